import { index, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type AI_AUTHORS, type AI_PROVIDERS, PITCH_DECK_STATUSES } from "../constants/enums";
import type { DeckAnalysisView, DeckJudgementView } from "../validators/pitch-decks";
import { id, instant, checkOneOf, storedMessage, timestamps } from "./columns";
import { entities } from "./entities";
import { storedObjects } from "./stored-objects";
import { users } from "./users";

/**
 * The text that was read from one slide. `isUnread` is set when the slide is only a picture. Numbers start at
 * 1.
 */
export type DeckSlide = {
  number: number;
  title: string | null;
  text: string;
  notes: string | null;
  isUnread: boolean;
};

const score = () => numeric({ precision: 5, scale: 2 });
const scoreFigure = () => numeric({ precision: 5, scale: 2, mode: "number" });

export const pitchDecks = pgTable(
  "pitch_decks",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    fileUrl: text().notNull(),
    /** The uploaded file. A file that a deck has claimed is kept as long as the deck. */
    objectId: uuid()
      .notNull()
      .unique()
      .references(() => storedObjects.id),
    fileName: text().notNull(),
    /** Bytes. */
    fileSize: integer(),
    aiScore: score(),
    aiAnalysis: jsonb().$type<DeckAnalysisView>(),
    aiSummary: text(),
    aiProvider: text().$type<(typeof AI_AUTHORS)[number]>(),
    analysisVersion: integer().notNull().default(1),
    slideCount: integer(),
    /** The text of the deck, which is read once when it arrives. */
    slides: jsonb().$type<DeckSlide[]>().notNull(),
    status: text().$type<(typeof PITCH_DECK_STATUSES)[number]>().notNull().default("pending_analysis"),
    analyzedAt: instant(),
    /**
     * Runs are numbered from 1. These are the newest requested run, the one that is running, and the newest
     * one that ended, whether it succeeded or not.
     */
    requestedRun: integer().notNull().default(0),
    runningRun: integer(),
    finishedRun: integer().notNull().default(0),
    /** The provider that is to judge the last requested run. */
    requestedProvider: text().$type<(typeof AI_PROVIDERS)[number]>().notNull().default("openai"),
    /** Who requested it, for the AI calls of the day and the language; the entity's own account without one. */
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Tells the owner why the newest attempt failed. */
    failureReason: storedMessage(),
    ...timestamps,
  },
  (t) => [
    index("pitch_decks_entity_idx").on(t.entityId, t.createdAt),
    index("pitch_decks_requested_by_idx").on(t.requestedBy),
    checkOneOf("pitch_decks_status_known", t.status, PITCH_DECK_STATUSES),
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
    analysisVersion: integer().notNull().default(1),
    aiProvider: text().$type<(typeof AI_AUTHORS)[number]>(),
    judgements: jsonb().$type<DeckJudgementView[]>(),
    problemClarity: scoreFigure(),
    solutionFit: scoreFigure(),
    marketSize: scoreFigure(),
    teamStrength: scoreFigure(),
    financialViability: scoreFigure(),
    investorAppeal: scoreFigure(),
    overall: scoreFigure(),
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
