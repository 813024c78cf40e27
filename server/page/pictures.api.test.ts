import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions } from "@shared/schema/index";
import type { Deps } from "../deps";
import { LANGUAGES } from "@shared/words/language";
import { findActor } from "../features/auth/auth.service";
import { startTestApp, type TestApp } from "../test/app";
import { firstAnswers } from "./first-answers";
import { READ_FIRST, USER, withId } from "./first-reads";
import { PICTURED, pictures } from "./pictures";
import { spa } from "./spa";

const built = (folder: string) => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));
/** On a busy machine a picture takes longer than a page may wait for it; here it is waited for. */
const PATIENCE_MS = 60_000;
const pageOf = (deps: Deps) => spa(built("client"), pictures(built("pictures"), deps, PATIENCE_MS));
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

type Caller = Awaited<ReturnType<TestApp["as"]>>;

let app: TestApp;
let ama: Caller;
let kofi: Caller;
let amaId: string;
let opportunityId: string;
beforeAll(async () => {
  app = await startTestApp({ page: pageOf });
  const [first, second] = [await app.buildUser(), await app.buildUser({ firstName: "Kofi" })];
  [ama, kofi, amaId] = [await app.as(first), await app.as(second), first.id];
  await app.buildEntity({ userId: amaId, name: "Lamp & Sons <Accra>" });
  opportunityId = (await app.buildOpportunity({ name: "Solar Roof Grant", description: "For roofs." })).id;
});
afterAll(() => app.close());

/** The page at an address, and what is drawn into it. */
async function pageAt(path: string, caller: Caller = app.visitor, headers: Record<string, string> = {}) {
  const res = await caller.get(path).set(headers).expect(200);
  const [, name] = /<div id="root" data-picture="([^"]+)"/.exec(res.text) ?? [];
  const drawn = /<div id="root"[^>]*>([\s\S]*)<\/div>\s*<!-- For/.exec(res.text)?.[1] ?? "";
  return { res, name, drawn, html: res.text };
}

describe("the first picture of a page", () => {
  it("is the front door for visitors, whatever its address says further", async () => {
    for (const path of ["/", "/?from=a-newsletter"]) {
      const { res, name, drawn } = await pageAt(path);
      expect(name).toBe("landing");
      expect(drawn).toContain("Get started");
      expect(res.headers["cache-control"]).toBe("no-cache");
    }
  });

  it("is what a member's home, list or opportunity shows, kept by nobody", async () => {
    const shown = {
      "/": "Hey there!",
      "/opportunities": "Solar Roof Grant",
      [`/opportunities/${opportunityId}`]: "For roofs.",
    };
    for (const [path, text] of Object.entries(shown)) {
      const { res, name, drawn } = await pageAt(path, ama);
      expect(name).toBe(path.replace(opportunityId, ":id"));
      expect(drawn).toContain(text);
      expect(res.headers["cache-control"]).toBe("no-store");
      expect(res.headers.vary).toContain("Cookie");
    }
  });

  it("is of the one who asks alone", async () => {
    expect((await pageAt("/", ama)).drawn).toContain("Lamp &amp; Sons &lt;Accra&gt;");
    const both = () => Promise.all([pageAt("/", kofi), pageAt("/", ama)]);
    for (const [theirs, hers] of [await both(), await both()]) {
      expect(theirs.drawn).toContain("Kofi Mensah");
      expect(theirs.html).not.toContain("Lamp");
      expect(hers.drawn).toContain("Lamp &amp; Sons");
    }
  });

  it("is in the language that the person chose, else in the browser's", async () => {
    const french = { "Accept-Language": "fr-SN,fr;q=0.9" };
    const visited = await pageAt("/", app.visitor, french);
    expect(visited.drawn).toContain("Commencer");
    expect(visited.html).toContain('<html lang="fr">');
    const english = await app.as(await app.buildUser({ preferredLanguage: "en" }));
    expect((await pageAt("/", english, french)).drawn).toContain("Hey there!");
    const speaker = await app.as(await app.buildUser({ preferredLanguage: "fr" }));
    const { html } = await pageAt("/", speaker, { "Accept-Language": "en" });
    expect(html).toMatch(/<html lang="fr">/);
    expect(html).toMatch(/data-modules="[^"]*\/assets\/fr-/);
  });

  it("is not drawn of what is not there, or not for everybody to see, and tells neither from the other", async () => {
    const pending = await app.buildOpportunity({ verificationStatus: "pending", name: "Not yet" });
    const pages = [UNKNOWN, pending.id].map((id) => pageAt(`/opportunities/${id}`, ama));
    const [unknown, hidden] = await Promise.all(pages);
    expect([unknown?.name, hidden?.name]).toEqual([undefined, undefined]);
    expect(hidden?.html).not.toContain("Not yet");
  });

  it("is not drawn where members are led to sign in, or have asked for something of their own", async () => {
    expect((await pageAt("/opportunities")).name).toBeUndefined();
    expect((await pageAt("/opportunities?search=roof", ama)).name).toBeUndefined();
    expect((await pageAt("/settings", ama)).name).toBeUndefined();
    expect((await pageAt(`/opportunities/${"-".repeat(36)}`, ama)).name).toBeUndefined();
  });

  it("is the front door once the session has ended", async () => {
    const gone = await app.buildUser({ firstName: "Efua" });
    const caller = await app.as(gone);
    expect((await pageAt("/", caller)).drawn).toContain("Efua");
    await app.db.delete(sessions).where(sql`sess->>'userId' = ${gone.id}`);
    const { name, html } = await pageAt("/", caller);
    expect(name).toBe("landing");
    expect(html).not.toContain("Efua");
  });

  it("keeps to the page's policy: no script within it, and its styles as rules that the policy names", async () => {
    const { res, html, drawn } = await pageAt(`/opportunities/${opportunityId}`, ama);
    expect(drawn).not.toMatch(/ style=|<script|javascript:/);
    const [, nonce] = /<style nonce="([^"]+)">\[data-style=/.exec(html) ?? [];
    expect(res.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    for (const [script] of html.matchAll(/<script[^>]*>/g)) expect(script).toContain(" src=");
  });

  it("comes before the page's code, which is begun once it is painted", async () => {
    const pictured = await pageAt("/", ama);
    expect(pictured.html).not.toContain('type="module"');
    const [, code, modules, calls] =
      /<script src="\/start\.js" data-code="([^"]+)" data-modules="([^"]+)" data-calls="([^"]+)"/.exec(
        pictured.html,
      ) ?? [];
    expect(code).toMatch(/^\/assets\/\S+\.js/);
    expect(modules).toContain("/assets/dashboard-page-");
    expect(calls?.replaceAll("&amp;", "&").split(" ")).toEqual([USER, ...(READ_FIRST["/"] ?? [])]);
    expect(pictured.res.headers.link).toMatch(/as=style.*as=font/);
    expect(pictured.res.headers.link).not.toMatch(/modulepreload|as=fetch/);
    const plain = await pageAt("/settings", ama);
    expect(plain.html).toContain('type="module"');
    expect(plain.res.headers.link).toMatch(/modulepreload.*as=fetch/);
  });

  it("is made of what the API answers", async () => {
    const ctx = { actor: (await findActor(app.deps, amaId))!, db: app.db, deps: app.deps };
    for (const { screen } of PICTURED) {
      const addresses = [USER, ...READ_FIRST[screen]!];
      const answers = await firstAnswers(ctx, addresses, opportunityId);
      for (const address of addresses.map((each) => withId(each, opportunityId)))
        expect(answers[address], address).toEqual((await ama.get(address).expect(200)).body);
    }
  });
});

describe("a page without its first picture", () => {
  /** A page whose pictures are drawn so. */
  async function appDrawing(
    drawPicture: string,
    { env = {}, isPatient = true }: { env?: Record<string, string>; isPatient?: boolean } = {},
  ) {
    const folder = mkdtempSync(join(tmpdir(), "amberway-pictures-"));
    for (const language of LANGUAGES) {
      mkdirSync(join(folder, language));
      writeFileSync(join(folder, language, "picture.js"), `export const drawPicture = ${drawPicture};`);
    }
    const drawing = await startTestApp({
      env,
      page: (deps) => spa(built("client"), pictures(folder, deps, isPatient ? PATIENCE_MS : undefined)),
    });
    const caller = await drawing.as(await drawing.buildUser());
    return { ...drawing, caller };
  }
  const comesWithout = async (caller: Caller) => {
    const { name, html, res } = await pageAt("/", caller);
    expect(name).toBeUndefined();
    expect(html).toContain('type="module"');
    expect(res.headers.link).toContain("modulepreload");
  };

  it("comes all the same when drawing fails", async () => {
    const { caller, close } = await appDrawing("async () => { throw new Error('no ink'); }");
    await comesWithout(caller);
    await close();
  });

  it("comes all the same when drawing takes too long", async () => {
    const { caller, close } = await appDrawing("() => new Promise(() => {})", { isPatient: false });
    await comesWithout(caller);
    await close();
  });

  it("comes to who has asked for too much: a picture counts as a call does", async () => {
    const drawn = "async () => ({ html: '<p>Here</p>', styles: '', day: '2030-01-01' })";
    const env = { RATE_LIMIT_SCALE: "1", RATE_LIMIT_USER_PER_MINUTE: "2" };
    const { caller, close } = await appDrawing(drawn, { env });
    expect((await pageAt("/", caller)).drawn).toContain("Here");
    await caller.get("/api/entities").expect(200);
    await comesWithout(caller);
    await caller.get("/api/entities").expect(429);
    await close();
  });
});
