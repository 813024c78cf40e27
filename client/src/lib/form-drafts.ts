/**
 * Form drafts: unsaved input is kept in this browser, so that it survives a reload, a crash and a tab that
 * the phone closed. Drafts belong to a user and are dropped when the user signs out. Never use them for a
 * form with a password.
 *
 * Each owner's drafts are sealed with a key that the server gives to a signed-in session only. Until the key is there they
 * stay in memory, so that the browser's storage never holds anything readable.
 */
type Values = Readonly<Record<string, unknown>>;
/** `base` is the state of the edited record when typing began. */
export type FormDraft = { values: Values; base?: string | undefined };
type Stored = FormDraft & { at: number };

/** Seals the text stored under a key of the browser's storage. `open` returns null for what it cannot open. */
export type DraftCipher = {
  seal: (key: string, text: string) => string;
  open: (key: string, sealed: string) => string | null;
};

const ciphers = new Map<string, DraftCipher>();
/** What was typed before the cipher of its owner was there. */
const unsealed = new Map<string, string>();

const PREFIX = "form-draft";
const KEPT_MS = 30 * 86_400_000;
/** Long enough that fast typing writes once, and short enough that a crash loses almost nothing. */
const WRITE_AFTER_MS = 300;

const pendingWrites = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>();

/** Returns the owner that drafts are kept under. Another server than ours may send no id. */
export const draftOwner = (user: { id?: string; email: string } | null | undefined): string | undefined =>
  user ? (user.id ?? user.email) : undefined;

const buildKey = (personId: string, form: string) => `${PREFIX}:${personId}:${form}`;
/** The owner is a person, or a guest's request, whose name follows. */
const getCipher = (key: string) => {
  const [, owner = "", form = ""] = key.split(":");
  return ciphers.get(owner) ?? ciphers.get(`${owner}:${form}`);
};
/** Older releases stored drafts as plain JSON. */
const isPlain = (text: string) => text.startsWith("{");

/** Gives the cipher of an owner's drafts. Those that are not sealed yet are sealed now, and those too old are removed. */
export function setDraftCipher(personId: string, cipher: DraftCipher): void {
  ciphers.set(personId, cipher);
  const first = `${PREFIX}:${personId}`;
  for (const key of storedKeys().filter((key) => key === first || key.startsWith(`${first}:`))) {
    const text = read(key);
    const draft = parse(text);
    if (draft && !isOver(draft)) store(key, text!);
    else if (draft) remove(key);
  }
}

export const hasDraftCipher = (personId: string): boolean => ciphers.has(personId);

/** Whether this browser has drafts of a person that cannot be read yet. */
export const hasSealedDrafts = (personId: string): boolean =>
  !ciphers.has(personId) && storedKeys().some((key) => key.startsWith(buildKey(personId, "")));

const isOver = ({ at }: Stored) => at <= Date.now() - KEPT_MS;

export function readDraft(personId: string, form: string): FormDraft | undefined {
  const key = buildKey(personId, form);
  flush(key);
  const stored = parse(read(key));
  return stored && !isOver(stored) ? stored : undefined;
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

/** Drops everything of a person who has signed out, and their cipher. */
export function dropAllDrafts(personId: string): void {
  dropKeys((key) => key.startsWith(buildKey(personId, "")));
  ciphers.delete(personId);
}

function dropKeys(isDropped: (key: string) => boolean): void {
  for (const key of [...pendingWrites.keys()].filter(isDropped)) cancel(key);
  for (const key of storedKeys().filter(isDropped)) remove(key);
}

function storedKeys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...unsealed.keys()])];
  } catch {
    // Storage may be disabled.
    return [...unsealed.keys()];
  }
}

function cancel(key: string): void {
  clearTimeout(pendingWrites.get(key)?.timer);
  pendingWrites.delete(key);
}
const flush = (key: string) => pendingWrites.get(key)?.write();

function read(key: string): string | null {
  try {
    const stored = unsealed.get(key) ?? localStorage.getItem(key);
    return stored === null || isPlain(stored) ? stored : (getCipher(key)?.open(key, stored) ?? null);
  } catch {
    return null;
  }
}

function store(key: string, text: string): void {
  const cipher = getCipher(key);
  if (!cipher) return void unsealed.set(key, text);
  unsealed.delete(key);
  try {
    localStorage.setItem(key, cipher.seal(key, text));
  } catch {
    // Storage is disabled or full; the form works without drafts.
  }
}

function remove(key: string): void {
  unsealed.delete(key);
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
