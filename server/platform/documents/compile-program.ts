import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const fileOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** CommonJS packages load Node's own modules with `require`. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/**
 * Compiles the program that reads documents into a folder, with the packages that it needs, because it may read nothing
 * outside of it. Several processes may do this at the same time.
 */
export async function compileProgram(outdir: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: {
      "document-process": fileOf("document-process.ts"),
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
