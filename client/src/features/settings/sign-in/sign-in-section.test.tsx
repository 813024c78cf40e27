import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SignInWaysView } from "@shared/validators/identities";
import { errorAnswer, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import { NoPassword } from "../account/no-password";
import { listChanges, serveSettings } from "../test-server";
import { SignInSection } from "./sign-in-section";

const PATH = "/api/auth/identities";
const WAYS: SignInWaysView = {
  hasPassword: true,
  providers: [
    { id: "campus", label: "Campus ID" },
    { id: "city", label: "City account" },
  ],
  identities: [
    {
      ...{ id: "one", label: "Campus ID", provider: "campus", email: "ama@campus.example.org" },
      createdAt: "2026-03-05T08:00:00.000Z",
    },
    { id: "two", label: "Old ID", provider: null, email: null, createdAt: "2026-01-05T08:00:00.000Z" },
  ],
};

const open = (routes: Parameters<typeof serveSettings>[1] = {}, path = "/settings") => ({
  ...serveSettings([], { [`GET ${PATH}`]: { body: WAYS }, ...routes }),
  ...renderWithProviders(<SignInSection />, { path }),
});

describe("services that sign a person in", () => {
  it("are listed with whom they sign in and since when, then those that could", async () => {
    open();
    expect(await screen.findByText(/Signs you in as ama@campus\.example\.org, since .*2026/)).toBeVisible();
    expect(screen.getByText("No longer offered here.")).toBeVisible();
    expect(screen.getByText("Does not sign you in yet.")).toBeVisible();
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Remove Campus ID",
      "Remove Old ID",
      "Add City account",
    ]);
  });

  it("are removed after a question", async () => {
    const { calls, user } = open({ [`DELETE ${PATH}/one`]: { status: 204 } });
    await user.click(await screen.findByRole("button", { name: "Remove Campus ID" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Campus ID?" }));
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(listChanges(calls)).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Remove Campus ID" }));
    const again = within(await screen.findByRole("alertdialog", { name: "Remove Campus ID?" }));
    await user.click(again.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("It no longer signs you in")).toBeVisible();
    expect(listChanges(calls)).toMatchObject([{ method: "DELETE", path: `${PATH}/one` }]);
  });

  it("stay when the server refuses, which is told", async () => {
    const { user } = open({ [`DELETE ${PATH}/two`]: errorAnswer("conflict", "Set a password first.") });
    await user.click(await screen.findByRole("button", { name: "Remove Old ID" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Old ID?" }));
    await user.click(question.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("The service was not removed")).toBeVisible();
    expect(screen.getByText("Set a password first.")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Remove Old ID" })).toBeVisible();
  });

  it("say at the return from one that it signs the person in, once", async () => {
    open({}, "/settings?done=link&provider=campus");
    expect(await screen.findByText("It signs you in from now on")).toBeVisible();
  });

  it("show that they load, and that they could not be loaded", async () => {
    const held = holdAnswers();
    const { user, routes } = open({ [`GET ${PATH}`]: held.next });
    expect(await screen.findByText("Loading your services")).toBeInTheDocument();
    await held.give(errorAnswer("validation_failed", "Something went wrong."));
    expect(await screen.findByText("Your services could not be loaded")).toBeVisible();
    routes[`GET ${PATH}`] = { body: WAYS };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Does not sign you in yet.")).toBeVisible();
  });
});

describe("an account without a password", () => {
  it("is sent a link that sets one", async () => {
    const api = serveSettings([], { "POST /api/auth/forgot-password": { body: { message: "Sent" } } });
    const { user } = renderWithProviders(<NoPassword email={testUser.email} />, { path: "/settings" });
    await user.click(screen.getByRole("button", { name: "Send me the link" }));
    expect(await screen.findByText("Email sent")).toBeVisible();
    await waitFor(() => expect(listChanges(api.calls)).toMatchObject([{ body: { email: testUser.email } }]));
  });
});
