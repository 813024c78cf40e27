import { asWritten } from "@shared/words/messages";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { AppError } from "../../../platform/errors/app-error";
import type { FetchedPage } from "../../../platform/fetch/types";
import type { AskedEntry, AskPageInput } from "./ask/types";
import { extractPage, type ExtractOptions } from "./extract-page";

const NOW = new Date("2026-11-22T12:00:00Z");

function read(html: string, changes: Partial<ExtractOptions> = {}, page: Partial<FetchedPage> = {}) {
  const fetched: FetchedPage = {
    url: "https://elm.example.org/trees",
    kind: "html",
    text: html,
    bytes: new Uint8Array(),
    etag: null,
    lastModified: null,
    ...page,
  };
  return extractPage(fetched, { sourceName: null, now: NOW, readPdf: async () => [], ...changes });
}
const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url), "utf8");

/** A model that answers this; `asked` is what it was asked. */
function model(...entries: AskedEntry[]) {
  const asked: AskPageInput[] = [];
  return {
    asked,
    ask: async (input: AskPageInput) => {
      asked.push(input);
      return {
        opportunities: entries,
        aiProvider: "openai" as const,
        usage: { inputTokens: 1, outputTokens: 1 },
      };
    },
  };
}

const PROSE = `<main><h1>Tree planting money</h1><p>Elms have gone from our streets, and we want them back. Whoever plants them may count on us: the Elm people give between £15,000 and £25,000 each time.</p>
<p>Groups need a plan, a place and people. Send your plan by post. The post closes on 3 March 2027, and late plans wait for a year.</p><p>${"Trees need years. ".repeat(10)}</p></main>`;

describe("what structure leaves open", () => {
  it("is asked of a model, and read by our own readers", async () => {
    const { ask, asked } = model({
      name: "Tree planting money",
      funder: "the Elm people",
      amount: "between £15,000 and £25,000",
      deadline: "closes on 3 March 2027",
    });
    const reading = await read(PROSE, { ask });
    expect(reading.kind).toBe("single");
    expect(reading.opportunities[0]?.values).toMatchObject({
      name: "Tree planting money",
      funderName: "the Elm people",
      minAmount: "15000",
      maxAmount: "25000",
      currency: "GBP",
      deadline: "2027-03-03",
    });
    expect(reading.opportunities[0]?.origins.funderName).toEqual({ quote: "the Elm people", how: "ai" });
    expect(asked[0]?.text).toContain("Elms have gone");
  });

  it("never replaces what structured data says", async () => {
    const { ask, asked } = model({
      name: "Another name",
      amount: "$1",
      funder: "Evil Fund",
      deadline: "1 January 2030",
      eligibility: "anybody",
    });
    const reading = await read(await fixture("jsonld-monetary-grant.html"), { ask });
    expect(reading.opportunities[0]?.values).toMatchObject({
      name: "Green Small Business Grant 2027",
      funderName: "Example Foundation",
      maxAmount: "25000",
      deadline: "2027-01-31",
    });
    // Everything that matters was read already.
    expect(asked).toEqual([]);
  });

  it("stays open when the words hold no value of the kind", async () => {
    const { ask } = model({
      name: "Tree planting money",
      amount: "a generous sum",
      deadline: "soon",
      countries: "everywhere in our hearts",
      duration: "long",
    });
    const values = (
      await read(
        "<main><h1>Tree planting money</h1><p>" + "We like trees a lot. ".repeat(20) + "</p></main>",
        { ask },
      )
    ).opportunities[0]?.values;
    expect(Object.keys(values ?? {}).sort()).toEqual(["description", "name"]);
  });

  it("makes a list of several that only a model saw", async () => {
    const { ask } = model(
      { name: "Oak money", amount: "£500" },
      { name: "Ash money", deadline: "3 March 2027" },
    );
    const reading = await read(
      `<main><p>${"Oak money £500 and Ash money until 3 March 2027 are both ours. ".repeat(5)}</p></main>`,
      { ask },
    );
    expect(reading.kind).toBe("listing");
    expect(reading.opportunities.map(({ values }) => values.name)).toEqual(["Oak money", "Ash money"]);
  });

  it("is read without a model when the model fails", async () => {
    const ask = () => Promise.reject(new AppError("upstream_failed", asWritten("OpenAI is busy.")));
    expect(await read(await fixture("loan.html"), { ask })).toEqual(await read(await fixture("loan.html")));
  });

  it("is not asked of pages that list what others were given", async () => {
    const { ask, asked } = model({ name: "Open receiver for schools" });
    expect((await read(await fixture("past-awards-table.html"), { ask })).kind).toBe("none");
    expect(asked).toEqual([]);
  });
});

describe("a page", () => {
  it("ends with the signal's reason when it is aborted meanwhile", async () => {
    const controller = new AbortController();
    const reason = new Error("the server stops");
    const ask = async () => {
      controller.abort(reason);
      return null;
    };
    await expect(read(PROSE, { ask, signal: controller.signal })).rejects.toBe(reason);
  });

  it("says for each field which of its words it came from", async () => {
    const { opportunities } = await read(await fixture("kenya-ksh.html"));
    const origins = opportunities[0]?.origins ?? {};
    expect(origins.deadline).toEqual({ quote: "Friday 26th February at 5pm EAT", how: "text" });
    expect(Object.keys(origins).sort()).toEqual(Object.keys(opportunities[0]?.values ?? {}).sort());
  });

  it("takes the name of a source for the funder only where the page bears it out", async () => {
    const html =
      "<main><h1>Reef Grant</h1><p>Coral Bay's Reef Grant gives up to €4,000 to divers. Apply by 5 May 2027.</p></main>";
    expect((await read(html, { sourceName: "Coral Bay" })).opportunities[0]?.values.funderName).toBe(
      "Coral Bay",
    );
    expect(
      (await read(html, { sourceName: "Grant Finder" })).opportunities[0]?.values.funderName,
    ).toBeUndefined();
  });

  it("keeps its own address where the canonical link leads to another site", async () => {
    const html = (await fixture("loan.html")).replace(
      "</head>",
      '<link rel="canonical" href="https://evil.example.com/x"></head>',
    );
    expect((await read(html)).opportunities[0]?.url).toBe("https://elm.example.org/trees");
  });

  it("is read from its microdata where it has some", async () => {
    const html = `<main itemscope itemtype="https://schema.org/MonetaryGrant"><h1 itemprop="name">Reef Grant</h1><p itemprop="description">For divers.</p><span itemprop="funder" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Coral Trust</b></span><span itemprop="amount" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="EUR"><meta itemprop="maxValue" content="4000"></span></main>`;
    const [entry] = (await read(html)).opportunities;
    expect(entry?.values).toMatchObject({
      name: "Reef Grant",
      funderName: "Coral Trust",
      maxAmount: "4000",
      currency: "EUR",
    });
    expect(entry?.origins.funderName?.how).toBe("microdata");
  });

  it("is none when it is about nothing of the kind", async () => {
    for (const html of [
      "",
      "<p>Hello</p>",
      "<main><h1>Our team</h1><p>We are five people who like grants.</p></main>",
    ])
      expect(await read(html)).toMatchObject({ kind: "none", opportunities: [] });
  });
});
