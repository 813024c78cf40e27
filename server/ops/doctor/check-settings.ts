import { stat } from "node:fs/promises";
import { join } from "node:path";
import { SECRET_FILE } from "../../context/keys";
import { listUnencrypted } from "../../platform/config/unencrypted";
import { broken, fine, type Finding, note, type Patient } from "./finding";

/** Finds settings that do not go together. Each single value was validated when the settings were read. */
export async function checkSettings({ config }: Patient): Promise<Finding[]> {
  const findings: Finding[] = config.unknownSettings.map((sentence) => note("Settings", sentence));
  if (config.isHttps && config.TRUST_PROXY === undefined)
    findings.push(
      note(
        "Settings",
        "PUBLIC_URL is https and TRUST_PROXY is not set: behind a proxy everybody shares one address, and with it the limits of one.",
      ),
    );
  if (!config.publicUrlIsSet && config.HOST !== "127.0.0.1")
    findings.push(note("Settings", `PUBLIC_URL is not set: links in mails lead to ${config.PUBLIC_URL}.`));
  findings.push(...noteUnencrypted(config));
  return findings.length > 0 ? findings : [fine("Settings", "All of them can be used.")];
}

/** Notes what goes over a network as it is. The mail server is asked itself, as it may offer encryption (check-mail.ts). */
const noteUnencrypted = (config: Patient["config"]): Finding[] =>
  listUnencrypted({ ...config, UNENCRYPTED_HOSTS: [] }).map((name) =>
    note("Settings", `${name} names another machine without encryption: who is on the way can read along.`),
  );

export async function checkSecret({ config }: Patient): Promise<Finding[]> {
  if (config.SESSION_SECRET) return [fine("Session secret", "SESSION_SECRET is set.")];
  const file = join(config.DATA_DIR, SECRET_FILE);
  const mode = await stat(file).then(
    (stats) => stats.mode & 0o777,
    () => null,
  );
  if (mode === null)
    return [note("Session secret", "There is none yet: the first start makes one in DATA_DIR.")];
  // Windows has no file modes.
  if (process.platform === "win32" || (mode & 0o077) === 0)
    return [fine("Session secret", "It is kept in DATA_DIR, where only its owner can read it.")];
  return [
    broken(
      "Session secret",
      `Others can read ${file} (mode ${mode.toString(8)}), and with it sign in as anybody. Run: chmod 600 ${file}`,
    ),
  ];
}
