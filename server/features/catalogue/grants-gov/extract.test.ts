import { Readable } from "node:stream";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES } from "@shared/constants/enums";
import { readExtract } from "./extract";
import { extract, fixture, forecast, inPieces, named, readAll, synopsis } from "./extract.fixture";
import { isArchived, mapGrantsGovRecord } from "./mapping";

const READ_AT = new Date("2026-08-08T00:00:00Z");
const SAMPLE = fixture("extract-sample.xml");
const sample = await readAll(SAMPLE);
const byId = new Map(sample.records.map((record) => [record.id, record]));

describe("the sample of the extract", () => {
  it("the sample is read to the last record, in batches", async () => {
    expect(sample.outcome).toEqual({ read: 653, failed: 0, repeated: 0 });
    expect(byId.size).toBe(653);
    expect(sample.records.filter(({ docType }) => docType === "forecast")).toHaveLength(162);

    const sizes: number[] = [];
    await readExtract(inPieces(SAMPLE, 65_536), async (batch) => void sizes.push(batch.length), {
      batchSize: 100,
    });
    expect(sizes).toEqual([100, 100, 100, 100, 100, 100, 53]);
  });

  it.each([1, 7, 4_096])("the sample reads the same in pieces of %i bytes", async (size) => {
    const bytes =
      size === 1 ? Buffer.concat([SAMPLE.subarray(0, 60_000), Buffer.from("</Description>")]) : SAMPLE;
    const { records } = await readAll(bytes, size);
    expect(records).toEqual(sample.records.slice(0, records.length));
    expect(records.length).toBeGreaterThan(size === 1 ? 20 : 652);
  });

  it("a real record is mapped: dates as printed, 0 as no amount, other facts unknown, no contact", () => {
    const record = byId.get("131073")!;
    const opportunity = mapGrantsGovRecord(record, READ_AT);
    expect(opportunity).toMatchObject({
      name: "Cooperative Ecosystem Studies Unit, Piedmont South Atlantic Coast CESU",
      funderName: "Geological Survey",
      fundingType: "grant",
      industryFocus: ["Science & research"],
      openDate: "2011-11-17",
      deadline: "2011-11-29",
      minAmount: null,
      maxAmount: null,
      eligibleEntityTypes: [],
      eligibleEntityTypesOpenEnded: true,
      applicationUrl: "http://www.grants.gov/",
      externalId: "131073",
    });
    expect(opportunity.description).toMatch(/^The USGS Southeast Ecological Science Center seeks/);
    expect(opportunity.eligibilityText).toMatch(/CESU Program\.$/);
    expect(JSON.stringify(opportunity)).not.toMatch(/Faith|Graves|703-648/);
    expect(isArchived(record, READ_AT)).toBe(true);
  });

  it("every record is mapped to values that the catalogue can hold", () => {
    for (const record of sample.records) {
      const opportunity = mapGrantsGovRecord(record, READ_AT);
      expect(opportunity.name).toMatch(/\S/);
      expect(`${opportunity.name} ${opportunity.description}`).not.toMatch(/&(?:amp|nbsp|lt|#\d+);|<\/?\w+>/);
      expect(opportunity.deadline ?? "2000-01-01").toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(opportunity.minAmount).not.toBe("0");
      if (record.docType === "forecast") expect(opportunity.deadlineNote).toMatch(/^A forecast/);
      if (record.responseDateDesc === "Proposals accepted anytime") expect(opportunity.deadline).toBeNull();
      if (record.applicantTypes?.includes("99"))
        expect(opportunity.eligibleEntityTypes).toEqual([...ALL_ENTITY_TYPES]);
    }
  });
});

describe("text of the extract", () => {
  it("text is the same wherever a piece ends: in letters of several bytes, entities or CDATA", async () => {
    const xml = extract(
      synopsis(
        `${named(1, "Café 🌍 — &amp;ndash; &#233;&#x1F30D; &lt;b&gt;")}<!-- a > b --><Description>` +
          `one<![CDATA[ & two <br/> ]]>three\r\nfour</Description><AgencyName a='>'>é</AgencyName><Other/>`,
      ),
    );
    for (const size of [1, 2, 3, 5, 10_000]) {
      const { records, outcome } = await readAll(xml, size);
      expect(outcome).toEqual({ read: 1, failed: 0, repeated: 0 });
      expect(records[0]).toMatchObject({
        title: "Café 🌍 — &ndash; é🌍 <b>",
        description: "one & two <br/> three\nfour",
        agency: "é",
      });
    }
  });

  it("text keeps characters that XML does not know, and the mapping reads them", async () => {
    const { records, outcome } = await readAll(
      extract(synopsis(named(1, "A&nbsp;B &#11; C\u000b D ]]> E")), synopsis(named(2))),
    );
    expect(outcome).toEqual({ read: 2, failed: 0, repeated: 0 });
    expect(mapGrantsGovRecord(records[0]!, READ_AT).name).toBe("A B C D ]]> E");
  });

  it("text within nested elements is kept without the elements", async () => {
    const { records } = await readAll(
      extract(synopsis(`${named(1)}<Description>One<br/>two <b>three</b></Description>`)),
    );
    expect(mapGrantsGovRecord(records[0]!, READ_AT).description).toBe("One\ntwo\nthree");
  });

  it("every name may have a prefix, and the file may begin with a byte order mark", async () => {
    const { records } = await readAll(
      `\ufeff${extract(synopsis(named(1)))
        .replaceAll(/<(\/?)(?=[OG])/g, "<$1g:")
        .replace("xmlns=", "xmlns:g=")}`,
    );
    expect(records.map(({ id }) => id)).toEqual(["1"]);
  });
});

describe("records of the extract", () => {
  it("a record without an id or a title is counted, and the others are read", async () => {
    const { records, outcome } = await readAll(
      extract(
        synopsis("<OpportunityTitle>No id</OpportunityTitle>"),
        synopsis(named("12a")),
        synopsis(named(3, "&amp;nbsp;")),
        synopsis(""),
        synopsis(named(5)),
      ),
    );
    expect(records.map(({ id }) => id)).toEqual(["5"]);
    expect(outcome).toEqual({ read: 1, failed: 4, repeated: 0 });
  });

  it("a record is delivered once: a synopsis replaces the forecast that it came from", async () => {
    const { records, outcome } = await readAll(
      extract(
        synopsis(named(1, "Posted")),
        synopsis(named(2)),
        forecast(named(1, "Expected")),
        forecast(named(3)),
      ),
    );
    expect(records.map(({ id, title, docType }) => [id, title, docType])).toEqual([
      ["1", "Posted", "synopsis"],
      ["2", "Title 2", "synopsis"],
      ["3", "Title 3", "forecast"],
    ]);
    expect(outcome).toEqual({ read: 3, failed: 0, repeated: 1 });
  });

  it("a forecast opens when the call is expected, and its day of announcement is no opening day", async () => {
    const { records } = await readAll(
      extract(
        forecast(
          `${named(1)}<PostDate>07012026</PostDate><EstimatedSynopsisPostDate>01072027</EstimatedSynopsisPostDate>` +
            "<EstimatedSynopsisCloseDate>03082027</EstimatedSynopsisCloseDate><AwardCeiling>none</AwardCeiling>",
        ),
        forecast(
          `${named(2)}<PostDate>07012026</PostDate><EstimatedSynopsisCloseDate>01012099</EstimatedSynopsisCloseDate>`,
        ),
      ),
    );
    expect(records.map((record) => mapGrantsGovRecord(record, READ_AT))).toMatchObject([
      { openDate: "2027-01-07", deadline: "2027-03-08", maxAmount: null },
      { openDate: null, deadline: null, deadlineNote: expect.stringMatching(/^A forecast/) },
    ]);
  });
});

describe("reading the extract", () => {
  const manyRecords = extract(...Array.from({ length: 5_000 }, (_, index) => synopsis(named(index + 1))));

  it("the reader waits until a batch has been taken", async () => {
    let piecesTaken = 0;
    const source = Readable.from(
      (function* () {
        for (let start = 0; start < manyRecords.length; start += 1_000) {
          piecesTaken += 1;
          yield Buffer.from(manyRecords.slice(start, start + 1_000));
        }
      })(),
      { highWaterMark: 1 },
    );
    let proceed = () => {};
    let batches = 0;
    const work = readExtract(
      source,
      () => {
        batches += 1;
        return new Promise((resolve) => {
          proceed = resolve;
        });
      },
      { batchSize: 50 },
    );
    await expect.poll(() => batches).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(piecesTaken).toBeLessThan(20);
    while (batches < 100) {
      const batchesBefore = batches;
      proceed();
      await expect.poll(() => batches, { interval: 1 }).toBe(batchesBefore + 1);
    }
    proceed();
    expect(await work).toEqual({ read: 5_000, failed: 0, repeated: 0 });
  });

  it("the reader ends with the error of `onRecords` and closes the source", async () => {
    const source = inPieces(Buffer.from(manyRecords), 1_000);
    const failure = new Error("The database is gone");
    let batches = 0;
    const work = readExtract(source, () => {
      batches += 1;
      return Promise.reject(failure);
    });
    await expect(work).rejects.toBe(failure);
    expect(batches).toBe(1);
    expect(source.destroyed).toBe(true);
  });

  it.each(["as it is", "in an archive"])(
    "the reader ends when it is stopped, even while no data comes (%s)",
    async (form) => {
      const stop = new AbortController();
      const source = new Readable({ read() {} });
      const bytes = Buffer.from(manyRecords);
      source.push(
        form === "as it is" ? bytes.subarray(0, 90_000) : zipSync({ "a.xml": bytes }).subarray(0, 20_000),
      );
      let batches = 0;
      const work = readExtract(source, async () => void (batches += 1), {
        batchSize: 100,
        signal: stop.signal,
      });
      await expect.poll(() => batches).toBeGreaterThan(0);
      stop.abort(new Error("Stopped"));
      await expect(work).rejects.toThrow("Stopped");
      expect(source.destroyed).toBe(true);
      await expect(readAll(manyRecords, 100, { signal: stop.signal })).resolves.toMatchObject({
        records: [],
        outcome: { error: { message: "Stopped" } },
      });
    },
  );
});
