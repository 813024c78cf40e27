import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

/** Bundles the packages of a hundred files each: finding and reading those takes a third of the processor time of a start. */
export const bundleManyFiles: Plugin = {
  name: "bundle-many-files",
  setup(bundling) {
    bundling.onResolve({ filter: /^(drizzle-orm|zod)(\/|$)/ }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
      sideEffects: false,
    }));
  },
};
