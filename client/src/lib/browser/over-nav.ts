/**
 * A `ref` for an element that floats above the phone's navigation. While it is mounted, focused elements
 * scroll higher, so that they are not covered. It marks the root element, because a `:has()` selector there
 * would be evaluated after each change of a long page.
 */
export function watchNavOverlap(): () => void {
  const { dataset } = document.documentElement;
  dataset.overNav = "";
  return () => delete dataset.overNav;
}
