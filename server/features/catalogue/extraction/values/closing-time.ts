import { readTimeZone } from "./time-zones";
import { fold } from "./words";

export type ClosingTimeRead = {
  /** `HH:MM` */
  time: string;
  zone: string;
};

const TWELVE_HOURS = /(?<![\d:.])(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?(?:[:.][0-5]\d)? ?([ap])\.? ?m\b/g;
const TWENTY_FOUR_HOURS =
  /(?<![\d:.,/])([01]?\d|2[0-3])(?::([0-5]\d)(?::[0-5]\d)?(?!\d| ?[ap]\.? ?m\b)|[h.]([0-5]\d)(?= ?(?:h|hrs?|hours|uhr)\b)|h([0-5]\d)?\b| ?uhr\b)/g;
const NOON = /\b(?:12(?::00)? ?)?(?:noon|midday|(?<!apres-)midi)\b/g;
/** Written as 00:00 or 12:00 it may be the beginning of the day, or its end. */
const MIDNIGHT = /\bmidnight\b|\bminuit\b|\bmitternacht\b|\bmedianoche\b|\bmeia-noite\b/;

/**
 * Reads until which hour of its day a call is open. The zone must be named: an hour in a zone that is only
 * supposed could show an open call as closed.
 * @returns null when the text names no hour, several hours, or no zone that means one place
 */
export function readClosingTime(text: string): ClosingTimeRead | null {
  const zone = readTimeZone(text);
  if (zone === null) return null;
  const plain = fold(text);
  const times = new Set<string>();
  const add = (hour: number, minutes = "00") => times.add(`${String(hour).padStart(2, "0")}:${minutes}`);
  const rest = plain
    .replace(NOON, () => (add(12), " "))
    .replace(TWELVE_HOURS, (_all, hour: string, minutes: string | undefined, half: string) => {
      add((Number(hour) % 12) + (half === "p" ? 12 : 0), minutes);
      return " ";
    });
  for (const [, hour, ...minutes] of rest.matchAll(TWENTY_FOUR_HOURS))
    add(
      Number(hour),
      minutes.find((part) => part !== undefined),
    );
  const [time, ...others] = times;
  if (time === "00:00" || (time === "12:00" && MIDNIGHT.test(plain))) return null;
  return time !== undefined && others.length === 0 ? { time, zone } : null;
}
