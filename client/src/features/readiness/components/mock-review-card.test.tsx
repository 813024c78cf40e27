import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { MockReviewView } from "@shared/validators/readiness";
import { fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { mockReviewQuery } from "../readiness-api";
import { MockReviewCard } from "./mock-review-card";

const PATH = "/api/applications/a1/mock-review";
const VIEW: MockReviewView = {
  ...{ basis: "one", run: null, review: null },
  criteria: [{ id: "c1", title: "Impact", description: null, weight: 30 }],
};

async function openCriteria() {
  const fake = fakeFetch({ [`GET ${PATH}`]: { body: VIEW } });
  const page = renderWithProviders(<MockReviewCard application={{ id: "a1", entityId: "e1" }} mayEdit />);
  const open = async () => {
    await page.user.click(await screen.findByRole("button", { name: "Change criteria" }));
    return within(await screen.findByRole("dialog", { name: "Award criteria" }));
  };
  return { ...fake, ...page, open, dialog: await open() };
}

it("changed criteria are not dropped without a question, and are gone once they are given up", async () => {
  const { user, dialog, open } = await openCriteria();
  await user.type(dialog.getByLabelText("What criterion 1 asks"), "Who benefits?");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(dialog.getByLabelText("What criterion 1 asks")).toHaveValue("Who benefits?");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  const again = await open();
  expect(again.getByLabelText("What criterion 1 asks")).toHaveValue("");
});

it("criteria that are being changed stay when somebody else saves others meanwhile", async () => {
  const { user, client, dialog } = await openCriteria();
  await user.type(dialog.getByLabelText("What criterion 1 asks"), "Who benefits?");
  const theirs: MockReviewView = { ...VIEW, basis: "two", run: { status: "stopped", reason: null } };
  act(() => void client.setQueryData(mockReviewQuery("a1").queryKey, theirs));
  expect(await screen.findByText("The review was stopped")).toBeInTheDocument();
  expect(screen.getByLabelText("What criterion 1 asks")).toHaveValue("Who benefits?");
});
