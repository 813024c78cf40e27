import { describe, expect, it } from "vitest";
import { CURATED_FIELD_LABELS } from "../constants/curation";
import { DUPLICATE_REASONS } from "../constants/duplicates";
import {
  ALL_ENTITY_TYPES,
  APPLICATION_STATUS_LABELS,
  ENTITY_STAGES,
  FUNDER_TYPE_LABELS,
  FUNDER_TYPES,
  FUNDING_TYPES,
  RESOURCE_TYPES,
  VERIFICATION_STATUSES,
} from "../constants/enums";
import { APPLICATION_COLUMNS, OPPORTUNITY_COLUMNS } from "../constants/exports";
import { INDUSTRIES } from "../constants/industries";
import { INTERACTION_TYPE_LABELS } from "../constants/interactions";
import { DISMISS_REASONS, MATCH_BANDS } from "../constants/matching";
import { DECK_FILE_HINT, DECK_PROVIDER_LABELS, DECK_SCORES } from "../constants/pitch-decks";
import { REGISTERS } from "../constants/registers";
import { ALL_INDUSTRIES, ANY_STAGE, ROUNDS } from "../constants/rounds";
import { labels, messages, sources } from "./fr";

const getLabels = (list: readonly { label: string }[]) => list.map(({ label }) => label);
/** Formats stored words as screens show them. */
const toReadable = (words: readonly string[]) =>
  words.map((word) => word.replaceAll("_", " ")).map((word) => word.charAt(0).toUpperCase() + word.slice(1));

describe("the French of the labels", () => {
  it.each([
    ["kinds of entities", ALL_ENTITY_TYPES],
    ["stages", ENTITY_STAGES],
    ["kinds of funding", toReadable(FUNDING_TYPES)],
    ["statuses of applications", Object.values(APPLICATION_STATUS_LABELS)],
    ["statuses of opportunities", toReadable(VERIFICATION_STATUSES)],
    ["kinds of resources", toReadable(RESOURCE_TYPES)],
    ["kinds of funders", [...Object.values(FUNDER_TYPE_LABELS), ...toReadable(FUNDER_TYPES)]],
    ["reasons of duplicates", Object.values(DUPLICATE_REASONS)],
    ["fields of opportunities", Object.values(CURATED_FIELD_LABELS)],
    ["columns of exports", getLabels([...APPLICATION_COLUMNS, ...OPPORTUNITY_COLUMNS])],
    ["industries", [...getLabels(INDUSTRIES), ALL_INDUSTRIES]],
    ["registers", REGISTERS.flatMap(({ label, numberLabel, licence }) => [label, numberLabel, licence])],
    ["rounds", [...getLabels(ROUNDS), ANY_STAGE]],
    ["contacts", Object.values(INTERACTION_TYPE_LABELS)],
    ["matches", getLabels(MATCH_BANDS)],
    ["reasons to dismiss", getLabels(DISMISS_REASONS)],
    ["pitch decks", [...getLabels(DECK_SCORES), ...Object.values(DECK_PROVIDER_LABELS), DECK_FILE_HINT]],
  ])("all %s have French labels", (_list, english) => {
    expect(english.filter((label) => !(label in labels))).toEqual([]);
  });
});

it.each([
  ["labels", labels],
  ["messages", messages],
  ["sources", sources],
])("the French %s follow good typography", (_name, sentences) => {
  for (const [english, forms] of Object.entries(sentences))
    for (const french of [forms].flat()) {
      expect(french.trim(), english).not.toBe("");
      expect(french, english).not.toMatch(/\p{L}'\p{L}/u);
      expect(french.replace(/https?:/g, ""), english).not.toMatch(/\S[;!?»]|«\S|\p{L}:/u);
      expect(french, english).not.toMatch(/\u00A0/);
    }
});
