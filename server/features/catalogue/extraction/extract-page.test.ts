import { asWritten } from "@shared/words/messages";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { AppError } from "../../../platform/errors/app-error";
import type { FetchedPage } from "../../../platform/fetch/types";
import type { AskedEntry, AskPageInput } from "./ask/types";
import { extractPage, type ExtractOptions } from "./extract-page";

const NOW = new Date("2026-11-22T12:00:00Z");

function extract(html: string, changes: Partial<ExtractOptions> = {}, page: Partial<FetchedPage> = {}) {
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
const readFixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url), "utf8");

/** Creates a model that gives this answer. `asked` collects its questions. */
function createModel(...entries: AskedEntry[]) {
  const questions: AskPageInput[] = [];
  return {
    asked: questions,
    ask: async (input: AskPageInput) => {
      questions.push(input);
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

describe("open fields of a page", () => {
  it("a model is asked for open fields, and our own readers read its answer", async () => {
    const { ask, asked } = createModel({
      name: "Tree planting money",
      funder: "the Elm people",
      amount: "between £15,000 and £25,000",
      deadline: "closes on 3 March 2027",
    });
    const reading = await extract(PROSE, { ask });
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

  it("a model never replaces structured data", async () => {
    const { ask, asked } = createModel({
      name: "Another name",
      amount: "$1",
      funder: "Evil Fund",
      deadline: "1 January 2030",
      eligibility: "anybody",
    });
    const reading = await extract(await readFixture("jsonld-monetary-grant.html"), { ask });
    expect(reading.opportunities[0]?.values).toMatchObject({
      name: "Green Small Business Grant 2027",
      funderName: "Example Foundation",
      maxAmount: "25000",
      deadline: "2027-01-31",
    });
    // Structured data states every wanted field.
    expect(asked).toEqual([]);
  });

  it("a field stays open when the model's words hold no such value", async () => {
    const { ask } = createModel({
      name: "Tree planting money",
      amount: "a generous sum",
      deadline: "soon",
      countries: "everywhere in our hearts",
      duration: "long",
    });
    const values = (
      await extract(
        "<main><h1>Tree planting money</h1><p>" + "We like trees a lot. ".repeat(20) + "</p></main>",
        { ask },
      )
    ).opportunities[0]?.values;
    expect(Object.keys(values ?? {}).sort()).toEqual(["description", "name"]);
  });

  it("a list is read when only a model saw its entries", async () => {
    const { ask } = createModel(
      { name: "Oak money", amount: "£500" },
      { name: "Ash money", deadline: "3 March 2027" },
    );
    const reading = await extract(
      `<main><p>${"Oak money £500 and Ash money until 3 March 2027 are both ours. ".repeat(5)}</p></main>`,
      { ask },
    );
    expect(reading.kind).toBe("listing");
    expect(reading.opportunities.map(({ values }) => values.name)).toEqual(["Oak money", "Ash money"]);
  });

  it("the page is read without a model when the model fails", async () => {
    const ask = () => Promise.reject(new AppError("upstream_failed", asWritten("OpenAI is busy.")));
    expect(await extract(await readFixture("loan.html"), { ask })).toEqual(
      await extract(await readFixture("loan.html")),
    );
  });

  it("no model is asked about a page of past awards", async () => {
    const { ask, asked } = createModel({ name: "Open receiver for schools" });
    expect((await extract(await readFixture("past-awards-table.html"), { ask })).kind).toBe("none");
    expect(asked).toEqual([]);
  });
});

describe("a page", () => {
  it("the extraction ends with the signal's reason when it is aborted", async () => {
    const controller = new AbortController();
    const reason = new Error("the server stops");
    const ask = async () => {
      controller.abort(reason);
      return null;
    };
    await expect(extract(PROSE, { ask, signal: controller.signal })).rejects.toBe(reason);
  });

  it("each field states the words of the page that it came from", async () => {
    const { opportunities } = await extract(await readFixture("kenya-ksh.html"));
    const origins = opportunities[0]?.origins ?? {};
    expect(origins.deadline).toEqual({ quote: "Friday 26th February at 5pm EAT", how: "text" });
    expect(Object.keys(origins).sort()).toEqual(Object.keys(opportunities[0]?.values ?? {}).sort());
  });

  it("the name of a source becomes the funder only when the page confirms it", async () => {
    const html =
      "<main><h1>Reef Grant</h1><p>Coral Bay's Reef Grant gives up to €4,000 to divers. Apply by 5 May 2027.</p></main>";
    expect((await extract(html, { sourceName: "Coral Bay" })).opportunities[0]?.values.funderName).toBe(
      "Coral Bay",
    );
    expect(
      (await extract(html, { sourceName: "Grant Finder" })).opportunities[0]?.values.funderName,
    ).toBeUndefined();
  });

  it("the page keeps its own address when the canonical link leads to another site", async () => {
    const html = (await readFixture("loan.html")).replace(
      "</head>",
      '<link rel="canonical" href="https://evil.example.com/x"></head>',
    );
    expect((await extract(html)).opportunities[0]?.url).toBe("https://elm.example.org/trees");
  });

  it("the page is read from its microdata", async () => {
    const html = `<main itemscope itemtype="https://schema.org/MonetaryGrant"><h1 itemprop="name">Reef Grant</h1><p itemprop="description">For divers.</p><span itemprop="funder" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Coral Trust</b></span><span itemprop="amount" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="EUR"><meta itemprop="maxValue" content="4000"></span></main>`;
    const [entry] = (await extract(html)).opportunities;
    expect(entry?.values).toMatchObject({
      name: "Reef Grant",
      funderName: "Coral Trust",
      maxAmount: "4000",
      currency: "EUR",
    });
    expect(entry?.origins.funderName?.how).toBe("microdata");
  });

  it.each([
    ["Applications open on 1 February 2027 at 9:00 CET and close on 15 March 2027.", null],
    ["Join the webinar on 1 March 2027 at 10 a.m. ET. Apply by 15 March 2027.", null],
    ["Apply by 15 March 2027, 17:00 Brussels time.", "17:00"],
    ["Applications close at 17:00 CET on 15 March 2027.", "17:00"],
    ["Apply by 15 March 2027 at 17:00 CET. Applications by post close on 15 March 2027 at 12:00 CET.", null],
  ])("the hour of the page that says %j is %s", async (sentence, hour) => {
    const html = `<main><h1>Reef Grant</h1><p>Up to €4,000 for divers who restore a reef.</p><p>${sentence}</p></main>`;
    const [entry] = (await extract(html)).opportunities;
    expect(entry?.values).toMatchObject({ deadline: "2027-03-15" });
    expect(entry?.values.deadlineTime ?? null).toBe(hour);
  });

  it("a page without an opportunity gives none", async () => {
    for (const html of [
      "",
      "<p>Hello</p>",
      "<main><h1>Our team</h1><p>We are five people who like grants.</p></main>",
    ])
      expect(await extract(html)).toMatchObject({ kind: "none", opportunities: [] });
  });
});
