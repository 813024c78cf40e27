import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANDING, SCREENS } from "@shared/screens";
import express from "express";
import request from "supertest";
import { beforeAll, describe, expect, it } from "vitest";
import { createPreloadRouter, getPreloadFiles, formatLinkHeader } from "./preload-files";

const DASHBOARD = "src/features/dashboard/pages/dashboard-page.tsx";
const MANIFEST = {
  "_first.js": {
    file: "assets/first.js",
    name: "first",
    css: ["assets/first.css"],
    assets: ["text-basic-wght", "text-latin-wght", "text-latin-ext"].map((name) => `assets/${name}.woff2`),
    dynamicImports: ["src/words/fr.ts", DASHBOARD],
  },
  "_common.js": { file: "assets/common.js", imports: ["_first.js"] },
  "src/words/fr.ts": { file: "assets/fr.js" },
  "../shared/constants/country-names.ts": { file: "assets/country-names.js" },
  "src/app/shell/shell.tsx": { file: "assets/shell.js", imports: ["_first.js", "_common.js"] },
  "src/features/landing/pages/landing-page.tsx": { file: "assets/landing.js", imports: ["_first.js"] },
  [DASHBOARD]: { file: "assets/dashboard.js", imports: ["_common.js"] },
  "src/features/auth/pages/login-page.tsx": { file: "assets/login.js" },
  "src/features/settings/pages/settings-page.tsx": { file: "assets/settings.js" },
};

function builtPage(): string {
  const folder = mkdtempSync(join(tmpdir(), "amberway-early-"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(MANIFEST));
  return folder;
}

let browser: ReturnType<typeof request>;
beforeAll(() => {
  browser = request(pageIn(builtPage()));
});

/** Answers as a page does, which says in its address whether it is rendered. */
const pageIn = (folder: string) =>
  express()
    .use(createPreloadRouter(folder))
    .use((req, res) => {
      const early = getPreloadFiles(res);
      if (early) res.setHeader("Link", formatLinkHeader(early, { isRendered: "rendered" in req.query }));
      res.send("page");
    });

async function namedFor(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { headers: answer } = await browser.get(path).set(headers).expect(200);
  return [...(answer.link ?? "").matchAll(/<([^>]+)>/g)].map(([, file = ""]) => file);
}
const SIGNED_IN = { Cookie: "theme=dark; amberway=s%3Aabc" };
const FIRST = ["/start.js", "/assets/first.css", "/assets/first.js"];
const FONT = "/assets/text-basic-wght.woff2";
const WHO = "/api/auth/user";

describe("the Link header of a page", () => {
  it("preloads the shell and the screen for somebody with a session", async () => {
    expect(await namedFor("/", SIGNED_IN)).toEqual([
      ...FIRST,
      "/assets/shell.js",
      "/assets/common.js",
      "/assets/dashboard.js",
      WHO,
      FONT,
    ]);
    expect(await namedFor("/settings?entity=e1", SIGNED_IN)).toContain("/assets/settings.js");
  });

  it("lists small files before large ones, by their compressed size", async () => {
    const sizes = { first: 300, shell: 1, common: 200, dashboard: 400 };
    const folder = builtPage();
    mkdirSync(join(folder, "assets"));
    for (const [name, size] of Object.entries(sizes))
      writeFileSync(join(folder, `assets/${name}.js`), " ".repeat(size));
    writeFileSync(join(folder, "assets/dashboard.js.br"), " ".repeat(100));
    const { headers } = await request(pageIn(folder)).get("/").set(SIGNED_IN);
    const scripts = (headers.link ?? "").match(/(?<=assets\/)[a-z]+(?=\.js>)/g);
    expect(scripts).toEqual(["shell", "dashboard", "common", "first"]);
  });

  it("preloads the landing page or the login page for visitors", async () => {
    expect(await namedFor("/")).toEqual([...FIRST, "/assets/landing.js", WHO, FONT]);
    expect(await namedFor("/settings")).toEqual([...FIRST, "/assets/login.js", WHO, FONT]);
  });

  it("preloads only the files of a rendered screen, with low priority for code", async () => {
    expect(await namedFor("/?rendered", SIGNED_IN)).not.toContain(WHO);
    const { link } = (await browser.get("/?rendered").set(SIGNED_IN)).headers;
    expect(link).toContain("</assets/first.js>; rel=modulepreload; fetchpriority=low");
    expect(link).toContain("</assets/first.css>; rel=preload; as=style; crossorigin,");
  });

  it("preloads the French dictionary for French readers only", async () => {
    const french = { "Accept-Language": "fr-SN,fr;q=0.9,en;q=0.5" };
    expect(await namedFor("/", french)).toContain("/assets/fr.js");
    expect(await namedFor("/", french)).toContain("/assets/country-names.js");
    expect(await namedFor("/", { ...SIGNED_IN, ...french })).toContain("/assets/fr.js");
    expect(await namedFor("/", { "Accept-Language": "en" })).not.toContain("/assets/fr.js");
  });

  it("preloads the fonts of every page, and for French also those with accented letters", async () => {
    const fontsFor = async (language: string) =>
      (await namedFor("/", { "Accept-Language": language })).filter((each) => each.endsWith(".woff2"));
    expect(await fontsFor("en")).toEqual([FONT]);
    expect(await fontsFor("fr")).toEqual([FONT, "/assets/text-latin-wght.woff2"]);
  });

  it("is missing where there is no screen or no build manifest", async () => {
    expect(await namedFor("/nowhere", SIGNED_IN)).toEqual([]);
    expect((await request(pageIn(tmpdir())).get("/")).headers.link).toBeUndefined();
  });

  it("declares the right type for each file and preloads the current user with the page's credentials mode", async () => {
    const { link, vary } = (await browser.get("/")).headers;
    expect(link).toMatch(/^<\/start\.js>; rel=preload; as=script,/);
    expect(link).toContain("</assets/first.js>; rel=modulepreload");
    expect(link).toContain("</assets/first.css>; rel=preload; as=style; crossorigin");
    expect(link).toContain(
      '</assets/text-basic-wght.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
    expect(link).toContain("</api/auth/user>; rel=preload; as=fetch; crossorigin=use-credentials");
    expect(vary).toBe("Cookie, Accept-Language");
  });
});

it("every page of a feature is a screen of the table", () => {
  const files = readdirSync("client/src/features", { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith("-page.tsx")).map((file) => `features/${file}`);
  const named = [LANDING, ...SCREENS].flatMap(({ file, visitorFile = [] }) => [file, visitorFile].flat());
  expect(named.sort()).toEqual(pages.sort());
});
