import type { OriginKind } from "@shared/schema/curation";
import { readAmount } from "../../grants-gov/values";
import { toPlainLine, toPlainText } from "../../../../platform/text/text";
import type { ReadContext } from "../reading/context";
import type { Draft } from "../reading/draft";
import { readIsoDate } from "../values/dates";
import { readCountryList } from "../values/countries";
import { readLabelledAward } from "../reading/awards";
import { createDeadlineReader } from "../reading/deadlines";
import { absoluteUrl } from "../urls";
import { isObject, type JsonObject, objectsIn, textIn, textsIn } from "./walk";

const TYPES = /^(?:https?:\/\/schema\.org\/|schema:)?(?:MonetaryGrant|Grant|FundingScheme)$/i;
/** Under these keys a page mentions grants that others have received. */
const OF_OTHERS = new Set([
  "funding",
  "fundedItem",
  "subjectOf",
  "mentions",
  "citation",
  "isRelatedTo",
  "isSimilarTo",
]);

/** Finds the grants that the structured data of a page describes. */
export function grantNodesIn(data: unknown): JsonObject[] {
  const grants: JsonObject[] = [];
  for (const node of objectsIn(data, (key) => !OF_OTHERS.has(key)))
    if (textsIn(node["@type"]).some((type) => TYPES.test(type)) && textIn(node["name"])) grants.push(node);
  return grants;
}

/** Copies the facts of a schema.org grant into a draft. */
export function readGrantNode(node: JsonObject, draft: Draft, context: ReadContext, how: OriginKind): void {
  const putText = (field: "name" | "description" | "eligibilityText", key: string) => {
    const text = textIn(node[key]);
    const value = text && (field === "name" ? toPlainLine(text) : toPlainText(text));
    if (value) draft.put(field, value, `${key}: ${value}`, how);
  };
  putText("name", "name");
  putText("description", "description");
  const funder = node["funder"] ?? node["sponsor"] ?? node["provider"];
  const funderName = textIn(funder);
  if (funderName) draft.put("funderName", toPlainLine(funderName), `funder: ${funderName}`, how);
  const website = isObject(funder) ? textIn(funder["url"] ?? funder["sameAs"]) : null;
  const address = absoluteUrl(website, context.url);
  if (website && address) draft.put("funderWebsite", address, `funder.url: ${website}`, how);
  readNodeAmount(node, draft, context, how);
  const reader = createDeadlineReader();
  for (const key of ["applicationDeadline", "validThrough", "deadline"]) {
    const text = textIn(node[key]);
    const date = readIsoDate(text);
    if (date) draft.put("deadline", date, `${key}: ${text ?? ""}`, how);
    else if (text) reader.readLabelled(text, context);
  }
  reader.settle(draft, context);
  const opens = textIn(node["applicationStartDate"] ?? node["validFrom"]);
  if (readIsoDate(opens)) draft.put("openDate", readIsoDate(opens), `validFrom: ${opens ?? ""}`, how);
  const places = textsIn(node["eligibleRegion"] ?? node["areaServed"]).map(toPlainLine);
  const countries = places.map(readCountryList);
  if (countries.length > 0 && countries.every((codes) => codes !== null))
    draft.put("eligibleCountries", [...new Set(countries.flat())], `areaServed: ${places.join(", ")}`, how);
  putText("eligibilityText", "eligibility");
}

function readNodeAmount(node: JsonObject, draft: Draft, context: ReadContext, how: OriginKind): void {
  const amount: unknown = Array.isArray(node["amount"]) ? node["amount"][0] : node["amount"];
  if (typeof amount === "string" && /\D/.test(amount)) {
    const award = readLabelledAward(amount, context);
    if (!award) return;
    draft.put("minAmount", award.min, `amount: ${amount}`, how);
    draft.put("maxAmount", award.max, `amount: ${amount}`, how);
    draft.put("currency", award.currency, `amount: ${amount}`, how);
    return;
  }
  const amountObject = isObject(amount)
    ? isObject(amount["value"])
      ? { ...amount, ...amount["value"] }
      : amount
    : { value: amount };
  const code =
    textIn((isObject(amount) ? amount["currency"] : null) ?? node["currency"])
      ?.trim()
      .toUpperCase() ?? "";
  if (!Intl.supportedValuesOf("currency").includes(code)) return;
  const readNumber = (key: string) => readAmount(textIn(amountObject[key]));
  const value = readNumber("value");
  const min = readNumber("minValue") ?? value;
  const max = readNumber("maxValue") ?? value;
  const quote = `amount: ${JSON.stringify(amount).slice(0, 300)}`;
  draft.put("minAmount", min, quote, how);
  draft.put("maxAmount", max, quote, how);
  draft.put("currency", code, quote, how);
}
