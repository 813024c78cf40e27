/** One text of the answer as far as it has been written. */
export type TextBeingWritten = { text: string; isDone: boolean };

export type SectionReader = {
  /** Takes the next piece of the answer and gives back all texts so far by their key, in the order of the answer. */
  read(piece: string): ReadonlyMap<string, TextBeingWritten>;
};

const ESCAPES: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/**
 * Reads a JSON object of texts while it is still being written. It judges nothing: where the answer turns out to be anything
 * else, no more is read, and whoever parses the whole says what is wrong with it.
 */
export function createSectionReader(): SectionReader {
  const sections = new Map<string, TextBeingWritten>();
  let place: "before" | "key" | "colon" | "value" | "lost" = "before";
  let key = "";
  let current: TextBeingWritten | undefined;
  /** From its backslash on, while it is not complete. */
  let escape = "";

  const take = (string: TextBeingWritten, char: string) => {
    if (escape !== "") {
      escape += char;
      if (escape[1] !== "u") {
        string.text += ESCAPES[char] ?? char;
        escape = "";
      } else if (escape.length === 6) {
        string.text += String.fromCharCode(Number.parseInt(escape.slice(2), 16));
        escape = "";
      }
    } else if (char === "\\") escape = char;
    else if (char === '"') string.isDone = true;
    else string.text += char;
  };

  const step = (char: string) => {
    if (current) {
      take(current, char);
      if (!current.isDone) return;
      if (place === "key") {
        key = current.text;
        place = "colon";
      } else place = "key";
      current = undefined;
    } else if (/\s/.test(char)) return;
    else if (place === "before" && char === "{") place = "key";
    else if (place === "colon" && char === ":") place = "value";
    else if (place === "key" && char === ",") return;
    else if (char === '"' && (place === "key" || place === "value")) {
      current = { text: "", isDone: false };
      if (place === "value") sections.set(key, current);
    } else place = "lost";
  };

  return {
    read(piece) {
      for (const char of piece) {
        if (place === "lost") break;
        step(char);
      }
      return sections;
    },
  };
}
