import { createHash } from "node:crypto";
import { PRODUCT_NAME } from "@shared/constants/brand";
import type { OpportunityFactsView } from "@shared/validators/opportunities";
import { longDay } from "@shared/words/days";
import { translateLabel } from "@shared/words/labels";
import { currentLanguage, describeCurrentLanguage } from "@shared/words/language";
import { t } from "../../../platform/text/words";
import { sayFacts } from "../share-pictures";

/** It is the same in every page, so that the policy can name it by its hash and a kept copy stays right. */
const STYLE = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:#1d1330;background:#fff;overflow-wrap:anywhere}
h1{margin:0 0 .25rem;font-size:1.125rem;line-height:1.3}
h1 a,li a{display:inline-block;min-height:1.5rem}
p{margin:.25rem 0}
ul{list-style:none;margin:0;padding:0}
li{padding:.5rem 0;border-top:1px solid #d9d2e6}
a{color:#4b1fa0}
.quiet{color:#554a68;font-size:.875rem}
@media (prefers-color-scheme:dark){body{color:#f3eefc;background:#17102a}a{color:#c9b2ff}.quiet{color:#bdb2d3}li{border-color:#3d3158}}`;

export const STYLE_HASH = `sha256-${createHash("sha256").update(STYLE).digest("base64")}`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** Draws one opportunity with its main facts and where they come from. */
export function drawCard(opportunity: OpportunityFactsView, publicUrl: string): string {
  return drawPage(
    opportunity.name,
    `<article>
<h1>${linkTo(opportunity, publicUrl)}</h1>
${listFacts(opportunity)}
${sayOrigin(opportunity)}
</article>
${drawFoot(new URL("/opportunities", publicUrl).href)}`,
  );
}

/** Draws the first opportunities of a search, and the way to all. */
export function drawList({
  opportunities,
  total,
  address,
  publicUrl,
}: {
  opportunities: readonly OpportunityFactsView[];
  total: number;
  address: string;
  publicUrl: string;
}): string {
  const title = t("Funding opportunities");
  const rows = opportunities.map(
    (one) => `<li>${linkTo(one, publicUrl)}\n${listFacts(one)}\n${sayOrigin(one)}</li>`,
  );
  return drawPage(
    title,
    `<h1>${escape(title)}</h1>
${rows.length > 0 ? `<ul>${rows.join("\n")}</ul>` : paragraph(t("Nothing is open now."))}
${total > rows.length ? `<p>${outsideLink(address, t("All {n}", { n: total }))}</p>` : ""}
${drawFoot(address)}`,
  );
}

/** Draws what stands in the place of something that is not published. */
export const drawNothing = (): string =>
  drawPage(t("No longer published"), paragraph(t("This opportunity is no longer published.")));

const drawPage = (title: string, body: string) => `<!doctype html>
<html lang="${currentLanguage()}" dir="${describeCurrentLanguage().direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${title} · ${PRODUCT_NAME}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

const paragraph = (text: string) => `<p class="quiet" dir="auto">${escape(text)}</p>`;

const outsideLink = (address: string, text: string) =>
  `<a href="${escape(address)}" target="_blank" rel="noopener" dir="auto">${escape(text)}</a>`;

const linkTo = ({ slug, name }: OpportunityFactsView, publicUrl: string) =>
  outsideLink(new URL(`/opportunities/${encodeURIComponent(slug)}`, publicUrl).href, name);

const listFacts = (opportunity: OpportunityFactsView) => {
  const { fundingType } = opportunity;
  const type = translateLabel(fundingType.charAt(0).toUpperCase() + fundingType.slice(1));
  return `<p dir="auto">${escape([type, ...sayFacts(opportunity)].join(" · "))}</p>`;
};

/** Says whose facts these are and when they were read, as the licences of the catalogue ask. */
function sayOrigin({ source, licence, attribution, lastSyncedAt, createdAt }: OpportunityFactsView): string {
  const named = source ?? PRODUCT_NAME;
  const origin = licence
    ? t("Source: {source}, {licence}", { source: named, licence: licence.name })
    : t("Source: {source}", { source: named });
  const day = t("As of {date}", { date: longDay((lastSyncedAt ?? createdAt).slice(0, 10)) });
  return paragraph([origin, day, attribution].filter(Boolean).join(" · "));
}

const drawFoot = (address: string) =>
  `<p class="quiet">${outsideLink(address, t("From {product}", { product: PRODUCT_NAME }))}</p>`;
