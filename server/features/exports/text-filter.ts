/** Whether any of the texts has what was searched for, without regard to case: as the screens filter what they have loaded. */
export function includesWords(search: string, ...texts: (string | null | undefined)[]): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted)) || wanted === "";
}
