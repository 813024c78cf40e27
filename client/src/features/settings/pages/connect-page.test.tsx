import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { ConnectionAskView } from "@shared/validators/oauth";
import { errorAnswer } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import { buildEntityView, listChanges, serveSettings } from "../test-server";
import ConnectPage from "./connect-page";

const entity = buildEntityView();
const BACK = "https://assistant.example/back";
const PACKED = "cGFja2Vk";
const ask: ConnectionAskView = {
  ...{ name: "Assistant", place: { kind: "site", host: "assistant.example" } },
  ...{ scopes: ["catalogue:read", "applications:read"], refusalUrl: `${BACK}?error=access_denied` },
};
const ASK = `GET /api/oauth/ask`;
const CONNECT = "POST /api/oauth/connections";

/** The test page cannot leave its document, but it can go to a place in it. */
const BACK_IN_PROGRAM = "#back-in-the-program";
const isBack = () => waitFor(() => expect(location.hash).toBe(BACK_IN_PROGRAM));
afterEach(() => location.assign("#"));

function open(
  routes: Parameters<typeof serveSettings>[1] = {},
  options: Parameters<typeof renderWithProviders>[1] = {},
) {
  const api = serveSettings([entity], { [ASK]: { body: ask }, ...routes });
  return { ...api, ...renderWithProviders(<ConnectPage />, { path: `/connect?ask=${PACKED}`, ...options }) };
}

describe("a program that asks to be connected", () => {
  it("is shown with where one goes back to, and let in with what the person chooses", async () => {
    const { calls, user } = open({
      [CONNECT]: { status: 201, body: { redirectTo: BACK_IN_PROGRAM } },
    });
    expect(await screen.findByRole("heading", { name: "Connect “Assistant”?" })).toBeVisible();
    expect(await screen.findByText("assistant.example")).toBeVisible();
    await user.click(screen.getByLabelText("Read applications"));
    await user.click(screen.getByRole("button", { name: "Allow" }));
    await isBack();
    expect(listChanges(calls)).toMatchObject([
      {
        path: "/api/oauth/connections",
        body: { ask: PACKED, scopes: ["catalogue:read"], entityId: entity.id },
      },
    ]);
    expect(screen.getByText(/^Allowed\./)).toBeVisible();
  });

  it("can be refused, which leads back to it", async () => {
    open();
    const refuse = await screen.findByRole("link", { name: "Refuse" });
    expect(refuse).toHaveAttribute("href", ask.refusalUrl);
  });

  it("is let in once the person has shown that it is them", async () => {
    const { routes, user } = open({
      [CONNECT]: errorAnswer("confirmation_required", "Please show that it is you."),
      "POST /api/auth/confirm": () => {
        routes[CONNECT] = { status: 201, body: { redirectTo: BACK_IN_PROGRAM } };
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Allow" }));
    const question = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    await user.type(question.getByLabelText("Your password"), "a long phrase{Enter}");
    await isBack();
  });

  it("says what is missing at its field", async () => {
    const { calls, user } = open();
    await user.selectOptions(await screen.findByLabelText(/^For which entity/), "None, only for me");
    await user.click(screen.getByRole("button", { name: "Allow" }));
    expect(await screen.findByText(/Choose the one that the program may reach/)).toBeVisible();
    expect(listChanges(calls)).toEqual([]);
  });

  it("that is not known leads nowhere, and says what to do", async () => {
    open({ [ASK]: errorAnswer("not_found", "Program not found") });
    expect(await screen.findByText(/Start again in the program/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Allow" })).not.toBeInTheDocument();
  });

  it("waits for a verified address", async () => {
    open({}, { user: { ...testUser, emailVerified: false } });
    expect(await screen.findByText("Verify your email address to connect programs.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Refuse" })).toHaveAttribute("href", ask.refusalUrl);
    expect(screen.queryByRole("button", { name: "Allow" })).not.toBeInTheDocument();
  });
});
