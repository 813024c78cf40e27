import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serialize } from "node:v8";
import { brotliCompress } from "node:zlib";
import { build as bundle } from "esbuild";
import { build as buildPage } from "vite";
import { DEFAULT_LANGUAGE, TRANSLATED } from "@shared/words/language";
import { learnVocabulary } from "../features/matching/embedder/vocabulary";
import { compileProgram } from "../platform/documents/compile-program";
import { buildBlankDatabases } from "./build-blank-databases";
import { buildServiceWorker } from "./build-service-worker";
import { bundleManyFiles } from "./bundle-many-files";

/**
 * Builds the page into dist/client and the server into dist/server.
 * With --if-needed it does nothing when no source changed since the last build.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "dist");
const stampFile = join(dist, ".built-from");
const SOURCES = [
  "client",
  "server",
  "shared",
  "migrations",
  "package-lock.json",
  "vite.config.ts",
  "tsconfig.json",
];

/** Kept from build to build, because making them takes as long as all the rest and they seldom change. */
const BLANK_DATABASES = "blank-databases";
const SOURCES_OF_BLANK_DATABASES = ["migrations", "server/platform/db", "package-lock.json"];

function* filesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Hashes the name, size and modification time of every source. Reading the contents would take longer. */
function stamp(sources: string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const source of sources)
    for (const file of filesBelow(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  return hash.digest("hex");
}

/** A smaller file fits into one or two packets without compression. */
const COMPRESSED_FROM_BYTES = 1024;
const compress = promisify(brotliCompress);

/**
 * Writes a brotli copy beside each text file, at the best level. That level is too slow to use during a
 * request.
 */
async function compressAssets(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = readFileSync(join(folder, name));
      if (content.length >= COMPRESSED_FROM_BYTES)
        writeFileSync(join(folder, `${name}.br`), await compress(content));
    }),
  );
}

/**
 * Builds client/src/render.tsx for server/page/rendering.ts. Each language gets its own copy, because a module
 * holds the texts of one language only. In several files, because screens and languages that nobody asks for
 * are then not loaded.
 */
async function buildRendering(folder: string): Promise<void> {
  await buildPage({
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: {
      ssr: "src/render.tsx",
      outDir: join(folder, DEFAULT_LANGUAGE),
      copyPublicDir: false,
      manifest: false,
      // Node keeps the source of a module in memory.
      minify: true,
      rolldownOptions: { output: { codeSplitting: true, chunkFileNames: "[name]-[hash].js" } },
    },
  });
  const builtFolder = join(folder, DEFAULT_LANGUAGE);
  escapeSources(builtFolder);
  for (const language of TRANSLATED) cpSync(builtFolder, join(folder, language), { recursive: true });
}

/**
 * Writes characters beyond ASCII in JavaScript files as escapes. Node keeps the source of a module in memory: with a
 * single such character in it, each of its characters takes two bytes.
 */
function escapeSources(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".js"))) {
    const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    const source = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(folder, name), source.replace(/[^\0-\x7f]/g, escapeUnit));
  }
}

const current = stamp(SOURCES);
const isBuilt = existsSync(stampFile) && readFileSync(stampFile, "utf8") === current;
if (!process.argv.includes("--if-needed") || !isBuilt) {
  console.log("Building …");
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist))
    if (name !== BLANK_DATABASES) rmSync(join(dist, name), { recursive: true });
  await Promise.all([
    buildPage({ configFile: join(root, "vite.config.ts"), logLevel: "warn" }),
    buildRendering(join(root, "dist/rendering")),
    compileProgram("document-reader", join(root, "dist/document-reader")),
    compileProgram("package-writer", join(root, "dist/package-writer")),
    buildBlankDatabases(join(dist, BLANK_DATABASES), stamp(SOURCES_OF_BLANK_DATABASES)),
    bundle({
      absWorkingDir: root,
      entryPoints: {
        index: "server/index.ts",
        ops: "server/cli/ops.ts",
        "embedded-worker": "server/platform/db/embedded-worker.ts",
        "logo-process": "server/features/logos/drawing/logo-process.ts",
        "share-picture-process": "server/features/public-catalogue/share-picture-process.ts",
      },
      outdir: "dist/server",
      bundle: true,
      splitting: true,
      platform: "node",
      target: "node20",
      format: "esm",
      // Other packages are not bundled, because some of them read files from their own folder.
      packages: "external",
      plugins: [bundleManyFiles],
      tsconfig: "tsconfig.json",
      // Node keeps the source of a module in memory. Names stay and lines are short, for the traces of errors.
      minifyWhitespace: true,
      minifySyntax: true,
      lineLimit: 120,
      banner: { js: 'process.env.NODE_ENV ??= "production";' },
      logLevel: "warning",
    }),
  ]);
  mkdirSync(join(root, "dist/server/data"));
  writeFileSync(join(root, "dist/server/data/vocabulary.bin"), serialize(learnVocabulary()));
  escapeSources(join(root, "dist/server"));
  await buildServiceWorker(root, join(root, "dist/client"));
  await compressAssets(join(root, "dist/client/assets"));
  writeFileSync(stampFile, current);
}
