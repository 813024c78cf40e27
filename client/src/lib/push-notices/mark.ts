const KEY = "push-notices";

/** Who has turned push notices on in this browser, and in which session. */
export type Mark = { userId: string; sessionId: string };

/** Where the browser keeps nothing, a new session has to turn notices on again. */
export function readMark(): Mark | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Mark | null;
  } catch {
    return null;
  }
}

export function storeMark(mark: Mark): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mark));
  } catch {
    // See `readMark`.
  }
}

export function forgetMark(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept then.
  }
}
