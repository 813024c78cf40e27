import { stat } from "node:fs/promises";
import { join } from "node:path";
import { SECRET_FILE } from "../../context/keys";
import { parseUrl } from "@shared/parse-url";
import { getServerName, splitAddress, splitAddressList } from "../../platform/db/addresses";
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
function noteUnencrypted({
  DATABASE_URL: main = "",
  DATABASE_DIRECT_URL: direct = "",
  DATABASE_READ_URLS: reads = "",
  S3_ENDPOINT: store = "",
}: Patient["config"]): Finding[] {
  const about: [string, boolean][] = [
    ["DATABASE_URL", splitAddress(main).some(isUnencryptedDatabase)],
    ["DATABASE_DIRECT_URL", splitAddress(direct).some(isUnencryptedDatabase)],
    ["DATABASE_READ_URLS", splitAddressList(reads).some(isUnencryptedDatabase)],
    ["S3_ENDPOINT", isElsewhere(parseUrl(store))],
  ];
  return about
    .filter(([, isOpen]) => isOpen)
    .map(([name]) =>
      note("Settings", `${name} names another machine without encryption: who is on the way can read along.`),
    );
}

function isUnencryptedDatabase(address: string): boolean {
  const options = new URLSearchParams(address.split("?")[1]);
  const mode = options.get("sslmode");
  const isEncrypted = mode ? mode !== "disable" : /^(true|1)$/.test(options.get("ssl") ?? "");
  const host = options.get("host") ?? getServerName(address);
  // A path is a socket of this machine.
  return !isEncrypted && !host.startsWith("/") && isElsewhere(parseUrl(`http://${host}`));
}

const isElsewhere = (url: URL | null): boolean =>
  url?.protocol === "http:" && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);

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
