import { createHash } from "node:crypto";
import type { SourceAnswer } from "@shared/schema/index";
import { message } from "@shared/words/messages";
import type { ApiFetcher } from "../../../platform/fetch/types";
import { AppError } from "../../../platform/errors/app-error";
import type { Db } from "../../../platform/db/database";
import type { Clock } from "../../../platform/clock";
import { packJson, unpackJson } from "../../../platform/text/packed-json";
import { deleteAnswersBefore, findLastAnswer, insertAnswer, markAnswerRead } from "./answers.queries";
import type { ApiSource, SourceQuestion } from "./types";

const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;

export type Asking = {
  apis: ApiFetcher;
  db: Db;
  clock: Clock;
  signal: AbortSignal;
  /** With the key of the source. They are not archived. */
  headers?: Record<string, string> | undefined;
};

/**
 * Asks a source and archives its answer without what it says of persons. An answer that is kept already is asked for
 * only if it has changed, and is not stored twice.
 * @returns the answer as parsed JSON, or as the question turns it into JSON
 * @throws FetchFailure; AppError upstream_failed for an answer of another form; the signal's reason
 */
export async function askSource(
  { apis, db, clock, signal, headers }: Asking,
  source: ApiSource,
  asked: SourceQuestion,
): Promise<unknown> {
  const { url, body, other } = asked;
  const question = digestQuestion(asked);
  const kept = await findLastAnswer(db, source.id, question);
  const fetched = await apis.ask({
    url,
    signal,
    ...(body ? { body } : {}),
    ...(other ? { accept: other.accept } : {}),
    ...(other?.bytesMax === undefined ? {} : { bytesMax: other.bytesMax }),
    ...(headers ? { headers } : {}),
    ...(kept ? { kept } : {}),
    ...(source.gapMs === undefined ? {} : { gapMs: source.gapMs }),
  });
  if (fetched === "unchanged") {
    if (!kept) throw new Error("An answer that was not kept cannot be unchanged");
    await markAnswerRead(db, kept.id, kept, clock.now());
    return JSON.parse(await unpackKept(kept));
  }
  const archived = parseAnswer(fetched.text, source, other);
  const { etag, lastModified } = fetched;
  const readAt = clock.now();
  const text = JSON.stringify(archived);
  if (kept && (await unpackKept(kept)) === text)
    await markAnswerRead(db, kept.id, { etag, lastModified }, readAt);
  else
    await insertAnswer(db, {
      sourceId: source.id,
      question,
      url,
      body: await packJson(archived),
      size: Buffer.byteLength(text),
      etag,
      lastModified,
      readAt,
    });
  return archived;
}

export const unpackKept = async ({ body }: Pick<SourceAnswer, "body">): Promise<string> =>
  (await unpackJson(Buffer.from(body))).toString();

/** Deletes at most `limit` archived answers that are 90 days old, and returns how many. */
export const deleteOldAnswers = (db: Db, now: Date, limit: number): Promise<number> =>
  deleteAnswersBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS), limit);

/** Returns the name under which the answers to a question are archived. */
export const digestQuestion = ({ url, body }: Pick<SourceQuestion, "url" | "body">): string =>
  createHash("sha256")
    .update(`${url}\n${body?.text ?? ""}`)
    .digest("base64url");

/** Parses an answer and removes persons, which takes its known form. */
function parseAnswer(text: string, source: ApiSource, other: SourceQuestion["other"]): unknown {
  try {
    const answer: unknown = other ? other.toJson(text) : JSON.parse(text);
    return source.removePersons ? source.removePersons(answer) : answer;
  } catch (error) {
    throw toFormFailure(source, error);
  }
}

/** The failure of an answer that the adapter does not understand as a whole. */
export const toFormFailure = ({ name }: Pick<ApiSource, "name">, cause: unknown): AppError =>
  new AppError(
    "upstream_failed",
    message("The answer of {name} is not in its known form.", { name }),
    undefined,
    { cause },
  );
