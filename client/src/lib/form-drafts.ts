/**
 * Form drafts: unsaved input is kept in this browser, so that it survives a reload, a crash and a tab that
 * the phone closed. Drafts belong to a user and are dropped when the user signs out. Never use them for a
 * form with a password.
 */
type Values = Readonly<Record<string, unknown>>;
/** `base` is the state of the edited record when typing began. */
export type FormDraft = { values: Values; base?: string | undefined };
type Stored = FormDraft & { at: number };

const PREFIX = "form-draft";
const KEPT_MS = 30 * 86_400_000;
/** Long enough that fast typing writes once, and short enough that a crash loses almost nothing. */
const WRITE_AFTER_MS = 300;

const pendingWrites = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>();

/** Returns the owner that drafts are kept under. Another server than ours may send no id. */
export const draftOwner = (user: { id?: string; email: string } | null | undefined): string | undefined =>
  user ? (user.id ?? user.email) : undefined;

const buildKey = (personId: string, form: string) => `${PREFIX}:${personId}:${form}`;

export function readDraft(personId: string, form: string): FormDraft | undefined {
  const key = buildKey(personId, form);
  flush(key);
  const stored = parse(read(key));
  return stored && stored.at > Date.now() - KEPT_MS ? stored : undefined;
}

/**
 * Lists the forms under `form` that have a draft. Names are split by colons; the result is the part after
 * `form:`.
 */
export function draftedUnder(personId: string, form: string): string[] {
  const start = buildKey(personId, `${form}:`);
  for (const key of [...pendingWrites.keys()].filter((key) => key.startsWith(start))) flush(key);
  return storedKeys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
    .filter((name) => readDraft(personId, `${form}:${name}`) !== undefined);
}

/**
 * Writes the draft that `take` returns after a short delay. If it returns undefined, the draft is removed.
 */
export function keepDraft(personId: string, form: string, take: () => FormDraft | undefined): void {
  const key = buildKey(personId, form);
  cancel(key);
  const write = () => {
    cancel(key);
    const draft = take();
    if (draft) store(key, JSON.stringify({ ...draft, at: Date.now() } satisfies Stored));
    else remove(key);
  };
  pendingWrites.set(key, { timer: setTimeout(write, WRITE_AFTER_MS), write });
}

/** Writes a waiting draft at once, because the page or the form is about to close. */
export const flushDraft = (personId: string, form: string): void => flush(buildKey(personId, form));

/** Drops the draft of a form, and those of the forms whose names continue its name after a colon. */
export function dropDrafts(personId: string, form: string): void {
  const key = buildKey(personId, form);
  dropKeys((other) => other === key || other.startsWith(`${key}:`));
}

export const dropAllDrafts = (personId: string): void =>
  dropKeys((key) => key.startsWith(buildKey(personId, "")));

function dropKeys(isDropped: (key: string) => boolean): void {
  for (const key of [...pendingWrites.keys()].filter(isDropped)) cancel(key);
  for (const key of storedKeys().filter(isDropped)) remove(key);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Storage may be disabled; there are no drafts then.
    return [];
  }
}

function cancel(key: string): void {
  clearTimeout(pendingWrites.get(key)?.timer);
  pendingWrites.delete(key);
}
const flush = (key: string) => pendingWrites.get(key)?.write();

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
    // Storage is disabled or full; the form works without drafts.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See store().
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
