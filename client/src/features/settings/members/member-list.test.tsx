import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { MembersView } from "@shared/validators/members";
import { errorAnswer, holdAnswers } from "@/test/fake-fetch";
import { listChanges } from "../test-server";
import { buildMembers, findMembers, findRow, HERON, KOFI, ME, openMembers, SUNRISE } from "./test-members";

describe("the members of an entity", () => {
  it("a user without an entity sees no members", async () => {
    openMembers(buildMembers(), {}, { entities: [] });
    expect(await screen.findByRole("heading", { name: "No entities yet" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Members" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Members" })).not.toBeInTheDocument();
  });

  it("an owner sees everybody, and changes a role", async () => {
    const { calls, routes, user } = openMembers(buildMembers());
    expect((await findRow("Ama Mensah")).getByText("You")).toBeVisible();
    const kofi = await findRow("Kofi Boateng");
    expect(kofi.getByText("kofi@example.org")).toBeVisible();
    const role = kofi.getByRole("combobox", { name: "Role of Kofi Boateng" });
    expect(role).toHaveDisplayValue("Editor");
    routes["PATCH /api/entities/sunrise/members/kofi"] = () => {
      const members = [ME, { ...KOFI, role: "viewer" as const }];
      routes["GET /api/entities/sunrise/members"] = { body: buildMembers({ members }) };
      return {};
    };
    await user.selectOptions(role, "Viewer");
    expect(await screen.findByText("Role changed")).toBeVisible();
    expect(role).toHaveDisplayValue("Viewer");
    expect(listChanges(calls).at(-1)?.body).toEqual({ role: "viewer" });
  });

  it("a role that could not be changed is shown as it is", async () => {
    const { user } = openMembers(buildMembers(), {
      "PATCH /api/entities/sunrise/members/kofi": errorAnswer("internal", "Please try again."),
    });
    const role = (await findRow("Kofi Boateng")).getByRole("combobox");
    await user.selectOptions(role, "Owner");
    expect(await screen.findByText("Failed to change the role")).toBeVisible();
    await waitFor(() => expect(role).toHaveDisplayValue("Editor"));
  });

  it("a refused role is shown as it is, though another one was changed meanwhile", async () => {
    const esi = { ...KOFI, userId: "esi", firstName: "Esi", email: "esi@example.org" };
    const held = holdAnswers();
    const { user } = openMembers(buildMembers({ members: [ME, KOFI, esi] }), {
      "PATCH /api/entities/sunrise/members/kofi": held.next,
      "PATCH /api/entities/sunrise/members/esi": {},
    });
    const role = (await findRow("Kofi Boateng")).getByRole("combobox");
    await user.selectOptions(role, "Viewer");
    await user.selectOptions((await findRow("Esi Boateng")).getByRole("combobox"), "Viewer");
    await held.give(errorAnswer("internal", "Please try again."));
    expect(await screen.findByText("Failed to change the role")).toBeVisible();
    await waitFor(() => expect(role).toHaveDisplayValue("Editor"));
  });

  it("the only owner can neither leave nor change their role, and is told what to do", async () => {
    openMembers(buildMembers());
    const me = await findRow("Ama Mensah");
    expect(
      me.getByText("You are the only owner. To leave, make somebody else an owner first."),
    ).toBeVisible();
    expect(me.getByText("Owner")).toBeVisible();
    expect(me.queryByRole("combobox")).not.toBeInTheDocument();
    expect(me.queryByRole("button", { name: "Leave" })).not.toBeInTheDocument();
  });

  it("who is alone is told nothing about leaving", async () => {
    openMembers(buildMembers({ members: [ME] }));
    const me = await findRow("Ama Mensah");
    expect(me.queryByText(/only owner/)).not.toBeInTheDocument();
    expect(me.queryByRole("button")).not.toBeInTheDocument();
  });

  it("an owner is asked before they give up their own rights", async () => {
    const { calls, user } = openMembers(buildMembers({ members: [ME, { ...KOFI, role: "owner" }] }), {
      [`PATCH /api/entities/sunrise/members/${ME.userId}`]: {},
    });
    const role = (await findRow("Ama Mensah")).getByRole("combobox");
    await user.selectOptions(role, "Editor");
    const question = await screen.findByRole("alertdialog", { name: "Give up being an owner?" });
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    expect(listChanges(calls)).toEqual([]);
    expect(role).toHaveDisplayValue("Owner");
    await user.selectOptions(role, "Editor");
    await user.click(await screen.findByRole("button", { name: "Change my role" }));
    expect(await screen.findByText("Role changed")).toBeVisible();
    expect(listChanges(calls).at(-1)?.body).toEqual({ role: "editor" });
  });

  it("a member is removed after a question, and the focus stays in the section", async () => {
    const { routes, user } = openMembers(buildMembers());
    routes["DELETE /api/entities/sunrise/members/kofi"] = () => {
      routes["GET /api/entities/sunrise/members"] = { body: buildMembers({ members: [ME] }) };
      return {};
    };
    await user.click((await findRow("Kofi Boateng")).getByRole("button", { name: "Remove Kofi Boateng" }));
    const question = await screen.findByRole("alertdialog", { name: "Remove Kofi Boateng?" });
    expect(question).toHaveTextContent("They lose access to Sunrise Labs at once.");
    expect(question).toHaveTextContent("What they wrote there stays with their name");
    await user.click(within(question).getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("Member removed")).toBeVisible();
    expect(screen.queryByText("Kofi Boateng")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("region", { name: "Members" })).toHaveFocus());
  });

  it("a viewer reads the members and can only leave", async () => {
    const members: MembersView = {
      role: "viewer",
      members: [
        { ...KOFI, role: "owner" },
        { ...ME, role: "viewer" },
      ],
      invitations: [],
    };
    openMembers({ ...members, role: "viewer" }, {}, { entities: [{ ...SUNRISE, role: "viewer" }] });
    expect((await findRow("Kofi Boateng")).queryByRole("button")).not.toBeInTheDocument();
    const section = await findMembers();
    expect(section.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Leave"]);
    expect(section.queryByRole("combobox")).not.toBeInTheDocument();
    expect(section.queryByRole("form")).not.toBeInTheDocument();
  });

  it("who leaves is told before what stays, what goes and what they can take along", async () => {
    for (const [role, copy] of [
      ["owner", "download all your data first"],
      ["editor", "export the applications first"],
    ] as const) {
      const { user, unmount } = openMembers(
        buildMembers({
          role,
          members: [
            { ...ME, role },
            { ...KOFI, role: "owner" },
          ],
        }),
        {},
        { entities: [{ ...SUNRISE, role }] },
      );
      await user.click((await findRow("Ama Mensah")).getByRole("button", { name: "Leave" }));
      const question = await screen.findByRole("alertdialog", { name: "Leave Sunrise Labs?" });
      expect(question).toHaveTextContent("Your texts, comments and files stay there, with your name.");
      expect(question).toHaveTextContent("Your API keys and webhooks for it end");
      expect(question).toHaveTextContent(copy);
      unmount();
    }
  });

  it("who leaves an entity goes on with another one", async () => {
    const { routes, user } = openMembers(
      buildMembers({ members: [ME, { ...KOFI, role: "owner" }] }),
      { "GET /api/entities/heron/members": { body: { role: "viewer", members: [KOFI], invitations: [] } } },
      { entities: [SUNRISE, HERON] },
    );
    routes[`DELETE /api/entities/sunrise/members/${ME.userId}`] = () => {
      routes["GET /api/entities"] = { body: [HERON] };
      return {};
    };
    const chosen = await (await findMembers()).findByRole("combobox", { name: "Entity" });
    expect(within(chosen).getByRole("option", { name: "Blue Heron (viewer)" })).toBeInTheDocument();
    await user.click((await findRow("Ama Mensah")).getByRole("button", { name: "Leave" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Leave" }));
    expect(await screen.findByText("You have left Sunrise Labs")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Blue Heron" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Sunrise Labs" })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText("Ama Mensah")).not.toBeInTheDocument());
    expect(await (await findMembers()).findByText("Kofi Boateng")).toBeVisible();
  });

  it("who leaves their last entity comes to the empty state", async () => {
    const { routes, user } = openMembers(buildMembers({ members: [ME, { ...KOFI, role: "owner" }] }));
    routes[`DELETE /api/entities/sunrise/members/${ME.userId}`] = () => {
      routes["GET /api/entities"] = { body: [] };
      return {};
    };
    await user.click((await findRow("Ama Mensah")).getByRole("button", { name: "Leave" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Leave" }));
    expect(await screen.findByRole("heading", { name: "No entities yet" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("region", { name: "Your entities" })).toHaveFocus());
  });

  it("members that do not load offer another try", async () => {
    const { routes, user } = openMembers(buildMembers(), {
      "GET /api/entities/sunrise/members": errorAnswer("unavailable", "The database is away for a moment."),
    });
    expect(await screen.findByText("The database is away for a moment.")).toBeVisible();
    routes["GET /api/entities/sunrise/members"] = { body: buildMembers() };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Kofi Boateng")).toBeVisible();
  });
});
