import { useSearchParams } from "wouter";

/** A parameter of the address and its setter: a filtered list can be linked, and Back brings it back. */
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

/** Whether any of the texts has what was searched for, without regard to case. Without a search all pass, also what has no text. */
export function textIncludes(search: string, ...texts: (string | null | undefined)[]): boolean {
  const wanted = search.trim().toLowerCase();
  return wanted === "" || texts.some((text) => text?.toLowerCase().includes(wanted));
}
