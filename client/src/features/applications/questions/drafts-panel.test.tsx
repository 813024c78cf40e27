import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import type { DraftAnswerInput, QuestionView } from "@shared/validators/questions";
import { errorAnswer, fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import DraftsPanel from "./drafts-panel";

const question = { id: "q", question: "Who benefits?", drafts: [] as QuestionView["drafts"] } as QuestionView;

it("a draft of an answer is stopped while it is being written, which is no failure", async () => {
  const application = { id: "a", entityId: "e", forbidsAi: false } as ApplicationView;
  const path = `/api/applications/${application.id}/questions/q/draft`;
  const writing = holdAnswers();
  const { calls } = fakeFetch({ [`POST ${path}`]: writing.next, [`DELETE ${path}`]: { status: 204 } });
  renderWithProviders(<DraftsPanel {...{ application, question, text: "", onTake: () => {} }} />);
  expect(screen.queryByRole("button", { name: "Stop the draft" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Put together without AI" }));
  await userEvent.click(screen.getByRole("button", { name: "Stop the draft" }));
  // The stop names the very draft that was asked for.
  const { runId } = calls[0]?.body as DraftAnswerInput;
  expect(runId).toMatch(/^[\w-]{1,40}$/);
  expect(calls[1]).toMatchObject({ method: "DELETE", path: `${path}?runId=${runId}` });
  await writing.give(errorAnswer("conflict", "The draft was stopped."));
  expect(await screen.findByText("The draft was stopped")).toBeVisible();
  expect(screen.queryByText("Failed to draft the answer")).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Stop the draft" })).not.toBeInTheDocument(),
  );
});

it("a draft goes on when it cannot be stopped, and the person is told", async () => {
  const application = { id: "a", entityId: "e", forbidsAi: false } as ApplicationView;
  const path = `/api/applications/${application.id}/questions/q/draft`;
  fakeFetch({
    [`POST ${path}`]: holdAnswers().next,
    [`DELETE ${path}`]: errorAnswer("internal", "It broke"),
  });
  renderWithProviders(<DraftsPanel {...{ application, question, text: "", onTake: () => {} }} />);
  await userEvent.click(screen.getByRole("button", { name: "Put together without AI" }));
  await userEvent.click(screen.getByRole("button", { name: "Stop the draft" }));
  expect(await screen.findByText("Failed to stop it")).toBeVisible();
  expect(screen.getByRole("button", { name: "Stop the draft" })).toBeEnabled();
});

it("the button that was pressed for a draft is the one that waits", async () => {
  const application = { id: "a", entityId: "e", forbidsAi: false } as ApplicationView;
  fakeFetch({ "POST /api/applications/a/questions/q/draft": holdAnswers().next });
  renderWithProviders(<DraftsPanel {...{ application, question, text: "", onTake: () => {} }} />);
  const builtin = screen.getByRole("button", { name: "Put together without AI" });
  await userEvent.click(builtin);
  expect(builtin).toHaveAttribute("aria-busy", "true");
  const byAi = screen.getByRole("button", { name: "Write a draft" });
  expect(byAi).not.toHaveAttribute("aria-busy");
  expect(byAi).toBeDisabled();
});
