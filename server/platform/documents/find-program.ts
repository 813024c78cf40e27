import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ConfinedProgram } from "./compile-program";

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const found = new Map<ConfinedProgram, Promise<string>>();

/** A confined program: built beside the server; in development and tests it is compiled when it is first needed. */
export function findProgram(which: ConfinedProgram): Promise<string> {
  const program = found.get(which) ?? find(which);
  found.set(which, program);
  // A failure such as a full disk may be over at the next call.
  program.catch(() => found.delete(which));
  return program;
}

async function find(which: ConfinedProgram): Promise<string> {
  const built = fileOf(`../${which}/${which}.mjs`);
  if (existsSync(built)) return realpath(built);
  const folder = fileOf(`../../../node_modules/.cache/${which}`);
  const { compileProgram } = await import("./compile-program");
  await compileProgram(which, folder);
  return realpath(`${folder}/${which}.mjs`);
}
