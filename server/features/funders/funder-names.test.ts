import { expect, it } from "vitest";
import { listFunderNames } from "./funder-names";

it.each([
  ["Water Trust", ["Water Trust", "Water Trust (WT)"]],
  ["National Institutes of Health", ["National Institutes of Health", "National Institutes of Health (NIH)"]],
  [
    "Fund for Innovation in Development (FID)",
    [
      "Fund for Innovation in Development (FID)",
      "Fund for Innovation in Development",
      "FID",
      "FID (Fund for Innovation in Development)",
    ],
  ],
  [
    "AECF (Africa Enterprise Challenge Fund)",
    [
      "AECF (Africa Enterprise Challenge Fund)",
      "AECF",
      "Africa Enterprise Challenge Fund",
      "Africa Enterprise Challenge Fund (AECF)",
    ],
  ],
  [
    "Investisseurs & Partenaires (I&P)",
    [
      "Investisseurs & Partenaires (I&P)",
      "Investisseurs & Partenaires",
      "I&P",
      "I&P (Investisseurs & Partenaires)",
    ],
  ],
  // A former name, a place, something else in parentheses, a name of one word: no names of their own.
  ["Coefficient Giving (Open Philanthropy)", ["Coefficient Giving (Open Philanthropy)"]],
  ["Innovation Fund (Ghana)", ["Innovation Fund (Ghana)"]],
  ["Google (G)", ["Google (G)"]],
  ["Vinnova", ["Vinnova"]],
])("a funder called %s is looked for as %j", (name, names) => {
  expect(listFunderNames(name)).toEqual(names);
});
