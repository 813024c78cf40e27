import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";
import { createApp } from "./app";
import { buildDeps } from "./build-deps";
import type { Config } from "../platform/config/config";
import type { Deps } from "../context/deps";
import { openDatabase, type OpenDatabase } from "../platform/db/database";
import { explainAbsence, explainFolder, explainRefusal } from "../platform/db/explain-failure";
import { FolderRefusal } from "../platform/db/folder-lock";
import { migrateDatabase } from "../platform/db/migrate";
import { outlastDatabase } from "../platform/db/outlast";
import { ensureAdmin } from "../features/auth/first-admin.service";
import { requestTextMending } from "../features/catalogue/curation/mend-texts";
import { requestLogos } from "../features/logos/logos.service";
import { requestOpportunityEmbeddings } from "../features/matching/retrieval/embeddings.service";
import { drainable } from "../http/drain";
import { jobDefinitions } from "./job-definitions";
import { systemClock } from "../platform/clock";
import { describeGaps, findConfinement } from "../features/pitch-decks/reading/confinement";
import { createLogger, type Logger } from "../platform/logger";
import { createTransport } from "../platform/mail/transport";
import { describeOldNode } from "./node-support";
import { PlainError } from "../platform/errors/plain-error";
import { createMetricsServer } from "../features/metrics/metrics.routes";
import { seedCatalogue } from "../seed/seed";
import { type Shutdown, stopOnSignal } from "./shutdown";

/** How long requests are still taken after the signal to stop. */
const LAST_REQUESTS_MS = 1_500;

type MakePage = (server: Server, deps: Deps) => RequestHandler | Promise<RequestHandler>;

/**
 * Opens the database, brings it up to date, loads the starter catalogue and serves until SIGTERM or SIGINT.
 * @param page makes the handler of everything outside the API
 */
export async function startServer(config: Config, page: MakePage): Promise<void> {
  const log = createLogger(config.LOG_LEVEL);
  for (const sentence of config.oddSettings) log.warn(sentence);
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
    if (shutdown.isDue()) return log.debug({ err: error }, "the start was called off");
    const refusal = config.DATABASE_URL && explainRefusal(error, config.DATABASE_URL);
    throw refusal ? new PlainError(`Cannot start: ${refusal}`) : error;
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
    if (error instanceof FolderRefusal) throw new PlainError(error.message);
    const why = config.DATABASE_URL ? null : explainFolder(error, config.DATA_DIR);
    throw why ? new PlainError(`Cannot start: ${why}`) : error;
  });
  if (shutdown.isDue()) return;
  database.onDeath((error) => {
    // It cannot heal in here: whoever started the process starts a new one.
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
    isStopping: () => shutdown.isDue(),
  });

  const server = createServer({
    // An upload may take five minutes. A JSON body has less: the reader of such bodies sees to that.
    requestTimeout: 300_000,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
  });
  const ending = drainable(server, log);
  const app = createApp(deps, await page(server, deps));
  server.on("request", (req, res) => void app(req, res));
  const metricsServer = config.METRICS_PORT === undefined ? null : createMetricsServer(deps);
  if (shutdown.isDue()) return;

  shutdown.stop = async (signal) => {
    metricsServer?.close().closeAllConnections();
    const serve = async () => {
      ending.announce();
      // Whoever spreads the requests over several servers learns from `/api/health/ready` to send no more of them here. Nobody does so
      // at a terminal, or during the start.
      if (signal === "SIGTERM" && ready) await sleep(LAST_REQUESTS_MS);
      deps.streams.endAll();
      deps.draftRuns.stop();
      await ending.drain();
    };
    // Side by side: a request may be waiting for its job, and all of it has ten seconds.
    await Promise.all([serve(), deps.jobs.stop()]);
    await Promise.all([deps.push.stop(), deps.deckReader.stop(), deps.mail.stop()]);
    transport.close();
    await database.close();
  };

  await listen(server, { name: "PORT", port: config.PORT, host: config.HOST });
  if (metricsServer) await listenForMetrics(metricsServer, config);
  for (const step of [
    () => migrateDatabase(database.pool),
    async () => void (config.SEED === "catalogue" && (await seedCatalogue(deps))),
    () => ensureAdmin(deps),
    async () => database.requireAllSoFar?.(),
    () => deps.push.start(),
    () => deps.jobs.start(deps, jobDefinitions),
  ]) {
    if (shutdown.isDue()) return;
    await untilReachable(step, { config, log, shutdown });
  }
  if (shutdown.isDue()) return;
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
          ? new PlainError(
              `Cannot start: port ${port} is in use. Stop what uses it, or set ${name} to another number.`,
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}

/** A database server may come up after us, and go away in the middle of any step. Each can be done again. */
async function untilReachable(
  step: () => Promise<void>,
  {
    config: { DATABASE_URL: url },
    log,
    shutdown,
  }: { config: Config; log: Logger; shutdown: Pick<Shutdown, "isDue"> },
): Promise<void> {
  // The embedded one does not come back.
  if (!url) return step();
  await outlastDatabase(step, {
    isOver: shutdown.isDue,
    onAway: (error) => log.warn(`${explainAbsence(error, url)} The start goes on when it does.`),
    onBack: () => log.info("the database answers"),
  });
}
