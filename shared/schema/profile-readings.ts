import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import {
  PROFILE_READING_STATUSES,
  PROFILE_SOURCES,
  type ProfileReadingStatus,
  type ProfileSource,
} from "../constants/profile-proposals";
import type { ProfileAiReading, ReadSource, StoredProposal } from "../validators/profile-proposals";
import type { RegisterView } from "../validators/registers";
import { checkOneOf, id, instant, storedMessage, timestamps } from "./columns";
import { documents } from "./documents";
import { entities } from "./entities";
import { pitchDecks } from "./pitch-decks";
import { storedObjects } from "./stored-objects";
import { users } from "./users";

/** A website, a file or an entry of a register that answers of a profile are proposed from: the newest of an entity, until it is discarded or old. */
export const profileReadings = pgTable(
  "profile_readings",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .unique()
      .references(() => entities.id, { onDelete: "cascade" }),
    source: text().$type<ProfileSource>().notNull(),
    /** The name of the file, or the address. */
    name: text().notNull(),
    url: text(),
    /** The register that a number was looked up in, and the day of its file. */
    register: jsonb().$type<RegisterView>(),
    /** A file that was uploaded for this. It is deleted as soon as it is read. */
    objectId: uuid()
      .unique()
      .references(() => storedObjects.id),
    deckId: uuid().references(() => pitchDecks.id, { onDelete: "set null" }),
    documentId: uuid().references(() => documents.id, { onDelete: "set null" }),
    status: text().$type<ProfileReadingStatus>().notNull().default("waiting"),
    failureReason: storedMessage(),
    /** Readings are numbered from 1: the newest that was asked for, and the newest that ended. */
    requestedRun: integer().notNull().default(1),
    finishedRun: integer().notNull().default(0),
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    readAt: instant(),
    /** The pages that were read, without their text. */
    pages: jsonb().$type<ReadSource[]>().notNull().default([]),
    proposals: jsonb().$type<StoredProposal[]>().notNull().default([]),
    /** What a provider did; null where the rules read alone. */
    aiReading: jsonb().$type<ProfileAiReading>(),
    ...timestamps,
  },
  (t) => [
    index("profile_readings_requested_by_idx").on(t.requestedBy),
    index("profile_readings_deck_idx").on(t.deckId),
    index("profile_readings_document_idx").on(t.documentId),
    index("profile_readings_old_idx").on(t.updatedAt),
    checkOneOf("profile_readings_source_known", t.source, PROFILE_SOURCES),
    checkOneOf("profile_readings_status_known", t.status, PROFILE_READING_STATUSES),
  ],
);
export type ProfileReading = typeof profileReadings.$inferSelect;
