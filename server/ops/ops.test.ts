import { describe, expect, it } from "vitest";
import { runOps } from "./ops";

/** Runs a command in this process with its arguments as they are typed. */
async function runTyped(args: string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runOps(args, env, {
    say: (line) => void lines.push(line),
    printError: (line) => void errors.push(line),
    signal: new AbortController().signal,
  });
  return { code, out: lines.join("\n"), err: errors.join("\n") };
}

const COMMANDS = ["backup", "backups", "restore", "move", "doctor", "admin"];

describe("the operator's commands", () => {
  it.each([[[]], [["--help"]], [["help"]]])("the list of commands is printed for %j", async (args) => {
    const { code, out } = await runTyped(args);
    expect(code).toBe(0);
    for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${name} +\\S`, "m"));
  });

  it.each(COMMANDS)("%s --help prints its help even if the settings are invalid", async (name) => {
    const { code, out, err } = await runTyped([name, "--help"], { PORT: "none" });
    expect([code, err]).toEqual([0, ""]);
    expect(out.startsWith(name)).toBe(true);
    expect(out.split("\n").every((line) => line.length <= 130)).toBe(true);
  });

  it.each([
    [["backupp"], /^There is no command "backupp"\./],
    [["toString"], /^There is no command "toString"\./],
    [["backup", "--keep", "none"], /^--keep must be a whole number from 1 to 10000\./],
    [["backup", "--every", "0"], /^--every must be a whole number/],
    [["backup", "--to"], /argument missing/],
    [["backup", "everything"], /^"everything" is one word too many\./],
    [["restore"], /^FOLDER is missing\./],
    [["doctor", "--fix"], /^Unknown option '--fix'\./],
    [["move", "--to", "x"], /^Unknown option '--to'\./],
  ])("the wrong arguments %j are explained, and the exit code is 2", async (args, sentence) => {
    const { code, err, out } = await runTyped(args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(sentence);
  });

  it("an invalid setting is named, and the exit code is 1", async () => {
    expect(await runTyped(["doctor"], { PORT: "none", SMTP_URL: "mail" })).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^PORT must be a whole number from 0 to 65535\.\n {2}SMTP_URL must be an address/,
      ),
    });
  });
});
