import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { API_KEYS_PER_USER } from "@shared/constants/api-keys";
import { WEBHOOKS_PER_USER } from "@shared/constants/webhooks";
import { PUSH_DEVICES_PER_USER } from "@shared/constants/push-notices";
import * as limits from "@shared/constants/limits";
import { FILES_PER_USER, OBJECT_BYTES_PER_USER } from "@shared/constants/objects";
import { getAbsoluteMs, IDLE_MS } from "../../server/features/auth/session-ages";
import { readConfig } from "../../server/platform/config/config";
import * as reading from "../../server/platform/documents/limits";
import { NEAR_WORDS } from "../../server/platform/security/passwords";

const page = readFileSync("docs/security/rules.md", "utf8");
const config = readConfig({});
const HOUR = 3_600_000;
const n = (value: number) => value.toLocaleString("en");
/** The second column of a table's row. */
const figureOf = (row: string) =>
  page
    .split("\n")
    .find((line) => line.startsWith(`| ${row} `))
    ?.split("|")[2]
    ?.trim();

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
    (name) => `${folder}/${name.replaceAll("\\", "/")}`,
  );
const sources = ["server", "shared"]
  .flatMap(listFiles)
  .filter((file) => file.endsWith(".ts") && !/\.(test|fixture)\.ts$|\/test\/|\/fixtures\//.test(file));
/** What the page is made of as well. */
const allSources = [
  ...sources,
  ...listFiles("client/src").filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\//.test(file)),
];
const listLines = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
const ALGORITHM = /createHash\(|createHmac\(|createCipheriv\(|hkdfSync\(|"md5"|\b(?:md5|sha256)\(|new TOTP\(/;

describe("the code", () => {
  it("makes no code of text", () => {
    expect(allSources.length).toBeGreaterThan(500);
    expect(listLines(allSources, /(?<![\w.])eval\(|new Function\(|from "(?:node:)?vm"/)).toEqual([]);
  });

  it("puts no HTML into a page but React's own", () => {
    const markup =
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*\+?=[^=]|insertAdjacentHTML|document\.write\(/;
    expect(listLines(allSources, markup)).toEqual([]);
  });

  it("starts programs by lists of arguments, never through a shell", () => {
    const starting = allSources.filter((file) => readFileSync(file, "utf8").includes("child_process"));
    expect(starting.length).toBeGreaterThan(0);
    expect(listLines(starting, /(?<![\w.])exec(?:Sync)?\(|shell: (?!false)/)).toEqual([]);
  });
});

describe("the page of rules", () => {
  it.each<[string, string]>([
    ["a JSON body", `${n(limits.JSON_BODY_BYTES)} bytes`],
    ["nesting in it", n(limits.JSON_DEPTH_MAX)],
    ["rows on a page", n(limits.PAGE_SIZE_MAX)],
    ["a search", `${limits.SEARCH_MAX} characters`],
    [
      "a line of text, a text, a long text",
      [limits.NAME_MAX, limits.TEXT_MAX, limits.LONG_TEXT_MAX].map(n).join(", "),
    ],
    ["entries of a list", n(limits.LIST_MAX)],
    [
      "entities and applications of a person",
      `${n(limits.ENTITIES_PER_USER)} and ${n(limits.APPLICATIONS_PER_USER)}`,
    ],
    [
      "requests a minute, for a person and an address",
      `${config.RATE_LIMIT_USER_PER_MINUTE} and ${config.RATE_LIMIT_ADDRESS_PER_MINUTE}`,
    ],
    ["sign-ups an hour for an address", n(config.RATE_LIMIT_SIGNUP_PER_HOUR)],
    ["mails with a link an hour for an address", n(config.RATE_LIMIT_MAIL_PER_HOUR)],
    ["requests to guests a day for a person", n(config.RATE_LIMIT_GUEST_MAILS_PER_DAY)],
    ["invitations an hour for a person", n(config.RATE_LIMIT_INVITATIONS_PER_HOUR)],
    ["API keys of a person", n(API_KEYS_PER_USER)],
    ["webhooks of a person", n(WEBHOOKS_PER_USER)],
    ["browsers with notices, of a person", n(PUSH_DEVICES_PER_USER)],
    ["calls a minute for an API key", n(config.RATE_LIMIT_KEY_PER_MINUTE)],
    ["programs that register an hour for an address", n(config.RATE_LIMIT_REGISTRATIONS_PER_HOUR)],
    [
      "tables a minute, archives of all data an hour",
      `${config.RATE_LIMIT_TABLES_PER_MINUTE} and ${config.RATE_LIMIT_EXPORTS_PER_HOUR}`,
    ],
    [
      "drafts, decks, pages by AI a day",
      [config.AI_DAILY_DRAFTS, config.AI_DAILY_DECKS, config.AI_DAILY_PAGES].join(", "),
    ],
    ["drafts and decks by AI a day, for everybody", n(config.AI_DAILY_TOTAL)],
    ["files of a person", `${FILES_PER_USER}, of ${n(OBJECT_BYTES_PER_USER)} bytes`],
    ["files of everybody", `${n(config.OBJECT_BYTES_TOTAL)} bytes`],
  ])("states the figures of the code: %s", (row, figure) => {
    expect(figureOf(row)).toBe(figure);
  });

  it("states the times and sizes that its sentences name", () => {
    for (const words of [
      `${limits.PASSWORD_MIN} to ${limits.PASSWORD_MAX} characters`,
      `after ${IDLE_MS / HOUR / 24} days without a request and after ${getAbsoluteMs(false) / HOUR / 24} days in all; an administrator's after ${getAbsoluteMs(true) / HOUR} hours`,
      `${config.RATE_LIMIT_LOGIN_PER_MINUTE} tries a minute`,
      `after ${config.RATE_LIMIT_LOGIN_WRONG} wrong passwords`,
      `more than ${limits.CONFIRMED_MINUTES} minutes ago`,
      `ends after ${limits.SECOND_STEP_MINUTES} minutes`,
      `works for ${limits.RESET_TOKEN_MINUTES} minutes, one that confirms an address for ${limits.VERIFY_TOKEN_HOURS} hours`,
      `at most ${n(limits.FILE_BYTES_MAX)} bytes`,
      `${reading.READ_MEMORY_MB} MB and ${reading.READ_MS / 1000} seconds, ${reading.PAGES_MAX} slides, ${n(reading.ARCHIVE_PARTS_MAX)} parts and ${n(reading.UNPACKED_BYTES_MAX)} bytes`,
      `${reading.READS_AT_ONCE.all} at once, ${reading.READS_WAITING_MAX.users} wait`,
      `bcrypt (cost ${config.PASSWORD_COST})`,
      `${config.DB_POOL} connections`,
    ])
      expect(page).toContain(words);
  });

  it("lists the words that a password may not consist of", () => {
    for (const word of NEAR_WORDS) expect(page).toContain(`\`${word}\``);
  });

  it("names every file that uses an algorithm, and no other", () => {
    const using = sources.filter((file) => ALGORITHM.test(readFileSync(file, "utf8")));
    const section = page.split("## Keys and algorithms")[1]!.split("\n## ")[0]!;
    const named = [...section.matchAll(/`(server\/[\w/.-]+\.ts)`/g)].map(([, file]) => file!);
    expect(using.filter((file) => !named.includes(file))).toEqual([]);
    expect(named.filter((file) => !sources.includes(file))).toEqual([]);
  });
});

describe("the code", () => {
  it("compares a secret that somebody sends in constant time", () => {
    for (const file of [
      "server/features/objects/object-address.ts",
      "server/platform/security/address-token.ts",
      "server/features/notifications/unsubscribe.ts",
      "server/features/metrics/metrics.routes.ts",
      "server/platform/security/device-token.ts",
    ])
      expect([file, readFileSync(file, "utf8").includes("timingSafeEqual(")]).toEqual([file, true]);
  });

  it("takes every package of the lock file by its checksum, from npm's registry alone", () => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
      packages: Record<string, { integrity?: string; link?: boolean; resolved?: string; bundled?: boolean }>;
    };
    for (const [path, { integrity, link, resolved }] of Object.entries(packages).slice(1))
      expect([path, link, resolved, integrity?.slice(0, 7)]).toEqual([path, undefined, undefined, "sha512-"]);
  });
});
