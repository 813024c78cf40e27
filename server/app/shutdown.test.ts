import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const CLOSE = `async () => log.info("everything is closed")`;

/** Runs the code in a process of its own, with that code as its stop. Returns how it ended and its log. */
function run(code: string, stop = CLOSE) {
  const start = `
    import { createLogger } from "./server/platform/logger";
    import { stopOnSignal } from "./server/app/shutdown";
    const log = createLogger("info");
    stopOnSignal(${stop}, log);
    setInterval(() => {}, 60_000);
  `;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", start + code],
    { cwd: fileURLToPath(new URL("../..", import.meta.url)), encoding: "utf8" },
  );
  const lines = stdout.split("\n").filter(Boolean);
  return { status, stderr, log: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

/** A fatal line is written at once, also before an earlier one that is still on its way: nothing here tells their order. */
const hasLines = (...lines: object[]) =>
  expect.arrayContaining(lines.map((line) => expect.objectContaining(line)));
const says = (message: string) => ({ level: 60, err: expect.objectContaining({ message }) });

describe("an error that nothing caught", () => {
  it.each([
    ["a throw", "setImmediate(() => { throw new Error('broken'); });"],
    ["a rejection", "void Promise.reject(new Error('broken'));"],
  ])("is logged, and the process closes what is open and ends with 1: %s", (_name, code) => {
    expect(run(code)).toEqual({
      status: 1,
      stderr: "",
      log: hasLines(says("broken"), { msg: "everything is closed" }),
    });
  });

  it("ends the process at once when it comes during a stop that does not end", () => {
    const stop = "() => { setImmediate(() => { throw new Error('two'); }); return new Promise(() => {}); }";
    expect(run("setImmediate(() => { throw new Error('one'); });", stop)).toEqual({
      status: 1,
      stderr: "",
      log: hasLines(says("one"), says("two")),
    });
  });
});
