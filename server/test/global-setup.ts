import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "../platform/db/embedded";
import { migrateDatabase } from "../platform/db/migrate";
import { createLogger } from "../platform/logger";

export type DatabaseTemplate =
  { kind: "embedded"; dump: string } | { kind: "server"; url: string; name: string };

declare module "vitest" {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/**
 * Migrates one database for all files of a project, and every test file then works on its own copy. It uses
 * the embedded database, or the server in TEST_DATABASE_URL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? prepareServer(project, url) : prepareEmbedded(project);
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "amberway-test-"));
  const database = await openEmbedded({ dir: null, log: createLogger("silent") });
  await migrateDatabase(database);
  const dump = join(folder, "template.tar");
  await writeFile(dump, await database.dump());
  await database.close();
  project.provide("databaseTemplate", { kind: "embedded", dump });
  return () => rm(folder, { recursive: true, force: true });
}

async function prepareServer(project: TestProject, url: string): Promise<() => Promise<void>> {
  const name = `amberway_template_${process.pid}_${project.name.replaceAll("-", "_")}`;
  const admin = new pg.Pool({ connectionString: url, max: 1 });
  await admin.query(`create database ${name}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: templateUrl.href, max: 1 });
  await migrateDatabase({ pool });
  await pool.end();
  project.provide("databaseTemplate", { kind: "server", url, name });
  return async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
}
