import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { listScoreVersions } from "../score-changes";
import { buildReview } from "../test-decks";
import { ScoreChart } from "./score-chart";

const show = (...scores: (number | null)[]) =>
  render(
    <ScoreChart
      versions={listScoreVersions(
        scores
          .map((overall, index) => buildReview({ id: `${index}`, analysisVersion: index + 1, overall }))
          .reverse(),
      )}
    />,
  ).container;

it("the score chart draws a line for each run of analyses and says in words where it leads", () => {
  const chart = show(60, 90, null, 70, 72.5);
  expect(chart).toHaveTextContent("From 60 to 73 over 4 analyses. At best 90.");
  const lines = [...chart.querySelectorAll("polyline")].map((line) => line.getAttribute("points"));
  expect(lines).toEqual(["0,40 25,10", "75,30 100,27"]);
  // The drawing is hidden from screen readers, which read the list below.
  expect(chart.querySelector("svg")?.closest("[aria-hidden=true]")).not.toBeNull();
});

it("the score chart does not name the first or the last as the best", () => {
  expect(show(60, 70)).toHaveTextContent(/From 60 to 70 over 2 analyses\.(?!.*best)/);
});

it("the score chart is hidden when there is no line to draw", () => {
  expect(show(60)).toBeEmptyDOMElement();
  expect(show(null, 60)).toBeEmptyDOMElement();
  expect(show()).toBeEmptyDOMElement();
});
