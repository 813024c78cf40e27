import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { APPLICATIONS_PER_USER } from "@shared/constants/limits";
import type { MemberRole } from "@shared/constants/members";
import { TRACKER_BYTES_MAX } from "@shared/constants/trackers";
import { applications, entityActivity, memberships, webhookDeliveries, webhooks } from "@shared/schema/index";
import type { ApplicationView } from "@shared/validators/applications";
import type { TrackerEntryView, TrackerView } from "@shared/validators/trackers";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { makeDocx, makeXlsx } from "../../test/files/documents";
import { makeZip, REPEATED_BLOCK, repeatedEntry } from "../../test/files/make-zip";
import { directReader, readConfined } from "../../test/helpers/document-reader";
import { type Me, uploadFile } from "../../test/helpers/objects";

const NOW = "2030-03-01T12:00:00.000Z";
const TRACKER = `Our grants 2029,,,,,,,,,
,,,,,,,,,
Grant,Funder,Status,Amount requested,Amount awarded,Date applied,Deadline,Decision date,Notes,Officer
Light for Schools,Amber Trust,Awarded,"$50,000","$45,000",31 Dec 2028,15/01/2029,2029-03-01,"Ask again,
in spring",Ama
Clean Water,River Fund,Declined,12000,n/a,2029-05-12,,soon,,
Seeds,Green Trust,Waiting for Ama,about 5k,,,,,,Kofi
`;

let app: TestApp;
beforeAll(
  async () =>
    void (app = await startTestApp({ clock: testClock(NOW), deps: { documentReader: directReader } })),
);
afterAll(() => app.close());

/** An organisation with an owner, and a member in a role. */
async function buildScene(role: MemberRole = "viewer") {
  const ama = await app.buildUser({ firstName: "Ama" });
  const kofi = await app.buildUser();
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role });
  const [owner, member] = [await app.as(ama), await app.as(kofi)];
  const upload = async (content: string | Uint8Array, me: Me = owner) => ({
    entityId: entity.id,
    fileName: "grants.csv",
    uploadedFileUrl: `/api/objects/${await uploadFile(me, Buffer.from(content), { purpose: "tracker" })}`,
  });
  const read = async (file: object, chosen: object = {}) => {
    const { status, body } = await owner.post("/api/trackers/entries").send({ ...file, ...chosen });
    expect([status, body.message]).toEqual([200, undefined]);
    return body as TrackerView;
  };
  const propose = async (content: string | Uint8Array, chosen: object = {}) =>
    read(await upload(content), chosen);
  const refuse = async (content: string | Uint8Array) =>
    (await owner.post("/api/trackers/entries").send(await upload(content))).body as {
      code: string;
      message: string;
      fieldErrors?: Record<string, string[]>;
    };
  /** Keeps the new entries of a file, or those that are given. */
  const keep = async (file: object, chosen: Record<string, unknown> = {}) => {
    const { columns, entries } = await read(file, { ...chosen, entries: undefined });
    const meanings = columns.map(({ meaning }) => meaning);
    const fresh = entries
      .filter(({ state }) => state === "new")
      .map(({ n, status }) => ({ n, status: status ?? "submitted" }));
    return owner
      .post("/api/trackers/applications")
      .send({ ...file, columns: meanings, entries: fresh, ...chosen });
  };
  const stored = () => app.db.select().from(applications).where(eq(applications.entityId, entity.id));
  return { ama, entity, owner, member, upload, read, propose, refuse, keep, stored };
}
const byTitle = <T extends { title: string | null }>(rows: T[], title: string) =>
  rows.find((row) => row.title === title)!;
const titles = ({ entries }: TrackerView) => entries.map(({ title }) => title);

describe("a tracker", () => {
  it("is read below its title, with what each column means and what could not be read, and nothing is kept", async () => {
    const { propose, stored } = await buildScene();
    const found = await propose(TRACKER);
    expect(found.columns.map(({ header, meaning }) => [header, meaning])).toEqual([
      ["Grant", "title"],
      ["Funder", "funder"],
      ["Status", "status"],
      ["Amount requested", "askingAmount"],
      ["Amount awarded", "awardedAmount"],
      ["Date applied", "submittedDate"],
      ["Deadline", "deadline"],
      ["Decision date", "decisionDate"],
      ["Notes", "notes"],
      ["Officer", "notes"],
    ]);
    expect(found).toMatchObject({
      ...{ rows: 3, more: 0, asksDayOrder: false, asksCurrency: true },
      leftOut: { rows: false, columns: false, words: false },
    });
    const [light, water, seeds] = found.entries;
    expect(light).toEqual({
      ...{ n: 1, title: "Light for Schools", funderName: "Amber Trust", state: "new", opportunity: null },
      ...{
        statusWord: "Awarded",
        status: "funded",
        isWithdrawn: false,
        askingAmount: "50000",
        askingCurrency: "USD",
      },
      ...{ awardedAmount: "45000", awardedCurrency: "USD", unread: [] },
      ...{ submittedDate: "2028-12-31", decisionDate: "2029-03-01" },
      notes: "Ask again,\nin spring\nOfficer: Ama\nDeadline: 15/01/2029",
    } satisfies TrackerEntryView);
    expect(water).toMatchObject({
      ...{ status: "rejected", askingAmount: "12000", awardedAmount: null, decisionDate: null },
      ...{ unread: [{ header: "Decision date", text: "soon" }], notes: "Decision date: soon" },
    });
    expect(seeds).toMatchObject({
      ...{ statusWord: "Waiting for Ama", status: null, askingAmount: null },
      notes: "Officer: Kofi\nAmount requested: about 5k\nStatus: Waiting for Ama",
    });
    expect(await stored()).toEqual([]);
  });

  it("is kept with its funders, days, results and notes, and told as applications are", async () => {
    const { upload, keep, stored, entity, ama, owner } = await buildScene();
    await app.db.insert(webhooks).values({
      ...{ userId: ama.id, entityId: entity.id, events: ["application.created"] },
      ...{ address: "https://hooks.example.org", sealedSecret: "x" },
    });
    const answer = await keep(await upload(TRACKER));
    expect([answer.status, answer.body]).toEqual([201, { added: 3, known: 0 }]);
    const rows = await stored();
    expect(byTitle(rows, "Light for Schools")).toMatchObject({
      ...{ funderName: "Amber Trust", status: "funded", accepted: true, opportunityId: null },
      ...{
        askingAmount: "50000.00",
        askingCurrency: "USD",
        awardedAmount: "45000.00",
        awardedCurrency: "USD",
      },
      ...{ submittedDate: "2028-12-31", decisionDate: "2029-03-01" },
    });
    expect(byTitle(rows, "Clean Water")).toMatchObject({ accepted: false, awardedCurrency: null });
    expect(byTitle(rows, "Seeds")).toMatchObject({ status: "submitted", accepted: null });
    const told = await app.db
      .select()
      .from(entityActivity)
      .where(eq(entityActivity.entityId, entity.id))
      .orderBy(entityActivity.subject);
    expect(told.map(({ kind, actorId, subject }) => [kind, actorId, subject])).toEqual(
      ["Clean Water", "Light for Schools", "Seeds"].map((title) => ["application_created", ama.id, title]),
    );
    const deliveries = await app.db.select().from(webhookDeliveries);
    expect(deliveries.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        {
          entityId: entity.id,
          applicationId: byTitle(rows, "Seeds").id,
          title: "Seeds",
          status: "submitted",
        },
      ]),
    );
    const { body } = await owner
      .get(`/api/applications/${byTitle(rows, "Light for Schools").id}`)
      .expect(200);
    expect((body as ApplicationView).notes).toBe("Ask again,\nin spring\nOfficer: Ama\nDeadline: 15/01/2029");
  });

  it("makes nothing twice: not by a second press, two at once, or the same file once more", async () => {
    const { upload, read, keep, stored, owner } = await buildScene();
    const file = await upload(TRACKER);
    const sent = {
      ...file,
      columns: (await read(file)).columns.map(({ meaning }) => meaning),
      entries: [1, 2, 3].map((n) => ({ n, status: "submitted" })),
    };
    const press = () => owner.post("/api/trackers/applications").send(sent).expect(201);
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ body }) => body.added).sort()).toEqual([0, 3]);
    expect((await press()).body).toEqual({ added: 0, known: 3 });
    const again = await upload(TRACKER.toUpperCase());
    expect((await read(again)).entries.map(({ state }) => state)).toEqual(["known", "known", "known"]);
    expect((await keep(again, { entries: [{ n: 2, status: "funded" }] })).body).toEqual({
      added: 0,
      known: 1,
    });
    expect(await stored()).toHaveLength(3);
  });

  it("has what stands in it twice, or names nothing, marked", async () => {
    const { propose } = await buildScene();
    const found = await propose(
      "Grant,Funder,Status\nSeeds,Trust,Draft\nseeds,TRUST,Sent\n,,Sent\n,Trust,Sent\n",
    );
    expect(found.entries.map(({ title, state }) => [title, state])).toEqual([
      ["Seeds", "new"],
      ["seeds", "twice"],
      [null, "nameless"],
      ["Trust", "new"],
    ]);
  });

  it("is read with the meanings that the person chose", async () => {
    const { propose, upload, keep, stored } = await buildScene();
    const text = "What,Status,Money\nSeeds,Sent,5000\n";
    const found = await propose(text, { columns: ["title", "status", "awardedAmount"], currency: "KES" });
    expect(found.entries[0]).toMatchObject({
      title: "Seeds",
      awardedAmount: "5000",
      awardedCurrency: "KES",
      notes: null,
    });
    await keep(await upload(text), { columns: ["title", "none", "notes"] });
    expect((await stored())[0]).toMatchObject({ title: "Seeds", status: "draft", notes: "Money: 5000" });
  });

  it("asks whether the day or the month stands first, and keeps nothing until it is told", async () => {
    const { upload, read, keep, stored } = await buildScene();
    const file = await upload("Grant;Funder;Submitted on\nSeeds;Trust;03/04/2029\n");
    expect(await read(file)).toMatchObject({
      asksDayOrder: true,
      entries: [{ submittedDate: null, unread: [], notes: null }],
    });
    const refused = await keep(file);
    expect([refused.status, refused.body.fieldErrors]).toEqual([
      400,
      { dayOrder: ["Choose what comes first, the day or the month"] },
    ]);
    expect((await read(file, { dayOrder: "month" })).entries[0]!.submittedDate).toBe("2029-03-04");
    await keep(file, { dayOrder: "day" });
    expect((await stored())[0]).toMatchObject({ submittedDate: "2029-04-03", notes: null });
  });

  it("has an application for an opportunity of the catalogue where its name and funder, or its link, name one", async () => {
    const { propose, upload, keep, stored, entity } = await buildScene();
    const named = await app.buildOpportunity({ name: "Harvest Grant", funderName: "Green Fund" });
    const linked = await app.buildOpportunity({
      applicationUrl: "https://www.example.org/apply/solar?utm_source=x",
    });
    await app.buildOpportunity({
      name: "Hidden Grant",
      funderName: "Dark Fund",
      verificationStatus: "pending",
    });
    const taken = await app.buildOpportunity({ name: "Taken Grant", funderName: "Old Fund" });
    await app.buildApplication({ entityId: entity.id, opportunityId: taken.id, title: "Taken Grant" });
    const text = [
      "Grant,Funder,Date applied,Link",
      "harvest grant,GREEN FUND,2029-01-01,",
      "Harvest Grant,Green Fund,2028-01-01,",
      "Sun,Sun Fund,2029-01-01,http://example.org/apply/solar",
      "Hidden Grant,Dark Fund,2029-01-01,",
      "Taken Grant,Old Fund,2029-01-01,",
    ].join("\n");
    const { entries } = await propose(text);
    expect(entries.map(({ opportunity }) => opportunity && [opportunity.id, opportunity.isTaken])).toEqual([
      [named.id, false],
      [named.id, true],
      [linked.id, false],
      null,
      [taken.id, true],
    ]);
    const kept = await keep(await upload(text), {
      entries: [
        { n: 1, status: "rejected", opportunityId: named.id },
        { n: 2, status: "rejected" },
        { n: 3, status: "funded", opportunityId: linked.id },
      ],
    });
    expect(kept.body).toEqual({ added: 3, known: 0 });
    const rows = await stored();
    expect(byTitle(rows, "harvest grant").opportunityId).toBe(named.id);
    expect(byTitle(rows, "Harvest Grant").opportunityId).toBeNull();
    expect(byTitle(rows, "Sun").opportunityId).toBe(linked.id);
  });

  it("is refused whole when one of its entries may not be kept", async () => {
    const { upload, keep, stored, entity, ama } = await buildScene();
    const file = await upload("Grant,Funder\nSeeds,Trust\nLight,Trust\n,\nWater,Trust\n");
    const [open, hidden] = [
      await app.buildOpportunity(),
      await app.buildOpportunity({ verificationStatus: "pending" }),
    ];
    const entry = (n: number, opportunityId?: string) => ({ n, status: "draft", opportunityId });
    expect((await keep(file, { entries: [entry(1), entry(9)] })).body.fieldErrors).toEqual({
      entries: ["Unknown row"],
    });
    expect((await keep(file, { entries: [entry(1), entry(2, hidden.id)] })).status).toBe(404);
    expect((await keep(file, { entries: [entry(1, open.id), entry(2, open.id)] })).status).toBe(409);
    await app.db.insert(applications).values(
      Array.from({ length: APPLICATIONS_PER_USER - 1 }, (_, n) => ({
        entityId: entity.id,
        title: `No. ${n}`,
      })),
    );
    expect((await keep(file, { entries: [entry(1), entry(2)] })).status).toBe(409);
    expect(await stored()).toHaveLength(APPLICATIONS_PER_USER - 1);
    expect((await keep(file, { entries: [entry(1)] })).body).toEqual({ added: 1, known: 0 });
    await app.db.delete(applications).where(eq(applications.entityId, entity.id));
    expect(ama.id).toBe(entity.userId);
  });

  it("is read and kept by those who may edit the organisation, from their own file", async () => {
    const { upload, owner, member } = await buildScene("viewer");
    const file = { ...(await upload(TRACKER)), columns: ["title"], entries: [{ n: 1, status: "draft" }] };
    const stranger = await app.as(await app.buildUser());
    for (const route of ["entries", "applications"]) {
      await member.post(`/api/trackers/${route}`).send(file).expect(403);
      await stranger.post(`/api/trackers/${route}`).send(file).expect(404);
    }
    const editor = await buildScene("editor");
    const theirs = { ...file, entityId: editor.entity.id };
    // The file is another person's.
    await editor.member.post("/api/trackers/entries").send(theirs).expect(400);
    const own = await editor.upload(TRACKER, editor.member);
    await editor.member.post("/api/trackers/entries").send(own).expect(200);
    await owner.post("/api/trackers/entries").send(own).expect(404);
  });
});

describe("the file of a tracker", () => {
  const row = (cells: (string | number)[]) => `<row>${cells.map(cell).join("")}</row>`;
  const cell = (value: string | number) =>
    typeof value === "number"
      ? `<c><v>${value}</v></c>`
      : value.startsWith("=")
        ? `<c t="str"><f>${value.slice(1)}</f><v>Seeds</v></c>`
        : `<c t="inlineStr"><is><t>${value}</t></is></c>`;

  it.each([
    ["commas, with a mark of its encoding", Buffer.from("\uFEFFGrant,Funder\nÉté,Fonds\n")],
    ["semicolons and commas inside", Buffer.from('Grant;Funder\n"Été";Fonds\n')],
    ["tabs, as a spreadsheet copies them", Buffer.from("Grant\tFunder\r\nÉté\tFonds\r\n")],
    [
      "UTF-16",
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("Grant\tFunder\nÉté\tFonds\n", "utf16le")]),
    ],
    ["Windows-1252", Buffer.from("Grant;Funder\nÉté;Fonds\n", "latin1")],
    ["a line that names the separator", Buffer.from("sep=;\nGrant;Funder\nÉté;Fonds\n")],
  ])("may have %s", async (_, bytes) => {
    const { propose } = await buildScene();
    expect((await propose(bytes)).entries).toMatchObject([{ title: "Été", funderName: "Fonds" }]);
  });

  it("may be a workbook: the first sheet with names of columns, formulas by their values, numbers of days", async () => {
    const { propose } = await buildScene();
    const found = await propose(
      makeXlsx({
        sheets: [
          { name: "Read me", rows: row(["Welcome"]) },
          {
            name: "2029",
            rows: [
              row(["Our list"]),
              row(["Programme", "Bailleur", "Montant demandé (EUR)", "Date de dépôt"]),
              row(["=A1&amp;B1", "Fonds", 1234.5, 47_000]),
            ].join(""),
          },
        ],
      }),
    );
    expect(found.entries).toMatchObject([
      { title: "Seeds", askingAmount: "1234.50", askingCurrency: "EUR", submittedDate: "2028-09-04" },
    ]);
    expect(found.asksCurrency).toBe(false);
  });

  it("is refused at its field when it is empty, of another kind, damaged, or has no names of columns", async () => {
    const { refuse } = await buildScene();
    for (const [content, why] of [
      ["\n\n,,\n", "There is nothing in this file."],
      ["%PDF-1.7\n", "This is no CSV file or Excel workbook (XLSX)."],
      [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), "This is no CSV file or Excel workbook (XLSX)."],
      [Buffer.alloc(200, 3), "This is no CSV file or Excel workbook (XLSX)."],
      ["<html><table><tr><td>Grant", "This is no CSV file or Excel workbook (XLSX)."],
      [makeDocx({}), "This is no CSV file or Excel workbook (XLSX)."],
      ["PK\x03\x04broken", "This file is damaged or cut off. Export it again and upload the new file."],
      ["Apple,Pear\n1,2\n", /^No row with the names of columns was found\./],
      ['Grant,Funder\n"Seeds,Trust\n', /^A quotation mark in this file is not closed/],
    ] as const) {
      const { code, fieldErrors } = await refuse(content);
      expect([code, fieldErrors]).toEqual([
        "unreadable_file",
        { uploadedFileUrl: [typeof why === "string" ? why : expect.stringMatching(why)] },
      ]);
    }
  });

  it("may have 5 MB, 2,000 rows and 50 columns; what is left out is told, and the rest comes with the next reading", async () => {
    const { propose, upload, keep, read, owner } = await buildScene();
    const rows = Array.from({ length: 2_100 }, (_, n) => `Grant ${n},Trust`);
    const file = await upload(["Grant,Funder", ...rows].join("\n"));
    const found = await read(file);
    expect([found.rows, found.entries.length, found.more, found.leftOut.rows]).toEqual([
      2_000,
      500,
      1_500,
      true,
    ]);
    expect((await keep(file)).body).toEqual({ added: 500, known: 0 });
    const second = await read(file);
    expect(second.entries.find(({ state }) => state === "new")!.title).toBe("Grant 500");
    expect([second.entries.length, second.more]).toEqual([700, 1_000]);
    const wide = [...Array(60).keys()].map((n) => `Column ${n}`).join(",");
    const found60 = await propose(`Grant,${wide}\n${"x,".repeat(60)}x\n${"y".repeat(5_001)}\n`);
    expect([found60.columns.length, found60.leftOut]).toEqual([
      50,
      { rows: false, columns: true, words: true },
    ]);
    const long = "y".repeat(4_900);
    const notes = await propose(`Grant,A,B,C,D,E\nSeeds,${Array(5).fill(long).join(",")}\n`);
    expect([notes.entries[0]!.notes!.length, notes.leftOut.words]).toEqual([20_000, true]);
    const refused = await owner
      .post("/api/objects/upload")
      .send({ purpose: "tracker", size: TRACKER_BYTES_MAX + 1 });
    expect(refused.status).toBe(413);
  });

  it("that was uploaded for something else may not be larger", async () => {
    const { entity, owner } = await buildScene();
    const id = await uploadFile(owner, Buffer.alloc(TRACKER_BYTES_MAX + 1, "x"), { purpose: "document" });
    const file = { entityId: entity.id, fileName: "grants.csv", uploadedFileUrl: `/api/objects/${id}` };
    await owner.post("/api/trackers/entries").send(file).expect(413);
  });

  it("of a workbook is said to be cut where the reader of documents stops", async () => {
    const { propose } = await buildScene();
    const rows = [row(["Grant", "Notes"]), row(["Seeds", "x".repeat(600)]), row(["a"]).repeat(1_100)].join(
      "",
    );
    const { leftOut, entries } = await propose(makeXlsx({ sheets: [{ name: "2029", rows }] }));
    expect(leftOut).toEqual({ rows: true, columns: false, words: true });
    expect(entries[0]!.notes!.length).toBe(500);
  });
});

describe("a hostile tracker", () => {
  const SECONDS_MAX = 20;
  readConfined(() => app);

  it("has formulas and scripts kept as the words that they are", async () => {
    const { upload, keep, stored, owner } = await buildScene();
    const evil = [
      '=HYPERLINK("https://evil.example","x")',
      "=cmd|' /C calc'!A0",
      "<script>alert(1)</script>",
    ];
    const quoted = evil.map((text) => `"${text.replaceAll('"', '""')}",Trust`);
    await keep(await upload(["Grant,Funder", ...quoted].join("\n")));
    expect((await stored()).map(({ title }) => title).sort()).toEqual([...evil].sort());
    const { text } = await owner.get("/api/applications/export.csv").expect(200);
    expect(text).not.toMatch(/(?:^|[\n,"])=(?:HYPERLINK|cmd)/);
  });

  it("has no hidden characters in its names", async () => {
    const { propose } = await buildScene();
    expect(titles(await propose("Grant,Funder\n\u202Eexe\u0000.x\u200B,T\n"))).toEqual(["exe\uFFFD.x"]);
  });

  it("changes nothing and takes no time", async () => {
    const { upload, owner, stored } = await buildScene();
    const types =
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
    const bomb = makeZip([
      { name: "[Content_Types].xml", content: types },
      { ...repeatedEntry("xl/workbook.xml", 2 ** 30 / REPEATED_BLOCK), declaredSize: 2 ** 30 },
    ]);
    const files: [string, string | Uint8Array, number][] = [
      ["a workbook that unpacks to a gigabyte", bomb, 400],
      ["one cell of five megabytes", `Grant,Funder\n"${"x".repeat(5_000_000)}"`, 400],
      ["ten thousand columns", `Grant,Funder\n${`${",x".repeat(10_000)}\n`.repeat(200)}`, 200],
      ["commas alone", ",".repeat(5_000_000), 400],
      ["quotation marks alone", '"'.repeat(5_000_000), 400],
      ["a million short rows", `Grant,Funder\n${"a,b\n".repeat(1_000_000)}`, 200],
      [
        "figures for patterns to try",
        `Grant,Ask,Date applied\nx,${"1 ".repeat(2_400)},${"1/".repeat(2_400)}\n`,
        200,
      ],
    ];
    for (const [what, content, expected] of files) {
      const file = await upload(content);
      const began = performance.now();
      const { status, body } = await owner.post("/api/trackers/entries").send(file);
      expect([what, status, body.code]).toEqual([
        what,
        expected,
        expected === 200 ? undefined : "unreadable_file",
      ]);
      expect(performance.now() - began).toBeLessThan(SECONDS_MAX * 1_000);
    }
    expect(await stored()).toEqual([]);
  });
});
