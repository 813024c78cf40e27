/** How the page's code is divided into files. Used by vite.config.ts. */

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleLook = { getModuleInfo: (id: string) => ModuleInfo | null };

const DICTIONARY = /\/fr(\/\w+)?\.ts$/;
const LANDING = /\/landing-page\.tsx$/;
const SCREEN = /\/features\/[\w-]+\/pages\/[\w-]+-page\.tsx$/;
/** Parts that any screen may have, and the icons on them. */
const PART = /\/client\/src\/(components|lib|hooks)\/|\/shared\/|\/lucide-react\//;
/** A part that so many screens show is fetched with the first of them. */
const COMMON_FROM = 3;

/**
 * What the first page always needs is one file: in thirty small ones it is a tenth larger, and each is a request. Likewise one file has
 * the small parts that many screens share, but for those that bring a large package along. Everything else stays with the screens that
 * need it. A file awaits its dictionaries: what those import lies elsewhere, or each of the two would wait for the other for ever.
 * @param source the folder client/src
 */
export function chunkGroups(source: string) {
  let sets: ReturnType<typeof divide> | undefined;
  const group = (name: string, key: keyof ReturnType<typeof divide>, priority: number) => ({
    priority,
    name: (id: string, look: ModuleLook) => ((sets ??= divide(source, look))[key].has(id) ? name : null),
  });
  return [
    group("first-constants", "firstConstants", 4),
    group("first", "first", 3),
    // Before the two that would take them along.
    group("constants", "constants", 2),
    group("visitors", "visitors", 1),
    group("common", "common", 0),
  ];
}

type Ids = Iterable<string>;

function divide(source: string, look: ModuleLook) {
  const info = (id: string) => look.getModuleInfo(id) ?? { importedIds: [], dynamicallyImportedIds: [] };
  const closure = (ids: Ids, into = new Set<string>()): Set<string> => {
    for (const id of ids) if (!into.has(id)) closure(info(id).importedIds, into.add(id));
    return into;
  };
  const awaited = (ids: Ids) =>
    [...ids].flatMap((id) => info(id).dynamicallyImportedIds.filter((each) => DICTIONARY.test(each)));
  const split = (ids: Ids, isIn: (id: string) => boolean) => ({
    inside: new Set([...ids].filter((id) => isIn(id))),
    outside: new Set([...ids].filter((id) => !isIn(id))),
  });

  const first = closure([`${source}/main.tsx`]);
  const forDictionaries = closure(awaited(first));
  const screens = [...first].flatMap((id) =>
    info(id).dynamicallyImportedIds.filter((each) => SCREEN.test(each)),
  );
  // Visitors fetch the front door, and nothing of the rest.
  const door = closure(screens.filter((id) => LANDING.test(id)));
  const counts = new Map<string, number>();
  for (const screen of screens)
    for (const id of closure([screen])) if (!door.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const isSmall = (id: string) => [...closure([id])].every((each) => first.has(each) || PART.test(each));
  const shared = [...counts].flatMap(([id, count]) => (count >= COMMON_FROM && isSmall(id) ? [id] : []));

  const parts = closure([...[...door].filter((id) => !id.includes("/features/landing/")), ...shared]);
  const forTheirDictionaries = closure(awaited(parts));
  const { inside: constants, outside: others } = split(parts, (id) => forTheirDictionaries.has(id));
  const { inside: visitors, outside: common } = split(others, (id) => door.has(id));
  return {
    firstConstants: split(first, (id) => forDictionaries.has(id)).inside,
    first,
    constants,
    visitors,
    common,
  };
}
