import { createElement, lazy, useState, type ComponentType } from "react";
import { loadOnce } from "@/lib/load-once";

/**
 * A component whose code is loaded when it is needed, or before by `load`. Where the code is here already it is shown at once: `lazy` alone
 * would suspend all the same, and React keeps a fallback on screen for 300 ms.
 */
export function lazyScreen<P extends object, Rest extends object = object>(
  load: () => Promise<{ default: ComponentType<P> } & Rest>,
) {
  const loadModule = loadOnce(load);
  const Lazy = lazy(loadModule) as unknown as ComponentType<P>;
  const Page = (props: P) => {
    // Chosen once for as long as it is shown: another component in its place would begin anew.
    const [Chosen] = useState(() => loadModule.loaded?.default ?? Lazy);
    return createElement(Chosen, props);
  };
  return { load: loadModule, Page };
}
