import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let found: Promise<string> | undefined;

/** The program that reads documents: built beside the server; in development and tests it is compiled when it is first needed. */
export function findProgram(): Promise<string> {
  found ??= find();
  // A failure such as a full disk may be over at the next call.
  found.catch(() => (found = undefined));
  return found;
}

async function find(): Promise<string> {
  const built = fileOf("../document-reader/document-process.mjs");
  if (existsSync(built)) return realpath(built);
  const folder = fileOf("../../../node_modules/.cache/document-reader");
  const { compileProgram } = await import("./compile-program");
  await compileProgram(folder);
  return realpath(`${folder}/document-process.mjs`);
}
