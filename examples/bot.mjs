// A bot for Fathomless in JavaScript, without dependencies: it makes a table, sits down beside the
// server's own bots, and plays anything legal until the match is over. docs/protocol.md is all it
// takes to write one.
//
//     node examples/bot.mjs http://127.0.0.1:8642 [game] [seats]
//
// To play at a table that exists already, give a seat's link instead of the address:
//
//     node examples/bot.mjs http://127.0.0.1:8642/t/TABLE/TOKEN

import { connect } from "./websocket.mjs";

const [place = "http://127.0.0.1:8642", game = "the-abyss", seats = "3"] = process.argv.slice(2);
const PROTOCOL = 1;

/** The table and the token from a seat's link, or those of a new table. */
async function findSeat() {
  const [, , table, token] = new URL(place).pathname.split("/");
  if (token) return { table, token };
  const bots = Array(Number(seats) - 1).fill({ player: "bot", level: "sunlit" });
  const answer = await fetch(new URL("/api/tables", place), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game, seats: [{ player: "me", name: "Node" }, ...bots] }),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Error(`${made.code}: ${made.message}`);
  return { table: made.table.id, token: made.seats[0].token };
}

/** Here a better bot would think: `now.view` is all it can see, `ask.options` all it can do. */
function choose(ask, now) {
  return ask.options[Math.floor(Math.random() * ask.options.length)].a;
}

/** Play over one connection; true when the match is over, false when the connection was lost. */
async function play({ table, token }) {
  const address = new URL(`/api/ws/${table}?v=${PROTOCOL}&token=${token}`, place);
  const socket = await connect(address.href.replace(/^http/, "ws"));
  for await (const text of socket.messages) {
    const frame = JSON.parse(text);
    if (frame.t === "welcome") seat = frame.seat;
    if (frame.t === "error") console.error(`refused, ${frame.code}: ${frame.message}`);
    const now = frame.now; // every frame that shows the table has it
    if (!now) continue;
    if (now.result) {
      report(now, frame.ply);
      socket.close();
      return true;
    }
    // A question with a single answer is answered by the table itself.
    if (now.ask && !now.ask.auto) {
      socket.send(JSON.stringify({ t: "act", ply: frame.ply, a: choose(now.ask, now) }));
    }
  }
  const { code, reason } = socket.closed;
  console.error(`closed: ${code} ${reason}`);
  if (code >= 4000 && code < 4008) throw new Error(`not welcome: ${code} ${reason}`);
  return false;
}

function report({ result, proof }, ply) {
  const won = result.ranking[0].includes(seat);
  console.log(JSON.stringify({ seat, won, totals: result.totals, ply, seed: proof.seed }));
}

let seat = null;
const held = await findSeat();
for (let attempt = 0; !(await play(held).catch(retry)); attempt++) {
  if (attempt === 20) throw new Error("the server does not come back");
  await new Promise((resolve) => setTimeout(resolve, 250));
}

function retry(error) {
  if (error.code !== "ECONNREFUSED" && error.code !== "ECONNRESET") throw error;
  return false;
}
