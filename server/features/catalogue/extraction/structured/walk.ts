export type JsonObject = Record<string, unknown>;

const VISITED_MAX = 200_000;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every object within a value, in order, without recursion. `enter` says whether to look within what a key holds. */
export function* objectsIn(
  root: unknown,
  enter: (key: string) => boolean = () => true,
): Generator<JsonObject> {
  const stack: unknown[] = [root];
  for (let visited = 0; stack.length > 0 && visited < VISITED_MAX; visited += 1) {
    const value = stack.pop();
    if (Array.isArray(value)) for (let i = value.length - 1; i >= 0; i -= 1) stack.push(value[i]);
    else if (isObject(value)) {
      yield value;
      const keys = Object.keys(value);
      for (let i = keys.length - 1; i >= 0; i -= 1) {
        const key = keys[i] ?? "";
        const held = value[key];
        if (typeof held === "object" && held !== null && enter(key)) stack.push(held);
      }
    }
  }
}

/** Every list of objects within a value. */
export function* listsIn(root: unknown): Generator<JsonObject[]> {
  const stack: unknown[] = [root];
  for (let visited = 0; stack.length > 0 && visited < VISITED_MAX; visited += 1) {
    const value = stack.pop();
    if (Array.isArray(value)) {
      const objects = value.filter(isObject);
      if (objects.length > 0 && objects.length === value.length) yield objects;
      for (let i = value.length - 1; i >= 0; i -= 1) if (typeof value[i] === "object") stack.push(value[i]);
    } else if (isObject(value))
      for (const held of Object.values(value)) if (typeof held === "object") stack.push(held);
  }
}

/** The one text of a value: a list gives its first. Numbers as they are written. */
export function textIn(value: unknown): string | null {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one === "string") return one.trim() === "" ? null : one;
  if (typeof one === "number" && Number.isFinite(one)) return String(one);
  if (isObject(one)) return textIn(one["name"] ?? one["@value"]);
  return null;
}

/** All texts of a value; objects by their name. */
export function textsIn(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value.slice(0, 300) : [value];
  return all.map(textIn).filter((text) => text !== null);
}
