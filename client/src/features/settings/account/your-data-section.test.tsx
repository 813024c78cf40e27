import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { currentUserKey, useCurrentUser } from "@/lib/api/current-user";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { YourDataSection } from "./your-data-section";

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => "blob:file");
  URL.revokeObjectURL = vi.fn();
  // jsdom cannot navigate to the file.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});

/** As in the app, the screen is shown only while a user is signed in. */
const Guarded = () => (useCurrentUser().user ? <YourDataSection /> : null);
const open = () => renderWithProviders(<Guarded />, { path: "/settings" });

async function askToDelete() {
  const page = open();
  await page.user.click(screen.getByRole("button", { name: "Delete account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  return { ...page, dialog };
}

describe("downloading all data", () => {
  it("all data is downloaded as one file", async () => {
    const { calls } = fakeFetch({ "GET /api/auth/user/export.zip": { body: "zip" } });
    const { user } = open();
    expect(screen.getByText(/entities that you do not own, it holds only your comments/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Download" }));
    expect(await screen.findByText("Your data is ready")).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it("downloading all data says when it was requested too often", async () => {
    fakeFetch({ "GET /api/auth/user/export.zip": errorAnswer("rate_limited", "Please try again later.") });
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Download" }));
    expect(await screen.findByText("Your data could not be downloaded")).toBeVisible();
    expect(screen.getByText("Please try again later.")).toBeVisible();
  });
});

describe("deleting the account", () => {
  it("deleting the account says what is lost, takes the password and ends on the landing page", async () => {
    const { calls } = fakeFetch({ "DELETE /api/auth/user": {} });
    const { user, dialog, client, history } = await askToDelete();
    expect(dialog.getByText(/Your pitch decks with their files/)).toBeVisible();
    expect(dialog.getByText(/stays, without your name: entities that others own too/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^Your password/), "a long phrase");
    await user.click(dialog.getByRole("button", { name: "Delete account" }));
    expect(await screen.findByText("Your account was deleted")).toBeVisible();
    expect(calls).toEqual([
      { method: "DELETE", path: "/api/auth/user", body: { password: "a long phrase" } },
    ]);
    expect(client.getQueryData(currentUserKey)).toBeNull();
    expect(history?.at(-1)).toBe("/");
  });

  it("deleting the account asks for the password before anything is sent", async () => {
    const { calls } = fakeFetch({});
    const { user, dialog } = await askToDelete();
    await user.click(dialog.getByRole("button", { name: "Delete account" }));
    expect(await dialog.findByText("Password is required")).toBeVisible();
    expect(calls).toEqual([]);
  });

  it("deleting the account says at the field and in a toast that the password is wrong", async () => {
    const sentence = "The password is not right";
    fakeFetch({ "DELETE /api/auth/user": errorAnswer("wrong_password", sentence, { password: [sentence] }) });
    const { user, dialog } = await askToDelete();
    await user.type(dialog.getByLabelText(/^Your password/), "wrong");
    await user.click(dialog.getByRole("button", { name: "Delete account" }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(within(screen.getByRole("status")).getByText(sentence)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/^Your password/)).toHaveFocus());
  });

  it("deleting the account is refused to the only administrator, with the reason", async () => {
    fakeFetch({ "DELETE /api/auth/user": errorAnswer("conflict", "You are the only administrator here.") });
    const { user, dialog } = await askToDelete();
    await user.type(dialog.getByLabelText(/^Your password/), "a long phrase");
    await user.click(dialog.getByRole("button", { name: "Delete account" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("You are the only administrator here.");
  });
});
