/** How the page's code is divided into files. Used by vite.config.ts. */

import type { Plugin } from "vite";

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleLook = { getModuleInfo: (id: string) => ModuleInfo | null };

const LANDING = /\/landing-page\.tsx$/;
const SHELL = /\/shell\/shell\.tsx$/;
const SCREEN = /\/features\/[\w-]+\/pages\/[\w-]+-page\.tsx$/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Parts that any screen may have, and the icons on them; and what the screens of a feature have in common, which is little. */
const PART =
  /\/client\/src\/(components|ui|forms|lib|hooks|features\/[\w-]+\/api\.ts$)|\/shared\/|\/lucide-react\//;
/** React Query's index names all that it has: this only members need, and the other a screen here and there. */
const MEMBERS_QUERY = /\/@tanstack\/.*\/(infiniteQueryObserver|useInfiniteQuery|useMutationState)\.js$/;
const RARE_QUERY = /\/@tanstack\/.*\/(queriesObserver|useQueries)\.js$/;
/** A part that so many screens show is fetched with the first of them. */
const COMMON_FROM = 2;
const HINTED = ["base", "first", "common"];

/**
 * What the first page always needs is two files: in thirty small ones it is a tenth larger, and each is a request, of which a browser has six
 * under way; in one it is what everything else waits for in the end. `base` is React, which stays the same from one build to the next.
 * Likewise `common` has the frame around the screens and the small parts that they share, but for those that bring a large package along.
 * Everything else stays with the screens that need it.
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
    // Before the two that would take it along.
    group("base", "base", 2),
    group("first", "first", 1),
    group("common", "common", 0),
  ];
}

/**
 * Chromium compiles a file that begins so as it arrives and on another thread, instead of each function when it is called on the page's own
 * (https://v8.dev/blog/explicit-compile-hints). For what runs on every page: elsewhere much would be compiled that is never called.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    generateBundle: {
      // The hint counts in the first line only, where Vite puts one of its own.
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
  const later = (ids: Ids, kind: RegExp) =>
    [...ids].flatMap((id) => info(id).dynamicallyImportedIds.filter((each) => kind.test(each)));

  const start = closure([`${source}/main.tsx`]);
  const screens = later(start, SCREEN);
  // Visitors fetch the front door, and nothing of the rest.
  const door = closure(screens.filter((id) => LANDING.test(id)));
  const forVisitors = [...start, ...door].filter((id) => !id.includes("/features/landing/"));
  const first = new Set(forVisitors.filter((id) => !MEMBERS_QUERY.test(id) && !RARE_QUERY.test(id)));

  const counts = new Map<string, number>();
  for (const screen of screens) for (const id of closure([screen])) counts.set(id, (counts.get(id) ?? 0) + 1);
  const known = new Set(forVisitors);
  const isSmall = (id: string) => [...closure([id])].every((each) => known.has(each) || PART.test(each));
  const shared = [...counts].flatMap(([id, count]) => (count >= COMMON_FROM && isSmall(id) ? [id] : []));
  const common = new Set(
    [...closure([...later(start, SHELL), ...shared])].filter((id) => !RARE_QUERY.test(id)),
  );

  const base = new Set([...first, ...common].filter((id) => REACT.test(id)));
  return { base, first, common };
}
