// A bot for `fathomless arena` in JavaScript: questions come in on standard input, one to a line, and
// answers go out the same way. docs/bots.md says what the lines hold.
//
//     fathomless arena the-abyss --bots greedy --bot "node examples/stdio-bot.mjs" --games 100

import { createInterface } from "node:readline";

/** Here a better bot would think: `view` is all it can see, `options` all it can do. */
function choose({ options, seed }) {
  return options[seed % options.length].a;
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify({ a: choose(JSON.parse(line)) }));
}
