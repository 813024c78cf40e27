import type { Line } from "../html/lines";
import type { ReadContext } from "../reading/context";
import { createDraft } from "../reading/draft";
import { readFields } from "../reading/read-fields";
import { isClosedLine, isClosedStatus } from "../reading/signs";
import type { ScrapedOpportunity } from "../types";
import { readFundingType } from "../values/kinds";
import { labelKind } from "../values/labels";
import type { Item } from "./items";

export function readItemFields(item: Item, pageUrl: string, context: ReadContext): ScrapedOpportunity | null {
  const draft = createDraft(context.how);
  draft.put("name", item.name, item.name);
  const bodyLines = item.lines.filter((line) => line.text !== item.name);
  readFields(bodyLines, draft, context);
  // The name itself may state the sum: "… £10,000 to £250,000".
  if (!draft.has("minAmount", "maxAmount"))
    readFields([{ kind: "text", text: item.name, level: 0, label: null, links: [] }], draft, context);
  draft.put("fundingType", readFundingType(item.name), item.name);
  const description = bodyLines
    .filter(
      ({ kind, label, text }) =>
        label === null && kind !== "heading" && kind !== "cell" && kind !== "term" && !isLinkText(text),
    )
    .map(({ text }) => text)
    .join("\n");
  draft.put("description", description, description);
  return draft.finish(item.href ?? pageUrl);
}

const isLinkText = (text: string) =>
  text.length < 40 &&
  /^(?:read|learn|find out|view|see|apply|more|details|en savoir|mehr|leer|voir|je |zur? )/i.test(text);

/** Whether a line says that applications are closed. */
export function statesClosed(line: Line): boolean {
  if (line.label !== null && labelKind(line.label) === "status") return isClosedStatus(line.text);
  return line.label === null && isClosedLine(line.text);
}
