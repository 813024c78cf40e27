/**
 * What is typed in a form and not saved, kept in this browser: it outlives a reload, a crash and a tab that the telephone put away.
 * By person, and gone when they sign out. Never for a form with a password.
 */
type Values = Readonly<Record<string, unknown>>;
/** `base`: the state of the thing when the typing began. */
export type FormDraft = { values: Values; base?: string | undefined };
type Stored = FormDraft & { at: number };

const PREFIX = "form-draft";
const KEPT_MS = 30 * 86_400_000;
/** Long enough that fast typing writes once, short enough that a crash takes next to nothing. */
const WRITE_AFTER_MS = 300;

/** What is about to be written. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>();

/** As what a person's drafts are kept. Another server than ours may tell no id. */
export const draftOwner = (user: { id?: string; email: string } | null | undefined): string | undefined =>
  user ? (user.id ?? user.email) : undefined;

const keyOf = (personId: string, form: string) => `${PREFIX}:${personId}:${form}`;

export function readDraft(personId: string, form: string): FormDraft | undefined {
  const key = keyOf(personId, form);
  flush(key);
  const stored = parse(read(key));
  return stored && stored.at > Date.now() - KEPT_MS ? stored : undefined;
}

/** Of the forms whose names continue this one after a colon, what comes after it in those with something typed. */
export function draftedUnder(personId: string, form: string): string[] {
  const start = keyOf(personId, `${form}:`);
  for (const key of [...waiting.keys()].filter((each) => each.startsWith(start))) flush(key);
  return storedKeys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
    .filter((rest) => readDraft(personId, `${form}:${rest}`) !== undefined);
}

/** Writes in a moment what `take` gives then; undefined when there is nothing to keep any more. */
export function keepDraft(personId: string, form: string, take: () => FormDraft | undefined): void {
  const key = keyOf(personId, form);
  cancel(key);
  const write = () => {
    cancel(key);
    const draft = take();
    if (draft) store(key, JSON.stringify({ ...draft, at: Date.now() } satisfies Stored));
    else remove(key);
  };
  waiting.set(key, { timer: setTimeout(write, WRITE_AFTER_MS), write });
}

/** Writes at once what waits to be written: the page or the form is about to go. */
export const flushDraft = (personId: string, form: string): void => flush(keyOf(personId, form));

/** Forgets what was typed in a form, and in those whose names continue its own after a colon. */
export function dropDrafts(personId: string, form: string): void {
  const key = keyOf(personId, form);
  dropKeys((each) => each === key || each.startsWith(`${key}:`));
}

/** On signing out. */
export const dropAllDrafts = (personId: string): void =>
  dropKeys((each) => each.startsWith(keyOf(personId, "")));

function dropKeys(isDropped: (key: string) => boolean): void {
  for (const key of [...waiting.keys()].filter(isDropped)) cancel(key);
  for (const key of storedKeys().filter(isDropped)) remove(key);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Storage may be switched off: then there is nothing.
    return [];
  }
}

function cancel(key: string): void {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
}
const flush = (key: string) => waiting.get(key)?.write();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Switched off or full: the form works as it would without.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // see store()
  }
}

function parse(text: string | null): Stored | undefined {
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as Partial<Stored> | null;
    if (typeof stored?.at !== "number" || typeof stored.values !== "object" || stored.values === null)
      return undefined;
    return { at: stored.at, values: stored.values, base: stored.base };
  } catch {
    return undefined;
  }
}
