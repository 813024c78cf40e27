import pg from "pg";
import { pgErrorOf } from "../lib/pg-error";

/** Where a database is and who asks for it, without the password. */
function placeOf(url: string) {
  const { host, port, database = "", user = "" } = new pg.Client({ connectionString: url });
  return { at: host.startsWith("/") ? host : `${host}:${port}`, database, user };
}

const codeOf = (error: unknown): string =>
  pgErrorOf(error)?.code ?? (error instanceof Error && "code" in error ? String(error.code) : "");

/** What the server itself says, at the end of the errors that wrap it. */
function saidBy(error: unknown): string {
  let said = "";
  for (let current = error; current instanceof Error; current = current.cause) said = current.message;
  return said;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "no such host is known",
  EAI_AGAIN: "its name cannot be looked up",
  EHOSTUNREACH: "there is no way to the host",
  ENETUNREACH: "there is no way to the host",
  ETIMEDOUT: "no answer",
};

/** One sentence for a log about a database that is away: which, and why. Its words are none of a failed statement. */
export function explainAbsence(error: unknown, url: string): string {
  const { at, database } = placeOf(url);
  const code = codeOf(error);
  const said = saidBy(error);
  const reason =
    REASONS[code] ?? (/time(out|d out)|terminated unexpectedly/i.test(said) ? "no answer" : said);
  return `The database "${database}" at ${at} does not answer: ${reason}.`;
}

/** One sentence about what a person has to mend before the database can be used, or null for anything else. */
export function explainRefusal(error: unknown, url: string): string | null {
  const { at, database, user } = placeOf(url);
  const code = codeOf(error);
  const said = saidBy(error);
  const cannot = (why: string) => `Cannot start: ${why}`;
  if (code === "28P01")
    return cannot(`the database at ${at} refuses the password of the role "${user}". Check DATABASE_URL.`);
  if (code === "28000")
    return cannot(`the database at ${at} does not let the role "${user}" in: ${said}. Check DATABASE_URL.`);
  if (code === "3D000")
    return cannot(`there is no database "${database}" at ${at}. Create it, or check DATABASE_URL.`);
  if (code === "42501")
    return cannot(`the role "${user}" lacks a right in the database "${database}" at ${at}: ${said}.`);
  if (/^extension .* is not available|extension control file/.test(said))
    return cannot(`the PostgreSQL server at ${at} lacks what the product needs: ${said}.`);
  if (/client password must be a string/.test(said))
    return cannot(`the database at ${at} asks for a password, and DATABASE_URL has none.`);
  if (/does not support SSL/.test(said))
    return cannot(`the database at ${at} has no TLS, which DATABASE_URL asks for.`);
  if (/CERT|SIGNATURE/.test(code))
    return cannot(`the certificate of the database at ${at} is not trusted: ${said}.`);
  return null;
}
