import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applications, users } from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { download, unzipEntries, type Me } from "../../test/helpers/exports";

let app: TestApp;
let me: Me;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2026-11-22T10:00:00Z") });
  const user = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const entity = await app.buildEntity({
    userId: user.id,
    name: "Sunrise Labs",
    country: "KE",
    stage: "Traction",
    industry: ["energy", "Nuclear"],
    website: "https://sunrise.example",
  });
  const opportunity = await app.buildOpportunity({
    name: "Clean & Green <Grant>",
    funderName: "Big Fund",
    deadline: "2026-12-24",
    deadlineTimezone: "America/New_York",
    applicationUrl: "https://fund.example/apply",
    maxAmount: "60000",
  });
  const application = await app.buildApplication({
    entityId: entity.id,
    opportunityId: opportunity.id,
    title: "Clean & Green: 10/2026?",
    narrative: "We bring pumps.",
    aiDraftNarrative: "## Need\n\nFarmers need pumps. [add: how many]",
    notes: "Ask Kofi first",
  });
  id = application.id;
  me = await app.as(user);
});
afterAll(() => app.close());

const textsOf = (xml: string) => [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text);

describe("GET /api/applications/:id/export.docx", () => {
  it("is a Word document with the facts and the texts, named after the application", async () => {
    const { bytes, headers } = await download(me, `/api/applications/${id}/export.docx`);
    expect(headers["content-type"]).toMatch(/wordprocessingml/);
    expect(headers["content-disposition"]).toContain("Clean & Green 10 2026-2026-11-22.docx");
    expect(headers["cache-control"]).toBe("no-store");
    const entries = unzipEntries(bytes);
    const texts = textsOf(entries["word/document.xml"]!);
    for (const text of [
      "Clean &amp; Green: 10/2026?",
      "Sunrise Labs · Draft",
      "$50,000",
      "Clean &amp; Green &lt;Grant&gt;",
      "Big Fund",
      "24 December 2026 (America/New York)",
      "Up to $60,000",
      "https://fund.example/apply",
      "Kenya",
      "Traction",
      "Energy &amp; power, Nuclear",
      "We bring pumps.",
      "Need",
      "[add: how many]",
    ])
      expect(texts).toContain(text);
    expect(texts).not.toContain("Ask Kofi first");
    expect(entries["word/_rels/document.xml.rels"]).toContain("https://fund.example/apply");
    expect(entries["docProps/core.xml"]).toContain("Ama Mensah");
  });

  it("has the funder's questions in their order, with limits and answers", async () => {
    const path = `/api/applications/${id}/questions`;
    const questions = [{ question: "Why <now>?", limit: 300, unit: "words" }, { question: "Who?" }];
    const { body } = await me.post(path).send({ questions }).expect(201);
    await me.patch(`${path}/${body.questions[0].id}`).send({ answer: "It is dark." }).expect(200);
    const { bytes } = await download(me, `/api/applications/${id}/export.docx`);
    const texts = textsOf(unzipEntries(bytes)["word/document.xml"]!);
    const start = texts.indexOf("Questions of the funder");
    expect(texts.slice(start, start + 6)).toEqual([
      ...["Questions of the funder", "Why &lt;now&gt;?", "At most 300 words", "It is dark."],
      ...["Who?", "Not answered yet."],
    ]);
  });

  it("has its labels in the user's language, and the texts as they were written", async () => {
    const setLanguage = (preferredLanguage: string) => app.db.update(users).set({ preferredLanguage });
    await setLanguage("fr");
    const { bytes } = await download(me, `/api/applications/${id}/export.docx`);
    await setLanguage("en");
    const entries = unzipEntries(bytes);
    const texts = textsOf(entries["word/document.xml"]!).map((text) => text?.replace(/[\u00A0\u202F]/g, " "));
    for (const text of [
      "Sunrise Labs · Brouillon",
      "La candidature",
      "Montant demandé",
      "50 000 $",
      "24 décembre 2026 (America/New York)",
      "Jusqu’à 60 000 $",
      "Énergie et électricité, Nuclear",
      "We bring pumps.",
      "Brouillon généré par l’IA",
      "[add: how many]",
    ])
      expect(texts).toContain(text);
    const footer = Object.entries(entries).find(([name]) => name.startsWith("word/footer"))?.[1];
    expect(textsOf(footer!).join("|")).toBe("Clean &amp; Green: 10/2026?  ·  Page | sur ");
    expect(entries["word/styles.xml"]).toContain('<w:lang w:val="fr-FR"/>');
  });

  it("has the notes when they are requested", async () => {
    const { bytes } = await download(me, `/api/applications/${id}/export.docx?notes=true`);
    expect(textsOf(unzipEntries(bytes)["word/document.xml"]!)).toContain("Ask Kofi first");
  });

  it("says when nothing is written, and when the opportunity is gone", async () => {
    const { entityId } = (await app.db.select().from(applications).where(eq(applications.id, id)))[0]!;
    const bare = await app.buildApplication({
      entityId,
      opportunityId: null,
      title: null,
      askingAmount: null,
    });
    const { bytes } = await download(me, `/api/applications/${bare.id}/export.docx`);
    const texts = textsOf(unzipEntries(bytes)["word/document.xml"]!);
    for (const text of [
      "Untitled Application",
      "This opportunity is no longer in the catalogue.",
      "Nothing is written yet.",
    ])
      expect(texts).toContain(text);
  });

  it("names the call and the funder of an application that never was in the catalogue", async () => {
    const { entityId } = (await app.db.select().from(applications).where(eq(applications.id, id)))[0]!;
    const outside = await app.buildApplication({
      ...{ entityId, opportunityId: null, title: "Light for Schools 2024", funderName: "Amber Trust" },
    });
    const { bytes } = await download(me, `/api/applications/${outside.id}/export.docx`);
    const texts = textsOf(unzipEntries(bytes)["word/document.xml"]!);
    expect(texts.slice(texts.indexOf("The opportunity")).slice(0, 5)).toEqual([
      ...["The opportunity", "Opportunity", "Light for Schools 2024", "Funder", "Amber Trust"],
    ]);
    expect(texts).not.toContain("This opportunity is no longer in the catalogue.");
  });

  it("cuts no emoji of a long title in half, neither in its footer nor in the names of the package", async () => {
    const { entityId } = (await app.db.select().from(applications).where(eq(applications.id, id)))[0]!;
    const title = `${"a".repeat(59)}😀${"b".repeat(18)}😀 and on`;
    const long = await app.buildApplication({ entityId, title, opportunityId: null });
    const path = `/api/applications/${long.id}`;
    const entries = unzipEntries((await download(me, `${path}/export.docx`)).bytes);
    const footer = Object.entries(entries).find(([name]) => name.startsWith("word/footer"))?.[1];
    expect(textsOf(footer!)[0]).toMatch(/^a{59}😀b{18}(?: |$)/u);
    const { bytes, headers } = await download(me, `${path}/package.zip`);
    expect(headers["content-disposition"]).toContain(`${"a".repeat(59)}-2026-11-22.zip`);
    expect(Object.keys(unzipEntries(bytes))).toContain(`${"a".repeat(59)}-2026-11-22.docx`);
    expect((await download(me, `${path}/package.pdf`)).headers["content-type"]).toBe("application/pdf");
  });
});
