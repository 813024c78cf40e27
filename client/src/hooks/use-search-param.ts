import { useSearchParams } from "wouter";

/**
 * Returns a parameter of the address and its setter, so that a filtered list can be linked to and Back restores it.
 */
export function useSearchParam(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const setValue = (value: string) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return [params.get(name) ?? "", setValue];
}

/**
 * Returns true if one of the texts contains the search text. Case makes no difference. An empty search matches
 * everything.
 */
export function textIncludes(search: string, ...texts: (string | null | undefined)[]): boolean {
  const wanted = search.trim().toLowerCase();
  return wanted === "" || texts.some((text) => text?.toLowerCase().includes(wanted));
}
