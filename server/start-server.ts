import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";
import { createApp } from "./app";
import { buildDeps } from "./build-deps";
import type { Config } from "./config";
import type { Deps } from "./deps";
import { openDatabase, type OpenDatabase } from "./db/database";
import { FolderRefusal } from "./db/folder-lock";
import { migrateDatabase } from "./db/migrate";
import { ensureAdmin } from "./features/auth/first-admin.service";
import { stopDraftRuns } from "./features/applications/draft-runs";
import { endStreams } from "./features/events/open-streams";
import { requestTextMending } from "./features/curation/mend-texts";
import { requestLogos } from "./features/logos/logos.service";
import { requestOpportunityEmbeddings } from "./features/matching/embeddings.service";
import { jobDefinitions } from "./jobs/definitions";
import { systemClock } from "./lib/clock";
import { describeGaps, findConfinement } from "./lib/deck-reader/confinement";
import { createLogger, type Logger } from "./lib/logger";
import { createTransport } from "./lib/mail/transport";
import { describeOldNode } from "./lib/node-support";
import { isDatabaseAway } from "./lib/pg-error";
import { createMetricsServer } from "./metrics/metrics.routes";
import { seedCatalogue } from "./seed/seed";

const DRAIN_MS = 8_000;
const DATABASE_RETRY_MS = 1_000;

type MakePage = (server: Server, deps: Deps) => RequestHandler | Promise<RequestHandler>;

/** An error whose message alone is meant for the person who starts the server. */
const plainError = (message: string) => Object.assign(new Error(message), { isPlain: true });

/**
 * Opens the database, brings it up to date, loads the starter catalogue and serves until SIGTERM or SIGINT.
 * @param page makes the handler of everything outside the API
 */
export async function startServer(config: Config, page: MakePage): Promise<void> {
  const log = createLogger(config.LOG_LEVEL);
  const opening = openDatabase(config, log);
  // A signal may come at any moment of the start: it closes what there is by then, and no further step is begun.
  const shutdown = stopOnSignal(
    async () => void (await (await opening.catch(() => undefined))?.close()),
    log,
  );
  try {
    await startUp({ config, log, page, opening, shutdown });
  } catch (error) {
    // A step of the start that ran into what was closed under it is no news.
    if (!shutdown.isDue()) throw error;
    log.debug({ err: error }, "the start was called off");
  }
}

/** Each step that takes time is followed by a look at whether the server shall stop. */
async function startUp({
  config,
  log,
  page,
  opening,
  shutdown,
}: {
  config: Config;
  log: Logger;
  page: MakePage;
  opening: Promise<OpenDatabase>;
  shutdown: Shutdown;
}): Promise<void> {
  const database = await opening.catch((error: unknown) => {
    if (error instanceof FolderRefusal) throw plainError(error.message);
    throw error;
  });
  if (shutdown.isDue()) return;
  database.onDeath((error) => {
    // It cannot heal in here: whoever started the process starts a new one.
    log.fatal({ err: error }, "the embedded database died");
    process.exit(1);
  });
  let ready = false;
  const transport = createTransport(config, log);
  const deps = buildDeps({ config, database, clock: systemClock, transport, log, isReady: () => ready });

  const server = createServer({
    // An upload may take five minutes. A JSON body has less: the reader of such bodies sees to that.
    requestTimeout: 300_000,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
  });
  const app = createApp(deps, await page(server, deps));
  server.on("request", (req, res) => void app(req, res));
  const metricsServer = config.METRICS_PORT === undefined ? null : createMetricsServer(deps);
  if (shutdown.isDue()) return;

  shutdown.stop = async () => {
    ready = false;
    metricsServer?.close().closeAllConnections();
    endStreams(deps);
    stopDraftRuns(deps);
    // Side by side: a request may be waiting for its job, and all of it has ten seconds.
    await Promise.all([drain(server, log), deps.jobs.stop()]);
    await deps.push.stop();
    await deps.deckReader.stop();
    await deps.mail.stop();
    transport.close();
    await database.close();
  };

  for (const step of [
    () => listen(server, { name: "PORT", port: config.PORT, host: config.HOST }),
    () => metricsServer && listenForMetrics(metricsServer, config),
    () => migrateWhenReachable(database, log),
    () => config.SEED === "catalogue" && seedCatalogue(deps),
    () => ensureAdmin(deps),
    () => deps.push.start(),
    () => deps.jobs.start(deps, jobDefinitions),
  ]) {
    await step();
    if (shutdown.isDue()) return;
  }
  ready = true;
  deps.mail.nudge();
  const { port } = server.address() as AddressInfo;
  const address = config.PORT === 0 ? config.PUBLIC_URL.replace(/:0$/, `:${port}`) : config.PUBLIC_URL;
  // For the person at the terminal, beside the log.
  const oldNode = describeOldNode(process.version);
  process.stdout.write(`\n  Ready: ${address}\n${oldNode ? `  ${oldNode}\n` : ""}\n`);
  void requestOpportunityEmbeddings(deps);
  const gaps = describeGaps(await findConfinement());
  if (gaps) log.warn(gaps);
  void requestTextMending(deps);
  void requestLogos(deps);
}

function listenForMetrics(server: Server, { METRICS_PORT = 0, METRICS_HOST }: Config): Promise<void> {
  return listen(server, { name: "METRICS_PORT", port: METRICS_PORT, host: METRICS_HOST });
}

/** @param at the name is that of the setting of the port */
function listen(
  server: Server,
  { name, port, host }: { name: string; port: number; host: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? plainError(
              `Cannot start: port ${port} is in use. Stop what uses it, or set ${name} to another number.`,
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}

/** A database server may come up after us. */
async function migrateWhenReachable({ pool, isEmbedded }: OpenDatabase, log: Logger): Promise<void> {
  for (;;) {
    try {
      return await migrateDatabase(pool);
    } catch (error) {
      if (isEmbedded || !isDatabaseAway(error)) throw error;
      log.warn("the database does not answer yet");
      await sleep(DATABASE_RETRY_MS);
    }
  }
}

/** Takes no new connections and lets the requests in flight end. */
async function drain(server: Server, log: Logger): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = new AbortController();
  const timeout = sleep(DRAIN_MS, "late" as const, { signal: late.signal }).catch(() => "stopped" as const);
  if ((await Promise.race([closed, timeout])) === "late") {
    log.warn("requests still in flight after 8 seconds were cut off");
    server.closeAllConnections();
  }
  late.abort();
}

type Shutdown = {
  /** Whether a signal has come. */
  isDue: () => boolean;
  /** What the first signal runs. */
  stop: () => Promise<void>;
};

function stopOnSignal(stop: () => Promise<void>, log: Logger): Shutdown {
  let isDue = false;
  const shutdown: Shutdown = { isDue: () => isDue, stop };
  const handle = () => {
    if (isDue) return;
    isDue = true;
    shutdown.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
  return shutdown;
}
