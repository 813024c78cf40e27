import { COUNTRY_CODES } from "@shared/constants/countries";
import { INDUSTRY_SLUGS } from "@shared/constants/industries";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@shared/words/language";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/db/database";
import { findDescribedSource } from "../catalogue/sources/described-sources";
import { mayBeIndexed } from "./public-catalogue.service";
import * as queries from "./public-catalogue.queries";

/** The sitemap protocol allows this many addresses in a file. */
export const ADDRESSES_MAX = 50_000;
const FUNDERS_MAX = 10_000;
/** The number of entries that are written at once. */
const PIECE = 100;

type Needs = { db: Db; clock: Clock; publicUrl: string };
type Address = { path: string; changedAt?: Date };

/** The first file holds what is not an opportunity; the others hold opportunities, in parts. */
export async function listSitemaps({ db, clock, publicUrl }: Needs): Promise<Iterable<string>> {
  const total = await queries.countListedOpportunities(db, clock.now());
  const parts = Array.from({ length: Math.ceil(total / ADDRESSES_MAX) }, (_, n) => `opportunities-${n + 1}`);
  return wrap("sitemapindex", "", ["pages", ...parts], (name) => {
    const address = new URL(`/sitemaps/${name}.xml`, publicUrl).href;
    return `<sitemap><loc>${escape(address)}</loc></sitemap>`;
  });
}

/** The addresses of themes, countries, funders and everything else that is the same for each visitor. */
export async function listPages({ db, publicUrl }: Needs): Promise<Iterable<string>> {
  const funders = await queries.selectListedFunders(db, FUNDERS_MAX);
  return toSitemap(publicUrl, [
    ...["/", "/opportunities", "/how-it-works", "/sources", "/accessibility", "/privacy"].map((path) => ({
      path,
    })),
    ...INDUSTRY_SLUGS.map((slug) => ({ path: `/themes/${slug}` })),
    ...COUNTRY_CODES.map((code) => ({ path: `/countries/${code.toLowerCase()}` })),
    ...funders.map(({ key, changedAt }) => ({ path: `/funders/${key}`, changedAt })),
  ]);
}

/** The addresses of a part of the open opportunities. @param part from 1 */
export async function listOpportunityAddresses(
  { db, clock, publicUrl }: Needs,
  part: number,
): Promise<Iterable<string>> {
  const slice = { offset: (part - 1) * ADDRESSES_MAX, limit: ADDRESSES_MAX };
  const rows = await queries.selectListedOpportunities(db, clock.now(), slice);
  return toSitemap(
    publicUrl,
    rows
      .filter(({ source }) => mayBeIndexed({ source, licence: findDescribedSource(source)?.licence ?? null }))
      .map(({ key, changedAt }) => ({ path: `/opportunities/${key}`, changedAt })),
  );
}

function toSitemap(publicUrl: string, addresses: readonly Address[]): Iterable<string> {
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  const origin = new URL(publicUrl).origin;
  return wrap("urlset", ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', addresses, ({ path, changedAt }) => {
    // Paths are made of letters, digits and hyphens alone.
    const address = origin + path;
    const links = others
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
      )
      .join("");
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    return `<url><loc>${address}</loc>${lastmod}${links}</url>`;
  });
}

/** Writes a file piece by piece: one text of 26 MB takes five times as long, most of it for the memory. */
function* wrap<Entry>(
  element: string,
  namespaces: string,
  entries: readonly Entry[],
  write: (entry: Entry) => string,
): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n`;
  for (let first = 0; first < entries.length; first += PIECE)
    yield `${entries
      .slice(first, first + PIECE)
      .map(write)
      .join("\n")}\n`;
  yield `</${element}>\n`;
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
