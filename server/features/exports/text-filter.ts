/** Whether any of the texts includes the search, without regard to case, as the screens filter loaded rows. */
export function includesWords(search: string, ...texts: (string | null | undefined)[]): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted)) || wanted === "";
}
