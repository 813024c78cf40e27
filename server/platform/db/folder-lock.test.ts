import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLogger } from "../logger";
import { compileProgram } from "../../test/processes/compile-program";
import { asContainer, canBeContainer } from "../../test/processes/namespaces";
import { openEmbedded } from "./embedded";
import { FolderRefusal, lockFolder } from "./folder-lock";
import { describeProcess } from "./older-folder-lock";

let dir: string;
const running: ChildProcess[] = [];
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), "amberway-lock-"))));
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(running.splice(0).map(kill));
  await rm(dir, { recursive: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** Another process that asks for the folder, and what it says to that. */
async function askElsewhere(
  mode = "",
  wrapper: string[] = [],
): Promise<{ child: ChildProcess; output: string }> {
  const program = await compileProgram(new URL("../../test/processes/lock-process.ts", import.meta.url));
  const [command = "", ...given] = [...wrapper, process.execPath, program, dir, mode];
  const child = spawn(command, given, { stdio: ["ignore", "pipe", "inherit"] });
  running.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, output: line.toString().trim() };
}

const inUse = (holder: string) =>
  `The data folder ${dir} is in use by ${holder}. Stop that process first, or set DATA_DIR to another folder.`;

describe("the lock on the data folder", () => {
  it("refuses a second process while the first lives, and admits it as soon as the first was killed", async () => {
    const { child, output } = await askElsewhere();
    expect(output).toBe("has it");
    await expect(lockFolder(dir, { waitMs: 0 })).rejects.toThrow(inUse(`process ${child.pid}`));
    await kill(child);
    const unlock = await lockFolder(dir, { waitMs: 0 });
    expect((await askElsewhere()).output).toBe(inUse(`process ${process.pid}`));
    unlock();
    expect((await askElsewhere()).output).toBe("has it");
  });

  it("refuses a second lock in the same process", async () => {
    const unlock = await lockFolder(dir);
    await expect(lockFolder(dir, { waitMs: 0 })).rejects.toThrow(FolderRefusal);
    unlock();
    (await lockFolder(dir, { waitMs: 0 }))();
  });

  it("waits for a holder that is shutting down", async () => {
    const unlock = await lockFolder(dir);
    let isHeld = true;
    const waiting = lockFolder(dir, { waitMs: 10_000 }).then((release) => ({ release, wasHeld: isHeld }));
    setImmediate(() => {
      isHeld = false;
      unlock();
    });
    const { release, wasHeld } = await waiting;
    expect(wasHeld).toBe(false);
    // The folder is theirs now.
    await expect(lockFolder(dir, { waitMs: 0 })).rejects.toThrow(FolderRefusal);
    release();
  });

  it("is kept by a process that is stopped or too busy", async () => {
    const { child } = await askElsewhere("blocked");
    await expect(lockFolder(dir, { waitMs: 200 })).rejects.toThrow(FolderRefusal);
    child.kill("SIGSTOP");
    await expect(lockFolder(dir, { waitMs: 200 })).rejects.toThrow(FolderRefusal);
  });

  it.skipIf(!canBeContainer())("holds between containers that share the folder", async () => {
    const first = await askElsewhere("", asContainer("first"));
    expect(first.output).toBe("has it");
    expect((await askElsewhere("", asContainer("second"))).output).toBe(inUse("process 1 on first"));
    await expect(lockFolder(dir, { waitMs: 0 })).rejects.toThrow(inUse("process 1 on first"));
    await kill(first.child);
    const unlock = await lockFolder(dir, { waitMs: 5_000 });
    expect((await askElsewhere("", asContainer("second"))).output).toBe(
      inUse(`process ${process.pid} on ${hostname()}`),
    );
    unlock();
  });

  it("works together with servers of older releases in both directions", async () => {
    const mark = join(dir, "owner.pid");
    await writeFile(mark, describeProcess(process.ppid));
    await expect(lockFolder(dir, { waitMs: 0 })).rejects.toThrow(inUse(`process ${process.ppid}`));
    await writeFile(mark, `${process.ppid} 1`);
    const unlock = await lockFolder(dir, { waitMs: 0 });
    expect(await readFile(mark, "utf8")).toBe(describeProcess(process.pid));
    unlock();
    expect(await readdir(dir)).toEqual(["owner.lock"]);
  });

  it.runIf(process.platform === "linux")(
    "is not done without: where there are no locks it says so",
    async () => {
      vi.stubEnv("PATH", dir);
      await expect(lockFolder(dir, { waitMs: 0 })).rejects.toThrow(
        /^The data folder .* cannot be locked \(.*flock.*\), and two processes in it would destroy data\./,
      );
    },
  );

  it.each([
    ["removed", () => rm(join(dir, "owner.lock"))],
    [
      "replaced",
      async () => {
        await writeFile(join(dir, "other"), "1\nelsewhere\n");
        await rename(join(dir, "other"), join(dir, "owner.lock"));
      },
    ],
  ])("notifies its holder when its file was %s", async (_, takeAway) => {
    const onLost = vi.fn<(error: Error) => void>();
    const unlock = await lockFolder(dir, { checkEveryMs: 10, onLost });
    await takeAway();
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    expect(onLost.mock.calls[0]![0].message).toBe(`The data folder ${dir} was taken away from this process.`);
    unlock();
  });

  it("stops the database at once when another process has taken it", { timeout: 180_000 }, async () => {
    const database = await openEmbedded({ dir, log: createLogger("silent") });
    const death = new Promise<Error>((resolve) => database.onDeath(resolve));
    const statement = database.pool.query("select pg_sleep(60)").catch((error: unknown) => error);
    await rm(join(dir, "owner.lock"));
    expect((await death).message).toMatch(/was taken away/);
    expect(await statement).toBeInstanceOf(Error);
    await expect(database.pool.query("select 1")).rejects.toThrow();
    await database.close();
  });
});
