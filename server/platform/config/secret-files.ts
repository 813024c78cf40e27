import { readFileSync } from "node:fs";
import { ConfigError } from "./config-error";

/** The settings that are secrets, or addresses with a password in them. */
export const SECRETS = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URLS",
  "SESSION_SECRET",
  "SESSION_SECRET_BEFORE",
  "METRICS_TOKEN",
  "LOG_COLLECTOR_TOKEN",
  "SMTP_URL",
  "ADMIN_PASSWORD",
  "SIGN_IN_PROVIDERS",
  "OPENAI_API_KEY",
  "ANTHROPIC_API_KEY",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "AIDES_TERRITOIRES_TOKEN",
  "SIMPLER_GRANTS_GOV_KEY",
] as const;

type Settings = Record<string, string | undefined>;

/**
 * Puts the content of a file in place of each `<SECRET>_FILE`. A vault, Docker, Kubernetes or systemd writes such files,
 * so that no secret stands in the environment, which other programs of the same user can read.
 * @throws ConfigError for a file that cannot be read or is empty, or a secret that is given in both ways
 */
export function readSecretFiles(given: Settings): Settings {
  const settings = { ...given };
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined)
      throw new ConfigError(`Cannot start: ${name} and ${name}_FILE are both set. Keep one of them.`);
    settings[name] = readSecret(`${name}_FILE`, file);
    delete settings[`${name}_FILE`];
  }
  return settings;
}

function readSecret(name: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new ConfigError(`Cannot start: ${name} names a file that cannot be read (${String(error)}).`);
  }
  if (content === "") throw new ConfigError(`Cannot start: ${name} names an empty file.`);
  return content;
}
