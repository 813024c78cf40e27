import type { Config } from "./config";
import type { OpenDatabase } from "./db/database";
import type { Deps } from "./deps";
import { createAi } from "./lib/ai/create-ai";
import type { Clock } from "./lib/clock";
import { createEmbedder } from "./lib/embeddings/embedder";
import { loadKeys } from "./lib/keys";
import type { Logger } from "./lib/logger";
import { createMailDispatcher } from "./lib/mail/outbox";
import type { MailTransport } from "./lib/mail/types";

/** Puts together what the application runs on. */
export function buildDeps(parts: {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  transport: MailTransport;
  log: Logger;
  /** bcrypt's cost; tests take the lowest. */
  passwordCost?: number;
  isReady?: () => boolean;
}): Deps {
  const { config, database, clock, transport, log } = parts;
  return {
    config,
    db: database.db,
    pool: database.pool,
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
      { onFailure: (event) => log.warn(event, "AI attempt failed") },
    ),
    embedder: createEmbedder(config),
    mail: createMailDispatcher({ db: database.db, transport, clock, log }),
    passwordCost: parts.passwordCost ?? 12,
    keys: loadKeys(config),
    isReady: parts.isReady ?? (() => true),
  };
}
