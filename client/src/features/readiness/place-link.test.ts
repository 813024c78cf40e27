import { expect, it } from "vitest";
import { placeHref } from "./place-link";

const application = { id: "a1", entityId: "e1" };

it("each finding leads to its place on the application's page", () => {
  expect(placeHref(application, { part: "question", id: "q1" })).toBe("/applications/a1#question-q1");
  expect(placeHref(application, { part: "question", id: "q1", quote: "850 children" })).toBe(
    "/applications/a1?words=850+children#question-q1",
  );
  expect(placeHref(application, { part: "document", id: "legalEntity" })).toBe("/applications/a1#documents");
  expect(placeHref(application, { part: "narrative", id: null })).toBe("/applications/a1#narrative");
  expect(placeHref(application, { part: "budget", id: null })).toBe("/applications/a1/budget");
});

it("a fact of the profile leads to its question, and back", () => {
  expect(placeHref(application, { part: "profile", id: "revenue" })).toBe(
    "/settings?entity=e1&profile=1&ask=annualRevenue&back=%2Fapplications%2Fa1%2Fready",
  );
});
