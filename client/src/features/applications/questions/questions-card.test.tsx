import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import type { QuestionsView, QuestionView } from "@shared/validators/questions";
import { errorAnswer, fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import QuestionsCard from "./questions-card";

const ID = testId(700);
const PATH = `/api/applications/${ID}/questions`;
const stored: QuestionView = {
  ...{ id: testId(1), question: "Who benefits?", limit: null, unit: null, answer: "Farmers", version: 1 },
  ...{ drafts: [], draftShares: null, acceptedAt: null, acceptedBy: null },
};

async function show(view: QuestionsView) {
  const entity = buildEntityView({ id: testId(500) });
  const fake = fakeFetch({
    [`GET ${PATH}`]: { body: view },
    [`GET ${PATH}/offers`]: { body: { offers: [] } },
    "GET /api/entities": { body: [entity] },
  });
  const application = { id: ID, entityId: entity.id, forbidsAi: false } as ApplicationView;
  const { user, client } = renderWithProviders(<QuestionsCard application={application} />);
  const box = await screen.findByRole("textbox", { name: /Who benefits/ });
  const answerWith = (question: QuestionView) =>
    void (fake.routes[`GET ${PATH}`] = { body: { ...view, questions: [question] } });
  return { ...fake, user, client, box, answerWith };
}

it("what is typed while an answer is being saved stays in its box, and is saved next", async () => {
  const saving = holdAnswers();
  const { user, box, calls, routes, answerWith } = await show({ questions: [stored] });
  routes[`PATCH ${PATH}/${stored.id}`] = saving.next;
  await user.type(box, " first");
  await user.click(screen.getByRole("button", { name: "Save answer" }));
  await user.type(box, " and later");
  const saved = { ...stored, answer: "Farmers first", version: 2 };
  answerWith(saved);
  await saving.give({ body: saved });
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(box).toHaveValue("Farmers first and later");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Save answer" })).not.toHaveAttribute("aria-busy"),
  );
  await user.click(screen.getByRole("button", { name: "Save answer" }));
  expect(calls.filter(({ method }) => method === "PATCH")[1]?.body).toEqual({
    ...{ answer: "Farmers first and later", version: 2 },
  });
});

it("what is typed while a save is overtaken stays too, and only what was to be saved is sent again", async () => {
  const saving = holdAnswers();
  const { user, box, calls, routes, answerWith } = await show({ questions: [stored] });
  routes[`PATCH ${PATH}/${stored.id}`] = saving.next;
  await user.type(box, ". Also women.");
  await user.click(screen.getByRole("button", { name: "Save answer" }));
  await user.type(box, " And more.");
  answerWith({ ...stored, acceptedAt: "2030-01-01T12:00:00.000Z", version: 2 });
  await saving.give(errorAnswer("conflict", "Somebody else changed it"));
  const again = { ...stored, answer: "Farmers. Also women.", version: 3 };
  await waitFor(() => expect(calls.filter(({ method }) => method === "PATCH")).toHaveLength(2));
  expect(calls.filter(({ method }) => method === "PATCH")[1]?.body).toEqual({
    ...{ answer: "Farmers. Also women.", version: 2 },
  });
  answerWith(again);
  await saving.give({ body: again });
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(box).toHaveValue("Farmers. Also women. And more.");
});

it("a written draft leaves the criterion of the call at its question", async () => {
  const { user, routes } = await show({
    questions: [stored],
    criteria: [{ questionId: stored.id, name: "Impact", weight: 30, unit: "points" }],
  });
  routes[`POST ${PATH}/${stored.id}/draft`] = { body: { question: stored, draft: null } };
  await user.click(screen.getByRole("button", { name: "Draft an answer" }));
  await user.click(await screen.findByRole("button", { name: "Put together without AI" }));
  expect(await screen.findByText("Nothing found that answers this question")).toBeVisible();
  expect(screen.getByText("Answers the criterion “Impact” (30 points)")).toBeVisible();
});

it("an accepted answer is read in the library and offered to other applications when they are next shown", async () => {
  const { user, client, routes } = await show({ questions: [stored] });
  const kept = [
    ["/api/questions", "library", { search: "" }],
    ["/api/applications", testId(701), "questions", "offers"],
  ];
  for (const queryKey of kept) client.setQueryData(queryKey, {});
  const other = ["/api/applications", testId(701), "questions"];
  client.setQueryData(other, {});
  routes[`PATCH ${PATH}/${stored.id}`] = { body: { ...stored, acceptedAt: "2030-01-01T12:00:00.000Z" } };
  await user.click(screen.getByRole("button", { name: "Accept answer" }));
  expect(await screen.findByText("Answer accepted")).toBeVisible();
  for (const queryKey of kept) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(other)?.isInvalidated).toBe(false);
});

it("the list has the focus once a question is deleted", async () => {
  const second = { ...stored, id: testId(2), question: "Who pays?" };
  const { user, routes, answerWith } = await show({ questions: [stored, second] });
  routes[`DELETE ${PATH}/${second.id}`] = { status: 204 };
  await user.click(screen.getByRole("button", { name: "Delete question 2" }));
  answerWith(stored);
  await user.click(await screen.findByRole("button", { name: "Delete question" }));
  expect(await screen.findByText("Question deleted")).toBeVisible();
  await waitFor(() => expect(screen.getByText(/Who benefits/).closest("ol")).toHaveFocus());
});
