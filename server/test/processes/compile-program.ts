import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { bundleManyFiles } from "../../cli/bundle-many-files";

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const compiled = new Map<string, Promise<string>>();

/**
 * Compiles a program of the server into one file, for tests that start it several times: through tsx each start takes
 * seconds of processor time.
 * @param source its address
 * @returns the file that Node runs
 */
export function compileProgram(source: URL): Promise<string> {
  const file = compiled.get(source.href) ?? compile(fileURLToPath(source));
  compiled.set(source.href, file);
  return file;
}

async function compile(source: string): Promise<string> {
  const outfile = fileOf(`node_modules/.cache/test-programs/${basename(source, ".ts")}.mjs`);
  const { outputFiles } = await build({
    entryPoints: [source],
    outfile,
    write: false,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    plugins: [bundleManyFiles, keepAddresses],
    tsconfig: fileOf("tsconfig.json"),
    logLevel: "warning",
  });
  await mkdir(dirname(outfile), { recursive: true });
  // Several workers may do this at the same time.
  const written = `${outfile}.${process.pid}`;
  await writeFile(written, outputFiles[0]!.contents);
  await rename(written, outfile);
  return outfile;
}

/** Modules find files beside themselves by their address, which must be that of their source. */
const keepAddresses: Plugin = {
  name: "keep-addresses",
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/, namespace: "file" }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replaceAll(
        "import.meta.url",
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: "ts",
    }));
  },
};
