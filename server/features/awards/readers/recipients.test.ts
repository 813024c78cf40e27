import { expect, it } from "vitest";
import { isPersonOrHidden, readRecipientType } from "./recipients";

it.each([
  ["University of Accra", [], "university"],
  ["REGENTS OF THE UNIVERSITY OF MICHIGAN", [], "university"],
  ["Georgia Tech Research Corporation", [], "university"],
  ["Hill Road Primary School", ["GB-EDU-123456"], "school"],
  ["Bath City Council", [], "government"],
  ["North Somerset", ["GB-LAE-NSM"], "government"],
  ["Change Grow Live", ["GB-CHC-1079327", "GB-COH-03861209"], "nonprofit"],
  ["Feeding Gainsborough CIC", ["GB-COH-12106156"], "nonprofit"],
  ["Sunrise Labs", ["GB-COH-12106157"], "company"],
  ["BRIGHT FIELD AEROSPACE, INC.", [], "company"],
  ["Hill Industries LLC", [], "company"],
  ["Water Trust", [], "nonprofit"],
  ["Sunrise", [], null],
] as const)("%s with %j is a %s", (name, identifiers, type) => {
  expect(readRecipientType(name, identifiers)).toBe(type);
});

it.each([
  ["Mensah, Ama", true],
  ["O'Brien, Ama B.", true],
  ["Prof. Ama Mensah", true],
  ["REDACTED DUE TO PII", true],
  ["Individual", true],
  ["SUN SPACE SYSTEMS, INC.", false],
  ["University of California, Davis", false],
  ["RESEARCH FOUNDATION FOR THE STATE UNIVERSITY OF NEW YORK, THE", false],
  ["Change Grow Live", false],
])("%s is a person or hidden: %s", (name, expected) => {
  expect(isPersonOrHidden(name)).toBe(expected);
});
