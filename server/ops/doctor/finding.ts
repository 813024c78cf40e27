import type { Config } from "../../platform/config/config";
import type { Logger } from "../../platform/logger";

/** `note`: it works, but the operator should know. `broken`: it does not work, or will soon stop working. */
export type Finding = { verdict: "fine" | "note" | "broken"; about: string; text: string };

export type Patient = {
  config: Config;
  log: Logger;
};

const createFinding =
  (verdict: Finding["verdict"]) =>
  (about: string, text: string): Finding => ({ verdict, about, text });

export const fine = createFinding("fine");
export const note = createFinding("note");
export const broken = createFinding("broken");
