import { describe, expect, it } from "vitest";
import { readConfig } from "./config";

const oddAmong = (...names: string[]) =>
  readConfig(Object.fromEntries(names.map((name) => [name, "anything"]))).unknownSettings;

describe("a variable that is not a setting", () => {
  it.each([
    ["DATABSE_URL", "DATABASE_URL"],
    ["DATABASE_ULR", "DATABASE_URL"],
    ["SESION_SECRET", "SESSION_SECRET"],
    ["PUBLIC_URI", "PUBLIC_URL"],
    ["SMTP_URI", "SMTP_URL"],
    ["database_url", "DATABASE_URL"],
    ["OPENAI_APIKEY", "OPENAI_API_KEY"],
    ["S3_BUCKETS", "S3_BUCKET"],
  ])("gets a warning when it resembles a setting: %s", (name, meant) => {
    expect(oddAmong(name)).toEqual([`${name} is not a setting and is ignored. Did you mean ${meant}?`]);
  });

  it("gets a warning when it can only be meant for this product", () => {
    expect(oddAmong("RATE_LIMIT_LOGINS", "AI_DAILY_TOKENS")).toEqual([
      "RATE_LIMIT_LOGINS is not a setting and is ignored.",
      "AI_DAILY_TOKENS is not a setting and is ignored.",
    ]);
  });

  it("gets no warning when it belongs to something else", () => {
    expect(
      oddAmong(
        ...[
          "PATH",
          "HOME",
          "HOSTNAME",
          "MAIL",
          "PORTS",
          "LANG",
          "NODE_OPTIONS",
          "PGPASSWORD",
          "POSTGRES_PASSWORD",
        ],
        ...[
          "HTTPS_PROXY",
          "OPENAI_ORG_ID",
          "ANTHROPIC_AUTH_TOKEN",
          "AWS_REGION",
          "npm_config_registry",
          "LOGNAME",
        ],
      ),
    ).toEqual([]);
  });

  it("does not stop the server, and an empty setting counts as not set", () => {
    expect(readConfig({ DATABSE_URL: "" }).unknownSettings).toEqual([]);
  });
});
