import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { errorAnswer, fakeFetch, type FakeCall, holdAnswers } from "@/test/fake-fetch";
import { testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { deadlineNews, foundNews, newsAnswer, newsOpportunity } from "../test-news";
import NewsPage from "./news-page";

const LIST = "GET /api/news?limit=20";
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

const renderPage = (routes: Parameters<typeof fakeFetch>[0]) => {
  const api = fakeFetch(routes);
  return { ...api, ...renderWithProviders(<NewsPage />, { path: "/news" }) };
};
const listChanges = (calls: FakeCall[]) => calls.filter(({ method }) => method !== "GET");
const findLink = (name: RegExp) => screen.findByRole("link", { name });

describe("the news", () => {
  it("news are listed by day, newest first, each with its link", async () => {
    renderPage({ [LIST]: newsAnswer([deadlineNews(), foundNews({ createdAt: YESTERDAY, isRead: true })]) });
    expect(await findLink(/Unread: 7 days left: Clean Water Pilot Fund/)).toHaveAttribute(
      "href",
      `/applications/${testId(700)}`,
    );
    expect(await findLink(/^New in “solar pumps, Kenya”: Solar for Schools/)).toHaveAttribute(
      "href",
      `/opportunities/${testId(2)}`,
    );
    const days = screen.getAllByRole("heading", { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual(["Today", "Yesterday"]);
    expect(screen.getByText("1 unread", { selector: "p:not([role])" })).toBeVisible();
  });

  it("news are marked as read when they are opened", async () => {
    const { calls, user, history } = renderPage({
      [LIST]: newsAnswer([deadlineNews(), foundNews()]),
      "POST /api/news/read": { body: { unread: 1 } },
    });
    await user.click(await findLink(/7 days left/));
    expect(history.at(-1)).toBe(`/applications/${testId(700)}`);
    expect(await findLink(/^7 days left/)).toBeVisible();
    expect(screen.getByText("1 unread", { selector: "p:not([role])" })).toBeVisible();
    await waitFor(() =>
      expect(listChanges(calls)).toEqual([
        { method: "POST", path: "/api/news/read", body: { ids: [testId(901)] } },
      ]),
    );
    await user.click(await findLink(/^7 days left/));
    expect(listChanges(calls)).toHaveLength(1);
  });

  it("news can all be marked as read at once, on other pages too, but not those that came since", async () => {
    const newest = deadlineNews();
    const { calls, user } = renderPage({
      [LIST]: newsAnswer([newest, foundNews()], { unread: 31, hasMore: true }),
      "POST /api/news/read": { body: { unread: 0 } },
    });
    await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
    expect(screen.queryByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
    expect(screen.getByText("Everything is read", { selector: "p:not([role])" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /Unread/ })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(listChanges(calls)).toEqual([
        { method: "POST", path: "/api/news/read", body: { until: newest.createdAt } },
      ]),
    );
  });

  it("news stay unread when marking them as read is refused", async () => {
    const { user } = renderPage({
      [LIST]: newsAnswer([deadlineNews()]),
      "POST /api/news/read": errorAnswer("unavailable", "The database is away"),
    });
    await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
    expect(await screen.findByText("Failed to mark as read")).toBeVisible();
    expect(await findLink(/^Unread: 7 days left/)).toBeVisible();
  });

  it("news that were loaded meanwhile stay when marking all as read is refused", async () => {
    const read = holdAnswers();
    const newest = deadlineNews();
    const older = foundNews({ id: testId(903), createdAt: YESTERDAY });
    const { user } = renderPage({
      [LIST]: newsAnswer(
        [newest, foundNews({ id: testId(902), isRead: true, createdAt: newest.createdAt })],
        {
          unread: 2,
          hasMore: true,
        },
      ),
      [`${LIST}&before=${encodeURIComponent(newest.createdAt)}`]: newsAnswer([older], { unread: 2 }),
      "POST /api/news/read": read.next,
    });
    await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
    await read.give(errorAnswer("unavailable", "The database is away"));
    expect(await screen.findByText("Failed to mark as read")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.getAllByRole("link", { name: /^Unread/ })).toHaveLength(2);
    expect(screen.getByText("2 unread", { selector: "p:not([role])" })).toBeVisible();
  });

  it("news are removed, which can be undone in place", async () => {
    const { calls, user } = renderPage({
      [LIST]: newsAnswer([deadlineNews(), foundNews()]),
      [`DELETE /api/news/${testId(901)}`]: {},
      [`POST /api/news/${testId(901)}/restore`]: {},
    });
    const readNames = () =>
      screen.getAllByRole("article").map((row) => within(row).getByRole("link").textContent);
    await findLink(/7 days left/);
    const before = readNames();
    await user.click(screen.getByRole("button", { name: "Remove: 7 days left: Clean Water Pilot Fund" }));
    expect(readNames()).toEqual(before.slice(1));
    expect(screen.getByText("1 unread", { selector: "p:not([role])" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("link", { name: /Solar for Schools/ })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(readNames()).toEqual(before);
    await waitFor(() => expect(listChanges(calls).map(({ method }) => method)).toEqual(["DELETE", "POST"]));
  });

  it("news return with a message when they cannot be removed", async () => {
    const { user } = renderPage({
      [LIST]: newsAnswer([deadlineNews()]),
      [`DELETE /api/news/${testId(901)}`]: errorAnswer("unavailable", "The database is away"),
    });
    await findLink(/7 days left/);
    await user.click(screen.getByRole("button", { name: /^Remove/ }));
    expect(await screen.findByText("Failed to remove")).toBeVisible();
    expect(await findLink(/7 days left/)).toBeVisible();
  });

  it("news return when putting away and undoing it are both refused", async () => {
    const answers = holdAnswers();
    const { user } = renderPage({
      [LIST]: newsAnswer([deadlineNews(), foundNews()]),
      [`DELETE /api/news/${testId(901)}`]: answers.next,
      [`POST /api/news/${testId(901)}/restore`]: answers.next,
    });
    await findLink(/7 days left/);
    await user.click(screen.getByRole("button", { name: "Remove: 7 days left: Clean Water Pilot Fund" }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await answers.give(errorAnswer("unavailable", "The database is away"));
    expect(await screen.findByText("Failed to remove")).toBeVisible();
    await answers.give(errorAnswer("unavailable", "The database is away"));
    expect(await screen.findByText("Failed to bring back")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(2);
  });

  it("news load older ones on request", async () => {
    const older = foundNews({
      id: testId(903),
      createdAt: YESTERDAY,
      opportunity: newsOpportunity({ name: "Harvest Fund" }),
    });
    const newest = deadlineNews();
    const next = `${LIST}&before=${encodeURIComponent(newest.createdAt)}`;
    const { user, routes } = renderPage({
      [LIST]: newsAnswer([newest], { unread: 2, hasMore: true }),
      [next]: errorAnswer("unavailable", "The database is away"),
    });
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    expect(await screen.findByText("Older news could not be loaded")).toBeVisible();
    expect(await findLink(/7 days left/)).toBeVisible();
    routes[next] = newsAnswer([older], { unread: 2 });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getByRole("link", { name: /Harvest Fund/ })).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  });

  it("news say what will come while there are none", async () => {
    renderPage({ [LIST]: newsAnswer([]) });
    expect(await screen.findByRole("heading", { name: "No news yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose what to be told" })).toHaveAttribute(
      "href",
      "/settings#notifications",
    );
  });

  it("news say that they could not be loaded, and try again", async () => {
    const { routes, user } = renderPage({ [LIST]: errorAnswer("unavailable", "The database is away") });
    expect(await screen.findByText("The news could not be loaded")).toBeVisible();
    routes[LIST] = newsAnswer([deadlineNews()]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findLink(/7 days left/)).toBeVisible();
  });
});
