import { once } from "node:events";
import { chownSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../server/test/processes/free-port";
import { addDeckAt, decksAt, signUpAt } from "../../server/test/processes/server-process";
import { readCompose, type Service } from "./read-compose";
import { ROOT } from "./read-dockerfile";
import { findFirstProcess, NODE_USER, startContainer, type Tree } from "./run-container";

type Trial = {
  tree: Tree;
  /** The command of the image. */
  command: string[];
  folder: string;
  /** A PostgreSQL server that takes the place of the service `database`. */
  databaseUrl: string;
  expect: (holds: boolean, sentence: string) => void;
};

/** Reads the steps of "Restore in containers" in docs/operations.md. */
function readSteps(): string[] {
  const page = readFileSync(`${ROOT}docs/operations.md`, "utf8");
  const block = /^### Restore in containers\n[\s\S]*?```sh\n([\s\S]*?)```/m.exec(page)?.[1] ?? "";
  return block.split("\n").filter(Boolean);
}

/**
 * Does the steps of "Restore in containers" as they stand in docs/operations.md, with the services, volumes and
 * settings of compose.yaml, on an installation in which somebody has uploaded a file.
 */
export async function tryRestore({ tree, command, folder, databaseUrl, expect }: Trial): Promise<void> {
  const { services } = readCompose();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const databases: string[] = [];
  /** Other runs may use the same server. */
  const nameDatabase = (name: string) => `amberway_container_${process.pid}_${name}`;
  const createDatabase = async (name: string) => {
    databases.push(nameDatabase(name));
    await admin.query(`create database ${nameDatabase(name)}`);
  };

  // The file .env.
  const settings: Record<string, string> = {
    POSTGRES_PASSWORD: "secret",
    SESSION_SECRET: "a".repeat(32),
    SEED: "none",
  };
  const fillIn = (value: string) =>
    value.replace(
      /\$\{(\w+):[-?]([^}]*)\}/g,
      (_, name: string, otherwise: string) => settings[name] ?? otherwise,
    );
  const readEnv = (service: Service) => {
    const env = Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([name, value]) => [name, fillIn(value)]),
    );
    const address = new URL(databaseUrl);
    address.pathname = nameDatabase(new URL(env.DATABASE_URL!).pathname.slice(1));
    return { ...settings, ...env, DATABASE_URL: address.href, PORT: String(port) };
  };
  const findVolume = (name: string) => join(folder, `compose-${name}`);
  const mountVolume = (volume: string) => {
    const [name = "", to = "", mode] = volume.split(":");
    return { from: findVolume(name), to, isReadOnly: mode === "ro" };
  };
  for (const name of ["data", "backups"]) {
    mkdirSync(findVolume(name));
    chownSync(findVolume(name), NODE_USER.id, NODE_USER.id);
  }
  const start = (service: Service, words: string[]) =>
    startContainer(tree, words, service.volumes.map(mountVolume), readEnv(service));
  const runToEnd = async (name: "backup" | "restore", words: string[]) => {
    const container = start(services[name], words);
    const [output, errors] = await Promise.all([
      text(container.stdout!),
      text(container.stderr!),
      once(container, "close"),
    ]);
    expect(container.exitCode === 0, `${name}: ${words.join(" ")}`);
    if (container.exitCode !== 0) console.log(output + errors);
  };

  let app: ReturnType<typeof start> | undefined;
  const startApp = async () => {
    app = start(services.app, services.app.command ?? command);
    const isReady = () =>
      fetch(`${url}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let tries = 0; tries < 300 && !(await isReady()); tries += 1) await sleep(200);
    expect(await isReady(), "the server answers");
  };
  const stopApp = async () => {
    if (!app) return;
    process.kill(findFirstProcess(app), "SIGTERM");
    await once(app, "exit");
    app = undefined;
  };

  const readFiles = (name: string) => {
    const objects = join(findVolume("data"), name);
    return readdirSync(objects, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), "base64")])
      .sort();
  };

  const doStep = async (step: string): Promise<void> => {
    const database = /^docker compose exec database createdb --username amberway (\w+)$/.exec(step)?.[1];
    const setting = /^# In \.env: (\w+)=(\w+)$/.exec(step);
    const words = /^docker compose run --rm restore (.+)$/.exec(step)?.[1]?.split(" ");
    if (step === "docker compose stop app backup") await stopApp();
    else if (step === "docker compose up --detach") await startApp();
    else if (database) await createDatabase(database);
    else if (setting) settings[setting[1]!] = setting[2]!;
    else if (words) {
      const [backup = ""] = readdirSync(findVolume("backups"));
      await runToEnd(
        "restore",
        words.map((word) => word.replace(/^\/backups\/.+/, `/backups/${backup}`)),
      );
    } else throw new Error(`This step cannot be done without an engine: ${step}`);
  };

  try {
    await createDatabase("amberway");
    await startApp();
    const cookie = await signUpAt(url);
    await addDeckAt(url, cookie);
    const decks = (await decksAt(url, cookie)).map(({ id }) => id);
    await runToEnd("backup", ["node", "dist/server/ops.js", "backup", "--to", "/backups"]);
    for (const step of readSteps()) await doStep(step);
    const restored = (await decksAt(url, cookie)).map(({ id }) => id);
    expect(decks.length === 1 && restored.join() === decks.join(), "whoever was signed in has what they had");
    const files = readFiles("objects");
    expect(
      files.length === 1 && JSON.stringify(files) === JSON.stringify(readFiles("objects.before")),
      "the stored file is back, byte for byte",
    );
  } finally {
    await stopApp();
    for (const name of databases) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}
