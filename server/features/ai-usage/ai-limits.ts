import type { Config } from "../../platform/config/config";
import { scaleLimit } from "../../platform/scale-limit";

export type AiKind = "draft" | "deck" | "page";

/** Calls of one person on one day. */
export const dailyLimit = (config: Config, kind: AiKind): number =>
  scaleLimit(
    { draft: config.AI_DAILY_DRAFTS, deck: config.AI_DAILY_DECKS, page: config.AI_DAILY_PAGES }[kind],
    config,
  );

/** Calls in all of a person who has not verified their address. Pages are read for administrators only. */
export const unverifiedLimit = (config: Config, kind: AiKind): number =>
  scaleLimit({ draft: config.UNVERIFIED_DRAFTS, deck: config.UNVERIFIED_ANALYSES, page: 0 }[kind], config);

/** Models asked on one day by everybody together, and the part of them that those may use who have not verified their address. */
export function dayLimits(config: Config): { all: number; unverified: number } {
  const all = scaleLimit(config.AI_DAILY_TOTAL, config);
  return { all, unverified: Math.ceil((all * config.UNVERIFIED_SHARE) / 100) };
}
