import express from "express";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { readConfig } from "../platform/config/config";
import { securityHeaders } from "./security";

async function connectSources(env: Record<string, string>): Promise<string | undefined> {
  const app = express()
    .use(securityHeaders(readConfig(env)))
    .get("/", (_req, res) => void res.end());
  const { headers } = await request(app).get("/");
  return /connect-src ([^;]*)/.exec(headers["content-security-policy"]!)?.[1];
}

describe("the addresses that the page may talk to", () => {
  it("are only this server's without a file store", async () => {
    expect(await connectSources({})).toBe("'self'");
  });

  it("include the file store's when one is set", async () => {
    const s3 = { S3_BUCKET: "decks", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
    expect(await connectSources({ ...s3, S3_ENDPOINT: "https://s3.example.org:9000/store/" })).toBe(
      "'self' https://s3.example.org:9000",
    );
  });
});
