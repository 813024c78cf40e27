import type { AwardSource } from "@shared/constants/awards";
import { readNsfAnswer } from "./nsf";
import { readThreeSixtyGivingAnswer } from "./three-sixty-giving";
import type { ReadAnswer } from "./types";
import { readUsaspendingAnswer } from "./usaspending";

const READERS: Record<AwardSource, (json: unknown) => ReadAnswer> = {
  nsf: readNsfAnswer,
  usaspending: readUsaspendingAnswer,
  "360giving": readThreeSixtyGivingAnswer,
};

/**
 * Reads the awards of one answer of a source.
 * @throws z.ZodError when the JSON is no answer of that source
 */
export const readAnswer = (source: AwardSource, json: unknown): ReadAnswer => READERS[source](json);
