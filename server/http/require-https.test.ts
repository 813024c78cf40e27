import express from "express";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { errorHandler } from "./errors";
import { requireHttps } from "./require-https";

const PUBLIC_URL = "https://funding.example.org";

const buildApp = ({ isHttps = true, trusts = 1 }: { isHttps?: boolean; trusts?: number | false } = {}) => {
  const app = express();
  app.set("trust proxy", trusts);
  app.use(requireHttps({ isHttps, PUBLIC_URL }));
  app.use((_req, res) => void res.send("answered"));
  app.use(errorHandler);
  return app;
};
const open = { "X-Forwarded-Proto": "http" };

describe("who comes without encryption", () => {
  it.each(["/", "/opportunities?search=water", "/privacy", "//elsewhere.example.org/x", "/apiary"])(
    "is led from the page %s to the same one on https",
    async (path) => {
      const { status, headers } = await request(buildApp()).get(path).set(open);
      expect([status, headers.location]).toEqual([308, PUBLIC_URL + path]);
    },
  );

  it.each([
    ["get", "/api/applications"],
    ["get", "/api"],
    ["get", "/common-grants/opportunities"],
    ["get", "/.well-known/security.txt"],
    ["get", "/metrics"],
    ["post", "/"],
  ] as const)("is refused, not led on, as a program that asks %s %s", async (method, path) => {
    const { status, headers, body } = await request(buildApp())[method](path).set(open);
    expect([status, headers.location]).toEqual([403, undefined]);
    expect(body).toMatchObject({ code: "forbidden" });
  });

  it.each([
    ["came with encryption", buildApp(), { "X-Forwarded-Proto": "https" }],
    ["asks the server itself, as its health check does", buildApp(), {}],
    ["has written the header without a proxy", buildApp({ trusts: false }), open],
    ["uses an installation without https", buildApp({ isHttps: false }), open],
  ])("is answered who %s", async (_name, app, headers) => {
    const { status, text } = await request(app).get("/api/applications").set(headers);
    expect([status, text]).toEqual([200, "answered"]);
  });
});
