import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useLocation } from "wouter";
import type { EntityView } from "@shared/validators/entities";
import { currentUserKey, useCurrentUser } from "@/lib/current-user";
import { errorAnswer, fakeFetch, type FakeCall } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import SettingsPage from "./settings-page";

const entity = (over: Partial<EntityView> = {}): EntityView => ({
  id: "22222222-2222-4222-8222-222222222222",
  name: "AgroLink",
  type: "Startup",
  stage: "MVP",
  description: "Sells harvests",
  mission: null,
  industry: [],
  country: "GH",
  profileCompletionScore: 34,
  layer1Complete: true,
  layer2Complete: false,
  layer3Complete: false,
  lastProfileUpdate: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...over,
});
const ID = entity().id;

/** A server with these entities; other routes can be added or changed. */
function serve(entities: EntityView[], routes: Parameters<typeof fakeFetch>[0] = {}) {
  return fakeFetch({
    "GET /api/entities": { body: entities },
    "GET /api/auth/user": { body: testUser },
    "GET /api/auth/user/preferences": { body: { notifyNewOpportunities: false, notifyDeadlines: true } },
    ...routes,
  });
}
const open = (path = "/settings") => renderWithProviders(<SettingsPage />, { path });
const changes = (calls: FakeCall[]) => calls.filter(({ method }) => method !== "GET");

describe("your entities", () => {
  it("shows each with what to do about its profile", async () => {
    serve([
      entity({ id: "a", name: "Weak", profileCompletionScore: 49 }),
      entity({ id: "b", name: "Fair", profileCompletionScore: 74, layer2Complete: true }),
      entity({ id: "c", name: "Strong", profileCompletionScore: 90, type: "Research", stage: "Scale" }),
    ]);
    open();
    const row = async (name: string) =>
      within((await screen.findByRole("heading", { name })).closest("li") as HTMLElement);

    const weak = await row("Weak");
    expect(weak.getByText("49% complete")).toBeVisible();
    expect(weak.getByRole("button", { name: /Complete profile/ })).toBeVisible();
    expect(weak.getByText("Needs attention")).toBeVisible();
    expect(weak.getByText("Next: 1-3 minutes")).toBeVisible();

    const fair = await row("Fair");
    expect(fair.getByRole("button", { name: /Update profile/ })).toBeVisible();
    expect(fair.getByText("Next: 5-10 minutes")).toBeVisible();

    const strong = await row("Strong");
    expect(strong.getByText("Research")).toBeVisible();
    expect(strong.getByText("Scale")).toBeVisible();
    expect(strong.queryByText("Profile strength")).not.toBeInTheDocument();
  });

  it("offers another try when they do not load", async () => {
    const { routes } = serve([], {
      "GET /api/entities": errorAnswer("unavailable", "The database is away for a moment."),
    });
    const { user } = open();
    expect(await screen.findByText("The database is away for a moment.")).toBeVisible();
    routes["GET /api/entities"] = { body: [entity()] };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "AgroLink" })).toBeVisible();
  });

  it("creates one and goes on to its profile", async () => {
    const created = entity({
      id: "new",
      name: "Solar Sisters",
      profileCompletionScore: 0,
      layer1Complete: false,
    });
    const { calls, routes } = serve([]);
    routes["POST /api/entities"] = () => {
      routes["GET /api/entities"] = { body: [created] };
      return { status: 201, body: created };
    };
    routes["GET /api/profile/new"] = { body: { entityId: "new" } };
    routes["GET /api/questionnaire/Startup/1"] = {
      body: { questions: [{ id: "q", fieldName: "region", label: "Region", required: true, type: "text" }] },
    };
    const { user, history } = open();
    await user.click(await screen.findByRole("button", { name: "Add new entity" }));
    const dialog = await screen.findByRole("dialog", { name: "Add new entity" });
    expect(within(dialog).getByLabelText(/^Type/)).toHaveValue("Startup");
    expect(within(dialog).getByLabelText("Stage")).toHaveValue("Idea");
    await user.click(within(dialog).getByRole("button", { name: "Create entity" }));
    expect(await screen.findByText("Name is required")).toBeVisible();
    await user.type(within(dialog).getByLabelText(/^Name/), "Solar Sisters{Enter}");

    expect(await screen.findByRole("dialog", { name: "Complete profile" })).toBeVisible();
    expect(await screen.findByLabelText(/^Region/)).toBeVisible();
    expect(history.at(-1)).toBe("/settings?entity=new&profile=1");
    expect(changes(calls)).toEqual([
      {
        method: "POST",
        path: "/api/entities",
        body: { name: "Solar Sisters", type: "Startup", stage: "Idea", description: null },
      },
    ]);
  });

  it("keeps what was typed when creating fails", async () => {
    serve([entity()], { "POST /api/entities": { status: 500, body: {} } });
    const { user } = open("/settings?new=entity");
    await user.type(await screen.findByLabelText(/^Name/), "Solar Sisters{Enter}");
    expect(await screen.findByText("Failed to create entity")).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Solar Sisters");
  });

  it("sends only what was edited", async () => {
    const { calls } = serve([entity()], { [`PATCH /api/entities/${ID}`]: { body: entity() } });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Edit AgroLink" }));
    const dialog = await screen.findByRole("dialog", { name: "Edit entity" });
    await user.selectOptions(within(dialog).getByLabelText("Stage"), "Growth");
    await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Entity updated")).toBeVisible();
    expect(changes(calls)).toEqual([
      { method: "PATCH", path: `/api/entities/${ID}`, body: { stage: "Growth" } },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("asks before it drops edits", async () => {
    serve([entity()]);
    const { user } = open(`/settings?entity=${ID}`);
    await user.type(await screen.findByLabelText("Description"), " and more");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText("Description")).toHaveValue("Sells harvests and more");
  });

  it("deletes one after saying what is lost, and puts the focus back on the list", async () => {
    const { calls } = serve([entity(), entity({ id: "other", name: "Other" })], {
      [`DELETE /api/entities/${ID}`]: {},
    });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Edit AgroLink" }));
    await user.click(await screen.findByRole("button", { name: "Delete entity" }));
    expect(
      await screen.findByText(
        'Are you sure you want to delete "AgroLink"? This action cannot be undone. All associated profile data and applications will also be deleted.',
      ),
    ).toBeVisible();
    calls.length = 0;
    serve([entity({ id: "other", name: "Other" })], { [`DELETE /api/entities/${ID}`]: {} });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Entity deleted")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "AgroLink" })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("region", { name: "Your entities" })).toHaveFocus());
  });

  it("says when deleting failed and leaves the entity there", async () => {
    serve([entity()], { [`DELETE /api/entities/${ID}`]: { status: 500, body: {} } });
    const { user } = open(`/settings?entity=${ID}`);
    await user.click(await screen.findByRole("button", { name: "Delete entity" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete entity")).toBeVisible();
  });
});

describe("profile information", () => {
  it("saves the names and the country with its name", async () => {
    const { calls, routes } = serve([]);
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
    expect(changes(calls)[0]?.body).toEqual({
      firstName: "Esi",
      lastName: "Mensah",
      country: "KE",
      countryName: "Kenya",
    });
    expect(client.getQueryData(currentUserKey)).toMatchObject({ firstName: "Esi" });
  });

  it("says when it failed and keeps what was typed", async () => {
    serve([], { "PATCH /api/auth/user": { status: 500, body: {} } });
    const { user } = open();
    const form = within(screen.getByRole("form", { name: "Profile information" }));
    await user.type(form.getByLabelText(/^Last name/), "-Boateng");
    await user.click(form.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Failed to update profile")).toBeVisible();
    expect(form.getByLabelText(/^Last name/)).toHaveValue("Mensah-Boateng");
  });
});

describe("email notifications", () => {
  it("switches at once and sends that one key", async () => {
    let answer: (() => void) | undefined;
    const { calls } = serve([], {
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
    expect(changes(calls)).toEqual([
      { method: "PATCH", path: "/api/auth/user/preferences", body: { notifyNewOpportunities: true } },
    ]);
  });

  it("takes a refused switch back and leaves the other alone", async () => {
    serve([], { "PATCH /api/auth/user/preferences": { status: 500, body: {} } });
    const { user } = open();
    await user.click(await screen.findByRole("switch", { name: "New opportunities" }));
    expect(await screen.findByText("Failed to update preferences")).toBeVisible();
    expect(screen.getByRole("switch", { name: "New opportunities" })).not.toBeChecked();
    expect(screen.getByRole("switch", { name: "Deadline reminders" })).toBeChecked();
  });
});

describe("change password", () => {
  const fillIn = async (user: ReturnType<typeof open>["user"], confirm = "new password") => {
    await user.type(screen.getByLabelText("Current password"), "old password");
    await user.type(screen.getByLabelText("New password"), "new password");
    await user.type(screen.getByLabelText("Confirm new password"), `${confirm}{Enter}`);
  };

  it("asks for all three", async () => {
    serve([]);
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("Current password is required")).toBeVisible();
    expect(screen.getByText("Password must be at least 8 characters")).toBeVisible();
    expect(screen.getByText("Please confirm your password")).toBeVisible();
  });

  it("refuses two that differ", async () => {
    const { calls } = serve([]);
    const { user } = open();
    await fillIn(user, "other password");
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    expect(changes(calls)).toEqual([]);
  });

  it("changes it and empties the form", async () => {
    serve([], { "POST /api/auth/change-password": { body: {} } });
    const { user } = open();
    await fillIn(user);
    expect(await screen.findByText("Password changed")).toBeVisible();
    expect(screen.getByLabelText("Current password")).toHaveValue("");
  });

  it("puts a wrong current password on its field and keeps the form", async () => {
    serve([], {
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

  it("without a reason from the server names the sign-in service", async () => {
    serve([], { "POST /api/auth/change-password": { status: 500, body: {} } });
    const { user } = open();
    await fillIn(user);
    expect(await screen.findByText(/managed by your third-party sign-in service/)).toBeVisible();
  });
});

it("keeps the chosen theme", async () => {
  serve([]);
  const { user } = open();
  await user.click(screen.getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});

describe("logout", () => {
  it("forgets everything and goes to the login screen", async () => {
    serve([entity()], { "POST /api/auth/logout": {} });
    const { user, client, history } = renderWithProviders(<Guarded />, { path: "/settings" });
    await screen.findByRole("heading", { name: "AgroLink" });
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(history.at(-1)).toBe("/login"));
    expect(client.getQueryData(currentUserKey)).toBeNull();
    expect(client.getQueryData(["/api/entities"])).toBeUndefined();
  });

  it("says when it failed", async () => {
    serve([], { "POST /api/auth/logout": { status: 500, body: {} } });
    const { user, history } = open();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Failed to logout")).toBeVisible();
    expect(history.at(-1)).toBe("/settings");
  });
});

/** As in the app, which looks at the address and the person before the screen does: without one it is gone. */
function Guarded() {
  useLocation();
  return useCurrentUser().user ? <SettingsPage /> : null;
}
