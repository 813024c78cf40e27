import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp, testClock, type TestApp } from "../test/app";

const FILE = "/.well-known/security.txt";
const NOW = "2026-11-25T09:30:00Z";
const clock = testClock(NOW);
const page = () => (_req: unknown, res: { send: (text: string) => void }) => res.send("the page");

let app: TestApp;
let named: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock, page, env: { PORT: "5000" } });
  named = await startTestApp({
    clock,
    page,
    env: {
      PUBLIC_URL: "https://funding.example.org",
      SESSION_SECRET: "0f9a4b7c1d8e2f6a5b3c9d0e7f1a2b4c",
      SECURITY_CONTACT: "Weakness@example.org",
    },
  });
});
afterAll(async () => {
  await app.close();
  await named.close();
});

beforeEach(() => clock.set(NOW));

const fields = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map((line) => /^([\w-]+): (.+)$/.exec(line)!.slice(1) as [string, string]),
  );

describe("/.well-known", () => {
  it("serves the security contact", async () => {
    const { headers, text } = await named.visitor.get(FILE).expect(200);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=86400");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(fields(text)).toEqual({
      Contact: "mailto:Weakness@example.org",
      Expires: "2027-05-24T00:00:00.000Z",
      "Preferred-Languages": "en, fr",
      Canonical: "https://funding.example.org/.well-known/security.txt",
    });
  });

  it("names the default mailbox without a setting, with an expiry in the future", async () => {
    clock.advance(400 * 24 * 60 * 60 * 1000);
    const { text } = await app.visitor.get(FILE).expect(200);
    const { Contact, Expires } = fields(text);
    expect(Contact).toBe("mailto:security@localhost");
    const days = (Date.parse(Expires!) - clock.now().getTime()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });

  it("answers 404 for anything else instead of the page", async () => {
    for (const path of ["/.well-known", "/.well-known/", "/.well-known/change-password", `${FILE}/x`]) {
      const { body } = await app.visitor.get(path).expect(404);
      expect(body).toEqual({ message: "There is nothing at this address", code: "not_found" });
    }
    const { headers } = await app.visitor.post(FILE).expect(405);
    expect(headers.allow).toBe("GET");
    expect((await app.visitor.get("/elsewhere")).text).toBe("the page");
  });
});
