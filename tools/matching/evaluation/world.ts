import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  aiConsents,
  communityGroupProfiles,
  entities,
  type Entity,
  fundingOpportunities as o,
  governmentProfiles,
  individualProfiles,
  nonprofitProfiles,
  researchProfiles,
  schoolProfiles,
  socialEnterpriseProfiles,
  startupProfiles,
  users,
} from "@shared/schema/index";
import { buildDeps } from "../../../server/app/build-deps";
import { readConfig } from "../../../server/platform/config/config";
import type { Db, OpenDatabase } from "../../../server/platform/db/database";
import type { Actor, Deps, ServiceContext } from "../../../server/context/deps";
import { createLogger } from "../../../server/platform/logger";
import { findMatchingRecipient } from "../../../server/features/ai-consents/recipients";
import { isOpenAndVerified } from "../../../server/features/catalogue/visibility";
import { refreshOpportunityEmbeddings } from "../../../server/features/matching/retrieval/embeddings.service";
import type { EvalSet } from "./set";
import type { CatalogueItem, EvalProfile } from "./types";

/** The day of the evaluation. The starter catalogue is from the weeks before it. */
export const MEASURED_AT = new Date("2026-11-21T12:00:00Z");

export type EvalSubject = { profile: EvalProfile; entity: Entity; ctx: ServiceContext<keyof Deps> };
export type EvalWorld = {
  deps: Deps;
  /** All open and verified opportunities, by their id in this database. */
  catalogue: ReadonlyMap<string, CatalogueItem>;
  subjects: readonly EvalSubject[];
  /** Removes the temporary files. The caller closes the database. */
  close(): Promise<void>;
};

/**
 * Fills an empty, migrated database with a set, and embeds its catalogue.
 * Each profile gets its own user.
 * @param env settings that choose the embedder: `OPENAI_API_KEY`, `OPENAI_BASE_URL`, `EMBEDDING_MODEL`
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder
 */
export async function buildWorld(
  database: OpenDatabase,
  set: EvalSet,
  env: Record<string, string> = {},
): Promise<EvalWorld> {
  const folder = await mkdtemp(join(tmpdir(), "amberway-eval-"));
  const config = readConfig({ LOG_LEVEL: "silent", RATE_LIMIT_SCALE: "0", DATA_DIR: folder, ...env });
  const deps = buildDeps({
    config,
    database,
    clock: { now: () => new Date(MEASURED_AT) },
    transport: { send: async () => {}, close: () => {} },
    log: createLogger("silent"),
  });
  await set.fill({ db: database.db, clock: deps.clock });
  await refreshOpportunityEmbeddings(deps);
  const subjects: EvalSubject[] = [];
  for (const profile of set.profiles) subjects.push(await addSubject(deps, profile));
  return {
    deps,
    catalogue: await readCatalogue(database.db, set),
    subjects,
    close: async () => {
      await deps.mail.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readCatalogue(db: Db, set: EvalSet): Promise<Map<string, CatalogueItem>> {
  const days = await set.readDays();
  const rows = await db
    .select({
      id: o.id,
      source: o.source,
      externalId: o.externalId,
      name: o.name,
      funderName: o.funderName,
      description: o.description,
    })
    .from(o)
    .where(isOpenAndVerified(MEASURED_AT));
  return new Map(
    rows.map(({ source, externalId, ...row }) => {
      const key = set.nameKey({ source, externalId });
      return [row.id, { ...row, key, publishedOn: days.get(key) ?? "" }];
    }),
  );
}

async function addSubject(deps: Deps, profile: EvalProfile): Promise<EvalSubject> {
  const { db } = deps;
  const [user] = await db
    .insert(users)
    .values({ email: `${profile.id}@example.org`, passwordHash: "no password fits", emailVerified: true })
    .returning();
  const [entity] = await db
    .insert(entities)
    .values({ ...profile.entity, name: profile.name, type: profile.type, userId: user!.id })
    .returning();
  await insertAnswers(db, profile, entity!.id);
  // The organisations are invented, so that whichever embedder is measured may have their words.
  const recipient = findMatchingRecipient(deps);
  if (recipient)
    await db.insert(aiConsents).values({ ...recipient, entityId: entity!.id, agreedAt: MEASURED_AT });
  const actor: Actor = user!;
  return { profile, entity: entity!, ctx: { actor, db, deps } };
}

async function insertAnswers(db: Db, profile: EvalProfile, entityId: string): Promise<void> {
  const mission = profile.entity?.mission;
  switch (profile.type) {
    case "Startup":
      return void (await db.insert(startupProfiles).values({ ...profile.answers, entityId }));
    case "Nonprofit":
      return void (await db.insert(nonprofitProfiles).values({ mission, ...profile.answers, entityId }));
    case "Social Enterprise":
      return void (await db
        .insert(socialEnterpriseProfiles)
        .values({ mission, ...profile.answers, entityId }));
    case "Individual":
      return void (await db.insert(individualProfiles).values({ ...profile.answers, entityId }));
    case "Research":
      return void (await db.insert(researchProfiles).values({ ...profile.answers, entityId }));
    case "School":
      return void (await db.insert(schoolProfiles).values({ ...profile.answers, entityId }));
    case "Community Group":
      return void (await db.insert(communityGroupProfiles).values({ ...profile.answers, entityId }));
    case "Government":
      return void (await db.insert(governmentProfiles).values({ ...profile.answers, entityId }));
  }
}
