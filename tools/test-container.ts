import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../server/test/processes/free-port";
import {
  buildImage,
  findFirstProcess,
  NODE_USER,
  startContainer,
  type Tree,
} from "./container/run-container";
import { readDockerfile } from "./container/read-dockerfile";
import { tryRestore } from "./container/try-restore";

/**
 * Builds the Dockerfile without a container engine: it runs the same instructions in a chroot folder, with
 * this machine's programs instead of the base image. Then it runs the result as an engine would: not as root,
 * on a read-only file system, without capabilities, as the first process of its namespace. Exits with 1 when
 * the server does not answer, is unhealthy, writes where it must not, or takes more than ten seconds to stop. With
 * TEST_DATABASE_URL it also restores a backup in the services of compose.yaml.
 */
const NODE_ID = NODE_USER.id;
const READY_MS = 120_000;
const STOP_MS = 10_000;

const isPossible =
  process.getuid?.() === 0 &&
  spawnSync("unshare", ["--mount", "--pid", "--fork", "sh", "-c", "mount -t tmpfs tmpfs /tmp"]).status === 0;
if (!isPossible) {
  console.log("Left out: the container's steps (root and the right to mount are needed for them).");
  process.exit(0);
}

const startedAt = Date.now();
const folder = mkdtempSync(join(tmpdir(), "amberway-container-"));
const failures: string[] = [];
const expect = (holds: boolean, sentence: string) => {
  console.log(`${holds ? "yes" : "NO "}  ${sentence}`);
  if (!holds) failures.push(sentence);
};

try {
  const image = readDockerfile();
  const tree = buildImage(image, folder, (line) => console.log(line));
  await tryContainer(tree, image);
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl) await tryRestore({ tree, command: image.command, folder, databaseUrl, expect });
  else
    console.log(
      "Left out: a restore in containers (set TEST_DATABASE_URL to a PostgreSQL server with pgvector).",
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${failures.length === 0 ? "All of it holds" : `${failures.length} failed`}, after ${Math.round((Date.now() - startedAt) / 1000)} s.`,
);
process.exit(failures.length === 0 ? 0 : 1);

async function tryContainer(
  tree: Tree,
  { command, healthCheck, volumes }: ReturnType<typeof readDockerfile>,
): Promise<void> {
  const mounts = [...volumes, "/backups"].map((to) => {
    const from = join(folder, `volume${to.replaceAll("/", "-")}`);
    mkdirSync(from);
    // A new volume gets the owner of its folder in the image.
    chownSync(from, NODE_ID, NODE_ID);
    return { from, to };
  });
  const port = await freePort();
  const server = startContainer(tree, command, mounts, { PORT: String(port) });
  let output = "";
  for (const stream of [server.stdout!, server.stderr!])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(server, "exit") as Promise<[number | null]>;
  /** Runs a second process beside the first one, as `docker exec` does. */
  const exec = (args: string[]) => {
    const inside = [
      "--target",
      String(findFirstProcess(server)),
      "--mount",
      "--pid",
      "--",
      "/usr/sbin/chroot",
      tree.root,
    ];
    const dropRights = [
      "/usr/bin/setpriv",
      `--reuid=${NODE_ID}`,
      `--regid=${NODE_ID}`,
      "--clear-groups",
      "--bounding-set=-all",
    ];
    const env = Object.entries({
      ...tree.env,
      PORT: String(port),
      PATH: `${process.execPath.replace(/\/node$/, "")}:/usr/bin:/bin`,
    });
    return spawnSync(
      "nsenter",
      [
        ...inside,
        ...dropRights,
        "/usr/bin/env",
        "-i",
        `--chdir=${tree.workdir}`,
        ...env.map(([name, value]) => `${name}=${value}`),
        ...args,
      ],
      { encoding: "utf8" },
    );
  };

  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const hasEnded = ended.then(() => true);
  for (const end = Date.now() + READY_MS; Date.now() < end && !(await isReady());)
    if (await Promise.race([hasEnded, sleep(200, false)])) break;
  expect(await isReady(), "serves from a read-only file system, as nobody in particular");
  const page = await fetch(url).then(
    (answer) => answer.text(),
    () => "",
  );
  expect(page.includes('<div id="root"'), "serves the page");
  const health = exec(healthCheck);
  expect(health.status === 0, `passes its health check${health.stderr ? `: ${health.stderr}` : ""}`);
  const write = exec(["node", "-e", "require('fs').writeFileSync('/app/written', '')"]);
  expect(/EROFS|EACCES/.test(write.stderr), "cannot write to its own program");
  const whoami = exec(["node", "-p", "process.getuid()"]);
  expect(whoami.stdout.trim() === String(NODE_ID), "is not root");
  const backup = exec(["node", "dist/server/ops.js", "backup", "--to", "/backups"]);
  const backupNames = readdirSync(join(folder, "volume-backups"));
  expect(
    backup.status === 0 && backupNames.length === 1,
    `makes a backup beside the server${backup.stderr ? `: ${backup.stderr}` : ""}`,
  );
  const check = exec(["node", "dist/server/ops.js", "restore", `/backups/${backupNames[0]}`, "--check"]);
  expect(check.status === 0, "finds the backup whole");
  const doctor = exec(["node", "dist/server/ops.js", "doctor"]);
  expect(
    doctor.status === 0,
    `has a doctor who finds nothing broken${doctor.status === 0 ? "" : `: ${doctor.stdout}${doctor.stderr}`}`,
  );

  const stopRequestedAt = Date.now();
  process.kill(findFirstProcess(server), "SIGTERM");
  const [code] = await Promise.race([ended, sleep(STOP_MS, [null] as [null])]);
  expect(code === 0, `stops by itself on SIGTERM, in ${Date.now() - stopRequestedAt} ms`);
  expect(existsSync(join(folder, "volume-data/database/data/PG_VERSION")), "keeps its data in the volume");
  if (code === null) server.kill("SIGKILL");
  if (failures.length > 0) console.log(output);
}
