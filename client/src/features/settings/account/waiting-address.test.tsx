import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { errorAnswer, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { AccountSection } from "./account-section";
import { listChanges, serveSettings } from "../test-server";

const PATH = "/api/auth/change-email";
const WAITING = { email: "new@example.org", expiresAt: "2026-11-29T10:00:00.000Z" };

function open(routes: Parameters<typeof serveSettings>[1] = {}) {
  const served = serveSettings([], { [`GET ${PATH}`]: { body: WAITING }, ...routes });
  return { ...served, ...renderWithProviders(<AccountSection />, { path: "/settings" }) };
}
const findAccount = async () => within(await screen.findByRole("region", { name: "Account" }));

describe("an address that waits for its link", () => {
  it("is told with the end of its link", async () => {
    open();
    const account = await findAccount();
    expect(await account.findByText(/^Waits to change to/)).toHaveTextContent("new@example.org");
    expect(account.getByText(/until 29 Nov 2026, \d\d:00\.$/)).toBeVisible();
  });

  it("is not told of where nothing waits, or the server has no such call", async () => {
    const { calls } = open({ [`GET ${PATH}`]: { status: 404, body: {} } });
    const account = await findAccount();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(PATH));
    expect(account.getByRole("button", { name: "Logout" })).toBeVisible();
    expect(account.queryByText(/^Waits/)).not.toBeInTheDocument();
  });

  it("is cancelled, and the focus stays in the section", async () => {
    const held = holdAnswers();
    const { calls, user } = open({ [`DELETE ${PATH}`]: held.next });
    const account = await findAccount();
    await user.click(await account.findByRole("button", { name: "Cancel the change of the address" }));
    await held.give({});
    expect(await screen.findByText("Your address stays as it is")).toBeVisible();
    expect(account.queryByText(/^Waits/)).not.toBeInTheDocument();
    expect(listChanges(calls)).toEqual([{ method: "DELETE", path: PATH, body: undefined }]);
    await waitFor(() => expect(screen.getByRole("region", { name: "Account" })).toHaveFocus());
  });

  it("is sent its link again, which works longer", async () => {
    const later = { ...WAITING, expiresAt: "2026-11-30T10:00:00.000Z" };
    const { user } = open({ [`POST ${PATH}/resend`]: { body: later } });
    const account = await findAccount();
    await user.click(await account.findByRole("button", { name: "Send again" }));
    expect(await screen.findByText("Link sent to new@example.org")).toBeVisible();
    expect(account.getByText(/until 30 Nov 2026/)).toBeVisible();
  });

  it("that has changed meanwhile is told as such and leaves the screen", async () => {
    const { routes, user } = open();
    const account = await findAccount();
    routes[`POST ${PATH}/resend`] = () => {
      routes[`GET ${PATH}`] = { body: null };
      return errorAnswer("not_found", "Change not found");
    };
    await user.click(await account.findByRole("button", { name: "Send again" }));
    expect(await screen.findByText("The link was not sent")).toBeVisible();
    await waitFor(() => expect(account.queryByText(/^Waits/)).not.toBeInTheDocument());
  });
});
