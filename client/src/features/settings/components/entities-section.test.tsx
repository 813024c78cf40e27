import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { errorAnswer } from "@/test/fake-fetch";
import { nextTasksQuery } from "@/lib/api/queries/tasks";
import { renderWithProviders } from "@/test/render";
import SettingsPage from "../pages/settings-page";
import { listChanges, buildEntityView, serveSettings } from "../test-server";

const ID = buildEntityView().id;
const open = (path = "/settings") => renderWithProviders(<SettingsPage />, { path });

describe("your entities", () => {
  it("each entity is listed with what to do about its profile", async () => {
    serveSettings([
      buildEntityView({ id: "a", name: "Weak", profileCompletionScore: 49 }),
      buildEntityView({ id: "b", name: "Fair", profileCompletionScore: 74, layer2Complete: true }),
      buildEntityView({
        id: "c",
        name: "Strong",
        profileCompletionScore: 90,
        type: "Research",
        stage: "Scale",
      }),
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

  it("an entity that may only be read shows the role and its answers, without a form", async () => {
    const viewed = buildEntityView({ role: "viewer", profileCompletionScore: 10 });
    const { routes } = serveSettings([viewed]);
    routes[`GET /api/profile/${ID}`] = { body: { entityId: ID, region: "Accra" } };
    routes["GET /api/questionnaire/Startup/1"] = {
      body: {
        questions: [
          { id: "a", fieldName: "region", label: "Region", required: true, type: "text" },
          { id: "b", fieldName: "team", label: "Team", required: true, type: "integer" },
        ],
      },
    };
    // A link to the form for editing shows the answers as well.
    const { user } = open(`/settings?entity=${ID}`);
    const dialog = within(await screen.findByRole("dialog", { name: "Profile" }));
    expect(await dialog.findByText("You can read this, but not change it.")).toBeVisible();
    expect(dialog.getByText("Accra")).toBeVisible();
    expect(dialog.getByText("Not stated")).toBeVisible();
    expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Close" }));
    const row = within(
      (await screen.findByRole("heading", { name: "AgroLink" })).closest("li") as HTMLElement,
    );
    expect(row.getByText("Viewer")).toBeVisible();
    expect(row.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["View profile"]);
  });

  it("an editor may do all but delete the entity", async () => {
    serveSettings([buildEntityView({ role: "editor" })]);
    open(`/settings?entity=${ID}`);
    const dialog = within(await screen.findByRole("dialog", { name: "Edit entity" }));
    expect(dialog.getByRole("button", { name: "Save changes" })).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Delete entity" })).not.toBeInTheDocument();
  });

  it("the list of entities offers another try when it does not load", async () => {
    const { routes } = serveSettings([], {
      "GET /api/entities": errorAnswer("unavailable", "The database is away for a moment."),
    });
    const { user } = open();
    expect(await screen.findByText("The database is away for a moment.")).toBeVisible();
    routes["GET /api/entities"] = { body: [buildEntityView()] };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "AgroLink" })).toBeVisible();
  });

  it("a new entity is created and its profile opened", async () => {
    const created = buildEntityView({
      id: "new",
      name: "Solar Sisters",
      profileCompletionScore: 0,
      layer1Complete: false,
    });
    const { calls, routes } = serveSettings([]);
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
    expect(listChanges(calls)).toEqual([
      {
        method: "POST",
        path: "/api/entities",
        body: {
          name: "Solar Sisters",
          type: "Startup",
          stage: "Idea",
          description: null,
          mission: null,
          industry: [],
          country: null,
        },
      },
    ]);
  });

  it("a new entity keeps what was typed when creating fails", async () => {
    serveSettings([buildEntityView()], { "POST /api/entities": { status: 500, body: {} } });
    const { user } = open("/settings?new=entity");
    await user.type(await screen.findByLabelText(/^Name/), "Solar Sisters{Enter}");
    expect(await screen.findByText("Failed to create entity")).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Solar Sisters");
  });

  it("editing an entity sends only the edited fields", async () => {
    const { calls } = serveSettings([buildEntityView()], {
      [`PATCH /api/entities/${ID}`]: { body: buildEntityView() },
    });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Edit AgroLink" }));
    const dialog = await screen.findByRole("dialog", { name: "Edit entity" });
    await user.selectOptions(within(dialog).getByLabelText("Stage"), "Growth");
    await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Entity updated")).toBeVisible();
    expect(listChanges(calls)).toEqual([
      { method: "PATCH", path: `/api/entities/${ID}`, body: { stage: "Growth" } },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("editing an entity asks before it drops edits", async () => {
    serveSettings([buildEntityView()]);
    const { user } = open(`/settings?entity=${ID}`);
    await user.type(await screen.findByLabelText("Description"), " and more");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText("Description")).toHaveValue("Sells harvests and more");
  });

  it("an entity is deleted after a warning of what is lost, and the focus returns to the list", async () => {
    const { routes } = serveSettings([buildEntityView(), buildEntityView({ id: "other", name: "Other" })]);
    routes[`DELETE /api/entities/${ID}`] = () => {
      routes["GET /api/entities"] = { body: [buildEntityView({ id: "other", name: "Other" })] };
      return {};
    };
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Edit AgroLink" }));
    await user.click(await screen.findByRole("button", { name: "Delete entity" }));
    expect(
      await screen.findByText(
        'Are you sure you want to delete "AgroLink"? This action cannot be undone. All associated profile data and applications will also be deleted.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Entity deleted")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "AgroLink" })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("region", { name: "Your entities" })).toHaveFocus());
  });

  it("a renamed or deleted entity has what other screens show of it read again", async () => {
    const { routes } = serveSettings([buildEntityView()], {
      [`PATCH /api/entities/${ID}`]: { body: buildEntityView({ name: "AgroNet" }) },
    });
    routes[`DELETE /api/entities/${ID}`] = () => {
      routes["GET /api/entities"] = { body: [] };
      return {};
    };
    const { client, user } = open(`/settings?entity=${ID}`);
    const keys = [nextTasksQuery().queryKey, ["/api/shortlists"]];
    const read = () => keys.forEach((key) => client.setQueryData<unknown>(key, []));
    const areStale = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
    read();
    await user.type(await screen.findByLabelText(/^Name/), "{Backspace>4/}Net{Enter}");
    expect(await screen.findByText("Entity updated")).toBeVisible();
    expect(areStale()).toEqual([true, true]);

    read();
    await user.click(await screen.findByRole("button", { name: "Edit AgroLink" }));
    await user.click(await screen.findByRole("button", { name: "Delete entity" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Entity deleted")).toBeVisible();
    expect(areStale()).toEqual([true, true]);
  });

  it("an entity that could not be deleted stays, with a message", async () => {
    serveSettings([buildEntityView()], { [`DELETE /api/entities/${ID}`]: { status: 500, body: {} } });
    const { user } = open(`/settings?entity=${ID}`);
    await user.click(await screen.findByRole("button", { name: "Delete entity" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete entity")).toBeVisible();
  });
});
