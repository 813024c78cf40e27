import pg from "pg";
import { PlainError } from "../errors/plain-error";
import { findPgError } from "../errors/pg-error";
import { splitAddress } from "./addresses";

type Settings = { DATABASE_URL?: string; DATA_DIR: string };

/** Reads the servers, database name and user of an address, without the password. */
function readPlace(url: string) {
  const places = splitAddress(url).map((address) => {
    const { host, port, database = "", user = "" } = new pg.Client({ connectionString: address });
    return { at: host.startsWith("/") ? host : `${host}:${port}`, database, user };
  });
  return { ...places[0]!, at: places.map(({ at }) => at).join(", ") };
}

/** Describes where the database is, in words, without the password. */
export function describeDatabase({ DATABASE_URL, DATA_DIR }: Settings): string {
  if (!DATABASE_URL) return `the embedded database in ${DATA_DIR}`;
  const { at, database } = readPlace(DATABASE_URL);
  return `the database "${database}" at ${at}`;
}

const ABSENCE_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "no such host is known",
  EAI_AGAIN: "its name cannot be looked up",
  EHOSTUNREACH: "no network route leads to the host",
  ENETUNREACH: "no network route leads to the host",
  ETIMEDOUT: "no answer",
  ECONNRESET: "the connection was cut",
  ENOENT: "there is no such socket",
};

const FOLDER_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  EROFS: "is on a disk that is read-only",
  ENOTDIR: "is not a folder",
  EEXIST: "is not a folder",
  ENOSPC: "is on a disk that is full",
  EDQUOT: "is on a disk that is full",
};

/** Lists the codes of an error and its causes, starting with the one from PostgreSQL. */
function listCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const fromServer = findPgError(error)?.code;
  const { code } = error as { code?: unknown };
  const inside = error instanceof AggregateError ? error.errors.flatMap(listCodes) : listCodes(error.cause);
  return [...(fromServer ? [fromServer] : []), ...(typeof code === "string" ? [code] : []), ...inside];
}

/** Returns the innermost message, which comes from the server itself. */
function readInnermost(error: unknown): string {
  let message = "";
  for (let current = error; current instanceof Error; current = current.cause) message = current.message;
  return message;
}

/** Explains why there is no answer; undefined for an error of another kind. */
function findAbsence(error: unknown): string | undefined {
  const known = listCodes(error)
    .map((code) => ABSENCE_REASONS[code])
    .find(Boolean);
  if (known) return known;
  return /time(out|d out)|timeout exceeded|terminated unexpectedly/i.test(readInnermost(error))
    ? "no answer"
    : undefined;
}

/** Explains in one sentence which database does not answer and why. Contains no text of a failed statement. */
function explainAbsence(error: unknown, url: string): string {
  const { at, database } = readPlace(url);
  return `The database "${database}" at ${at} does not answer: ${findAbsence(error) ?? readInnermost(error)}.`;
}

/** Explains why the start waits for a database, and until when. Contains no text of a failed statement. */
export function explainWaiting(error: unknown, url: string): string {
  if (!listCodes(error).includes("55P03"))
    return `${explainAbsence(error, url)} The start goes on when it does.`;
  const { at, database } = readPlace(url);
  return `The database "${database}" at ${at} cannot be brought up to date yet: a table that changes is in use. The start goes on when it is free.`;
}

/**
 * Explains what to fix before the embedded database's folder can be opened; null for any other error. Like
 * `explainRefusal`, it starts with a small letter, because it follows a colon.
 */
export function explainFolder(error: unknown, folder: string): string | null {
  const why = listCodes(error)
    .map((code) => FOLDER_PROBLEMS[code])
    .find(Boolean);
  return why ? `the data folder ${folder} ${why}. Mend that, or set DATA_DIR to another one.` : null;
}

/** Explains what to fix before the database server can be used; null for any other error. */
export function explainRefusal(error: unknown, url: string): string | null {
  const codes = listCodes(error);
  const { at, database, user } = readPlace(url);
  const message = readInnermost(error);
  if (codes.includes("28P01"))
    return `the database at ${at} refuses the password of the role "${user}". Check DATABASE_URL.`;
  if (codes.includes("28000"))
    return `the database at ${at} does not let the role "${user}" in: ${message}. Check DATABASE_URL.`;
  if (codes.includes("3D000"))
    return `there is no database "${database}" at ${at}. Create it, or check DATABASE_URL.`;
  const extension = /^permission denied to create extension "(\w+)"/.exec(message)?.[1];
  if (extension)
    return `the role "${user}" may not make the extension ${extension} in the database "${database}" at ${at}. Let a superuser run in it: create extension ${extension};`;
  if (codes.includes("42501"))
    return `the role "${user}" lacks a right in the database "${database}" at ${at}: ${message}. It must own its database, or be allowed to make tables and the extensions vector, pg_trgm and unaccent in it.`;
  if (/^extension .* is not available|extension control file/.test(message))
    return `the PostgreSQL server at ${at} lacks what the product needs: ${message}. Install pgvector 0.8 or newer on it.`;
  if (/client password must be a string/.test(message))
    return `the database at ${at} asks for a password, and DATABASE_URL has none.`;
  if (/does not support SSL/.test(message))
    return `the database at ${at} has no TLS, which DATABASE_URL asks for.`;
  if (codes.some((code) => /CERT|SIGNATURE/.test(code)))
    return `the certificate of the database at ${at} is not trusted: ${message}.`;
  return null;
}

/** Explains a database error for a command, which does not wait until the database is back. */
export function explainDatabaseFailure(error: unknown, settings: Settings): PlainError | null {
  const { DATABASE_URL: url } = settings;
  const refusal = url ? explainRefusal(error, url) : explainFolder(error, settings.DATA_DIR);
  if (refusal) return new PlainError(`${refusal.charAt(0).toUpperCase()}${refusal.slice(1)}`);
  return url && findAbsence(error) ? new PlainError(explainAbsence(error, url)) : null;
}
