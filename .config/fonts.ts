import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** The weights that the page uses: the rest of a variable font is nearly half of it. */
const WEIGHTS = { wght: { min: 400, max: 700 } };
/** What lets letters join and stand right, and figures in columns; left out are stylistic sets, fractions and small capitals. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "calt", "rlig"];

const FACE = /@font-face \{[^}]*\}/g;
const FILE = /url\("([^"]+\.woff2)"\)/;
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g;

const packages = fileURLToPath(new URL("../node_modules", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The page's fonts with only what it uses of them, in two thirds of the bytes. Used by vite.config.ts. */
export function lightFonts(): Plugin {
  return {
    name: "light-fonts",
    enforce: "pre",
    apply: "build",
    async transform(code, id) {
      if (!id.endsWith("/styles/fonts.css")) return null;
      const faces = code.match(FACE) ?? [];
      const lighter = await Promise.all(faces.map((face) => lighten(face, dirname(id))));
      return faces.reduce((css, face, at) => css.replace(face, () => lighter[at] ?? face), code);
    },
  };
}

/** A rule of the style sheet in the folder `from`, with a file made of the characters that it is for. Local fonts stay. */
async function lighten(face: string, from: string): Promise<string> {
  const [, file] = FILE.exec(face) ?? [];
  if (file === undefined) return face;
  const font = readFileSync(resolve(file));
  const characters = charactersOf(face);
  const folder = join(packages, ".cache/fonts", keyOf(font, face));
  const made = join(folder, nameOf(file, characters));
  if (!existsSync(made)) {
    mkdirSync(folder, { recursive: true });
    const light = await subsetFont(font, characters, {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      ...(file.includes("-wght-") && { variationAxes: WEIGHTS }),
    });
    writeFileSync(made, light);
  }
  return face.replace(file, () => relative(from, made));
}

/** What every page needs is told apart by its name: server/page/preload-files.ts has it fetched first. */
const nameOf = (file: string, characters: string) =>
  characters.includes(" ") ? basename(file).replace("-latin-", "-basic-") : basename(file);

const keyOf = (font: Buffer, face: string) =>
  createHash("sha256")
    .update(font)
    .update(JSON.stringify([face, FEATURES, WEIGHTS]))
    .digest("hex")
    .slice(0, 16);

function charactersOf(face: string): string {
  const points = [...face.matchAll(RANGE)].flatMap(([, from = "", to = from]) => {
    const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}
