import { expect, it } from "vitest";
import { isStrong, needsProfile, getNextLayer, getScoreBand } from "./score-band";

it.each([
  [0, "Needs attention"],
  [49, "Needs attention"],
  [50, "Fair"],
  [74, "Fair"],
  [75, "Good"],
  [89, "Good"],
  [90, "Excellent"],
  [100, "Excellent"],
])("names a score of %i %s", (score, label) => {
  expect(getScoreBand(score).label).toBe(label);
});

it.each([
  [49, true, false],
  [50, false, false],
  [74, false, false],
  [75, false, true],
])(
  "a score of %i: profile button highlighted %s, tick instead of the panel %s",
  (score, isHighlighted, hasTick) => {
    expect(needsProfile(score)).toBe(isHighlighted);
    expect(isStrong(score)).toBe(hasTick);
  },
);

it.each([
  [[false, false, false], 1],
  [[true, false, false], 2],
  [[true, true, false], 3],
  [[false, true, true], 1],
  [[true, true, true], undefined],
])("the next of the layers %j is %s", ([first, second, third], expected) => {
  const flags = { layer1Complete: !!first, layer2Complete: !!second, layer3Complete: !!third };
  expect(getNextLayer(flags)).toBe(expected);
});
