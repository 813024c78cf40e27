import type { Config } from "../../platform/config/config";
import type { Logger } from "../../platform/logger";

/** `note`: it works, and somebody should know. `broken`: it does not, or will not for long. */
export type Finding = { verdict: "fine" | "note" | "broken"; about: string; text: string };

export type Patient = {
  config: Config;
  log: Logger;
};

const finding =
  (verdict: Finding["verdict"]) =>
  (about: string, text: string): Finding => ({ verdict, about, text });

export const fine = finding("fine");
export const note = finding("note");
export const broken = finding("broken");
