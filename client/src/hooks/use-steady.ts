import { useLayoutEffect, useState } from "react";
import { createStore } from "@/lib/store";

type Functions = Record<string, (...given: never[]) => void>;

/**
 * Returns functions that stay the same from one rendering to the next and call the newest ones, so that what is given
 * them need not be rendered again. Call them in handlers only.
 */
export function useSteady<T extends Functions>(functions: T): T {
  const [newest] = useState(() => createStore(functions));
  useLayoutEffect(() => newest.set(functions));
  const [steady] = useState(() => {
    const names: (keyof T)[] = Object.keys(functions);
    return Object.fromEntries(
      names.map((name) => [name, (...given: never[]) => newest.get()[name]!(...given)]),
    ) as T;
  });
  return steady;
}
