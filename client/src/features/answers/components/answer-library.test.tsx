import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AnswerLibraryView, LibraryAnswerView } from "@shared/validators/questions";
import { fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { buildEntityView } from "@/test/opportunities";
import { renderWithProviders, testUser } from "@/test/render";
import AnswerLibrary from "./answer-library";

const answer = {
  ...{ id: "a", applicationId: "b", entityId: "c", entityName: "Sunrise Labs", draftShares: null },
  ...{ question: "Who benefits?", answer: "Farmers.", applicationTitle: "Water for farms" },
  ...{ funderName: "Blue Fund", applicationStatus: "draft" },
  ...{ submittedDate: null, acceptedAt: "2026-03-04T10:00:00.000Z", acceptedBy: "Ama Mensah" },
} as LibraryAnswerView;

it("an accepted answer stands below its question, with where it was given, to whom and when", async () => {
  const body: AnswerLibraryView = {
    answers: [answer],
    pagination: { page: 1, total: 1, hasMore: false },
  };
  fakeFetch({ "GET /api/questions/library": { body }, "GET /api/entities": { body: [] } });
  renderWithProviders(<AnswerLibrary />, { path: "/answers", user: testUser });
  const item = (await screen.findByRole("heading", { name: "Who benefits?" })).closest("li")!;
  expect(item).toHaveTextContent(
    "Water for farms · Blue Fund · Sunrise Labs · Draft · Accepted 4 Mar 2026 by Ama Mensah",
  );
});

it("says when the entities did not come, which decide whether an answer can be added, and tries again", async () => {
  const body: AnswerLibraryView = {
    answers: [answer],
    pagination: { page: 1, total: 1, hasMore: false },
  };
  const { routes } = fakeFetch({
    "GET /api/questions/library": { body },
    "GET /api/entities": { status: 500, body: {} },
  });
  const { user } = renderWithProviders(<AnswerLibrary />, { path: "/answers", user: testUser });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Your entities could not be loaded");
  expect(screen.queryByRole("button", { name: "Add from a past application" })).not.toBeInTheDocument();
  routes["GET /api/entities"] = { body: [buildEntityView()] };
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Add from a past application" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("accepted answers have their shape while they are loading", async () => {
  fakeFetch({ "GET /api/questions/library": holdAnswers().next, "GET /api/entities": { body: [] } });
  renderWithProviders(<AnswerLibrary />, { path: "/answers", user: testUser });
  const loading = await screen.findByText("Loading the answers");
  // Several blocks, and not one for all.
  expect(loading.parentElement!.querySelectorAll(".skeleton").length).toBeGreaterThan(3);
});
