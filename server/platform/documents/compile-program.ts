import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The programs that have nothing but their folder, each with its source. */
const CONFINED_PROGRAMS = {
  "document-reader": "document-process",
  "package-writer": "../packages/package-process",
} as const;
export type ConfinedProgram = keyof typeof CONFINED_PROGRAMS;

const fileOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** CommonJS packages load Node's own modules with `require`. The name is free in all packages. */
const REQUIRE =
  'import { createRequire as createNodeRequire } from "node:module"; const require = createNodeRequire(import.meta.url);';

/**
 * Compiles a confined program into a folder, with the packages that it needs, because it may read nothing outside of it. Several processes may do this at the same time.
 */
export async function compileProgram(which: ConfinedProgram, outdir: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: {
      [which]: fileOf(`${CONFINED_PROGRAMS[which]}.ts`),
      "refuse-network": fileOf("refuse-network.ts"),
    },
    outdir,
    // The program cannot read the package.json above its folder, which says how to load `.js`.
    outExtension: { ".js": ".mjs" },
    write: false,
    bundle: true,
    splitting: true,
    minifyWhitespace: true,
    platform: "node",
    target: "node20",
    format: "esm",
    banner: { js: REQUIRE },
    tsconfig: fileOf("../../../tsconfig.json"),
    logLevel: "warning",
  });
  await mkdir(outdir, { recursive: true });
  for (const { path, contents } of outputFiles) {
    const written = `${path}.${process.pid}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(written, contents);
    await rename(written, path);
  }
}
