import { createLogger } from "../../platform/logger";
import { migrateDatabase } from "../../platform/db/migrate";
import { openServer, type ServerSettings } from "../../platform/db/server-database";
import { startTestApp, type TestApp } from "../app";
import { type OwnPostgres, startOwnPostgres } from "./own-postgres";
import { startStandby } from "./own-standby";

// All processes of an installation have the same secret.
const SESSION_SECRET = "n3Qp8vXk2LrT7wYc5ZbJ9dFh4GmS6aEu";

export const METRICS_TOKEN = "what-only-the-collector-knows";

export type Replicated = {
  primary: OwnPostgres;
  replicas: OwnPostgres[];
  /** Starts another application on these databases, as a second process would. */
  startApp(changed?: Partial<ServerSettings>): Promise<TestApp>;
  destroy(): Promise<void>;
};

/** Starts a migrated server with replicas. The primary and each replica have their own settings. */
export async function startReplicated(
  settings: Record<string, string>,
  ...replicaSettings: Record<string, string>[]
): Promise<Replicated> {
  const primary = await startOwnPostgres(settings);
  const replicas: OwnPostgres[] = [];
  for (const replicaSetting of replicaSettings) replicas.push(await startStandby(primary, replicaSetting));
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
  await migrateDatabase(database);
  await database.close();

  return {
    primary,
    replicas,
    startApp: async (changed) => {
      const appDatabase = open(changed);
      await appDatabase.requireCurrentReplicas?.();
      const app = await startTestApp({ database: appDatabase, env: { SESSION_SECRET, METRICS_TOKEN } });
      apps.push(app);
      return app;
    },
    destroy: async () => {
      await Promise.allSettled(apps.map((app) => app.close()));
      for (const server of [...replicas, primary]) await server.destroy();
    },
  };
}
