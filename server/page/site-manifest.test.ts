import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, it } from "vitest";
import { SCREENS } from "@shared/screens";

type Icon = { src: string; sizes: string; purpose?: string };

const at = (path: string) => fileURLToPath(new URL(`../../client/public${path}`, import.meta.url));
const manifest = JSON.parse(readFileSync(at("/site.webmanifest"), "utf8")) as {
  id: string;
  start_url: string;
  scope: string;
  icons: Icon[];
  shortcuts: { name: string; url: string }[];
};

it("the product can be installed: it has one identity, starts within its scope, and its icons are of the named sizes", async () => {
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/" });
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(at(src)), src).toBe(true);
    if (sizes === "any") continue;
    const { width, height } = await sharp(at(src)).metadata();
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

it("an installed product offers shortcuts to screens that there are", () => {
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
  const paths = SCREENS.map(({ path }) => path);
  for (const { url } of manifest.shortcuts) expect(paths).toContain(url);
});

it("the icon that systems cut into their own shapes fills its whole square", async () => {
  const { src } = manifest.icons.find(({ purpose }) => purpose === "maskable")!;
  const { data, info } = await sharp(at(src)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaOf = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  const last = info.width - 1;
  expect([alphaOf(0, 0), alphaOf(last, 0), alphaOf(0, last), alphaOf(last, last)]).toEqual([
    255, 255, 255, 255,
  ]);
});
