/**
 * Makes something costly at the first call and keeps it. For example the first `Intl` format takes a slow
 * phone a tenth of a second.
 * @example const weekday = once(() => new Intl.DateTimeFormat(LOCALE, { weekday: "long" }));
 * weekday().format(now)
 */
export function once<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: make() }).value;
}
