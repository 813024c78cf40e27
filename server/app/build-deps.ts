import type { Config } from "../platform/config/config";
import type { OpenDatabase } from "../platform/db/database";
import { createPrimaryReads } from "../platform/db/replicas/reads";
import type { Deps } from "../context/deps";
import { createAiGate } from "../features/ai-usage/ai-gate";
import { ColumnsStore } from "../features/opportunities/facets/columns-store";
import { createSourceFiguresCache } from "../features/catalogue/source-list/source-list.service";
import { createMatchingCaches } from "../features/matching/engine/caches";
import { createJobQueue } from "../jobs/create-job-queue";
import { createAi } from "./create-ai";
import { FILE_USES } from "./file-uses";
import type { Clock } from "../platform/clock";
import { createPackageWriter } from "../platform/packages/create-package-writer";
import { createDocumentReader } from "../platform/documents/create-document-reader";
import { createVirusScanner } from "../platform/documents/virus-scanner";
import { createBreachedPasswords } from "../platform/security/breached-passwords";
import { createEmbedder } from "../features/matching/embedder/embedder";
import { createEmbedderFailures } from "../features/matching/retrieval/embedder-failures";
import { createOpenStreams } from "../features/events/open-streams";
import { createMetricsReader } from "../features/metrics/state";
import { createDraftRuns } from "../features/drafts/draft-runs";
import { createUploadsUnderWay } from "../features/objects/uploads-under-way";
import { createSharedWork } from "../platform/concurrency/shared-work";
import { createFairQueue } from "../platform/concurrency/fair-queue";
import { createMessageSender } from "../platform/fetch/send-message";
import { createPageFetcher } from "../platform/fetch/create-page-fetcher";
import { createGrantsGovClient } from "../features/catalogue/grants-gov/client";
import { loadKeys } from "../context/keys";
import type { Logger } from "../platform/logger";
import { createMailDispatcher } from "../platform/mail/outbox";
import type { MailTransport } from "../platform/mail/types";
import { createObjectStore } from "../platform/storage/create-object-store";
import { createMetrics } from "../platform/metrics/create-metrics";
import { createProviderClients } from "../platform/oidc/provider-clients";
import { createPasswordHasher } from "../platform/security/password-hasher";
import { createPushHub } from "../platform/realtime/create-push-hub";

/**
 * Three at once keep the database busy while one is scored. A request takes about 20 ms, so the 300th waits about six
 * seconds.
 */
const MATCHING_LIMITS = { runningMax: 3, waitingMax: { all: 300, perCaller: 60 } };

/** Creates everything that the application depends on. */
export function buildDeps(parts: {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  transport: MailTransport;
  log: Logger;
  /** Overrides the bcrypt cost of the settings. Tests use the lowest. */
  passwordCost?: number;
  isReady?: () => boolean;
  isStopping?: () => boolean;
}): Deps {
  const { config, database, clock, transport, log } = parts;
  const { db, pool } = database;
  const reads = database.reads ?? createPrimaryReads(db);
  const metrics = createMetrics();
  const streams = createOpenStreams();
  const virusScanner = createVirusScanner(config.VIRUS_SCANNER, log);
  const outside = {
    allowPrivate: config.SCRAPE_ALLOW_PRIVATE,
    userAgent: `Amberway/1.0 (+${config.PUBLIC_URL})`,
  };
  const fetcher = createPageFetcher(outside);
  return {
    config,
    db,
    reads,
    pool,
    log,
    clock,
    ai: createAi(
      {
        enabled: config.AI_ENABLED,
        timeoutMs: config.AI_TIMEOUT_SECONDS * 1000,
        openai: {
          apiKey: config.OPENAI_API_KEY,
          baseUrl: config.OPENAI_BASE_URL,
          model: config.OPENAI_MODEL,
        },
        anthropic: {
          apiKey: config.ANTHROPIC_API_KEY,
          baseUrl: config.ANTHROPIC_BASE_URL,
          model: config.ANTHROPIC_MODEL,
        },
      },
      {
        onFailure: (event) => {
          metrics.aiFailures.inc({ provider: event.provider, failure: event.kind });
          log.warn(event, "AI attempt failed");
        },
      },
    ),
    aiGate: createAiGate(config),
    embedder: createEmbedder(config),
    embedderFailures: createEmbedderFailures(),
    mail: createMailDispatcher({ db, transport, clock, log }),
    objects: createObjectStore(config, log),
    uploads: createUploadsUnderWay(),
    fileUses: FILE_USES,
    virusScanner,
    documentReader: createDocumentReader(log, { scanner: virusScanner }),
    packageWriter: createPackageWriter(log),
    decksUnderWay: createSharedWork(),
    translationsUnderWay: createSharedWork(),
    draftRuns: createDraftRuns(log),
    pages: fetcher,
    apis: fetcher,
    messages: createMessageSender(outside),
    grantsGov: createGrantsGovClient({ baseUrl: config.GRANTS_GOV_URL, log }),
    jobs: createJobQueue(database, log),
    push: createPushHub(database, log),
    streams,
    metrics,
    readMetrics: createMetricsReader({ metrics, pool, clock, reads, streams }),
    passwords: createPasswordHasher(
      parts.passwordCost ?? config.PASSWORD_COST,
      createBreachedPasswords(config.BREACHED_PASSWORDS_URL, log),
    ),
    providers: createProviderClients({ ...config, clock }),
    matchingLine: createFairQueue(MATCHING_LIMITS),
    matchingCaches: createMatchingCaches(),
    catalogueColumns: new ColumnsStore(),
    sourceFigures: createSourceFiguresCache(),
    keys: loadKeys(config),
    isReady: parts.isReady ?? (() => true),
    isStopping: parts.isStopping ?? (() => false),
  };
}
