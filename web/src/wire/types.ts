// Made by `python -m fathomless.server.typescript` from the server's types, not by hand.

export const PROTOCOL = 1;

/** Answer the open question; a list is answered all or nothing. */
export interface Act {
  t: "act";
  ply: number;
  a: string | string[];
}

/** The open question, for the seat that must answer it. */
export interface Ask {
  kind: string;
  seat: number;
  prompt: Say;
  rule: string;
  options: Option[];
  auto: boolean;
}

/** Moves were taken back; `moves` are left. */
export interface Back {
  t: "back";
  ply: number;
  moves: number;
  seat: number;
  now: Moment;
}

/** Let a bot play a seat: an open one, one's own, or one whose holder is away. */
export interface Bot {
  t: "bot";
  seat: number;
  level: string;
}

/** One move in a hint: how often it was tried, and the chance to win, with its 95 % interval.

    In a game for one also the score to expect. */
export interface Candidate {
  a: string;
  visits: number;
  value: number;
  low: number;
  high: number;
  score: number | null;
}

/** A chapter of the ledger, in Markdown. */
export interface ChapterInfo {
  title: string;
  prose: string;
  rules: RuleInfo[];
}

/** The labyrinth of a day, and what has become of it: every finished try counts. */
export interface DailyInfo {
  game: string;
  date: string;
  seed: string;
  options: Record<string, string | number>;
  played: number;
  escaped: number;
  best: number | null;
  mine: HighScore | null;
}

/** Something was refused, and nothing has changed. */
export interface Error {
  t: "error";
  code: string;
  message: string;
  ply: number;
  rule: string;
}

/** A refusal. */
export interface ErrorInfo {
  code: string;
  message: string;
  rule: string;
}

/** Play on from a finished match, after so many of its moves. */
export interface Fork {
  table: string;
  moves: number;
}

export type Frame = Welcome | Synced | Step | Back | Seats | Thinking | VoteOpen | VoteOver | Hints | PastViews | Error | Pong;

/** The facts of a game. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  provenance: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
}

/** A seat and the secret that holds it: whoever has the link has the seat. */
export interface HeldSeat {
  seat: number;
  token: string;
  link: string;
}

/** One line of a hi-score list. */
export interface HighScore {
  table: string;
  name: string;
  player: string;
  total: number;
  place: number;
  seats: number;
  seed: string;
  finished: number;
  options: Record<string, string | number>;
  chosen_seed: boolean;
  moves: number;
}

/** Ask for the best moves with their chances. */
export interface Hint {
  t: "hint";
}

/** The best moves, best first, for the question at this ply. */
export interface Hints {
  t: "hint";
  ply: number;
  moves: Candidate[];
}

/** Tell the bots to move at once until a person is asked. */
export interface Hurry {
  t: "hurry";
}

/** Take an open seat: any, or a certain one. */
export interface JoinTable {
  invite: string;
  name: string;
  seat?: number | null;
}

/** A move in words: a key of the game's catalogue and what goes into its holes. */
export interface LabelInfo {
  key: string;
  args: Record<string, string | number>;
}

/** A strength that bots can be given. */
export interface LevelInfo {
  name: string;
  seconds: number;
}

/** The table as one seat, or a spectator, sees it now. */
export interface Moment {
  view: Record<string, unknown>;
  ask: Ask | null;
  waiting: Waiting | null;
  undo: boolean;
  result: Result | null;
  proof: Proof | null;
  order: string;
  takeback: boolean;
}

/** One choice of a match: after how many moves, whose, and what it was worth. */
export interface MomentInfo {
  move: number;
  seat: number;
  played: MoveInfo;
  best: MoveInfo;
  lost: number;
}

/** A move and its chance to win, with the 95 % interval. */
export interface MoveInfo {
  a: string;
  label: LabelInfo;
  value: number;
  low: number;
  high: number;
}

/** What somebody wants to play. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number>;
  seed?: string | null;
  hints?: boolean;
  fork?: Fork | null;
}

/** One legal answer: its text, what on the table it touches, and its words. */
export interface Option {
  a: string;
  refs: string[];
  label: Say;
}

/** A table option: a choice of words, or a whole number from `low` to `high`.

    `most_seats` says for each of the choices how many may play with it. */
export interface OptionInfo {
  name: string;
  default: string | number;
  help: string;
  choices: string[];
  most_seats: number[];
  low: number;
  high: number;
}

/** Tell the table what to let pass without asking: one of the table's orders. */
export interface Order {
  t: "order";
  order: string;
}

/** What one earlier move led to, as the seat saw it. */
export interface Past {
  move: number;
  events: (Record<string, string | number | string[] | null>)[];
}

/** The seat's own views after `start`, `start` + 1, … moves. */
export interface PastViews {
  t: "views";
  start: number;
  views: Record<string, unknown>[];
}

/** Ask for a pong. */
export interface Ping {
  t: "ping";
}

/** The answer to a ping. */
export interface Pong {
  t: "pong";
}

/** What lets everybody check that the deal was fixed before the first move. */
export interface Proof {
  seed: string;
  commitment: string;
}

export type Request = Act | Sync | Views | Undo | TakeBack | Vote | Hurry | Hint | Bot | Return | Order | Ping;

/** How the match ended. */
export interface Result {
  scores: Record<string, number>[];
  totals: number[];
  ranking: number[][];
  reason: string;
  tie_break: string | null;
}

/** A finished match. */
export interface ResultInfo {
  table: string;
  game: string;
  seats: number;
  options: Record<string, string | number>;
  seed: string;
  chosen_seed: boolean;
  moves: number;
  reason: string;
  tie_break: string | null;
  finished: number;
  scores: ScoreInfo[];
}

/** Take one's own seat back from the bot that has played it. */
export interface Return {
  t: "return";
}

/** A review as far as it has come; `of` is the number of choices in the match. */
export interface ReviewInfo {
  of: number;
  moments?: MomentInfo[];
  failed: boolean;
}

/** One rule of the ledger. */
export interface RuleInfo {
  id: string;
  text: string;
  source: string;
}

/** The rules page of a game. */
export interface RulesInfo {
  game: string;
  language: string;
  title: string;
  intro: string;
  chapters: ChapterInfo[];
}

/** A sentence: a key of the game's catalogue and what goes into its holes. */
export interface Say {
  key: string;
  args: Record<string, string | number>;
}

/** One seat's part of a result. `player` is human, or the level of a bot. */
export interface ScoreInfo {
  seat: number;
  name: string;
  player: string;
  total: number;
  place: number;
  categories: Record<string, number>;
}

/** Who sits where. `player` is human, bot or open; a stand-in plays for a human who is away. */
export interface SeatInfo {
  seat: number;
  name: string;
  player: string;
  level: string | null;
  stand_in: boolean;
  present: boolean;
}

/** Who shall sit here: me (a person with a token, also several on one device), bot, or open. */
export interface SeatWish {
  player: string;
  name?: string;
  level?: string | null;
}

/** Somebody came, went, or was replaced. */
export interface Seats {
  t: "seats";
  seats: SeatInfo[];
  started: boolean;
}

/** One move was made; `move` is its number, from 0. Seat −2: somebody passed, in secret. */
export interface Step {
  t: "step";
  ply: number;
  move: number;
  seat: number;
  events: (Record<string, string | number | string[] | null>)[];
  now: Moment;
  auto?: boolean;
}

/** A study of a game: how many games of it are played, and the page when they all are. */
export interface StudyInfo {
  done: number;
  of: number;
  page: string | null;
  failed: boolean;
}

/** Ask for everything since a ply. */
export interface Sync {
  t: "sync";
  ply?: number;
}

/** Everything from a move on: forget the moves from `start` on, then add `steps`. */
export interface Synced {
  t: "sync";
  ply: number;
  moves: number;
  start: number;
  steps: Past[];
  now: Moment;
  vote: VoteState | null;
  thinking: number | null;
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules_version: number;
  options: Record<string, string | number>;
  seats: SeatInfo[];
  commitment: string;
  chosen_seed: boolean;
  hints: boolean;
  started: boolean;
  over: boolean;
  moves: number;
  created: number;
  forked_from: string | null;
  orders: string[];
}

/** A new table, the seats its maker holds, and the way in for others. */
export interface TableMade {
  table: TableInfo;
  seats: HeldSeat[];
  spectators: string;
  invite: string | null;
  invite_link: string | null;
}

/** Ask the others to let the last choice be taken back. */
export interface TakeBack {
  t: "takeback";
}

/** A bot has begun to think; its step ends it. */
export interface Thinking {
  t: "thinking";
  seat: number;
}

/** Take back the last choice, where that needs nobody's leave. */
export interface Undo {
  t: "undo";
}

/** What runs here. */
export interface VersionInfo {
  version: string;
  protocol: number;
}

/** Ask for the seat's own views of earlier moments: after so many moves, and how many views. */
export interface Views {
  t: "views";
  start: number;
  count?: number;
}

/** Answer somebody's request for a take-back, or withdraw one's own. */
export interface Vote {
  t: "vote";
  yes: boolean;
}

/** A request for a take-back waits for answers. */
export interface VoteOpen {
  t: "vote";
  vote: VoteState;
}

/** The request is settled; if it was granted, a back frame follows. */
export interface VoteOver {
  t: "vote-over";
  seat: number;
  granted: boolean;
}

/** An open request for a take-back. */
export interface VoteState {
  seat: number;
  moves: number;
  yes: number[];
  need: number[];
}

/** The open question, for everybody else; seat −2 is somebody, and who is a secret. */
export interface Waiting {
  seat: number;
  kind: string;
}

/** First of all frames: where one has arrived. A sync frame follows. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  version: string;
  table: TableInfo;
  seat: number | null;
}
