import express from "express";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { readConfig } from "../platform/config/config";
import { securityHeaders } from "./security";

async function readHeaders(env: Record<string, string>): Promise<Record<string, string>> {
  const app = express()
    .use(securityHeaders(readConfig(env)))
    .get("/", (_req, res) => void res.end());
  return (await request(app).get("/")).headers;
}

async function connectSources(env: Record<string, string>): Promise<string | undefined> {
  return /connect-src ([^;]*)/.exec((await readHeaders(env))["content-security-policy"]!)?.[1];
}

describe("the security headers", () => {
  it("allow scripts and styles of our own only, and nobody to frame a page", async () => {
    const policy = new Map(
      (await readHeaders({}))
        ["content-security-policy"]!.split(";")
        .map((part) => part.trim().split(" "))
        .map(([name, ...sources]) => [name, sources.join(" ")]),
    );
    expect(policy.get("default-src")).toBe("'self'");
    for (const name of ["script-src", "worker-src", "manifest-src"]) expect(policy.get(name)).toBe("'self'");
    expect(policy.get("style-src")).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/);
    for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(policy.get(name)).toBe("'none'");
  });

  it("keep the kind of an answer, its address and its window from others", async () => {
    expect(await readHeaders({})).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  it("bind browsers to https for a year with all subdomains, where the address is https", async () => {
    const https = {
      PUBLIC_URL: "https://funding.example.org",
      SESSION_SECRET: "lamp-river-72f1c0de93b4a8-harbour-0617",
    };
    expect((await readHeaders(https))["strict-transport-security"]).toBe(
      "max-age=31536000; includeSubDomains",
    );
    expect(await readHeaders({})).not.toHaveProperty("strict-transport-security");
  });
});

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
