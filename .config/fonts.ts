import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** The page uses these weights. The other weights are nearly half of a variable font. */
const WEIGHTS = { wght: { min: 400, max: 700 } };
/**
 * Features for joining and placing letters, and for figures in columns. Stylistic sets, fractions and small
 * capitals are left out.
 */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "calt", "rlig"];

const FACE = /@font-face \{[^}]*\}/g;
const FILE = /url\("([^"]+\.woff2)"\)/;
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g;

const packages = fileURLToPath(new URL("../node_modules", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/**
 * Reduces the page's fonts to the characters and weights that it uses, which saves a third of the bytes. Used
 * by vite.config.ts.
 */
export function lightFonts(): Plugin {
  return {
    name: "light-fonts",
    enforce: "pre",
    apply: "build",
    async transform(code, id) {
      if (!id.endsWith("/styles/fonts.css")) return null;
      const faces = code.match(FACE) ?? [];
      const lighterFaces = await Promise.all(faces.map((face) => lighten(face, dirname(id))));
      return faces.reduce((css, face, index) => css.replace(face, () => lighterFaces[index] ?? face), code);
    },
  };
}

/**
 * Rewrites one @font-face rule to a file that has only the characters of its range. Rules with local fonts
 * stay as they are.
 */
async function lighten(face: string, from: string): Promise<string> {
  const [, file] = FILE.exec(face) ?? [];
  if (file === undefined) return face;
  const font = readFileSync(resolve(file));
  const characters = listCharacters(face);
  const folder = join(packages, ".cache/fonts", makeCacheKey(font, face));
  const subsetFile = join(folder, chooseFileName(file, characters));
  if (!existsSync(subsetFile)) {
    mkdirSync(folder, { recursive: true });
    const subset = await subsetFont(font, characters, {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      ...(file.includes("-wght-") && { variationAxes: WEIGHTS }),
    });
    writeFileSync(subsetFile, subset);
  }
  return face.replace(file, () => relative(from, subsetFile));
}

/**
 * The file that every page needs gets its own name, by which server/page/preload-files.ts finds it to preload
 * it.
 */
const chooseFileName = (file: string, characters: string) =>
  characters.includes(" ") ? basename(file).replace("-latin-", "-basic-") : basename(file);

const makeCacheKey = (font: Buffer, face: string) =>
  createHash("sha256")
    .update(font)
    .update(JSON.stringify([face, FEATURES, WEIGHTS]))
    .digest("hex")
    .slice(0, 16);

function listCharacters(face: string): string {
  const points = [...face.matchAll(RANGE)].flatMap(([, from = "", to = from]) => {
    const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}
