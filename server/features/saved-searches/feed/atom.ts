import { PRODUCT_NAME } from "@shared/constants/brand";
import { currentLanguage } from "@shared/words/language";
import { translateLabel } from "@shared/words/labels";
import { t } from "../../../platform/text/words";
import { findDescribedSource, wordLicence } from "../../catalogue/sources/described-sources";
import type { FeedOpportunity } from "./feed.queries";

type Feed = {
  /** Of the search. It stays the same with a new address, so that readers know what they have read. */
  id: string;
  updatedAt: Date;
  address: string;
  publicUrl: string;
};

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** What XML 1.0 does not allow, even escaped. */
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF\p{Cs}]/gu;

/** Writes a text for XML: nothing in it is markup. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, " ").replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const changedAt = ({ updatedAt, verifiedAt, createdAt }: FeedOpportunity) =>
  new Date(Math.max(updatedAt.getTime(), (verifiedAt ?? createdAt).getTime()));

/** Writes opportunities as an Atom feed (RFC 4287). */
export function toAtom(opportunities: readonly FeedOpportunity[], feed: Feed): string {
  const updated = Math.max(feed.updatedAt.getTime(), ...opportunities.map((one) => changedAt(one).getTime()));
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${currentLanguage()}">`,
    element("title", t("{product}: opportunities of a saved search", { product: PRODUCT_NAME })),
    element("id", `urn:uuid:${feed.id}`),
    element("updated", new Date(updated).toISOString()),
    `<author>${element("name", PRODUCT_NAME)}${element("uri", feed.publicUrl)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${feed.publicUrl}/opportunities`)}"/>`,
    ...opportunities.map((one) => toEntry(one, feed.publicUrl)),
    "</feed>",
  ].join("\n")}\n`;
}

function toEntry(one: FeedOpportunity, publicUrl: string): string {
  const { id, slug, name, funderName, fundingType, deadline, description } = one;
  const type = translateLabel(fundingType.charAt(0).toUpperCase() + fundingType.slice(1));
  const facts = [
    funderName && t("Funder: {name}", { name: funderName }),
    t("Kind: {kind}", { kind: type }),
    deadline ? t("Deadline: {day}", { day: deadline }) : t("No deadline stated"),
  ].filter(Boolean);
  return [
    "<entry>",
    element("title", name),
    element("id", `urn:uuid:${id}`),
    element("published", (one.verifiedAt ?? one.createdAt).toISOString()),
    element("updated", changedAt(one).toISOString()),
    `<link rel="alternate" type="text/html" href="${escapeXml(`${publicUrl}/opportunities/${encodeURIComponent(slug)}`)}"/>`,
    `<category term="${escapeXml(fundingType)}" label="${escapeXml(type)}"/>`,
    element("summary", [facts.join(" · "), description].filter(Boolean).join("\n\n")),
    element("rights", sayRights(one)),
    "</entry>",
  ].join("\n");
}

/** Says whose facts these are, as the licences of the catalogue ask. */
function sayRights({ attribution, source, sourceUrl }: FeedOpportunity): string {
  if (attribution) return attribution;
  const described = findDescribedSource(source);
  const licence = described && wordLicence(described)?.name;
  const named = source ?? sourceUrl ?? PRODUCT_NAME;
  return licence
    ? t("Source: {source}, {licence}", { source: named, licence })
    : t("Source: {source}", { source: named });
}
