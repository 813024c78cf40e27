import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { opportunityQuery } from "@/lib/api/queries/opportunities";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildOpportunity, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { DetailFeedback } from "./detail-feedback";

const PATH = `/api/opportunities/${testId(1)}`;
type Answer = ReturnType<typeof errorAnswer>;

/** Opens the page with a server that answers one press after the other, when the test says so. */
async function openPage() {
  const pendingAnswers: ((answer: Answer) => void)[] = [];
  const answer = () => new Promise<Answer>((resolve) => pendingAnswers.push(resolve));
  fakeFetch({
    [`GET ${PATH}`]: { body: buildOpportunity() },
    [`PUT ${PATH}/feedback`]: answer,
    [`DELETE ${PATH}/feedback`]: answer,
  });
  const { user, client } = renderWithProviders(<Page />);
  const button = await screen.findByRole("button", { name: "Save for later" });
  const pressTwice = async () => {
    await user.click(button);
    expect(button).toBePressed();
    await user.click(button);
    expect(button).not.toBePressed();
    expect(pendingAnswers).toHaveLength(1);
  };
  const settle = async (index: number, response: Answer) => {
    await waitFor(() => expect(pendingAnswers.length).toBeGreaterThan(index));
    pendingAnswers[index]!(response);
  };
  const waitForRest = () => waitFor(() => expect(client.isMutating()).toBe(0));
  return { button, pressTwice, settle, waiting: pendingAnswers, isAtRest: waitForRest };
}

function Page() {
  const { data } = useQuery(opportunityQuery(testId(1)));
  return data && <DetailFeedback opportunity={data} />;
}

it("the page shows the second of two quick presses after the answer to the first", async () => {
  const { button, pressTwice, settle, waiting: pendingAnswers, isAtRest: waitForRest } = await openPage();
  await pressTwice();
  await settle(0, { body: { feedback: { kind: "saved", reason: null } } });
  await waitFor(() => expect(pendingAnswers).toHaveLength(2));
  expect(button).not.toBePressed();
  await settle(1, {});
  await waitForRest();
  expect(button).not.toBePressed();
});

it("the page returns to the state before both presses when both are refused", async () => {
  const { button, pressTwice, settle, isAtRest: waitForRest } = await openPage();
  await pressTwice();
  await settle(0, errorAnswer("unavailable", "The database is away"));
  expect(await screen.findByText("Failed to save")).toBeVisible();
  expect(button).not.toBePressed();
  await settle(1, errorAnswer("unavailable", "The database is away"));
  expect(await screen.findByText("Failed to take it back")).toBeVisible();
  await waitForRest();
  expect(button).not.toBePressed();
});

it("the opportunity stays saved when only the second press is refused", async () => {
  const { button, pressTwice, settle } = await openPage();
  await pressTwice();
  await settle(0, { body: { feedback: { kind: "saved", reason: null } } });
  await settle(1, errorAnswer("unavailable", "The database is away"));
  expect(await screen.findByText("Failed to take it back")).toBeVisible();
  expect(button).toBePressed();
});
