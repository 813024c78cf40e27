import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { GuestView } from "@shared/validators/guests";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import GuestPage from "./guest-page";

const REQUEST: GuestView = {
  ...{ id: "1", kind: "question", name: "Efua", askedBy: "Ama Mensah", entityName: "Sunrise Labs" },
  ...{ applicationTitle: "Solar Call", question: "What was the turnover?", dueDate: null, text: null },
  ...{ answer: null, approved: null, fileName: null, answeredAt: null, returnRemark: null },
  expiresAt: "2030-03-15T12:00:00.000Z",
};
const READ = "POST /api/guest/read";
const ANSWER = "POST /api/guest/answer";
const GONE = errorAnswer("not_found", "This link is no longer valid");

const show = (routes: Parameters<typeof fakeFetch>[0], path = "/guest?token=secret") => {
  const fake = fakeFetch({ "GET /api/auth/user": { status: 401 }, ...routes });
  return { ...fake, ...renderWithProviders(<GuestPage />, { path }) };
};

beforeEach(() => localStorage.clear());

describe("the page of a guest", () => {
  it("sends the answer with the token in the body, and keeps what is typed until then", async () => {
    const sent = { ...REQUEST, answer: "30,000", answeredAt: "2030-03-01T12:00:00.000Z" };
    const { calls, routes, user, unmount } = show({ [READ]: { body: REQUEST }, [ANSWER]: GONE });
    await user.type(await screen.findByLabelText("Your answer"), "30,000");
    unmount();
    const again = renderWithProviders(<GuestPage />, { path: "/guest?token=newer" });
    expect(await screen.findByLabelText("Your answer")).toHaveValue("30,000");
    routes[ANSWER] = { body: sent };
    await again.user.click(screen.getByRole("button", { name: "Send the answer" }));
    expect(await screen.findByText("You can change it until it is accepted.")).toBeVisible();
    expect(calls.filter(({ path }) => path.includes("token") || path.includes("newer"))).toEqual([]);
    expect(calls.at(-1)!.body).toEqual({ token: "newer", text: "30,000" });
    expect(Object.keys(localStorage).filter((key) => key.includes("guest"))).toEqual([]);
  });

  it("says that a link is no longer valid, whatever the reason", async () => {
    show({ [READ]: GONE });
    expect(await screen.findByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  });

  it("shows a text as it is now beside how it was, and decides on the former", async () => {
    const text = { field: "notes" as const, asked: "Before", now: "After", hash: "abc" };
    const { calls, user } = show({
      [READ]: { body: { ...REQUEST, kind: "approval", text } },
      [ANSWER]: errorAnswer("conflict", "The text has changed. Read it again before you answer."),
    });
    expect(await screen.findByText("The text has changed since you were asked")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Do not approve it" }));
    expect(await screen.findByText(/Read it again before you answer/)).toBeVisible();
    const bodies = calls.map(({ body }) => body);
    expect(bodies).toContainEqual({ token: "secret", approved: false, text: "", textHash: "abc" });
  });
});
