import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { SHELL_ADDRESS } from "@shared/offline/names";

/** Words of a language other than English, of which a browser needs one. */
const DICTIONARY = /^([a-z]{2})-[\w-]+\.js$/;
/** What nobody needs without a network: files that a build has once more compressed, and screens of visitors and administrators. */
const LEFT_OUT = /\.br$|^(admin|landing|login|signup|public-[a-z]+)-page-/;
const BESIDE = ["start.js", "favicon.svg", "site.webmanifest"];

const makeRevision = (content: Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/**
 * Builds the service worker as `service-worker.js` beside the page, with the names of the files that it keeps.
 * @param folder the built page
 */
export async function buildServiceWorker(root: string, folder: string): Promise<void> {
  const names = readdirSync(join(folder, "assets")).filter((name) => !LEFT_OUT.test(name));
  const dictionaries = names.flatMap((name) => {
    const [, language] = DICTIONARY.exec(name) ?? [];
    return language ? [[language, `/assets/${name}`] as const] : [];
  });
  const revised = (url: string, file: string) => ({
    url,
    revision: makeRevision(readFileSync(join(folder, file))),
  });
  const files = [
    revised(SHELL_ADDRESS, "index.html"),
    ...BESIDE.map((name) => revised(`/${name}`, name)),
    ...names
      .filter((name) => !DICTIONARY.test(name))
      .map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
  await bundle({
    absWorkingDir: root,
    entryPoints: ["client/src/service-worker/main.ts"],
    outfile: join(folder, "service-worker.js"),
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2022",
    // A module as a worker is newer than workers are.
    format: "iife",
    define: {
      "process.env.NODE_ENV": '"production"',
      BUILD_FILES: JSON.stringify(files),
      DICTIONARIES: JSON.stringify(Object.fromEntries(dictionaries)),
    },
    tsconfig: "tsconfig.json",
    logLevel: "warning",
  });
}
