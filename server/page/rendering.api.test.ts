import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Renderer } from "@shared/rendering";
import { sessions } from "@shared/schema/index";
import type { CurrentUserView } from "@shared/validators/auth";
import { LANGUAGES } from "@shared/words/language";
import { findActor } from "../features/auth/auth.service";
import { startTestApp, type TestApp } from "../test/app";
import { built, pageOf, PATIENCE_MS, readPage } from "../test/helpers/pages";
import { readPageData } from "./page-data";
import { renderScreens } from "./rendering";
import { createPageRouter } from "./page-router";

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

const pageAt = (path: string, caller: Caller = app.visitor, headers: Record<string, string> = {}) =>
  readPage(caller, path, headers);

describe("the server renders", () => {
  it("the landing page for visitors, whatever its address says further", async () => {
    for (const path of ["/", "/?from=a-newsletter", "/"]) {
      const { res, rendered, state } = await pageAt(path);
      expect(rendered).toContain("Get started");
      expect(state?.queries.queries.map(({ state: { data } }) => data)).toEqual([null]);
      expect(res.headers["cache-control"]).toBe("no-cache");
    }
  });

  it("a member's home, list and opportunity, which no cache keeps", async () => {
    const shown = {
      "/": "Hey there!",
      "/opportunities": "Solar Roof Grant",
      [`/opportunities/${opportunityId}`]: "For roofs.",
    };
    for (const [path, text] of Object.entries(shown)) {
      const { res, rendered } = await pageAt(path, ama);
      expect(rendered).toContain(text);
      expect(res.headers["cache-control"]).toBe("no-store");
      expect(res.headers.vary).toContain("Cookie");
    }
  });

  it("the sources for visitors and members, with what is published at the time", async () => {
    for (const caller of [app.visitor, ama]) {
      const { rendered, res, state } = await pageAt("/sources", caller);
      expect(rendered).toContain("Open Government Licence v3.0");
      expect(rendered).toContain("1 opportunity is open.");
      expect(res.headers["cache-control"]).toBe(caller === ama ? "no-store" : "no-cache");
      expect(state?.queries.queries.map(({ queryKey }) => queryKey[0])).toContain("/api/sources");
    }
    await app.buildOpportunity({ name: "Another Grant" });
    app.deps.sourceFigures.clear();
    expect((await pageAt("/sources?from=a-newsletter")).rendered).toContain("2 opportunities are open.");
    const french = await pageAt("/sources", app.visitor, { "Accept-Language": "fr" });
    expect(french.rendered).toContain("Domaine public aux États-Unis");
  });

  it("only data of the person who asks", async () => {
    expect((await pageAt("/", ama)).rendered).toContain("Lamp &amp; Sons &lt;Accra&gt;");
    const both = () => Promise.all([pageAt("/", kofi), pageAt("/", ama)]);
    for (const [theirs, hers] of [await both(), await both()]) {
      expect(theirs.rendered).toContain("Kofi Mensah");
      expect(theirs.html).not.toContain("Lamp");
      expect(hers.rendered).toContain("Lamp &amp; Sons");
    }
  });

  it("in the language that the person chose, otherwise in the browser's", async () => {
    const french = { "Accept-Language": "fr-SN,fr;q=0.9" };
    const visited = await pageAt("/", app.visitor, french);
    expect(visited.rendered).toContain("Commencer");
    expect(visited.html).toContain('<html lang="fr" dir="ltr">');
    const english = await app.as(await app.buildUser({ preferredLanguage: "en" }));
    expect((await pageAt("/", english, french)).rendered).toContain("Hey there!");
    const speaker = await app.as(await app.buildUser({ preferredLanguage: "fr" }));
    const { html, res } = await pageAt("/", speaker, { "Accept-Language": "en" });
    expect(html).toContain('<html lang="fr" dir="ltr">');
    expect(res.headers.link).toMatch(/\/assets\/fr-/);
  });

  it("nothing of an opportunity that is missing or hidden, with the same answer for both", async () => {
    const pending = await app.buildOpportunity({ verificationStatus: "pending", name: "Not yet" });
    const pages = [UNKNOWN, pending.id].map((id) => pageAt(`/opportunities/${id}`, ama));
    const [unknown, hidden] = await Promise.all(pages);
    expect([unknown?.rendered, hidden?.rendered]).toEqual([undefined, undefined]);
    expect(hidden?.html).not.toContain("Not yet");
  });

  it("no screen that leads to the login, has a query or is not of the few", async () => {
    expect((await pageAt("/applications")).rendered).toBeUndefined();
    expect((await pageAt("/opportunities?search=roof", ama)).rendered).toBeUndefined();
    expect((await pageAt("/settings", ama)).rendered).toBeUndefined();
    expect((await pageAt(`/opportunities/${"-".repeat(36)}`, ama)).rendered).toBeUndefined();
  });

  it("the landing page once the session has ended", async () => {
    const gone = await app.buildUser({ firstName: "Efua" });
    const caller = await app.as(gone);
    expect((await pageAt("/", caller)).rendered).toContain("Efua");
    await app.db.delete(sessions).where(sql`sess->>'userId' = ${gone.id}`);
    const { rendered, html } = await pageAt("/", caller);
    expect(rendered).toContain("Get started");
    expect(html).not.toContain("Efua");
  });

  it("HTML without inline styles and scripts, as the page's policy requires", async () => {
    for (const path of ["/", "/opportunities", `/opportunities/${opportunityId}`]) {
      const { rendered, html } = await pageAt(path, ama);
      expect(rendered).not.toMatch(/ style=|<style|<script|javascript:/);
      const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([script]) => script);
      expect(scripts.filter((script) => !script.includes(" src="))).toEqual([
        '<script type="application/json" id="server-state">',
      ]);
    }
  });

  it("data that cannot end the script element that holds it", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, name: "</script><script>alert(1)</script>" });
    const { html, state } = await pageAt("/", await app.as(user));
    expect(html).not.toContain("<script>alert");
    expect(JSON.stringify(state)).toContain("</script><script>alert(1)");
  });

  it("the data that the API answers with", async () => {
    const ctx = { actor: (await findActor(app.deps, amaId))!, db: app.db, deps: app.deps };
    for (const address of [
      "/api/entities",
      "/api/applications",
      "/api/saved-searches",
      "/api/tasks/next",
      "/api/obligations/next",
      "/api/opportunities/matched",
      "/api/opportunities/question",
      "/api/opportunities?page=1&limit=10",
      "/api/opportunities/saved/deadlines",
      `/api/opportunities/${opportunityId}`,
    ])
      expect(await readPageData(ctx, address), address).toEqual((await ama.get(address).expect(200)).body);
  });
});

describe("a page that is not rendered", () => {
  /** An app whose pages are rendered by the given function. */
  async function appRendering(
    render: string,
    { env = {}, isPatient = true }: { env?: Record<string, string>; isPatient?: boolean } = {},
  ) {
    const folder = mkdtempSync(join(tmpdir(), "amberway-rendering-"));
    for (const language of LANGUAGES) {
      mkdirSync(join(folder, language));
      writeFileSync(join(folder, language, "render.js"), `export const render = ${render};`);
    }
    const rendering = await startTestApp({
      env,
      page: (deps) =>
        createPageRouter(built("client"), renderScreens(folder, deps, isPatient ? PATIENCE_MS : undefined)),
    });
    const caller = await rendering.as(await rendering.buildUser());
    return { ...rendering, caller };
  }
  const expectPlainPage = async (caller: Caller) => {
    const { rendered, html, res } = await pageAt("/", caller);
    expect(rendered).toBeUndefined();
    expect(html).toContain('<div id="start"');
    expect(html).toContain('<script type="module"');
    expect(res.headers.link).toContain("modulepreload");
  };

  it("is sent plain when rendering fails", async () => {
    const { caller, close } = await appRendering("async () => { throw new Error('no paper'); }");
    await expectPlainPage(caller);
    await close();
  });

  it("is sent plain when rendering takes too long", async () => {
    const { caller, close } = await appRendering("() => new Promise(() => {})", { isPatient: false });
    await expectPlainPage(caller);
    await close();
  });

  it("keeps nothing of what is read for it after another reading failed", async () => {
    const file = pathToFileURL(join(built("rendering"), "en/render.js")).href;
    const { render } = (await import(file)) as Renderer;
    let finish = (_answer: unknown) => {};
    const slow = new Promise((resolve) => (finish = resolve));
    let readings = 0;
    const read = () => ((readings += 1) === 1 ? Promise.reject(new Error("too late")) : slow);
    const address = { screen: "/opportunities", path: "/opportunities", search: "", id: "" };
    const user = { id: amaId } as CurrentUserView;
    const timers = vi.spyOn(globalThis, "setTimeout");
    await expect(render({ ...address, isPhone: false, user, read })).rejects.toThrow("too late");
    finish([]);
    await new Promise(setImmediate);
    expect(readings).toBeGreaterThan(1);
    expect(timers.mock.calls.filter(([, ms = 0]) => ms > 60_000)).toEqual([]);
    timers.mockRestore();
  });

  it("is sent plain to somebody over a rate limit, because rendering counts as a call", async () => {
    const render = "async () => ({ html: '<p>Here</p>', state: {} })";
    const env = { RATE_LIMIT_SCALE: "1", RATE_LIMIT_USER_PER_MINUTE: "2" };
    const { caller, close } = await appRendering(render, { env });
    expect((await pageAt("/", caller)).rendered).toContain("Here");
    await caller.get("/api/entities").expect(200);
    await expectPlainPage(caller);
    await caller.get("/api/entities").expect(429);
    await close();
  });
});
