import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { MatchPart } from "@shared/validators/opportunities";
import type { Inhabitants } from "./live-in";
import { type Person, signIn } from "./person";

type Row = Record<string, unknown> & { id: string };

/**
 * Picks the named properties of each row and sorts by id, so that a release with more properties or another
 * order gives the same result.
 */
const pick = (rows: Row[], ...names: string[]) =>
  sortById(rows).map((row) => Object.fromEntries(["id", ...names].map((name) => [name, row[name] ?? null])));

const sortById = <T extends { id: string }>(rows: T[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Collects the data that each user sees, except data that changes with time. */
export async function collectViews(url: string, people: Inhabitants) {
  const [admin, ama, ben, cy] = [
    await signIn(url, people.admin),
    await signIn(url, people.ama),
    await signIn(url, people.ben),
    await signIn(url, people.cy),
  ];
  await waitForDecks(ama);
  return {
    admin: await lookAsAdmin(admin),
    ama: await lookAsMember(ama),
    ben: await lookAsMember(ben),
    cy: await lookAsMember(cy),
  };
}

/**
 * Collects the results of searches and matching with their scores. They are equal only if the rows, the
 * vectors and the rules are equal.
 */
export async function findThings(url: string, people: Inhabitants) {
  const ama = await signIn(url, people.ama);
  const { opportunities: matched } = await ama.get<{ opportunities: Row[] }>("/api/opportunities/matched");
  const search = async (text: string) => {
    const { opportunities } = await ama.get<{ opportunities: Row[] }>(
      `/api/opportunities?limit=100&search=${encodeURIComponent(text)}`,
    );
    return opportunities.map(({ id, matchScore }) => ({ id, matchScore }));
  };
  return {
    matched: matched.map(({ id, matchScore, matchParts }) => ({
      id,
      matchScore,
      // Their words count the days that are left.
      matchParts: (matchParts as MatchPart[]).map(({ part, points, max }) => ({ part, points, max })),
    })),
    solar: await search("solar pumps"),
    misspelt: await search("cleen watr fund"),
    phrase: await search('"cold rooms" -number'),
  };
}

async function waitForDecks(owner: Person): Promise<void> {
  for (;;) {
    const decks = await owner.get<{ isAnalyzing: boolean }[]>("/api/pitch-decks");
    if (decks.every(({ isAnalyzing }) => !isAnalyzing)) return;
    await sleep(50);
  }
}

async function lookAsMember(me: Person) {
  const user = await me.get<Row>("/api/auth/user");
  const entities = await me.get<Row[]>("/api/entities");
  const applications = await me.get<Row[]>("/api/applications");
  const decks = await me.get<(Row & { fileName: string; uploadedFileUrl: string })[]>("/api/pitch-decks");
  const listShown = async (show: string) => {
    const { opportunities } = await me.get<{ opportunities: Row[] }>(
      `/api/opportunities?limit=100&show=${show}`,
    );
    return pick(opportunities, "name", "feedback");
  };
  const details = [];
  for (const { id } of applications) details.push(await me.get<Row>(`/api/applications/${id}`));
  const profiles = [];
  for (const { id } of sortById(entities))
    profiles.push(withoutEmpty(await me.get<Record<string, unknown>>(`/api/profile/${id}`)));
  const files = [];
  for (const { fileName, uploadedFileUrl } of sortById(decks)) {
    const content = await me.bytes(new URL(uploadedFileUrl, "http://any").pathname);
    files.push({ fileName, sha256: createHash("sha256").update(content).digest("hex") });
  }
  return {
    user: pick([user], "email", "firstName", "lastName", "emailVerified", "country", "isAdmin")[0],
    preferences: await me.get<object>("/api/auth/user/preferences"),
    entities: pick(entities, "name", "type", "country", "industry", "stage", "profileCompletionScore"),
    profiles,
    applications: pick(details, "title", "status", "askingAmount", "notes", "narrative"),
    decks: pick(
      decks,
      "entityId",
      "fileName",
      "fileSize",
      "slideCount",
      "status",
      "analysisVersion",
      "aiProvider",
    ),
    files,
    savedSearches: pick(await me.get<Row[]>("/api/saved-searches"), "name", "search", "country", "frequency"),
    saved: await listShown("saved"),
    dismissed: await listShown("dismissed"),
    calendar: await readCalendar(me),
    news: pick((await me.get<{ news: Row[] }>("/api/news?limit=50")).news, "kind", "opportunity"),
    nextSteps: pick(
      (await me.get<{ nextSteps: Row[] }>("/api/interactions/next")).nextSteps,
      "entityName",
      "nextAction",
      "nextActionDate",
    ),
  };
}

/** Picks the questions that were answered. */
const withoutEmpty = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));

/** Reads the days in the user's calendar feed, signed out and by its secret address. */
async function readCalendar(me: Person): Promise<string[] | null> {
  const { url } = await me.get<{ url: string | null }>("/api/calendar");
  if (!url) return null;
  const feed = await me.text(new URL(url).pathname);
  return [...feed.matchAll(/^(?:SUMMARY|DTSTART)[^:]*:(.*)$/gm)].map(([, value]) => value!.trim()).sort();
}

async function lookAsAdmin(admin: Person) {
  const list = async (path: string) =>
    (await admin.get<{ opportunities: Row[] }>(`/api/admin/opportunities${path}?limit=100`)).opportunities;
  const verified = await list("");
  const pending = await list("/pending");
  const details = [];
  for (const { id } of [...verified, ...pending])
    details.push(await admin.get<Row>(`/api/admin/opportunities/${id}`));
  return {
    user: pick([await admin.get<Row>("/api/auth/user")], "email", "emailVerified", "isAdmin")[0],
    verified: pick(verified, "name", "fundingType", "minAmount", "maxAmount", "currency", "deadline"),
    pending: pick(pending, "name"),
    // The fields that proposals would change, for each opportunity with proposals.
    proposed: pick(details, "changes").filter(({ changes }) => Array.isArray(changes) && changes.length > 0),
  };
}
