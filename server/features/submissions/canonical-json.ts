import { createHash } from "node:crypto";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** JSON that is the same for the same data: keys in order, without spaces. Keys without a value are left out. */
export function toCanonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item: Json) => toCanonicalJson(item)).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value as { [key: string]: Json })
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${toCanonicalJson(item)}`).join(",")}}`;
}

/** SHA-256 in hexadecimal. */
export const hashText = (text: string): string => createHash("sha256").update(text).digest("hex");
