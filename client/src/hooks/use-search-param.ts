import { useSearchParams } from "wouter";

/** The `search` of the address and its setter: a filtered list can be linked, and Back brings it back. */
export function useSearchParam(): [string, (search: string) => void] {
  const [params, setParams] = useSearchParams();
  const setSearch = (search: string) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (search) next.set("search", search);
        else next.delete("search");
        return next;
      },
      { replace: true },
    );
  return [params.get("search") ?? "", setSearch];
}

/** Whether any of the texts has what was searched for, without regard to case. */
export function textIncludes(search: string, ...texts: (string | null)[]): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
