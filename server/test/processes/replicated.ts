import { createLogger } from "../../platform/logger";
import { migrateDatabase } from "../../platform/db/migrate";
import { openServer, type ServerSettings } from "../../platform/db/server-database";
import { startTestApp, type TestApp } from "../app";
import { type OwnPostgres, startOwnPostgres } from "./own-postgres";
import { startStandby } from "./own-standby";

// One for all processes of an installation.
const SESSION_SECRET = "n3Qp8vXk2LrT7wYc5ZbJ9dFh4GmS6aEu";

export const METRICS_TOKEN = "what-only-the-collector-knows";

export type Replicated = {
  primary: OwnPostgres;
  replicas: OwnPostgres[];
  /** Another process on them, as far as one process can be two. */
  startApp(changed?: Partial<ServerSettings>): Promise<TestApp>;
  destroy(): Promise<void>;
};

/** A migrated server of one's own with replicas, each with settings of its own. */
export async function startReplicated(
  settings: Record<string, string>,
  ...replicaSettings: Record<string, string>[]
): Promise<Replicated> {
  const primary = await startOwnPostgres(settings);
  const replicas: OwnPostgres[] = [];
  for (const one of replicaSettings) replicas.push(await startStandby(primary, one));
  const apps: TestApp[] = [];
  const open = (changed: Partial<ServerSettings> = {}) =>
    openServer(
      {
        DATABASE_URL: primary.url,
        DATABASE_READ_URLS: replicas.map(({ url }) => url).join(","),
        DB_POOL: 5,
        ...changed,
      },
      createLogger("silent"),
    );

  const database = open({ DATABASE_READ_URLS: undefined });
  await migrateDatabase(database.pool);
  await database.close();

  return {
    primary,
    replicas,
    startApp: async (changed) => {
      const opened = open(changed);
      await opened.requireCurrentReplicas?.();
      const app = await startTestApp({ database: opened, env: { SESSION_SECRET, METRICS_TOKEN } });
      apps.push(app);
      return app;
    },
    destroy: async () => {
      await Promise.allSettled(apps.map((app) => app.close()));
      for (const server of [...replicas, primary]) await server.destroy();
    },
  };
}
