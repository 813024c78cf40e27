import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { parseUrl } from "@shared/parse-url";
import { findUnknownSettings } from "./unknown-settings";
import { splitAddress, splitAddressList } from "../db/addresses";
import { ConfigError } from "./config-error";
import { readSecretFiles } from "./secret-files";
import { signInProviders } from "./sign-in-providers";
import { type Addresses, listUnencrypted } from "./unencrypted";

const flag = z
  .enum(["0", "1", "true", "false"], { error: "must be 0 or 1" })
  .transform((value) => value === "1" || value === "true");

const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const scale = z
  .string()
  .regex(/^\d+(\.\d+)?$/, "must be a number, such as 1, 0.5 or 0")
  .transform(Number);

/** Paths are appended to it, so it must not have a query. */
const webAddress = z
  .string()
  .refine(
    (text) => /^https?:\/\/[^?#]+$/.test(text) && parseUrl(text) !== null,
    "must be an http:// or https:// address",
  )
  .transform((text) => text.replace(/\/+$/, ""));

/** A key is sent in a header, where a space or another letter would end it. */
const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, "must have no spaces, and only letters, figures and signs of ASCII");

/** The contact for reporting a vulnerability. RFC 9116 wants a URI. */
const securityContact = z
  .string()
  .trim()
  .transform((text) => (z.email().safeParse(text).success ? `mailto:${text}` : text))
  .refine(
    (text) => /^(https:\/\/[^/\s]|mailto:[^@\s]+@|tel:\+?[\d-]+$)[!-~]*$/.test(text),
    "must be an e-mail address, or an address that begins with https://, mailto: or tel:",
  );

const PROXY_NAMES = ["loopback", "linklocal", "uniquelocal"];

/** Accepts an address, a subnet such as 10.0.0.0/8, or one of Express's names for private ranges; never everything. */
function isProxy(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0) return PROXY_NAMES.includes(text);
  const bits = Number(prefix ?? 32);
  return rest.length === 0 && /^\d*$/.test(prefix ?? "") && bits >= 1 && bits <= (version === 4 ? 32 : 128);
}

const proxies = z
  .string()
  .transform((text) => (/^\d{1,2}$/.test(text) ? Number(text) : text.split(",").map((part) => part.trim())))
  .refine(
    (given) => typeof given === "number" || given.every(isProxy),
    "must be the number of proxies in front, or a list of their addresses or subnets, never everything",
  );

const isMailServer = (text: string) => /^smtps?:\/\//.test(text) && (parseUrl(text)?.hostname ?? "") !== "";

// The driver also accepts an address without a host, for a server on this machine.
const isOneServer = (text: string) =>
  /^postgres(ql)?:\/\//.test(text) &&
  (parseUrl(text) ?? parseUrl(text.replace("@/", "@localhost/"))) !== null;
const isDatabaseAddress = (text: string) => splitAddress(text).every(isOneServer);
const databaseAddress = z
  .string()
  .refine(
    isDatabaseAddress,
    "must be an address such as postgres://user:password@host:5432/name, special characters in the password percent-encoded",
  );

/** The environment variables. Rate limits are per window as their names say; `RATE_LIMIT_SCALE` multiplies them all. */
const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: count(0, 65_535).default(5000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_READ_URLS: z
    .string()
    .refine(
      (text) => splitAddressList(text).every(isOneServer),
      "must be a list of addresses such as postgres://user:password@host:5432/name, separated by commas",
    )
    .optional(),
  DB_POOL: count(1, 100).default(10),
  PASSWORD_COST: count(10, 15).default(12),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SESSION_SECRET_BEFORE: z.string().min(32, "must have at least 32 characters").optional(),
  VIRUS_SCANNER: z
    .string()
    .regex(/^(\/.+|[^\s/]+:\d+)$/, "must be host:port or the path of a socket")
    .optional(),
  BREACHED_PASSWORDS_URL: webAddress.optional(),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  UNENCRYPTED_HOSTS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((host) => host.trim().toLowerCase())
        .filter((host) => host !== ""),
    ),
  TRUST_PROXY: proxies.optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, "must be the name of a header, such as CF-IPCountry")
    .optional(),
  SECURITY_CONTACT: securityContact.optional(),
  METRICS_PORT: count(0, 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must have at least 16 characters, and no spaces")
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      isMailServer,
      "must be an address such as smtp://user:password@host:587, special characters in the password percent-encoded",
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]@[^\s@<>]+>?$/, "must be an e-mail address, or a name and an address in <>")
    .default("Amberway <no-reply@localhost>"),
  MAIL_DIR: z.string().optional(),
  ADMIN_EMAIL: z.email("must be an e-mail address").toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, "must have at least 8 characters")
    .max(128, "must have at most 128 characters")
    .optional(),
  ADMIN_SECOND_FACTOR: z.enum(["required", "optional"], { error: "must be required or optional" }).optional(),
  SECOND_FACTOR: z
    .enum(["required", "optional"], { error: "must be required or optional" })
    .default("optional"),
  SIGN_IN_PROVIDERS: signInProviders.default([]),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_MODEL: z.string().min(1).optional(),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: webAddress.optional(),
  ANTHROPIC_MODEL: z.string().min(1).optional(),
  AI_ENABLED: flag.default(true),
  AI_TIMEOUT_SECONDS: count(1, 90).default(60),
  AI_DAILY_DRAFTS: count(0, 100_000).default(20),
  AI_DAILY_DECKS: count(0, 100_000).default(10),
  AI_DAILY_TRANSLATIONS: count(0, 100_000).default(50),
  /**
   * Applies to the whole installation, because anybody can sign up again to get another person's limit. A call writes
   * at most 14,000 tokens, usually a few thousand: a thousand calls cost some tens of dollars a day at worst with the
   * default models, and are enough for thirty people who use up their own limits.
   */
  AI_DAILY_TOTAL: count(0, 10_000_000).default(1_000),
  AI_CONCURRENT: count(0, 1_000).default(2),
  UNVERIFIED_DRAFTS: count(0, 100_000).default(2),
  UNVERIFIED_ANALYSES: count(0, 100_000).default(1),
  UNVERIFIED_FILES: count(0, 100_000).default(2),
  UNVERIFIED_SHARE: count(0, 100).default(10),
  OBJECT_BYTES_TOTAL: count(0, 1_000_000_000_000_000).default(10_000_000_000),
  OBJECT_BYTES_FREE: count(0, 1_000_000_000_000_000).default(500_000_000),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_STS_ENDPOINT: webAddress.optional(),
  S3_STS_ROLE_ARN: z.string().min(1).optional(),
  GRANTS_GOV_URL: webAddress.default("https://api.grants.gov/v1/api"),
  AIDES_TERRITOIRES_TOKEN: apiKey.optional(),
  SIMPLER_GRANTS_GOV_KEY: apiKey.optional(),
  SCRAPE_ALLOW_PRIVATE: flag.default(false),
  SCRAPE_EVERY_HOURS: count(0, 8_760).default(0),
  LINK_CHECK_EVERY_HOURS: count(0, 8_760).default(0),
  AWARDS_EVERY_DAYS: count(0, 366).default(0),
  RENDER_TIMEOUT_MS: count(1, 60_000).default(600),
  OPEN_CATALOGUE: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  AI_DAILY_PAGES: count(0, 100_000).default(100),
  EMBEDDING_MODEL: z
    .enum(["text-embedding-3-small", "builtin"], { error: "must be text-embedding-3-small or builtin" })
    .optional(),
  EMBEDDING_REQUESTS_PER_MINUTE: count(1, 10_000).default(20),
  RATE_LIMIT_SCALE: scale.default(1),
  RATE_LIMIT_ADDRESS_PER_MINUTE: count(0, 1_000_000).default(600),
  RATE_LIMIT_USER_PER_MINUTE: count(0, 1_000_000).default(300),
  RATE_LIMIT_LOGIN_WRONG: count(0, 1_000_000).default(10),
  RATE_LIMIT_LOGIN_PER_MINUTE: count(0, 1_000_000).default(30),
  RATE_LIMIT_SIGNUP_PER_HOUR: count(0, 1_000_000).default(20),
  RATE_LIMIT_RESETS_PER_HOUR: count(0, 1_000_000).default(20),
  RATE_LIMIT_PASSWORD_CHANGES_PER_HOUR: count(0, 1_000_000).default(5),
  RATE_LIMIT_EMAIL_CHANGES_PER_HOUR: count(0, 1_000_000).default(5),
  RATE_LIMIT_MAIL_PER_HOUR: count(0, 1_000_000).default(5),
  RATE_LIMIT_INVITATIONS_PER_HOUR: count(0, 1_000_000).default(30),
  RATE_LIMIT_GUEST_MAILS_PER_DAY: count(0, 1_000_000).default(50),
  RATE_LIMIT_GUEST_PER_MINUTE: count(0, 1_000_000).default(60),
  RATE_LIMIT_EXPORTS_PER_HOUR: count(0, 1_000_000).default(5),
  RATE_LIMIT_TABLES_PER_MINUTE: count(0, 1_000_000).default(6),
  RATE_LIMIT_OPEN_PER_MINUTE: count(0, 1_000_000).default(120),
  RATE_LIMIT_KEY_PER_MINUTE: count(0, 1_000_000).default(120),
  RATE_LIMIT_REGISTRATIONS_PER_HOUR: count(0, 1_000_000).default(20),
  LOG_COLLECTOR_URL: webAddress.optional(),
  LOG_COLLECTOR_TOKEN: apiKey.optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
  SEED: z.enum(["catalogue", "none"], { error: "must be catalogue or none" }).default("catalogue"),
});

/** The names of the settings for operators. `NODE_ENV` belongs to Node. */
export const settingNames = Object.keys(environment.shape).filter((name) => name !== "NODE_ENV");

export type Config = Omit<
  z.infer<typeof environment>,
  "PUBLIC_URL" | "SECURITY_CONTACT" | "ADMIN_SECOND_FACTOR" | "NODE_ENV"
> & {
  /** The address that people use for this server. Links in mails are made from it, never from a request. */
  PUBLIC_URL: string;
  SECURITY_CONTACT: string;
  /** Required, unless set otherwise, where `PUBLIC_URL` is https: elsewhere somebody tries the product. */
  ADMIN_SECOND_FACTOR: "required" | "optional";
  /** Whether `PUBLIC_URL` was set, in which case only its origin may send writes. */
  publicUrlIsSet: boolean;
  isHttps: boolean;
  /** Set by `npm run dev`: the page then comes from Vite, whose live reload a strict policy would block. */
  isDevelopment: boolean;
  /** A warning for each variable that looks like a mistyped setting. */
  unknownSettings: string[];
};

/** Detects secrets that were copied from an example or typed by hand. */
const isSampleSecret = (secret: string) =>
  /change[-_ ]?me|example|secret|sample/i.test(secret) || new Set(secret).size < 8;

const S3_SETTINGS = ["S3_ENDPOINT", "S3_BUCKET"] as const;
const S3_KEYS = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const TLS_SETTINGS = ["TLS_CERT_FILE", "TLS_KEY_FILE"] as const;
const STS_SETTINGS = ["S3_STS_ENDPOINT", "S3_STS_ROLE_ARN"] as const;

/** When any of `names` is set, all of `needed` must be set. */
function requireTogether<T extends object>(
  settings: T,
  names: readonly (keyof T & string)[],
  needed: readonly (keyof T & string)[],
): void {
  const given = names.find((name) => settings[name] !== undefined);
  const missing = needed.filter((name) => settings[name] === undefined);
  if (given && missing.length > 0)
    throw new ConfigError(`Cannot start: ${missing.join(" and ")} must be set when ${given} is.`);
}

/** An installation that people reach over the internet speaks to other machines with encryption only. */
function refuseUnencrypted(settings: Addresses): void {
  const [name, ...more] = listUnencrypted(settings);
  if (name)
    throw new ConfigError(
      `Cannot start: ${[name, ...more].join(" and ")} must use encryption (https://, or sslmode=verify-full for a database), because another machine is named. If the network between is your own, name that machine in UNENCRYPTED_HOSTS.`,
    );
}

/** Returns the host name for links to the address that the server listens on. */
function getLinkHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Returns the security mailbox that RFC 2142 defines, at the domain of the public address. */
function getDefaultSecurityContact(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return `mailto:security@${isNumber ? "localhost" : hostname}`;
}

/**
 * Reads the settings once. Nothing else reads the environment.
 * @throws ConfigError with one line for each bad variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // Empty variables count as not set: .env files are full of them.
  const given = readSecretFiles(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== "")),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
    throw new ConfigError(`Cannot start: ${lines.join("\n  ")}`);
  }
  const { NODE_ENV, PUBLIC_URL, SECURITY_CONTACT, ...settings } = parsed.data;
  if (settings.TLS_CERT_FILE && PUBLIC_URL?.startsWith("http://"))
    throw new ConfigError("Cannot start: PUBLIC_URL must be https when TLS_CERT_FILE is set.");
  const isHttps = PUBLIC_URL?.startsWith("https://") ?? settings.TLS_CERT_FILE !== undefined;
  if (isHttps && (!settings.SESSION_SECRET || isSampleSecret(settings.SESSION_SECRET)))
    throw new ConfigError(
      "Cannot start: SESSION_SECRET must be set to a random value of your own when PUBLIC_URL is https. Make one with: openssl rand -hex 32",
    );
  if (settings.ADMIN_PASSWORD && !settings.ADMIN_EMAIL)
    throw new ConfigError("Cannot start: ADMIN_EMAIL must be set when ADMIN_PASSWORD is.");
  requireTogether(settings, ["DATABASE_DIRECT_URL", "DATABASE_READ_URLS"], ["DATABASE_URL"]);
  requireTogether(settings, S3_SETTINGS, S3_SETTINGS);
  requireTogether(settings, S3_KEYS, [...S3_KEYS, ...S3_SETTINGS]);
  requireTogether(settings, STS_SETTINGS, [...STS_SETTINGS, "S3_ENDPOINT"]);
  requireTogether(settings, TLS_SETTINGS, TLS_SETTINGS);
  if (isHttps) refuseUnencrypted(settings);
  const scheme = settings.TLS_CERT_FILE ? "https" : "http";
  const publicUrl = PUBLIC_URL ?? `${scheme}://${getLinkHost(settings.HOST)}:${settings.PORT}`;
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    PUBLIC_URL: publicUrl,
    ADMIN_SECOND_FACTOR: settings.ADMIN_SECOND_FACTOR ?? (isHttps ? "required" : "optional"),
    SECURITY_CONTACT: SECURITY_CONTACT ?? getDefaultSecurityContact(publicUrl),
    publicUrlIsSet: PUBLIC_URL !== undefined,
    isHttps,
    isDevelopment: NODE_ENV === "development",
    unknownSettings: findUnknownSettings(Object.keys(given), Object.keys(environment.shape)),
  };
}
