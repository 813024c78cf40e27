import { index, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type AI_AUTHORS, PITCH_DECK_STATUSES } from "../constants/enums";
import { id, instant, oneOf, timestamps } from "./columns";
import { entities } from "./entities";

const score = () => numeric({ precision: 5, scale: 2 });

export const pitchDecks = pgTable(
  "pitch_decks",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    fileUrl: text().notNull(),
    fileName: text().notNull(),
    /** Bytes. */
    fileSize: integer(),
    aiScore: score(),
    aiAnalysis: jsonb(),
    aiSummary: text(),
    aiProvider: text().$type<(typeof AI_AUTHORS)[number]>(),
    analysisVersion: integer().notNull().default(1),
    slideCount: integer(),
    status: text().$type<(typeof PITCH_DECK_STATUSES)[number]>().notNull().default("pending_analysis"),
    analyzedAt: instant(),
    ...timestamps,
  },
  (t) => [
    index("pitch_decks_entity_idx").on(t.entityId, t.createdAt),
    oneOf("pitch_decks_status_known", t.status, PITCH_DECK_STATUSES),
  ],
);

export const pitchDeckReviews = pgTable(
  "pitch_deck_reviews",
  {
    id: id(),
    pitchDeckId: uuid()
      .notNull()
      .references(() => pitchDecks.id, { onDelete: "cascade" }),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    reviewType: text().notNull().default("analysis"),
    messages: jsonb(),
    problemClarity: score(),
    solutionFit: score(),
    marketSize: score(),
    teamStrength: score(),
    financialViability: score(),
    investorAppeal: score(),
    overall: score(),
    top3Strengths: jsonb().$type<string[]>(),
    top3Weaknesses: jsonb().$type<string[]>(),
    actionItems: jsonb().$type<string[]>(),
    ...timestamps,
  },
  (t) => [
    index("pitch_deck_reviews_deck_idx").on(t.pitchDeckId, t.createdAt),
    index("pitch_deck_reviews_entity_idx").on(t.entityId),
  ],
);
