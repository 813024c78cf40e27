import { toPlainLine } from "../../../../../platform/text/text";
import type { AdapterTools } from "../../types";

const OPEN_LICENCE = "Licence Ouverte 2.0 (Etalab)";
/** Licences under which everybody may show what they read, by their beginning. */
const FREE = /^(?:licence ouverte|etalab|cc0|cc[- ]by|creative commons|odbl|open database)/;
const NOT_FREE = /\b(?:nc|nd|non ?commercial|no ?deriv)/;

/**
 * Returns the licence of an aid that another site gave. Null when it forbids showing it, or when nobody knows it. What
 * was written for the site itself names none.
 */
export function readLicence(
  { import_share_licence: stated }: { import_share_licence?: string | null | undefined },
  { noteCode }: AdapterTools,
): string | null {
  const licence = toPlainLine(stated ?? "");
  const words = licence.toLowerCase();
  if (words === "" || words === "openlicence20") return OPEN_LICENCE;
  if (words === "unknown" || NOT_FREE.test(words)) return null;
  if (FREE.test(words)) return licence;
  noteCode("import_share_licence", licence);
  return null;
}

/** The line that has to stand beside an aid, with what the site says of who gave it. */
export function attribute(
  site: string,
  { import_data_mention }: { import_data_mention?: string | null | undefined },
  licence: string,
): string {
  const mention = toPlainLine(import_data_mention ?? "");
  return `${[site, mention].filter((part) => part !== "").join(", ")} (${licence})`;
}
