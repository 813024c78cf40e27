import { countryLabel } from "@shared/constants/countries";
import { regionLabel } from "@shared/constants/regions/regions";
import type { ScrapedField } from "@shared/constants/curation";
import { decimalMark } from "@shared/words/figures";
import { translateLabel, translateSentences } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { formatDate } from "@/lib/format/dates";
import { formatExactMoney, formatCount, humanise } from "@/lib/format/format";
import { t } from "@/words";

export const NOT_STATED = t("Not stated § catalogue");

const isWord = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** Formats a field's value for people; an empty or unreadable value is "Not stated". */
export function formatFieldValue(field: ScrapedField, value: unknown, currency: string): string {
  if (typeof value === "boolean") return value ? t("Yes") : t("No");
  if (Array.isArray(value)) {
    const items = value.filter(isWord).map((item) => formatItem(field, String(item)));
    return items.length > 0 ? items.join(listComma()) : NOT_STATED;
  }
  if (!isWord(value) || String(value).trim() === "") return NOT_STATED;
  const text = String(value);
  switch (field) {
    case "minAmount":
    case "maxAmount":
      return Number(text) > 0 ? (formatExactMoney(text, currency) ?? text) : NOT_STATED;
    case "deadline":
    case "openDate":
      return formatDate(text) ?? text;
    case "fundingType":
      return translateLabel(humanise(text));
    case "applicantLimit":
      return text === "invited" ? t("Those who were invited") : t("Those who have its funding already");
    case "coFunding":
      return text === "required"
        ? t("Applicants bring a part of the costs")
        : t("No part of the costs is asked for");
    case "coFundingShare":
    case "equityStakeMin":
    case "equityStakeMax":
      return t("{share} %", { share: text.replace(".", decimalMark()) });
    case "durationWeeks":
      return Number.isInteger(Number(text)) ? formatCount(Number(text)) : text;
    case "deadlineNote":
      return translateSentences(text);
    default:
      return text;
  }
}

function formatItem(field: ScrapedField, item: string): string {
  if (item === "*") return field === "eligibleCountries" ? t("Everywhere") : t("Any");
  if (field === "eligibleRegions") return regionLabel(item);
  return field === "eligibleCountries" ? countryLabel(item) : translateLabel(item);
}
