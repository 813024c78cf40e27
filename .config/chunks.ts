/** Divides the page's code into files. Used by vite.config.ts. */

import type { Plugin } from "vite";

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleLook = { getModuleInfo: (id: string) => ModuleInfo | null };

const LANDING = /\/landing-page\.tsx$/;
const SHELL = /\/shell\/shell\.tsx$/;
const SCREEN = /\/features\/[\w-]+\/pages\/[\w-]+-page\.tsx$/;
/** English screens without countries need no names of countries; the words of other languages wait for them. */
const COUNTRIES = /\/shared\/constants\/country-names\.ts$/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Parts and icons that any screen may use, and the api.ts of each feature, which is small. */
const PART =
  /\/client\/src\/(components|ui|forms|lib|hooks|features\/[\w-]+\/api\.ts$)|\/shared\/|\/lucide-react\//;
/**
 * The index of React Query names all its modules. Only signed-in users need these, and few screens need
 * RARE_QUERY.
 */
const MEMBERS_QUERY = /\/@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery|useMutationState)\.js$/;
const RARE_QUERY = /\/@tanstack\/.*\/(queriesObserver|useQueries)\.js$/;
/** A part that so many screens use goes into the common file. */
const COMMON_FROM = 2;
const HINTED = ["base", "first", "common"];

/** Whether a file is called by its name: those that every page loads, languages and screens. */
export const isNamed = (name: string): boolean => HINTED.includes(name) || /^[a-z]{2}$|-page$/.test(name);

/**
 * Divides the first page into two files. In thirty small files it would be a tenth larger, and a browser has
 * only six requests at a time. In one file, everything else would wait for it. `base` is React, which stays
 * the same between builds, so browsers keep it in their cache. `common` has the frame around the screens and
 * the small parts that they share, but no part that imports a large package. All other modules stay with the
 * screens that need them.
 * @param source the folder client/src
 */
export function chunkGroups(source: string) {
  let sets: ReturnType<typeof divide> | undefined;
  const group = (name: string, key: keyof ReturnType<typeof divide>, priority: number) => ({
    priority,
    debugName: name,
    name: (id: string, look: ModuleLook) => ((sets ??= divide(source, look))[key].has(id) ? name : null),
  });
  return [
    // This group comes first. Otherwise the other two would include React.
    { priority: 2, debugName: "countries", name: (id: string) => (COUNTRIES.test(id) ? "countries" : null) },
    group("base", "base", 2),
    group("first", "first", 1),
    group("common", "common", 0),
  ];
}

/**
 * Chromium compiles a file that begins with this comment on another thread while it arrives, instead of
 * compiling each function on the page's thread when it is called
 * (https://v8.dev/blog/explicit-compile-hints). Only files that run on every page get it, because in others
 * much of the code is never called.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    generateBundle: {
      // The hint works in the first line only, and Vite puts its own code there.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && HINTED.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

type Ids = Iterable<string>;

function divide(source: string, look: ModuleLook) {
  const info = (id: string) => look.getModuleInfo(id) ?? { importedIds: [], dynamicallyImportedIds: [] };
  const closure = (ids: Ids, into = new Set<string>()): Set<string> => {
    for (const id of ids) if (!into.has(id)) closure(info(id).importedIds, into.add(id));
    return into;
  };
  const findDynamicImports = (ids: Ids, kind: RegExp) =>
    [...ids].flatMap((id) => info(id).dynamicallyImportedIds.filter((importedId) => kind.test(importedId)));

  const start = closure([`${source}/main.tsx`]);
  const screens = findDynamicImports(start, SCREEN);
  // Visitors load the landing page and no other screen.
  const landing = closure(screens.filter((id) => LANDING.test(id)));
  const forVisitors = [...start, ...landing].filter((id) => !id.includes("/features/landing/"));
  const first = new Set(forVisitors.filter((id) => !MEMBERS_QUERY.test(id) && !RARE_QUERY.test(id)));

  const counts = new Map<string, number>();
  for (const screen of screens) for (const id of closure([screen])) counts.set(id, (counts.get(id) ?? 0) + 1);
  const visitorIds = new Set(forVisitors);
  const isSmall = (id: string) =>
    [...closure([id])].every((importedId) => visitorIds.has(importedId) || PART.test(importedId));
  const shared = [...counts].flatMap(([id, count]) => (count >= COMMON_FROM && isSmall(id) ? [id] : []));
  const common = new Set(
    [...closure([...findDynamicImports(start, SHELL), ...shared])].filter((id) => !RARE_QUERY.test(id)),
  );

  const base = new Set([...first, ...common].filter((id) => REACT.test(id)));
  return { base, first, common };
}
