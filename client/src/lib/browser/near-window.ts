/** So many heights of the window beyond it: a flick of the thumb does not get there before the next frame. */
const NEAR = "200% 0px";

let observer: IntersectionObserver | undefined;

/** For the `ref` of a part of a long page: it has `data-near` while it is near the window, and then `skip-far` does nothing. */
export function markNear(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute("data-near", isIntersecting);
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer?.unobserve(element);
}
