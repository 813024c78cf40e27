import { Readable } from "node:stream";
import { constants, deflateRawSync } from "node:zlib";
import { strToU8, Zip, ZipDeflate, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readExtract } from "./extract";
import { extract, fixture, HEAD, named, readAll, synopsis } from "./extract.fixture";
import { mapGrantsGovRecord } from "./mapping";

describe("a file that is no extract", () => {
  it.each([
    [
      "ends in the middle",
      `${HEAD}${synopsis(named(1))}${synopsis(named(2))}<OpportunitySyn`,
      2,
      "is damaged or ends too early.",
    ],
    ["is not closed", `${HEAD}${synopsis(named(1))}`, 1, "is damaged or ends too early."],
    [
      "has tags that do not match",
      extract(synopsis(named(1)), "<a></b>", synopsis(named(2))),
      1,
      "is damaged or ends too early.",
    ],
    ["goes on after its end", `${extract(synopsis(named(1)))}<Grants/>`, 1, "is damaged or ends too early."],
    ["is empty", "", 0, "is damaged or ends too early."],
    ["is no XML", '{"id": 1}', 0, "is damaged or ends too early."],
    ["is another XML", "<html><body/></html>", 0, "is not an extract of Grants.gov."],
    [
      "is of another format",
      extract("<FundingOppSynopsis/>"),
      0,
      "holds no opportunities in the present format of Grants.gov (OpportunityDetail-V1.0).",
    ],
    [
      "is in another encoding",
      '<?xml version="1.0" encoding="UTF-16"?><Grants/>',
      0,
      "is not written in UTF-8.",
    ],
    [
      "declares entities",
      `<!DOCTYPE Grants [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>` +
        `<Grants>${synopsis(named(1, "&b;&c;"))}</Grants>`,
      0,
      "declares a document type, which an extract of Grants.gov does not.",
    ],
    [
      "is nested without end",
      `<Grants>${"<a>".repeat(1000)}`,
      0,
      "is nested more deeply than an extract of Grants.gov.",
    ],
    [
      "has a text without end",
      `${HEAD}${synopsis(named(1))}<a>${"x".repeat(3_000_000)}`,
      1,
      "has a field that is longer than an extract of Grants.gov allows.",
    ],
    [
      "has a tag without end",
      `${HEAD}<a b="${"x".repeat(3_000_000)}`,
      0,
      "has a field that is longer than an extract of Grants.gov allows.",
    ],
  ])("a file that %s fails after its good records", async (_name, xml, goodRecords, sentence) => {
    const { records, outcome } = await readAll(xml);
    expect(records.map(({ id }) => Number(id))).toEqual([1, 2].slice(0, goodRecords));
    const countSentence =
      goodRecords === 1
        ? " Before that, 1 opportunity could be read."
        : " Before that, 2 opportunities could be read.";
    expect(outcome).toMatchObject({
      error: {
        code: "unreadable_file",
        message: `The file ${sentence}${goodRecords > 0 ? countSentence : ""}`,
      },
    });
  });

  it("an extract may hold no opportunities", async () => {
    expect(await readAll(extract())).toEqual({ records: [], outcome: { read: 0, failed: 0, repeated: 0 } });
  });

  it("a field longer than the schema allows is cut", async () => {
    const parts = Array.from({ length: 30 }, () => `<![CDATA[${"x".repeat(10_000)}]]>`).join("");
    const { records } = await readAll(extract(synopsis(`${named(1)}<Description>${parts}</Description>`)));
    expect(records[0]!.description!.length).toBeLessThanOrEqual(210_000);
    expect(mapGrantsGovRecord(records[0]!, new Date()).description!.length).toBeLessThanOrEqual(20_000);
  });

  it("a file that stops being readable fails after its good records", async () => {
    const brokenSource = new Readable({ read() {} });
    brokenSource.push(extract(synopsis(named(1))).replace("</Grants>", ""));
    const records: string[] = [];
    const work = readExtract(
      brokenSource,
      async ([record]) => {
        records.push(record!.id);
        brokenSource.destroy(new Error("EIO: /secret/path"));
      },
      { batchSize: 1 },
    );
    await expect(work).rejects.toMatchObject({
      code: "unreadable_file",
      message: "The file could not be read. Before that, 1 opportunity could be read.",
    });
    expect(records).toEqual(["1"]);
  });
});

describe("an archive with the extract", () => {
  const name = "GrantsDBExtract20260809v2.xml";
  const SAMPLE = fixture("extract-sample.xml");

  it("an archive is unpacked on the way, whether its sizes come before or after the data", async () => {
    const { records } = await readAll(SAMPLE);
    const chunks: Uint8Array[] = [];
    const archive = new Zip((_error, chunk) => void chunks.push(chunk));
    const entry = new ZipDeflate(name);
    archive.add(entry);
    entry.push(SAMPLE, true);
    archive.end();
    for (const zip of [zipSync({ [name]: SAMPLE }), Buffer.concat(chunks)]) {
      for (const size of [1_000, 65_536, 10_000_000])
        expect((await readAll(zip, size)).records).toEqual(records);
    }
    const small = zipSync({ [name]: strToU8(extract(synopsis(named(1)))), "second.txt": strToU8("no XML") });
    expect((await readAll(small, 1)).outcome).toEqual({ read: 1, failed: 0, repeated: 0 });
  });

  it("an archive is read to its end even when its data looks like the end of an entry", async () => {
    // The data is not compressed, so the text stands in the archive as it is.
    const xml = extract(synopsis(named(1, "PK\u0007\b PK\u0001\u0002 PK\u0003\u0004")), synopsis(named(2)));
    const data = deflateRawSync(Buffer.from(xml), { level: constants.Z_NO_COMPRESSION });
    const zip = Buffer.concat([
      localHeader(name, { flags: 8, method: 8 }),
      data,
      Buffer.from("PK\x07\x08".padEnd(40)),
    ]);
    expect((await readAll(zip, 50)).outcome).toEqual({ read: 2, failed: 0, repeated: 0 });
  });

  it("a damaged archive fails after its good records", async () => {
    const zip = zipSync({ [name]: SAMPLE });
    const { records, outcome } = await readAll(zip.subarray(0, zip.length / 2));
    expect(records.length).toBeGreaterThan(100);
    expect(records).toEqual((await readAll(SAMPLE)).records.slice(0, records.length));
    expect(outcome).toMatchObject({
      error: {
        code: "unreadable_file",
        message: `The archive is damaged or ends too early. Before that, ${records.length} opportunities could be read.`,
      },
    });
    const scrambled = Buffer.concat([localHeader(name, { flags: 8, method: 8 }), Buffer.from("no deflate")]);
    expect((await readAll(scrambled)).outcome).toMatchObject({
      error: { message: "The archive is damaged or ends too early." },
    });
  });

  it.each([
    ["another file first", localHeader("readme.txt", { flags: 8, method: 8 })],
    ["a password", localHeader(name, { flags: 9, method: 8 })],
    ["another compression", localHeader(name, { flags: 0, method: 93 })],
    ["half a header", localHeader(name, { flags: 0, method: 8 }).subarray(0, 35)],
  ])("an archive with %s is refused", async (_name, zip) => {
    expect((await readAll(zip)).outcome).toMatchObject({
      error: {
        code: "unreadable_file",
        message: "The archive does not begin with the XML of an extract of Grants.gov.",
      },
    });
  });
});

function localHeader(name: string, { flags, method }: { flags: number; method: number }): Buffer {
  const header = Buffer.alloc(30);
  header.write("PK\x03\x04", "latin1");
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name)]);
}
