import { expect, it } from "vitest";
import type { FactValues } from "@shared/validators/news";
import { withLanguage } from "../../../platform/text/with-language";
import { describeChange } from "./change-words";

type Eligibility = FactValues["eligibility"];
const NOTHING: Eligibility = {
  eligibleEntityTypes: [],
  eligibleCountries: [],
  eligibleRegions: [],
  stageFocus: [],
  yearFoundedMin: null,
  yearFoundedMax: null,
  revenueMin: null,
  revenueMax: null,
};
const describeEligibilityChange = (before: Partial<Eligibility>, after: Partial<Eligibility>) =>
  describeChange({
    fact: "eligibility",
    before: { ...NOTHING, ...before },
    after: { ...NOTHING, ...after },
  });

it.each<[was: string[], now: string[], words: string[]]>([
  [["GH", "KE"], ["KE", "UG"], ["Countries: added Uganda, removed Ghana"]],
  [[], ["*"], ["Countries: was not stated, now anywhere"]],
  [["*"], [], ["Countries: was anywhere, now not stated"]],
  [[], ["KE"], ["Countries: was not stated, now Kenya"]],
  [["KE", "GH"], [], ["Countries: was Kenya and Ghana, now not stated"]],
  [["*"], ["KE"], ["Countries: was anywhere, now Kenya"]],
  [["KE"], ["KE", "*"], ["Countries: was Kenya, now anywhere"]],
  [["KE", "*"], ["*"], []],
  [["KE", "GH"], ["GH", "KE"], []],
  [
    ["*"],
    ["KE", "GH", "UG", "TZ", "RW", "NG"],
    ["Countries: was anywhere, now Kenya, Ghana, Uganda, Tanzania, Rwanda and Nigeria"],
  ],
  [
    ["KE"],
    ["KE", "GH", "UG", "TZ", "RW", "NG", "ZA", "SN"],
    ["Countries: added Ghana, Uganda, Tanzania, Rwanda, Nigeria and 2 more"],
  ],
])("countries that were %j and are %j read as: %j", (was, now, words) => {
  expect(describeEligibilityChange({ eligibleCountries: was }, { eligibleCountries: now })).toEqual(words);
});

it('"everybody" has its own word in each list', () => {
  const buildLists = (words: string[]) => ({
    eligibleEntityTypes: words,
    eligibleRegions: words,
    stageFocus: words,
  });
  expect(describeEligibilityChange(buildLists([]), buildLists(["*"]))).toEqual([
    "Who may apply: was not stated, now anyone",
    "Regions: was not stated, now anywhere",
    "Stages: was not stated, now any stage",
  ]);
});

it("changes of eligibility are described in French", () => {
  const was = {
    eligibleEntityTypes: ["School"],
    eligibleCountries: ["KE", "GH"],
    stageFocus: ["Idea", "MVP"],
    yearFoundedMin: 2020,
    revenueMax: "1234567.5",
  };
  const now = {
    eligibleEntityTypes: ["School", "Nonprofit"],
    eligibleCountries: ["GH", "CI", "SN", "ML", "BF", "TG", "BJ", "NE"],
    stageFocus: ["*"],
    yearFoundedMax: 2024,
    revenueMin: "1000",
  };
  const lines = withLanguage("fr", () => describeEligibilityChange(was, now));
  expect(lines.map((line) => line.replace(/[\u00A0\u202F]/g, " "))).toEqual([
    "Qui peut candidater : Association (ONG) en plus",
    "Pays : Côte d’Ivoire, Sénégal, Mali, Burkina Faso, Togo et 2 autres en plus, Kenya en moins",
    "Stades : Idée et MVP auparavant, tous les stades désormais",
    "Année de création : en 2020 ou après → en 2024 ou avant",
    "Chiffre d’affaires : jusqu’à 1 234 567,50 → à partir de 1 000",
  ]);
});
