import {
  aiUsage,
  calendarFeeds,
  curationLog,
  funderProfiles,
  identities,
  interactions,
  news,
  passkeys,
  recoveryCodes,
  reminders,
  savedSearches,
  startupProfiles,
  totpSecrets,
} from "@shared/schema/index";
import { queueMail } from "../../platform/mail/outbox";
import type { TestApp } from "../app";
import { signUp } from "./auth";
import { makeBytes, uploadFile } from "./objects";

/** Makes a user with rows in every table that holds users' data. Each row contains `name`. */
export async function buildEverything(app: TestApp, name: string) {
  const { id, email } = await signUp(app, { firstName: name });
  const me = await app.as({ id }, { factorAt: app.clock.now().getTime() });
  const entity = await app.buildEntity({ userId: id, name: `${name}'s Labs` });
  await app.db.insert(startupProfiles).values({ entityId: entity.id, goals: `${name}'s goal` });
  const opportunity = await app.buildOpportunity();
  const application = await app.buildApplication({
    entityId: entity.id,
    opportunityId: opportunity.id,
    narrative: `${name}'s story`,
  });
  const bytes = makeBytes(50_000);
  const file = await uploadFile(await app.as({ id }), bytes);
  const deck = await app.buildPitchDeck({
    entityId: entity.id,
    objectId: file,
    fileName: `${name}/../deck.pdf`,
  });
  const [funder] = await app.db
    .insert(funderProfiles)
    .values({ name: `Fund of ${name}` })
    .returning();
  await app.db
    .insert(interactions)
    .values({ entityId: entity.id, funderId: funder!.id, interactionType: "call", notes: `${name}'s call` });
  await me.put(`/api/opportunities/${opportunity.id}/feedback`).send({ kind: "saved" }).expect(200);
  await app.db.insert(savedSearches).values({ userId: id, name: `${name}'s search` });
  await app.db.insert(reminders).values({ userId: id, type: "deadline", scheduledFor: "2026-01-01" });
  await app.db.insert(aiUsage).values({ userId: id, day: "2026-01-01", kind: "draft", calls: 3 });
  await app.db.insert(calendarFeeds).values({ userId: id, nonce: `nonce-of-${name}` });
  await app.db
    .insert(curationLog)
    .values({ userId: id, opportunityName: `${name}'s pick`, action: "verified" });
  await app.db.insert(news).values({
    userId: id,
    kind: "match",
    key: `key-of-${name}`,
    opportunityId: opportunity.id,
    data: { kind: "match", opportunity: {}, entityName: `${name}'s news`, score: 1, reason: "" } as never,
  });
  const sealedSecret = `secret-of-${name}`;
  await app.db.insert(totpSecrets).values({ userId: id, sealedSecret, confirmedAt: new Date() });
  await app.db.insert(identities).values({ userId: id, issuer: "https://id.example.org/", subject: name });
  await app.db.insert(recoveryCodes).values({ userId: id, codeHash: `code-of-${name}` });
  await app.db.insert(passkeys).values({
    ...{ userId: id, credentialId: `key-id-of-${name}`, publicKey: `public-key-of-${name}` },
    ...{ counter: 0, transports: [], name: `${name}'s phone` },
  });
  const mail = { to: email, subject: `${name}'s mail`, text: `link-of-${name}`, html: "" };
  await queueMail(app.db, { userId: id, kind: "password_reset", mail }, new Date());
  return { id, email, me, entity, application, deck, bytes };
}
