import type { ProgramPlace } from "@shared/validators/api-keys";
import { t } from "@/words";

/** Says where a program is, by the address that it lets people come back to. */
export function sayPlace(place: ProgramPlace): string {
  if (place.kind === "site") return place.host;
  return place.scheme === null
    ? t("a program on this device")
    : t("the app “{name}” on this device", { name: place.scheme });
}
