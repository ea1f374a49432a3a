/** The server's HTTP routes. */

import { isRecord } from "../storage";
import type {
  DailyInfo,
  GameInfo,
  HeldSeat,
  HighScore,
  JoinTable,
  LevelInfo,
  NewTable,
  ResultInfo,
  ReviewInfo,
  RulesInfo,
  StudyInfo,
  TableInfo,
  TableMade,
  VersionInfo,
} from "./types";

/** The server refused, or could not be reached (`net/failed`). The code is stable, the message is the server's own. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule = "",
    readonly status = 0,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

/** Where the server answers; tests put something else here. */
export const transport = { fetch: (path: string, init?: RequestInit) => fetch(path, init) };

async function call(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await transport.fetch(path, init);
  } catch {
    throw new Refusal("net/failed", "The server cannot be reached.");
  }
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const body: unknown = await answer.json().catch(() => null);
  if (isRecord(body) && typeof body.code === "string") {
    const rule = typeof body.rule === "string" ? body.rule : "";
    return new Refusal(body.code, String(body.message ?? ""), rule, answer.status);
  }
  return new Refusal("server/failed", answer.statusText, "", answer.status);
}

/** The server's types are generated into ./types.ts and held to it by a test, so its answers are trusted. */
async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await call(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

/** Answers that never change while the page is open are asked for once. */
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const asked = get<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

function query(args: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

const id = encodeURIComponent;

/** Which hi-scores: of so many seats, of an option set (`difficulty=hard,sets=2`), of a seed. */
export interface ScoresWanted {
  seats?: number;
  options?: string;
  seed?: string;
  limit?: number;
}

/** Which study: of so many seats, of an option set, in a language. */
export interface StudyWanted {
  seats: number;
  options: string;
  language: string;
}

export const api = {
  version: () => once<VersionInfo>("/api/version"),
  games: () => once<GameInfo[]>("/api/games"),
  levels: () => once<LevelInfo[]>("/api/levels"),
  catalogue: (game: string, language: string) =>
    once<Record<string, string>>(`/api/games/${id(game)}/catalogue${query({ language })}`),
  rules: (game: string, language: string) =>
    once<RulesInfo>(`/api/games/${id(game)}/rules${query({ language })}`),
  /** What many games between bots show; they may still be being played. */
  study: (game: string, wanted: StudyWanted) =>
    get<StudyInfo>(`/api/games/${id(game)}/study${query({ ...wanted })}`),
  table: (table: string) => get<TableInfo>(`/api/tables/${id(table)}`),
  makeTable: (wish: NewTable) => post<TableMade>("/api/tables", wish),
  join: (table: string, wish: JoinTable) => post<HeldSeat>(`/api/tables/${id(table)}/join`, wish),
  /** What the choices of a finished match were worth, as far as it is known by now. */
  review: (table: string) => get<ReviewInfo>(`/api/tables/${id(table)}/review`),
  results: (game: string | null = null, limit = 50) =>
    get<ResultInfo[]>(`/api/results${query({ game, limit })}`),
  highScores: (game: string, wanted: ScoresWanted = {}) =>
    get<HighScore[]>(`/api/hiscores/${id(game)}${query({ ...wanted })}`),
  /** The labyrinth of the day, with the result of one's own table if it is over. */
  daily: (table: string | null = null) => get<DailyInfo>(`/api/daily${query({ table })}`),
  /** Where the replay file of a finished match can be downloaded. */
  replayAddress: (table: string) => `/api/replays/${id(table)}`,
};
