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

/** A server that says nothing of a press until the test does, one after the other. */
async function open() {
  const waiting: ((answer: Answer) => void)[] = [];
  const answer = () => new Promise<Answer>((resolve) => waiting.push(resolve));
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
    expect(waiting).toHaveLength(1);
  };
  const settle = async (index: number, given: Answer) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(index));
    waiting[index]!(given);
  };
  const isAtRest = () => waitFor(() => expect(client.isMutating()).toBe(0));
  return { button, pressTwice, settle, waiting, isAtRest };
}

function Page() {
  const { data } = useQuery(opportunityQuery(testId(1)));
  return data && <DetailFeedback opportunity={data} />;
}

it("shows the second of two quick presses, whatever the answer to the first says", async () => {
  const { button, pressTwice, settle, waiting, isAtRest } = await open();
  await pressTwice();
  await settle(0, { body: { feedback: { kind: "saved", reason: null } } });
  await waitFor(() => expect(waiting).toHaveLength(2));
  expect(button).not.toBePressed();
  await settle(1, {});
  await isAtRest();
  expect(button).not.toBePressed();
});

it("comes back to what was before both presses when both are refused", async () => {
  const { button, pressTwice, settle, isAtRest } = await open();
  await pressTwice();
  await settle(0, errorAnswer("unavailable", "The database is away"));
  expect(await screen.findByText("Failed to save")).toBeVisible();
  expect(button).not.toBePressed();
  await settle(1, errorAnswer("unavailable", "The database is away"));
  expect(await screen.findByText("Failed to take it back")).toBeVisible();
  await isAtRest();
  expect(button).not.toBePressed();
});

it("stays saved when only the second press is refused", async () => {
  const { button, pressTwice, settle } = await open();
  await pressTwice();
  await settle(0, { body: { feedback: { kind: "saved", reason: null } } });
  await settle(1, errorAnswer("unavailable", "The database is away"));
  expect(await screen.findByText("Failed to take it back")).toBeVisible();
  expect(button).toBePressed();
});
