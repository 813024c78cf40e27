/**
 * For the `ref` of what floats above the phone's navigation: while it is there, what the keyboard reaches stops higher up. It marks the
 * root, as `:has()` there would be looked at again after each change of a long page.
 */
export function overNav(): () => void {
  const { dataset } = document.documentElement;
  dataset.overNav = "";
  return () => delete dataset.overNav;
}
