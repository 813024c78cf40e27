import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";
import { createApp } from "./app";
import { buildDeps } from "./build-deps";
import { createListener } from "./create-listener";
import type { Config } from "../platform/config/config";
import type { Deps } from "../context/deps";
import { openDatabase, type OpenDatabase } from "../platform/db/database";
import { explainFolder, explainRefusal, explainWaiting } from "../platform/db/explain-failure";
import { FolderRefusal } from "../platform/db/folder-lock";
import { migrateDatabase } from "../platform/db/migrate";
import { retryUntilDatabaseIsBack } from "../platform/db/retry-database";
import { ensureAdmin } from "../features/auth/first-admin.service";
import { requestTextMending } from "../features/catalogue/curation/mend-texts";
import { resealSecrets } from "../features/second-factor/reseal-secrets";
import { resealWebhooks } from "../features/webhooks/reseal-webhooks";
import { requestLogos } from "../features/logos/logos.service";
import { requestDuplicateSearch } from "../features/catalogue/duplicates/find-duplicates";
import { prepareVocabulary } from "../features/matching/embedder/embedder";
import { requestOpportunityEmbeddings } from "../features/matching/retrieval/embeddings.service";
import { createDrain } from "../http/drain";
import { jobDefinitions } from "./job-definitions";
import { systemClock } from "../platform/clock";
import { describeGaps, findConfinement } from "../platform/documents/confinement";
import { createLogForwarder } from "../platform/log-forwarder";
import { createLogger, type Logger, writeToBoth } from "../platform/logger";
import { createTransport } from "../platform/mail/transport";
import { describeOldNode } from "./node-support";
import { PlainError } from "../platform/errors/plain-error";
import { createMetricsServer } from "../features/metrics/metrics.routes";
import { seedExchangeRates } from "../seed/exchange-rates";
import { seedCatalogue } from "../seed/seed";
import { type Shutdown, stopOnSignal } from "./shutdown";

/** How long new requests are still accepted after the signal to stop. */
const LAST_REQUESTS_MS = 1_500;

type MakePage = (server: Server, deps: Deps) => RequestHandler | Promise<RequestHandler>;

/**
 * Opens the database, brings it up to date, loads the starter catalogue and serves until SIGTERM or SIGINT.
 * @param page makes the handler of everything outside the API
 */
export async function startServer(config: Config, page: MakePage): Promise<void> {
  const collector = config.LOG_COLLECTOR_URL
    ? createLogForwarder({ address: config.LOG_COLLECTOR_URL, token: config.LOG_COLLECTOR_TOKEN })
    : null;
  const log = createLogger(config.LOG_LEVEL, collector ? writeToBoth(collector) : undefined);
  for (const sentence of config.unknownSettings) log.warn(sentence);
  const opening = openDatabase(config, log);
  // A signal may come at any moment of the start: close what is open by then, and begin no further step.
  const shutdown = stopOnSignal(async () => {
    await (await opening.catch(() => undefined))?.close();
    await collector?.stop();
  }, log);
  try {
    await startUp({
      config,
      log,
      page,
      opening,
      shutdown,
      endLog: async () => void (await collector?.stop()),
    });
  } catch (error) {
    // During a shutdown a step may fail because its connections were closed. That is expected.
    if (shutdown.isRequested()) return log.debug({ err: error }, "the start was called off");
    const refusal = config.DATABASE_URL && explainRefusal(error, config.DATABASE_URL);
    throw refusal ? new PlainError(`Cannot start: ${refusal}`) : error;
  }
}

/** Runs the steps of the start in order. Checks after each slow step whether the server should stop. */
async function startUp({
  config,
  log,
  page,
  opening,
  shutdown,
  endLog,
}: {
  config: Config;
  log: Logger;
  page: MakePage;
  opening: Promise<OpenDatabase>;
  shutdown: Shutdown;
  /** Sends the last lines of the log to where it is collected. */
  endLog: () => Promise<void>;
}): Promise<void> {
  const database = await opening.catch((error: unknown) => {
    if (error instanceof FolderRefusal) throw new PlainError(error.message);
    const why = config.DATABASE_URL ? null : explainFolder(error, config.DATA_DIR);
    throw why ? new PlainError(`Cannot start: ${why}`) : error;
  });
  if (shutdown.isRequested()) return;
  database.onDeath((error) => {
    // The process cannot recover from this; a process manager has to start a new one.
    log.fatal({ err: error }, "the embedded database died");
    process.exit(1);
  });
  let ready = false;
  const transport = createTransport(config, log);
  const deps = buildDeps({
    config,
    database,
    clock: systemClock,
    transport,
    log,
    isReady: () => ready,
    isStopping: () => shutdown.isRequested(),
  });
  // Afterwards it would hold up everybody who asks at that moment.
  prepareVocabulary();

  const server = createListener(
    config,
    {
      // An upload may take five minutes. JSON bodies have a shorter limit of their own (json-body.ts).
      requestTimeout: 300_000,
      headersTimeout: 15_000,
      // Longer than proxies keep an idle connection, usually a minute: one that is closed here first loses the request
      // that was just sent on it.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    { log },
  );
  const drain = createDrain(server, log);
  const app = createApp(deps, await page(server, deps));
  server.on("request", (req, res) => void app(req, res));
  const metricsServer = config.METRICS_PORT === undefined ? null : createMetricsServer(deps);
  if (shutdown.isRequested()) return;

  shutdown.stop = async (signal) => {
    metricsServer?.close().closeAllConnections();
    const serve = async () => {
      drain.announce();
      // A load balancer learns from `/api/health/ready` to send no more requests here, which takes a moment. There is
      // no load balancer when a person presses Ctrl+C, or during the start.
      if (signal === "SIGTERM" && ready) await sleep(LAST_REQUESTS_MS);
      deps.streams.endAll();
      deps.draftRuns.stop();
      await drain.drain();
    };
    // Both at the same time: a request may be waiting for its job, and everything has to end within ten seconds.
    await Promise.all([serve(), deps.jobs.stop()]);
    await Promise.all([deps.push.stop(), deps.documentReader.stop(), deps.mail.stop()]);
    transport.close();
    await database.close();
    await endLog();
  };

  await listen(server, { name: "PORT", port: config.PORT, host: config.HOST });
  if (metricsServer) await listenForMetrics(metricsServer, config);
  for (const step of [
    () => migrateDatabase(database),
    async () => void (config.SEED === "catalogue" && (await seedCatalogue(deps))),
    () => seedExchangeRates(deps),
    () => ensureAdmin(deps),
    () => resealSecrets(deps),
    () => resealWebhooks(deps),
    async () => database.requireCurrentReplicas?.(),
    () => deps.push.start(),
    () => deps.jobs.start(deps, jobDefinitions),
  ]) {
    if (shutdown.isRequested()) return;
    await retryUntilReachable(step, { config, log, shutdown });
  }
  if (shutdown.isRequested()) return;
  ready = true;
  deps.mail.nudge();
  const { port } = server.address() as AddressInfo;
  const address = config.PORT === 0 ? config.PUBLIC_URL.replace(/:0$/, `:${port}`) : config.PUBLIC_URL;
  // Printed for the person at the terminal, in addition to the log.
  const oldNode = describeOldNode(process.version);
  process.stdout.write(`\n  Ready: ${address}\n${oldNode ? `  ${oldNode}\n` : ""}\n`);
  void requestOpportunityEmbeddings(deps);
  const gaps = describeGaps(await findConfinement());
  if (gaps) log.warn(gaps);
  void requestTextMending(deps);
  void requestDuplicateSearch(deps);
  void requestLogos(deps);
}

function listenForMetrics(server: Server, { METRICS_PORT = 0, METRICS_HOST }: Config): Promise<void> {
  return listen(server, { name: "METRICS_PORT", port: METRICS_PORT, host: METRICS_HOST });
}

/** @param at `name` is the setting that holds the port */
function listen(
  server: Server,
  { name, port, host }: { name: string; port: number; host: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new PlainError(
              `Cannot start: port ${port} is in use. Stop what uses it, or set ${name} to another number.`,
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}

/**
 * Repeats a step until the database server answers. It may start after us or go away in the middle of a step, and every
 * step is safe to repeat.
 */
async function retryUntilReachable(
  step: () => Promise<void>,
  {
    config: { DATABASE_URL: url },
    log,
    shutdown,
  }: { config: Config; log: Logger; shutdown: Pick<Shutdown, "isRequested"> },
): Promise<void> {
  // The embedded database does not come back once it is gone.
  if (!url) return step();
  await retryUntilDatabaseIsBack(step, {
    isOver: shutdown.isRequested,
    onAway: (error) => log.warn(explainWaiting(error, url)),
    onBack: () => log.info("the database answers"),
  });
}
