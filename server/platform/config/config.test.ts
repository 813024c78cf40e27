import { randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import express from "express";
import { describe, expect, it } from "vitest";
import { readConfig, settingNames } from "./config";
import { ConfigError } from "./config-error";
import { SECRETS } from "./secret-files";

const SECRET = randomBytes(32).toString("hex");

/** The lines of the refusal; fails when the settings are taken. */
function refusalOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.replace(/^Cannot start: /, "").split("\n  ");
  }
  throw new Error(`Taken: ${JSON.stringify(env)}`);
}

const PROVIDER = {
  ...{ id: "id", label: "Example ID", issuer: "https://id.example.org" },
  ...{ clientId: "amberway", clientSecret: "a secret" },
};

describe("settings", () => {
  it("all have defaults", () => {
    const { DATA_DIR, ...config } = readConfig({});
    expect(isAbsolute(DATA_DIR)).toBe(true);
    expect(config).toEqual({
      PORT: 5000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://127.0.0.1:5000",
      SECURITY_CONTACT: "mailto:security@localhost",
      METRICS_HOST: "127.0.0.1",
      publicUrlIsSet: false,
      isHttps: false,
      isDevelopment: false,
      unknownSettings: [],
      DB_POOL: 10,
      PASSWORD_COST: 12,
      MAIL_FROM: "Amberway <no-reply@localhost>",
      ADMIN_SECOND_FACTOR: "optional",
      SECOND_FACTOR: "optional",
      AI_ENABLED: true,
      AI_TIMEOUT_SECONDS: 60,
      AI_DAILY_DRAFTS: 20,
      AI_DAILY_DECKS: 10,
      AI_DAILY_TRANSLATIONS: 50,
      AI_DAILY_TOTAL: 1_000,
      AI_DAILY_PAGES: 100,
      EMBEDDING_REQUESTS_PER_MINUTE: 20,
      AI_CONCURRENT: 2,
      UNENCRYPTED_HOSTS: [],
      UNVERIFIED_DRAFTS: 2,
      UNVERIFIED_ANALYSES: 1,
      UNVERIFIED_FILES: 2,
      UNVERIFIED_SHARE: 10,
      OBJECT_BYTES_TOTAL: 10_000_000_000,
      OBJECT_BYTES_FREE: 500_000_000,
      S3_REGION: "us-east-1",
      GRANTS_GOV_URL: "https://api.grants.gov/v1/api",
      SCRAPE_ALLOW_PRIVATE: false,
      SCRAPE_EVERY_HOURS: 0,
      LINK_CHECK_EVERY_HOURS: 0,
      AWARDS_EVERY_DAYS: 0,
      RENDER_TIMEOUT_MS: 600,
      OPEN_CATALOGUE: "on",
      RATE_LIMIT_SCALE: 1,
      RATE_LIMIT_ADDRESS_PER_MINUTE: 600,
      RATE_LIMIT_USER_PER_MINUTE: 300,
      RATE_LIMIT_LOGIN_WRONG: 10,
      RATE_LIMIT_LOGIN_PER_MINUTE: 30,
      RATE_LIMIT_SIGNUP_PER_HOUR: 20,
      RATE_LIMIT_RESETS_PER_HOUR: 20,
      RATE_LIMIT_PASSWORD_CHANGES_PER_HOUR: 5,
      RATE_LIMIT_EMAIL_CHANGES_PER_HOUR: 5,
      RATE_LIMIT_MAIL_PER_HOUR: 5,
      RATE_LIMIT_INVITATIONS_PER_HOUR: 30,
      RATE_LIMIT_GUEST_MAILS_PER_DAY: 50,
      RATE_LIMIT_GUEST_PER_MINUTE: 60,
      RATE_LIMIT_EXPORTS_PER_HOUR: 5,
      RATE_LIMIT_TABLES_PER_MINUTE: 6,
      RATE_LIMIT_OPEN_PER_MINUTE: 120,
      RATE_LIMIT_KEY_PER_MINUTE: 120,
      RATE_LIMIT_REGISTRATIONS_PER_HOUR: 20,
      SIGN_IN_PROVIDERS: [],
      LOG_LEVEL: "info",
      SEED: "catalogue",
    });
  });

  it("count as not set when they are empty or blank", () => {
    const names =
      "PORT PUBLIC_URL DATABASE_URL SESSION_SECRET TRUST_PROXY SMTP_URL ADMIN_EMAIL AI_ENABLED SEED";
    for (const blank of ["", "  "])
      expect(readConfig(Object.fromEntries(names.split(" ").map((name) => [name, blank])))).toEqual(
        readConfig({}),
      );
  });

  it("other services that sign people in are a JSON list, and a mistake is told by entry and field", () => {
    expect(readConfig({ SIGN_IN_PROVIDERS: JSON.stringify([PROVIDER]) }).SIGN_IN_PROVIDERS).toEqual([
      { ...PROVIDER, private: false },
    ]);
    const local = { ...PROVIDER, id: "local", issuer: "http://127.0.0.1:8080/realms/a", private: true };
    expect(
      readConfig({ SIGN_IN_PROVIDERS: JSON.stringify([PROVIDER, local]) }).SIGN_IN_PROVIDERS,
    ).toHaveLength(2);
    const wrong = JSON.stringify([PROVIDER, { ...local, private: false }]);
    expect(() => readConfig({ SIGN_IN_PROVIDERS: wrong })).toThrow(
      'SIGN_IN_PROVIDERS must be right in entry 2: issuer must begin with https://, unless "private" is true.',
    );
  });

  it("ignore unknown variables", () => {
    expect(readConfig({ HOME: "/root", PORTS: "x" })).toEqual(readConfig({}));
  });

  it.each([
    [
      "SIGN_IN_PROVIDERS",
      ["google", "{}", '["google"]', "[{}]"].concat(
        [
          { id: "Google" },
          { label: "" },
          { issuer: "http://id.example.org" },
          { issuer: "https://id.example.org/?a=1" },
          { clientSecret: undefined },
          { private: "yes" },
          { another: "field" },
        ].map((over) => JSON.stringify([{ ...PROVIDER, ...over }])),
        JSON.stringify([PROVIDER, { ...PROVIDER, issuer: "https://other.example.org" }]),
        JSON.stringify([PROVIDER, { ...PROVIDER, id: "other", issuer: "https://id.example.org/" }]),
      ),
    ],
    ["PORT", ["x", "-1", "65536", "80.5", "0x50", "1e3"]],
    ["DB_POOL", ["0", "101"]],
    ["PASSWORD_COST", ["9", "16"]],
    [
      "PUBLIC_URL",
      ["example.org", "ftp://example.org", "https://", "http://a b", "https://example.org/?x=1"],
    ],
    [
      "DATABASE_URL",
      ["mysql://localhost/x", "localhost", "postgres://user:p#w@host/db", "postgres://h:99999/db"],
    ],
    ["DATABASE_URL", ["postgres://one:5432,two:x/db"]],
    ["DATABASE_DIRECT_URL", ["mysql://localhost/x", "127.0.0.1:5432"]],
    ["DATABASE_READ_URLS", ["127.0.0.1:5432", "postgres://one/db,mysql://two/db", "postgres://one:x/db"]],
    ["SESSION_SECRET", ["too short"]],
    [
      "TRUST_PROXY",
      [
        "true",
        "*",
        "foo",
        "false",
        "-1",
        "1.5",
        "10.0.0.0/0",
        "0.0.0.0/0",
        "::/0",
        "10.0.0.0/33",
        "10.0.0.0/",
      ].concat([
        "10.0.0.256",
        "10.0.0.1,foo",
        "10.0.0.1,",
        "10.0.0.0/8/8",
        "fd00::/129",
        "127.0.0.1:80",
        "proxy.example.org",
      ]),
    ],
    [
      "SMTP_URL",
      ["mail.example.org", "http://example.org", "smtp://", "smtp://:25", "smtp://h:99999", "smtp://a b"],
    ],
    ["MAIL_FROM", ["nobody", "a@b\r\nBcc: c@d.example", "@"]],
    [
      "SECURITY_CONTACT",
      ["security", "http://example.org", "mailto:", "a@b.example\r\nExpires: never", "https://x y"],
    ],
    ["METRICS_PORT", ["on", "65536"]],
    ["METRICS_TOKEN", ["too short", "sixteen characters with spaces"]],
    ["ADMIN_EMAIL", ["root", "a@b@c.example"]],
    ["ADMIN_PASSWORD", ["1234567", "x".repeat(129)]],
    ["OPENAI_BASE_URL", ["api.openai.com"]],
    ["AI_ENABLED", ["yes"]],
    ["AI_TIMEOUT_SECONDS", ["0", "91"]],
    ["EMBEDDING_MODEL", ["word2vec"]],
    ["RATE_LIMIT_SCALE", ["-1", "x", "Infinity", "1e400"]],
    ["RATE_LIMIT_LOGIN_WRONG", ["1.5"]],
    ["LOG_LEVEL", ["loud"]],
    ["SEED", ["all"]],
    ["RENDER_TIMEOUT_MS", ["0", "60001"]],
    ["AIDES_TERRITOIRES_TOKEN", ["two words", "a\r\nb", "clé"]],
    ["OPEN_CATALOGUE", ["1", "yes", "ON"]],
  ])("reject %s in one message that names it when it is invalid", (name, values) => {
    for (const value of values) {
      const lines = refusalOf({ ADMIN_EMAIL: "a@example.org", [name]: value });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(new RegExp(`^${name} must (be|have) [^.]+(\\.\\d[^.]*)*\\.$`));
      // A password may stand in it.
      if (value.length > 8) expect(lines[0]).not.toContain(value);
    }
  });

  it("name all bad variables in one error", () => {
    expect(refusalOf({ PORT: "x", SEED: "y", LOG_LEVEL: "z" }).map((line) => line.split(" ")[0])).toEqual([
      "PORT",
      "LOG_LEVEL",
      "SEED",
    ]);
  });
});

describe("TRUST_PROXY", () => {
  it.each([
    ["0", 0],
    ["2", 2],
    ["127.0.0.1", ["127.0.0.1"]],
    ["loopback, 10.0.0.0/8,fd00::/8 , ::1", ["loopback", "10.0.0.0/8", "fd00::/8", "::1"]],
    ["uniquelocal,linklocal", ["uniquelocal", "linklocal"]],
  ])("may be %s", (given, expected) => {
    const { TRUST_PROXY } = readConfig({ TRUST_PROXY: given });
    expect(TRUST_PROXY).toEqual(expected);
    expect(() => express().set("trust proxy", TRUST_PROXY)).not.toThrow();
  });
});

describe("addresses of services", () => {
  it.each([
    ["SMTP_URL", "smtp://localhost"],
    ["SMTP_URL", "smtps://user%40example.org:p%23w@mail.example.org:465"],
    ["DATABASE_URL", "postgres://user:password@127.0.0.1:5432/amberway"],
    ["DATABASE_URL", "postgresql:///amberway?host=/var/run/postgresql"],
    ["DATABASE_URL", "postgres://user@/amberway?host=/var/run/postgresql"],
    ["DATABASE_URL", "postgres://user:password@one:5432,two:5433/amberway"],
    ["MAIL_FROM", "no-reply@example.org"],
    ["MAIL_FROM", "Amberway Funding <no-reply@example.org>"],
  ] as const)("%s may be %s", (name, value) => {
    expect(readConfig({ [name]: value })[name]).toBe(value);
  });

  it("of the database itself is of use only beside the one of its pooler", () => {
    const direct = { DATABASE_DIRECT_URL: "postgres://user:password@127.0.0.1:5432/amberway" };
    expect(refusalOf(direct)).toEqual(["DATABASE_URL must be set when DATABASE_DIRECT_URL is."]);
    const DATABASE_URL = "postgres://user:password@127.0.0.1:6432/amberway";
    expect(readConfig({ ...direct, DATABASE_URL })).toMatchObject({ ...direct, DATABASE_URL });
  });

  it("of replicas are of use only beside the one of their primary", () => {
    const replicas = { DATABASE_READ_URLS: "postgres://user:password@one/amberway,postgres://two/amberway" };
    expect(refusalOf(replicas)).toEqual(["DATABASE_URL must be set when DATABASE_READ_URLS is."]);
    expect(readConfig({ ...replicas, DATABASE_URL: "postgres://three/amberway" })).toMatchObject(replicas);
  });

  it("end without a slash", () => {
    expect(readConfig({ PUBLIC_URL: "http://example.org/" }).PUBLIC_URL).toBe("http://example.org");
  });
});

describe("the address in links", () => {
  it.each([
    [{ HOST: "0.0.0.0" }, "http://localhost:5000"],
    [{ HOST: "::", PORT: "80" }, "http://localhost:80"],
    [{ HOST: "::1" }, "http://[::1]:5000"],
    [{ HOST: "box.local" }, "http://box.local:5000"],
    [{ HOST: "0.0.0.0", PUBLIC_URL: "http://funds.example.org" }, "http://funds.example.org"],
  ])("for %o is %s", (env, expected) => {
    expect(readConfig(env).PUBLIC_URL).toBe(expected);
  });
});

describe("https", () => {
  const PUBLIC_URL = "https://app.example.org";

  it.each([
    undefined,
    "change-me-change-me-change-me-change-me",
    "an example that is thirty-two characters long",
    "this-is-my-secret-this-is-my-own",
    "x".repeat(64),
    "1212".repeat(16),
  ])("needs a secret of one's own: %s is none", (SESSION_SECRET) => {
    const [line, ...more] = refusalOf({ PUBLIC_URL, ...(SESSION_SECRET && { SESSION_SECRET }) });
    expect(line).toMatch(/^SESSION_SECRET must be set to a random value/);
    expect(more).toEqual([]);
  });

  it("is satisfied with a random one", () => {
    const config = readConfig({ PUBLIC_URL, SESSION_SECRET: SECRET });
    expect(config).toMatchObject({ isHttps: true, publicUrlIsSet: true, PUBLIC_URL, SESSION_SECRET: SECRET });
    expect(readConfig({ PUBLIC_URL, SESSION_SECRET: randomBytes(32).toString("base64") }).isHttps).toBe(true);
  });
});

describe("the administrator", () => {
  it("is not made by a password alone", () => {
    expect(refusalOf({ ADMIN_PASSWORD: "a long enough phrase" })[0]).toMatch(/^ADMIN_EMAIL must be set/);
  });

  it("has an address in lower case, as accounts do", () => {
    expect(readConfig({ ADMIN_EMAIL: "Ama@Example.org" }).ADMIN_EMAIL).toBe("ama@example.org");
  });
});

describe("the file store", () => {
  const S3 = {
    S3_ENDPOINT: "https://s3.example.org",
    S3_BUCKET: "decks",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "password of the store",
  };
  const STS = { S3_STS_ENDPOINT: "https://sts.example.org", S3_STS_ROLE_ARN: "arn:aws:iam::1:role/uploads" };

  it.each(Object.keys(S3) as (keyof typeof S3)[])(
    "of S3 with keys needs all of its settings: %s as well",
    (missing) => {
      const { [missing]: _, ...others } = S3;
      const [line, ...more] = refusalOf(others);
      expect(line).toMatch(new RegExp(`^${missing} must be set when S3_\\w+ is\\.$`));
      expect(more).toEqual([]);
    },
  );

  it("of S3 names everything that is missing, and tells no key", () => {
    expect(refusalOf({ S3_SECRET_ACCESS_KEY: S3.S3_SECRET_ACCESS_KEY })).toEqual([
      "S3_ACCESS_KEY_ID and S3_ENDPOINT and S3_BUCKET must be set when S3_SECRET_ACCESS_KEY is.",
    ]);
  });

  it("of S3 is set when all of them are", () => {
    expect(readConfig({ ...S3, ...STS })).toMatchObject({ ...S3, ...STS, S3_REGION: "us-east-1" });
    expect(readConfig({ S3_REGION: "eu-west-1" }).S3_ENDPOINT).toBeUndefined();
  });

  it("of S3 may do without keys, which then come from where the server runs", () => {
    const { S3_ENDPOINT, S3_BUCKET } = S3;
    expect(readConfig({ S3_ENDPOINT, S3_BUCKET })).toMatchObject({ S3_ENDPOINT, S3_BUCKET });
    expect(refusalOf({ S3_ENDPOINT })).toEqual(["S3_BUCKET must be set when S3_ENDPOINT is."]);
  });

  it("gives temporary credentials only with an address, a role and a store", () => {
    expect(refusalOf({ ...S3, S3_STS_ENDPOINT: STS.S3_STS_ENDPOINT })[0]).toMatch(
      /^S3_STS_ROLE_ARN must be set/,
    );
    expect(refusalOf(STS)[0]).toMatch(/^S3_ENDPOINT must be set when S3_STS_ENDPOINT is/);
  });
});

const HTTPS = { PUBLIC_URL: "https://funding.example.org", SESSION_SECRET: SECRET };

describe("administrators' second factor", () => {
  it.each([
    ["is required on an installation for others", HTTPS, "required"],
    ["is left to them where somebody tries the product", {}, "optional"],
    ["can be left to them everywhere", { ...HTTPS, ADMIN_SECOND_FACTOR: "optional" }, "optional"],
    ["can be required everywhere", { ADMIN_SECOND_FACTOR: "required" }, "required"],
  ])("%s", (_name, env, expected) => {
    expect(readConfig(env).ADMIN_SECOND_FACTOR).toBe(expected);
  });
});

describe("addresses of other machines without encryption", () => {
  const database = (rest: string) => ({ DATABASE_URL: `postgres://a:b@${rest}` });
  it.each([
    ["DATABASE_URL", database("db.example.org/c")],
    ["DATABASE_URL", database("db.example.org/c?sslmode=disable")],
    ["DATABASE_URL", database("localhost:5432,db.example.org:5432/c")],
    ["DATABASE_READ_URLS", { ...database("localhost/c"), DATABASE_READ_URLS: "postgres://a@10.0.0.7/c" }],
    ["OPENAI_BASE_URL", { OPENAI_BASE_URL: "http://models.example.org/v1" }],
    ["LOG_COLLECTOR_URL", { LOG_COLLECTOR_URL: "http://logs.example.org" }],
  ])("in %s stop the start of an installation for others: %j", (name, env: Record<string, string>) => {
    expect(refusalOf({ ...HTTPS, ...env })[0]).toMatch(new RegExp(`^${name} must use encryption`));
  });

  it.each([
    ["this machine", database("127.0.0.1/c")],
    ["a socket of this machine", database("/c?host=/run/postgresql")],
    ["another machine with encryption", database("db.example.org/c?sslmode=verify-full")],
    ["a machine that needs none", { ...database("Database:5432/c"), UNENCRYPTED_HOSTS: "other, database" }],
  ])("are not those of %s", (_name, env) => {
    expect(readConfig({ ...HTTPS, ...env }).DATABASE_URL).toBeDefined();
  });

  it("are taken where somebody tries the product", () => {
    expect(readConfig(database("db.example.org/c")).DATABASE_URL).toBeDefined();
  });
});

describe("a certificate of the server's own", () => {
  const TLS = { TLS_CERT_FILE: "/etc/cert.pem", TLS_KEY_FILE: "/etc/key.pem", SESSION_SECRET: SECRET };

  it("makes the address https", () => {
    expect(readConfig(TLS)).toMatchObject({ isHttps: true, PUBLIC_URL: "https://127.0.0.1:5000" });
  });

  it("comes with its key, and not with an address without encryption", () => {
    expect(refusalOf({ TLS_CERT_FILE: "/etc/cert.pem", SESSION_SECRET: SECRET })).toEqual([
      "TLS_KEY_FILE must be set when TLS_CERT_FILE is.",
    ]);
    expect(refusalOf({ ...TLS, PUBLIC_URL: "http://funding.example.org" })).toEqual([
      "PUBLIC_URL must be https when TLS_CERT_FILE is set.",
    ]);
  });
});

describe("secrets in files", () => {
  const writeSecret = (content: string) => {
    const file = join(mkdtempSync(join(tmpdir(), "amberway-secret-")), "secret");
    writeFileSync(file, content);
    return file;
  };

  it("take the place of the settings that they belong to, without the line's end", () => {
    const config = readConfig({
      SESSION_SECRET_FILE: writeSecret(`${SECRET}\n`),
      DATABASE_URL_FILE: writeSecret("postgres://a:b@localhost/c\n"),
    });
    expect(config.SESSION_SECRET).toBe(SECRET);
    expect(config.DATABASE_URL).toBe("postgres://a:b@localhost/c");
    expect(config.unknownSettings).toEqual([]);
  });

  it.each(SECRETS)("can hold %s, which is a setting", (name) => {
    expect(settingNames).toContain(name);
  });

  it("are looked at as strictly as the settings, and the value is not told", () => {
    const [line] = refusalOf({ SESSION_SECRET_FILE: writeSecret("too short") });
    expect(line).toBe("SESSION_SECRET must have at least 32 characters.");
  });

  it("cannot be given beside the setting, be missing or be empty", () => {
    expect(refusalOf({ SESSION_SECRET: SECRET, SESSION_SECRET_FILE: writeSecret(SECRET) })).toEqual([
      "SESSION_SECRET and SESSION_SECRET_FILE are both set. Keep one of them.",
    ]);
    expect(refusalOf({ SMTP_URL_FILE: "/nowhere/secret" })[0]).toMatch(
      /^SMTP_URL_FILE names a file that cannot be read \(.*ENOENT/,
    );
    expect(refusalOf({ SMTP_URL_FILE: writeSecret(" \n") })).toEqual(["SMTP_URL_FILE names an empty file."]);
  });
});
