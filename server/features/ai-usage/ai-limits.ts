import type { Config } from "../../platform/config/config";
import { scaleLimit } from "../../platform/scale-limit";

export type AiKind = "draft" | "deck" | "page" | "translation";

/** Calls of one user per day. */
export const dailyLimit = (config: Config, kind: AiKind): number =>
  scaleLimit(
    {
      ...{ draft: config.AI_DAILY_DRAFTS, deck: config.AI_DAILY_DECKS, page: config.AI_DAILY_PAGES },
      translation: config.AI_DAILY_TRANSLATIONS,
    }[kind],
    config,
  );

/** All calls of a user without a verified address. Only administrators read pages. Translations are as many as drafts. */
export const unverifiedLimit = (config: Config, kind: AiKind): number =>
  scaleLimit(
    {
      ...{ draft: config.UNVERIFIED_DRAFTS, translation: config.UNVERIFIED_DRAFTS },
      ...{ deck: config.UNVERIFIED_ANALYSES, page: 0 },
    }[kind],
    config,
  );

/** The daily calls to models for the whole installation, and the share for users without a verified address. */
export function dayLimits(config: Config): { all: number; unverified: number } {
  const all = scaleLimit(config.AI_DAILY_TOTAL, config);
  return { all, unverified: Math.ceil((all * config.UNVERIFIED_SHARE) / 100) };
}
