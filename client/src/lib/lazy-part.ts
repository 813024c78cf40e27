import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * A part of a screen whose code is fetched once the rest is there. Where it cannot be fetched, that part is missing and the screen stays:
 * nothing that one cannot do without may be a part of this kind.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })));
}
