import { lockFolder } from "../../platform/db/folder-lock";

/**
 * A process that locks the folder of its first argument, prints that it has the lock or why not, and keeps it
 * until it is killed.
 */
const [folder = "", mode] = process.argv.slice(2);
try {
  await lockFolder(folder, { waitMs: 0 });
  process.stdout.write("has it\n");
  if (mode === "blocked") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
