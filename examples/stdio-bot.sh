#!/bin/sh
# A bot for `fathomless arena` that needs nothing but a shell: it takes the first answer it is offered.
# docs/bots.md says what the lines hold.
#
#     fathomless arena the-abyss --bots random --bot "sh examples/stdio-bot.sh" --games 20

while read -r question; do
  first=${question#*'"options":[{"a":"'}
  printf '{"a":"%s"}\n' "${first%%\"*}"
done
