import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useLocation } from "wouter";
import { currentUserKey, useCurrentUser } from "@/lib/api/current-user";
import { errorAnswer } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import { listChanges, buildEntityView, serveSettings } from "../test-server";
import SettingsPage from "./settings-page";

const open = (path = "/settings") => renderWithProviders(<SettingsPage />, { path });

describe("profile information", () => {
  it("profile information saves the names and the country with its name", async () => {
    const { calls, routes } = serveSettings([]);
    routes["PATCH /api/auth/user"] = () => {
      routes["GET /api/auth/user"] = { body: { ...testUser, firstName: "Esi" } };
      return { body: {} };
    };
    const { user, client } = open();
    const form = within(screen.getByRole("form", { name: "Profile information" }));
    expect(form.getByLabelText("Email")).toHaveAttribute("readonly");
    expect(form.getByText("Cannot change email address")).toBeVisible();
    await user.clear(form.getByLabelText(/^First name/));
    await user.click(form.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("First name is required")).toBeVisible();
    await user.type(form.getByLabelText(/^First name/), "Esi");
    await user.selectOptions(form.getByLabelText("Country of residence"), "Kenya");
    await user.click(form.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Profile updated")).toBeVisible();
    expect(listChanges(calls)[0]?.body).toEqual({
      firstName: "Esi",
      lastName: "Mensah",
      country: "KE",
      countryName: "Kenya",
    });
    expect(client.getQueryData(currentUserKey)).toMatchObject({ firstName: "Esi" });
  });

  it("profile information says when saving failed and keeps what was typed", async () => {
    serveSettings([], { "PATCH /api/auth/user": { status: 500, body: {} } });
    const { user } = open();
    const form = within(screen.getByRole("form", { name: "Profile information" }));
    await user.type(form.getByLabelText(/^Last name/), "-Boateng");
    await user.click(form.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Failed to update profile")).toBeVisible();
    expect(form.getByLabelText(/^Last name/)).toHaveValue("Mensah-Boateng");
  });
});

describe("email notifications", () => {
  it("an email notification switches at once and sends only its own key", async () => {
    let answer: (() => void) | undefined;
    const { calls } = serveSettings([], {
      "PATCH /api/auth/user/preferences": () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: {} });
        }),
    });
    const { user } = open();
    const toggle = await screen.findByRole("switch", { name: "New opportunities" });
    await user.click(toggle);
    expect(toggle).toBeChecked();
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    expect(listChanges(calls)).toEqual([
      { method: "PATCH", path: "/api/auth/user/preferences", body: { notifyNewOpportunities: true } },
    ]);
  });

  it("an email notification that is refused goes back and leaves the other alone", async () => {
    serveSettings([], { "PATCH /api/auth/user/preferences": { status: 500, body: {} } });
    const { user } = open();
    await user.click(await screen.findByRole("switch", { name: "New opportunities" }));
    expect(await screen.findByText("Failed to update preferences")).toBeVisible();
    expect(screen.getByRole("switch", { name: "New opportunities" })).not.toBeChecked();
    expect(screen.getByRole("switch", { name: "Deadline reminders" })).toBeChecked();
  });
});

describe("the time zone", () => {
  it("the time zone is chosen among the places, and saved at once", async () => {
    const { calls } = serveSettings([], {
      "GET /api/auth/user/preferences": {
        body: { notifyNewOpportunities: false, notifyDeadlines: true, timezone: "Africa/Accra" },
      },
      "PATCH /api/auth/user/preferences": { body: {} },
    });
    const { user } = open();
    const zone = await screen.findByLabelText("Time zone");
    expect(zone).toHaveValue("Africa/Accra");
    await user.selectOptions(zone, "America / New York");
    expect(zone).toHaveValue("America/New_York");
    await waitFor(() =>
      expect(listChanges(calls)).toEqual([
        { method: "PATCH", path: "/api/auth/user/preferences", body: { timezone: "America/New_York" } },
      ]),
    );
  });

  it("the time zone is hidden for a server that does not send it", async () => {
    serveSettings([]);
    open();
    await screen.findByRole("switch", { name: "New opportunities" });
    expect(screen.queryByLabelText("Time zone")).toBeNull();
  });
});

describe("change password", () => {
  it("changing the password tells a user with a calendar that its address keeps working, and leads to it", async () => {
    const calendar = {
      url: "https://x.example/a.ics",
      webcalUrl: "webcal://x.example/a.ics",
      withSaved: true,
    };
    serveSettings([], { "GET /api/calendar": { body: calendar } });
    const { user } = open();
    const note = await screen.findByText(/^The secret address of your calendar goes on working/);
    await user.click(within(note).getByRole("link", { name: "Calendar" }));
    expect(screen.getByRole("region", { name: "Calendar" })).toHaveFocus();
  });

  it("changing the password does not mention a calendar where there is none", async () => {
    serveSettings([]);
    open();
    await screen.findByRole("button", { name: "Create address" });
    expect(screen.queryByText(/secret address of your calendar/)).toBeNull();
  });

  const fillIn = async (user: ReturnType<typeof open>["user"], confirm = "new password") => {
    await user.type(screen.getByLabelText("Current password"), "old password");
    await user.type(screen.getByLabelText("New password"), "new password");
    await user.type(screen.getByLabelText("Confirm new password"), `${confirm}{Enter}`);
  };

  it("changing the password asks for all three fields", async () => {
    serveSettings([]);
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("Current password is required")).toBeVisible();
    expect(screen.getByText("Password must be at least 8 characters")).toBeVisible();
    expect(screen.getByText("Please confirm your password")).toBeVisible();
  });

  it("changing the password refuses two that differ", async () => {
    const { calls } = serveSettings([]);
    const { user } = open();
    await fillIn(user, "other password");
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    expect(listChanges(calls)).toEqual([]);
  });

  it("changing the password empties the form", async () => {
    serveSettings([], { "POST /api/auth/change-password": { body: {} } });
    const { user } = open();
    await fillIn(user);
    expect(await screen.findByText("Password changed")).toBeVisible();
    expect(screen.getByLabelText("Current password")).toHaveValue("");
  });

  it("changing the password shows a wrong current password at its field and keeps the form", async () => {
    serveSettings([], {
      "POST /api/auth/change-password": errorAnswer("wrong_password", "The current password is not right.", {
        currentPassword: ["This is not your password"],
      }),
    });
    const { user } = open();
    await fillIn(user);
    expect(await screen.findByText("This is not your password")).toBeVisible();
    expect(screen.getByLabelText("Current password")).toHaveFocus();
    expect(screen.getByLabelText("New password")).toHaveValue("new password");
  });

  it("changing the password names the sign-in service when the server gives no reason", async () => {
    serveSettings([], { "POST /api/auth/change-password": { status: 500, body: {} } });
    const { user } = open();
    await fillIn(user);
    expect(await screen.findByText(/managed by your third-party sign-in service/)).toBeVisible();
  });
});

it("the theme that is chosen is kept", async () => {
  serveSettings([]);
  const { user } = open();
  await user.click(screen.getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});

describe("logout", () => {
  it("logout clears all data and goes to the login screen", async () => {
    serveSettings([buildEntityView()], { "POST /api/auth/logout": {} });
    const { user, client, history } = renderWithProviders(<Guarded />, { path: "/settings" });
    await screen.findByRole("heading", { name: "AgroLink" });
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(history.at(-1)).toBe("/login"));
    expect(client.getQueryData(currentUserKey)).toBeNull();
    expect(client.getQueryData(["/api/entities"])).toBeUndefined();
  });

  it("logout says when it failed", async () => {
    serveSettings([], { "POST /api/auth/logout": { status: 500, body: {} } });
    const { user, history } = open();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Failed to logout")).toBeVisible();
    expect(history.at(-1)).toBe("/settings");
  });
});

/** As in the app, the screen is removed when the user or the address changes. */
function Guarded() {
  useLocation();
  return useCurrentUser().user ? <SettingsPage /> : null;
}
