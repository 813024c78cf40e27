export type JsonObject = Record<string, unknown>;

const VISITED_MAX = 200_000;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Yields every object within a value, in order, without recursion. `enter` decides whether to look into the
 * value of a key.
 */
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
        const child = value[key];
        if (typeof child === "object" && child !== null && enter(key)) stack.push(child);
      }
    }
  }
}

/** Yields every list of objects within a value. */
export function* listsIn(root: unknown): Generator<JsonObject[]> {
  const stack: unknown[] = [root];
  for (let visited = 0; stack.length > 0 && visited < VISITED_MAX; visited += 1) {
    const value = stack.pop();
    if (Array.isArray(value)) {
      const objects = value.filter(isObject);
      if (objects.length > 0 && objects.length === value.length) yield objects;
      for (let i = value.length - 1; i >= 0; i -= 1) if (typeof value[i] === "object") stack.push(value[i]);
    } else if (isObject(value))
      for (const child of Object.values(value)) if (typeof child === "object") stack.push(child);
  }
}

/**
 * Returns the text of a value. A list gives the text of its first item, an object its name, and a number its
 * digits.
 */
export function textIn(value: unknown): string | null {
  const item: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof item === "string") return item.trim() === "" ? null : item;
  if (typeof item === "number" && Number.isFinite(item)) return String(item);
  if (isObject(item)) return textIn(item["name"] ?? item["@value"]);
  return null;
}

/** Returns all texts of a value. An object gives its name. */
export function textsIn(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value.slice(0, 300) : [value];
  return items.map(textIn).filter((text) => text !== null);
}
