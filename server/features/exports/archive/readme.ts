import { PRODUCT_NAME } from "@shared/constants/brand";
import type { ServiceContext } from "../../../context/deps";
import { t } from "../../../platform/text/words";
import type { OwnFile } from "./own-files";
import { PARTS } from "./parts";

const WIDTH = 26;

/** Explains the archive in the current language, for a reader years later. */
export function writeReadme({ actor, deps }: ServiceContext<"clock">, files: readonly OwnFile[]): string {
  const missing = files.filter(({ isThere }) => !isThere);
  return [
    t("Your data from {product}", { product: PRODUCT_NAME }),
    "",
    t("Account: {email}", { email: actor.email }),
    t("Made on: {time}", { time: deps.clock.now().toISOString() }),
    "",
    t("What is in it"),
    "",
    ...PARTS.map(({ name, about }) => `  ${name.padEnd(WIDTH)}${t(about)}`),
    `  ${"files/".padEnd(WIDTH)}${t("The files that you uploaded, as you uploaded them.")}`,
    "",
    t(
      "The .json files are plain text that any program can read. Times are in UTC. Amounts are exact decimals.",
    ),
    t(
      "applications.csv opens in Excel and every other spreadsheet; a cell that could be taken for a formula begins with '.",
    ),
    "",
    ...(missing.length > 0
      ? [
          t("Files that could not be added because they are no longer stored:"),
          ...missing.map(({ path }) => `  ${path.replace("files/", "")}`),
          "",
        ]
      : []),
    t("What is not in it"),
    "",
    `  ${t("Your password and everything else that opens a door (sessions, links from mails, the calendar address),")}`,
    `  ${t("so that a person who finds this archive cannot use your account.")}`,
    `  ${t("Figures that are computed from your own words in order to find matches.")}`,
    `  ${t("The catalogue of opportunities, which is the same for everybody.")}`,
    `  ${t("What belongs to entities that you do not own or have left, except your comments there.")}`,
    "",
  ].join("\r\n");
}
