/**
 * Something costly, made when it is first asked for and kept: the first `Intl` format takes a slow phone a tenth of a second.
 * @example const weekday = once(() => new Intl.DateTimeFormat(LOCALE, { weekday: "long" })); weekday().format(now)
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
