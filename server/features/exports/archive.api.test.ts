import { PassThrough } from "node:stream";
import { eq, getTableName, sql } from "drizzle-orm";
import type { Response } from "express";
import { unzipSync } from "fflate";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app/app";
import type { Deps } from "../../context/deps";
import { memberships, users } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { findActor } from "../auth/auth.service";
import { signUp } from "../../test/helpers/auth";
import { buildArchive } from "./archive/archive.service";
import { NOT_IN_ARCHIVE, OWNED_TABLES, listExportedColumns, type OwnedTable } from "./archive/owned-tables";
import { PARTS } from "./archive/parts";
import { buildEverything } from "../../test/helpers/export-person";
import { download, unzipEntries } from "../../test/helpers/exports";

const ARCHIVE = "/api/auth/user/export.zip";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

describe("GET /api/auth/user/export.zip", () => {
  it("holds all data and files of the caller, and nothing of others", async () => {
    const ama = await buildEverything(app, "Ama");
    await buildEverything(app, "Kofi");
    const { bytes, headers } = await download(ama.me, ARCHIVE);
    expect(headers["content-type"]).toBe("application/zip");
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="amberway-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const entries = unzipEntries(bytes);
    expect(Object.keys(entries).sort()).toEqual(
      [...PARTS.map(({ name }) => name), "README.txt", "applications.csv", "files/1-Ama .. deck.pdf"].sort(),
    );
    const json = (name: string) => JSON.parse(entries[name]!);
    expect(json("account.json").account).toMatchObject([{ id: ama.id, email: ama.email, firstName: "Ama" }]);
    expect(json("account.json").sessions).toContainEqual({
      signedInAt: expect.stringMatching(/^20.*Z$/),
      expiresAt: expect.stringMatching(/^20.*Z$/),
      userAgent: null,
      country: null,
    });
    expect(json("entities.json")).toMatchObject({
      entities: [{ id: ama.entity.id, name: "Ama's Labs" }],
      startupProfiles: [{ entityId: ama.entity.id, goals: "Ama's goal" }],
      schoolProfiles: [],
    });
    expect(json("applications.json").applications).toMatchObject([{ narrative: "Ama's story" }]);
    expect(entries["applications.csv"]).toContain("Ama's story");
    expect(json("pitch-decks.json")).toMatchObject({
      pitchDecks: [{ id: ama.deck.id, file: "files/1-Ama .. deck.pdf", slides: [{ number: 1 }] }],
      files: [{ size: 50_000, file: "files/1-Ama .. deck.pdf" }],
    });
    expect(Buffer.from(unzipSync(new Uint8Array(bytes))["files/1-Ama .. deck.pdf"]!)).toEqual(ama.bytes);
    expect(json("feedback.json").feedback).toMatchObject([{ kind: "saved" }]);
    expect(json("saved-searches.json").savedSearches).toMatchObject([{ name: "Ama's search" }]);
    expect(json("news.json").news).toMatchObject([{ data: { entityName: "Ama's news" } }]);
    expect(json("interactions.json").interactions).toMatchObject([{ notes: "Ama's call" }]);
    expect(json("reminders.json").reminders).toHaveLength(1);
    expect(json("account.json").signInServices).toMatchObject([
      { issuer: "https://id.example.org/", subject: "Ama" },
    ]);
    expect(json("second-step.json").passkeys).toEqual([
      expect.objectContaining({ name: "Ama's phone", lastUsedAt: null }),
    ]);
    expect(json("second-step.json").authenticatorApp).toMatchObject([{ confirmedAt: expect.any(String) }]);
    expect(json("ai-usage.json").aiUsage).toMatchObject([{ calls: 3, inputTokens: 0 }]);
    expect(json("calendar.json").calendar).toMatchObject([{ withSaved: true }]);
    expect(json("mails.json").mails).toContainEqual(expect.objectContaining({ subject: "Ama's mail" }));
    expect(json("curation.json").curation).toMatchObject([{ opportunityName: "Ama's pick" }]);
    const everything = Object.values(entries).join("\n");
    for (const secret of [
      "nonce-of",
      "link-of",
      "passwordHash",
      "hmac-sha384",
      "verificationToken",
      "resetPasswordToken",
      "Kofi",
    ])
      expect(everything).not.toContain(secret);
    expect(entries["README.txt"]).toContain(ama.email);
  });

  it("holds the comments on the user's applications, and what they commented elsewhere", async () => {
    const [ama, kofi] = [await app.buildUser(), await app.buildUser()];
    const entity = await app.buildEntity({ userId: ama.id });
    await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "commenter" });
    const { id } = await app.buildApplication({ entityId: entity.id, notes: "Call" });
    const [owner, commenter] = [await app.as(ama), await app.as(kofi)];
    const words = { field: "notes", quote: "Call", start: 0 };
    await commenter
      .post(`/api/applications/${id}/comments`)
      .send({ text: "Whom?", ...words })
      .expect(201);
    await owner.post(`/api/applications/${id}/comments`).send({ text: "Good" }).expect(201);
    const readComments = async (me: TestApp["visitor"]) => {
      const { bytes } = await download(me, ARCHIVE);
      const { comments } = JSON.parse(unzipEntries(bytes)["applications.json"]!) as {
        comments: Record<string, unknown>[];
      };
      return comments;
    };
    const all = await readComments(owner);
    expect(all.map(({ text }) => text).sort()).toEqual(["Good", "Whom?"]);
    expect(Object.keys(all[0]!)).not.toContain("authorId");
    expect(await readComments(commenter)).toMatchObject([{ text: "Whom?", quote: "Call" }]);
  });

  it("makes Node warn of no leak of listeners", async () => {
    const me = await app.as(await app.buildUser());
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on("warning", note);
    await download(me, ARCHIVE);
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });

  it("has its readme and its table in the user's language", async () => {
    const { id, me } = await buildEverything(app, "Awa");
    await app.db.update(users).set({ preferredLanguage: "fr" }).where(eq(users.id, id));
    const { bytes } = await download(me, ARCHIVE);
    const entries = unzipEntries(bytes);
    expect(entries["README.txt"]).toMatch(/^Vos données Amberway\r\n/);
    expect(entries["README.txt"]).toContain(
      "  entities.json             Les structures dont vous êtes propriétaire",
    );
    expect(entries["applications.csv"]).toMatch(/^\uFEFFOpportunité;Statut;Montant demandé;/);
    expect(entries["applications.csv"]).toContain(";Brouillon;");
    expect(JSON.parse(entries["applications.json"]!).applications).toMatchObject([{ status: "draft" }]);
  });

  it("names a file that is no longer stored, and holds the rest", async () => {
    const user = await app.buildUser();
    const entity = await app.buildEntity({ userId: user.id });
    await app.buildPitchDeck({ entityId: entity.id, fileName: "gone.pdf" });
    const { bytes } = await download(await app.as(user), ARCHIVE);
    const entries = unzipEntries(bytes);
    expect(entries["README.txt"]).toMatch(/no longer stored:\s+1-gone\.pdf/);
    expect(JSON.parse(entries["pitch-decks.json"]!).pitchDecks).toMatchObject([{ file: null }]);
  });

  it("closes a file that is opened after the user cancels the download", async () => {
    const user = await app.buildUser();
    const entity = await app.buildEntity({ userId: user.id });
    await app.buildPitchDeck({ entityId: entity.id });
    const body = new PassThrough();
    let hand: ((file: { body: PassThrough }) => void) | undefined;
    const objects = {
      stat: async () => ({ size: 1 }),
      read: () => new Promise((resolve) => (hand = resolve)),
    };
    const actor = (await findActor(app.deps, user.id))!;
    const deps = { ...app.deps, objects: objects as unknown as Deps["objects"] };
    const archive = await buildArchive({ deps, db: app.db, actor });
    const leaving = new AbortController();
    const res = Object.assign(new PassThrough(), { setHeader: () => undefined }).resume();
    const sending = archive.sendTo(res as unknown as Response, leaving.signal);
    await expect.poll(() => hand).toBeDefined();
    leaving.abort();
    await expect(sending).rejects.toThrow("aborted");
    hand!({ body });
    await expect.poll(() => body.destroyed).toBe(true);
  });

  it("is limited to five downloads an hour for each user", async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const server = createApp({ ...app.deps, config: { ...app.config, RATE_LIMIT_SCALE: 1 } });
    const cookieOf = async (id: string) =>
      ((await app.as({ id })).get("/") as unknown as { header: Record<string, string> }).header.Cookie!;
    const [first, second] = [await cookieOf(one.id), await cookieOf(two.id)];
    const ask = (cookie: string) => request(server).get(ARCHIVE).set("Cookie", cookie);
    for (let n = 0; n < 5; n++) await ask(first).expect(200);
    const refused = await ask(first).expect(429);
    expect(refused.body.message).toBe(
      "You have downloaded your data several times just now. Please try again later.",
    );
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    await ask(second).expect(200);
  });
});

describe("the archive of a user's data", () => {
  it("covers every table with data of a person", async () => {
    const { rows } = await app.db.execute<{ child: string; parent: string }>(sql`
      select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
      from pg_constraint c join information_schema.referential_constraints r on r.constraint_name = c.conname
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
    expect(rows.length).toBeGreaterThan(20);
    const held = Object.values(OWNED_TABLES).map(({ table }) => getTableName(table));
    const owned = new Set(held);
    const referring = new Set(rows.filter(({ parent }) => owned.has(parent)).map(({ child }) => child));
    const forgotten = [...referring].filter((table) => !owned.has(table) && !(table in NOT_IN_ARCHIVE));
    expect(forgotten).toEqual([]);
  });

  it("writes every table to one of its files", () => {
    expect(PARTS.flatMap(({ holds }) => [...holds]).sort()).toEqual(Object.keys(OWNED_TABLES).sort());
  });

  it("holds no secret columns", () => {
    const names = Object.values(OWNED_TABLES).flatMap((owned: OwnedTable) =>
      Object.keys(listExportedColumns(owned)),
    );
    expect(
      names.filter((name) => /hash|token(expiry)?$|secret|nonce|password|unsubscribe|body$/i.test(name)),
    ).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["narrative", "inputTokens", "outputTokens"]));
  });
});
