import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { currentUserKey } from "@/lib/api/current-user";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import CancelEmailChangePage from "./cancel-email-change-page";
import ChangeEmailPage from "./change-email-page";

const CONFIRM = "POST /api/auth/change-email/confirm";
const CANCEL = "POST /api/auth/change-email/cancel";
const INVALID = errorAnswer("invalid_token", "Invalid or expired link");
const openConfirm = (query = "?token=secret") =>
  renderWithProviders(<ChangeEmailPage />, { path: `/change-email${query}` });
const openCancel = (query = "?token=secret") =>
  renderWithProviders(<CancelEmailChangePage />, { path: `/cancel-email-change${query}`, user: null });
const press = (name: string) => screen.getByRole("button", { name });

describe("the link to a new address", () => {
  it("waits for a press, then changes the address and reads the user again", async () => {
    const changed = { ...testUser, email: "new@example.org" };
    const { calls } = fakeFetch({
      [CONFIRM]: { body: { message: "Your e-mail address is new@example.org now." } },
      "GET /api/auth/user": { body: changed },
    });
    const { user, client } = openConfirm();
    expect(screen.getByRole("heading", { name: "Use this address?" })).toHaveFocus();
    expect(calls).toEqual([]);
    await client.prefetchQuery({ queryKey: currentUserKey });
    await user.click(press("Use this address"));
    expect(await screen.findByRole("heading", { name: "Your address is changed" })).toHaveFocus();
    expect(screen.getByText("Your e-mail address is new@example.org now.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to Settings" })).toHaveAttribute("href", "/settings");
    expect(calls[0]).toEqual({
      method: "POST",
      path: "/api/auth/change-email/confirm",
      body: { token: "secret" },
    });
    expect(client.getQueryState(currentUserKey)?.isInvalidated).toBe(true);
  });

  it.each([
    [INVALID, "Invalid or expired link"],
    [
      errorAnswer("conflict", "Another account has this address by now."),
      "Another account has this address by now.",
    ],
  ])("says why it does not work", async (answer, reason) => {
    fakeFetch({ [CONFIRM]: answer });
    const { user } = openConfirm();
    await user.click(press("Use this address"));
    expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("can be pressed again after a failure that says nothing about it", async () => {
    const { routes } = fakeFetch({ [CONFIRM]: errorAnswer("unavailable", "The database is away") });
    const { user } = openConfirm();
    await user.click(press("Use this address"));
    expect(await screen.findByRole("alert")).toHaveTextContent("The database is away");
    routes[CONFIRM] = { body: { message: "Your e-mail address is new@example.org now." } };
    await user.click(press("Use this address"));
    expect(await screen.findByText("Your address is changed")).toBeVisible();
  });

  it("without a token does not work, and asks the server nothing", () => {
    const { calls } = fakeFetch({});
    openConfirm("");
    expect(screen.getByRole("heading", { name: "This link does not work" })).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe("the link of the warning", () => {
  it("waits for a press, then stops the change and advises a new password", async () => {
    const { calls } = fakeFetch({ [CANCEL]: { body: { message: "The change was stopped." } } });
    const { user } = openCancel();
    expect(calls).toEqual([]);
    await user.click(press("Stop the change"));
    expect(await screen.findByRole("heading", { name: "The change is stopped" })).toHaveFocus();
    expect(screen.getByText("The change was stopped.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose a new password" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    expect(calls).toEqual([
      { method: "POST", path: "/api/auth/change-email/cancel", body: { token: "secret" } },
    ]);
  });

  it("says that it does not work, and what to do", async () => {
    fakeFetch({ [CANCEL]: INVALID });
    const { user } = openCancel();
    await user.click(press("Stop the change"));
    expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
    expect(screen.getByText("It may have been used, or the address has changed already.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose a new password" })).toBeVisible();
  });

  it("can be pressed again when the server could not be reached", async () => {
    fakeFetch({ [CANCEL]: { status: 500, body: {} } });
    const { user } = openCancel();
    await user.click(press("Stop the change"));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(press("Stop the change")).toBeEnabled();
  });
});
