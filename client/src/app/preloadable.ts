import { createElement, lazy, useState, type ComponentType } from "react";

/**
 * A component whose code comes when it is asked for. Where it is here already it is shown at once: `lazy` alone would suspend all the
 * same when first shown, and React keeps what stands in for something suspended for 300 ms.
 */
export function preloadable<P extends object, Rest extends object = object>(
  load: () => Promise<{ default: ComponentType<P> } & Rest>,
) {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(loadOnce) as unknown as ComponentType<P>;
  const Page = (props: P) => {
    // Chosen once for as long as it is shown: another component in its place would begin anew.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return createElement(Chosen, props);
  };
  return { load: loadOnce, isHere: () => loaded !== undefined, Page };
}
