import { createContext } from "./reading/context";
import { readIslandEntries } from "./structured/islands";
import type { ScrapedOpportunity } from "./types";

/** Reads the opportunities that a JSON document lists. */
export function readJson(value: unknown, url: string, now: Date): ScrapedOpportunity[] {
  const context = createContext({ text: "", url, languageTag: null, now, how: "api" });
  return readIslandEntries([value], () => null, context);
}
