import type { Request } from "express";
import type pg from "pg";
import type { ApiScope } from "@shared/constants/api-keys";
import type { Config } from "../platform/config/config";
import type { Database, Db } from "../platform/db/database";
import type { Reads, RequestReads } from "../platform/db/replicas/reads";
import type { AiGate } from "../features/ai-usage/ai-gate";
import type { ColumnsStore } from "../features/opportunities/facets/columns-store";
import type { SourceFiguresCache } from "../features/catalogue/source-list/source-list.service";
import type { MatchingCaches } from "../features/matching/engine/caches";
import type { JobQueue } from "../jobs/types";
import type { Ai } from "./ai";
import type { Clock } from "../platform/clock";
import { isConfined } from "./reach";
import type { DocumentReader } from "../platform/documents/types";
import type { VirusScanner } from "../platform/documents/virus-scanner";
import type { PackageWriter } from "../platform/packages/create-package-writer";
import type { Embedder } from "../features/matching/embedder/types";
import type { EmbedderFailures } from "../features/matching/retrieval/embedder-failures";
import type { OpenStreams } from "../features/events/open-streams";
import type { DraftRuns } from "../features/drafts/draft-runs";
import type { FileUse } from "../features/objects/file-use";
import type { OpportunityTranslationView } from "@shared/validators/translations";
import type { UploadsUnderWay } from "../features/objects/uploads-under-way";
import type { DeckRow } from "../features/pitch-decks/pitch-decks.queries";
import type { SharedWork } from "../platform/concurrency/shared-work";
import type { FairQueue } from "../platform/concurrency/fair-queue";
import type { MessageSender } from "../platform/fetch/send-message";
import type { ApiFetcher, PageFetcher } from "../platform/fetch/types";
import type { GrantsGovClient } from "../features/catalogue/grants-gov/client";
import type { Logger } from "../platform/logger";
import type { MailDispatcher } from "../platform/mail/types";
import type { ObjectStore } from "../platform/storage/types";
import type { Metrics } from "../platform/metrics/create-metrics";
import type { SignInFlow } from "../features/auth/identities/flow";
import type { ProviderClients } from "../platform/oidc/provider-clients";
import type { PasswordHasher } from "../platform/security/password-hasher";
import type { PushHub } from "../platform/realtime/types";

/** The parts of the application. Tests put in their own clock, AI and mail. */
export type Deps = {
  config: Config;
  db: Database;
  /** The database for requests that only read, see `getContext`. */
  reads: Reads;
  pool: pg.Pool;
  log: Logger;
  clock: Clock;
  ai: Ai;
  /** How many AI calls each user has under way in this process. */
  aiGate: AiGate;
  /** What lists are filtered and counted by. */
  catalogueColumns: ColumnsStore;
  embedder: Embedder;
  embedderFailures: EmbedderFailures;
  mail: MailDispatcher;
  objects: ObjectStore;
  uploads: UploadsUnderWay;
  /** What the features keep files for. A file that none of them uses is removed. */
  fileUses: readonly FileUse[];
  documentReader: DocumentReader;
  /** For files that are handed on without being read. `documentReader` asks it itself. */
  virusScanner: VirusScanner;
  packageWriter: PackageWriter;
  /** The decks that are being made in this process, by their files. */
  decksUnderWay: SharedWork<DeckRow>;
  /** The translations that are being made in this process, by opportunity, text and language. */
  translationsUnderWay: SharedWork<OpportunityTranslationView>;
  /** The drafts that are being written in this process. */
  draftRuns: DraftRuns;
  /** Reads other people's pages. One for the process: it remembers when each host was last asked. */
  pages: PageFetcher;
  /** Asks other people's APIs, in turn with the pages of the same host. */
  apis: ApiFetcher;
  /** Posts messages to addresses that people name. */
  messages: MessageSender;
  grantsGov: GrantsGovClient;
  jobs: JobQueue;
  push: PushHub;
  streams: OpenStreams;
  /** The counters of this process, for /metrics. */
  metrics: Metrics;
  readMetrics: () => Promise<string>;
  passwords: PasswordHasher;
  /** Where people can sign in besides their password. */
  providers: ProviderClients;
  /**
   * Limits matching to three requests at a time: each holds hundreds of opportunities in memory until it is answered.
   */
  matchingLine: FairQueue;
  matchingCaches: MatchingCaches;
  sourceFigures: SourceFiguresCache;
  /** Keys derived from the session secret, one for each purpose. */
  keys: Record<
    | "session"
    | "unsubscribe"
    | "upload"
    | "calendar"
    | "feed"
    | "shortlist"
    | "device"
    | "mark"
    | "totp"
    | "drafts"
    | "confirm"
    | "oauth"
    | "webhooks"
    | "pushNotices",
    string
  > & {
    /** The key of authenticator apps before the secret was changed. */
    totpBefore?: string;
    /** The key of the secrets of webhooks before the session secret was changed. */
    webhooksBefore?: string;
  };
  /** False until the database has answered with the newest schema. */
  isReady(): boolean;
  /** Whether the process is about to end: requests are still answered, but new ones should go to another server. */
  isStopping(): boolean;
};

/** The signed-in user. Loaded again for every request, so that a removed right takes effect at once. */
export type Actor = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  emailVerified: boolean;
  country: string | null;
  countryName: string | null;
  isAdmin: boolean;
  timezone: string | null;
  preferredLanguage: string | null;
};

/** An API key as a request needs it. */
export type RequestKey = {
  id: string;
  scopes: readonly ApiScope[];
  /** The one entity that it reaches; null for none. */
  entityId: string | null;
  /** Whether its program was connected by signing in: it reaches `/mcp` and nothing else. */
  isConnected: boolean;
  createdAt: Date;
};

/**
 * The argument of every service: who asks, the database, and of the application's parts those that the service names.
 * `db` may already be a transaction (see `withTransaction`).
 */
export type ServiceContext<Needs extends keyof Deps = never> = {
  actor: Actor;
  db: Db;
  /** The database to read the catalogue from, see `getCatalogueDb`. */
  catalogue?: Db;
  deps: Pick<Deps, Needs>;
};

/**
 * Returns the database for reading the catalogue and data derived from it: a replica may answer. Data that belongs to
 * one person is read from `db`.
 */
export const getCatalogueDb = ({ db, catalogue }: Pick<ServiceContext, "db" | "catalogue">): Db =>
  catalogue ?? db;

declare module "express-serve-static-core" {
  interface Request {
    actor?: Actor;
    /** The key that a program acts with, in place of a session. */
    apiKey?: RequestKey;
    /** The replicas or the primary that this request reads from, if it only reads. */
    reads?: RequestReads;
  }
}

/** Milliseconds since 1970. */
export type Proof = {
  /** When a code or a passkey of the account was last shown. */
  factorAt?: number;
  /** When the password was last asked for and given, or without one, when a provider last signed the person in. */
  passwordAt?: number;
};

export type PendingSignIn = {
  userId: string;
  /** Stands for the password that was right. A change of the password ends the sign-in. */
  passwordMark: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The browser, if the account has signed in with it before. */
  device: string | null;
};

declare module "express-session" {
  interface SessionData {
    userId: string;
    /** Milliseconds since 1970 at sign-in: a session ends some time after it, even one in constant use. */
    signedInAt: number;
    /** The beginning of the header that the browser sent when the person signed in. */
    userAgent?: string;
    /** The code of the country that the sign-in came from, where the proxy in front says it. */
    country?: string;
    /** How the person has shown in this session that it is them, beside the password at sign-in. */
    proof: Proof;
    /** A sign-in whose password was right and whose second step is still to come. It signs nobody in. */
    pending: PendingSignIn;
    /** A visit to a provider of sign-ins that has not come back yet. */
    flow: SignInFlow;
    /** What the next answer of a passkey has to sign. Milliseconds since 1970. */
    challenge: { purpose: "make" | "show"; value: string; startedAt: number };
  }
}

/** Returns true for requests that change nothing. */
export const isReadOnly = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/**
 * Builds the service context of a signed-in request. Only for routes behind `requireActor`. Requests that may write
 * also read from the primary.
 */
export function getContext(req: Request): ServiceContext<keyof Deps> {
  const deps = getDeps(req);
  const { actor } = req;
  if (!actor) throw new Error("getContext needs a signed-in request");
  if (req.apiKey && !isConfined()) throw new Error("a request with a key lost what it may reach");
  if (!isReadOnly(req)) return { actor, db: deps.db, deps };
  req.reads ??= deps.reads.forRequest({ userId: actor.id });
  return { actor, db: req.reads.own, catalogue: req.reads.catalogue, deps };
}

export function getDeps(req: Request): Deps {
  return (req.app.locals as { deps: Deps }).deps;
}
