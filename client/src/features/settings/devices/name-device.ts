import type { DeviceView } from "@shared/validators/devices";
import { t } from "@/words";

/** Returns "Firefox on Windows", or what is known of it. */
export function nameDevice({ browser, system }: DeviceView): string {
  if (browser && system && browser !== system) return t("{browser} on {system}", { browser, system });
  return browser ?? system ?? t("Unknown device");
}
