import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const fileOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** CommonJS packages ask for Node's own modules by `require`. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/**
 * Compiles the program that reads decks into a folder of its own, with the packages that it needs: while it runs, it can read nothing
 * else. Others may do the same at the same time, and use what is there.
 */
export async function compileProgram(outdir: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: { "deck-process": fileOf("deck-process.ts"), "refuse-network": fileOf("refuse-network.ts") },
    outdir,
    // It cannot read the package.json above its folder, which says what .js means.
    outExtension: { ".js": ".mjs" },
    write: false,
    bundle: true,
    splitting: true,
    minifyWhitespace: true,
    platform: "node",
    target: "node20",
    format: "esm",
    banner: { js: REQUIRE },
    tsconfig: fileOf("../../../../tsconfig.json"),
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
