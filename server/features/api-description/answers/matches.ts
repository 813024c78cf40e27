import { z } from "zod";
import { GATE_NAMES, MATCH_PART_NAMES } from "@shared/constants/matching";
import type { MatchDetails, MatchGate, MatchPart, MatchReason } from "@shared/validators/opportunities";
import { describeView, text, texts } from "./view";

const reason = describeView<MatchReason>()(
  z
    .object({
      label: text,
      met: z
        .boolean()
        .nullable()
        .meta({ description: "Null when the opportunity or the profile does not say" }),
    })
    .meta({ id: "MatchReason" }),
);

const part = describeView<MatchPart>()(
  z
    .object({
      part: z
        .enum([...MATCH_PART_NAMES, "experience"])
        .meta({ description: "`experience` turns the points into the score: 0 or less, of at most 0" }),
      label: text,
      points: z.int(),
      max: z.int(),
      how: text.meta({ description: "Explains the points, with every figure to compute them by hand" }),
    })
    .meta({ id: "MatchPart", description: "A part of a score; the points of all parts add up to it" }),
);

const gate = describeView<MatchGate>()(
  z
    .object({
      gate: z.enum(GATE_NAMES),
      label: text,
      verdict: z.enum(["met", "not_met", "unknown"]),
      opportunity: text
        .nullable()
        .meta({ description: "The words of the opportunity; null when its source says nothing" }),
      profile: text.nullable().meta({ description: "The words of the profile; null while it says nothing" }),
      ask: texts.meta({
        description: "The questions of the profile whose answers settle an unknown verdict",
      }),
    })
    .meta({ id: "MatchGate", description: "A hard rule and its verdict" }),
);

/** What a score is made of. */
export const matchDetails = describeView<MatchDetails>()(
  z.object({ matchReasons: z.array(reason), matchParts: z.array(part), matchGates: z.array(gate) }),
).shape;
