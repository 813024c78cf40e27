const KEY = "to-compare";
/** What was chosen in this tab, where the browser keeps nothing. */
let unstored = "";

/** The ids that are to be compared, with commas between them. They last as long as the tab. */
export function readCompared(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return unstored;
  }
}

export function storeCompared(ids: string): void {
  try {
    if (ids) sessionStorage.setItem(KEY, ids);
    else sessionStorage.removeItem(KEY);
  } catch {
    unstored = ids;
  }
}
