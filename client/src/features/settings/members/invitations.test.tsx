import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { errorAnswer, holdAnswers } from "@/test/fake-fetch";
import { testUser } from "@/test/render";
import { listChanges } from "../test-server";
import {
  buildMembers,
  findForm,
  findMembers,
  findRow,
  HERON,
  INVITED,
  KOFI,
  openMembers,
  SUNRISE,
} from "./test-members";

describe("inviting somebody", () => {
  const POST = "POST /api/entities/sunrise/invitations";

  it("an invitation is sent, listed, and the form is empty again", async () => {
    const { calls, routes, user } = openMembers(buildMembers());
    const form = await findForm();
    routes[POST] = () => {
      routes["GET /api/entities/sunrise/members"] = { body: buildMembers({ invitations: [INVITED] }) };
      return { status: 201, body: INVITED };
    };
    await user.selectOptions(form.getByLabelText(/^Role/), "Viewer");
    await user.type(form.getByLabelText(/^Their email address/), "Esi@example.org{Enter}");
    expect(await screen.findByText("Invitation sent to esi@example.org")).toBeVisible();
    expect(listChanges(calls).at(-1)?.body).toEqual({ email: "esi@example.org", role: "viewer" });
    const row = await findRow("esi@example.org");
    expect(row.getByText("Sent today")).toBeVisible();
    expect(row.queryByText("Expired")).not.toBeInTheDocument();
    expect(form.getByLabelText(/^Their email address/)).toHaveValue("");
  });

  it("a refused invitation keeps what was typed and says why at the address", async () => {
    const { user } = openMembers(buildMembers(), {
      [POST]: errorAnswer("conflict", "This person is a member already", {
        email: ["This person is a member already"],
      }),
    });
    const form = await findForm();
    const email = form.getByLabelText(/^Their email address/);
    await user.selectOptions(form.getByLabelText(/^Role/), "Owner");
    await user.type(email, "kofi@example.org{Enter}");
    await waitFor(() => expect(email).toHaveAccessibleDescription("This person is a member already"));
    expect(email).toHaveFocus();
    expect(email).toHaveValue("kofi@example.org");
    expect(form.getByLabelText(/^Role/)).toHaveDisplayValue("Owner");
  });

  it("an address that was typed is still there after another entity was looked at", async () => {
    const { user } = openMembers(
      buildMembers(),
      { "GET /api/entities/heron/members": { body: { role: "viewer", members: [KOFI], invitations: [] } } },
      { entities: [SUNRISE, HERON] },
    );
    await user.type((await findForm()).getByLabelText(/^Their email address/), "esi@exam");
    const chosen = (await findMembers()).getByRole("combobox", { name: "Entity" });
    await user.selectOptions(chosen, "Blue Heron (viewer)");
    await waitFor(() =>
      expect(screen.queryByRole("form", { name: "Invite somebody" })).not.toBeInTheDocument(),
    );
    await user.selectOptions(chosen, "Sunrise Labs");
    expect((await findForm()).getByLabelText(/^Their email address/)).toHaveValue("esi@exam");
  });

  it("who has not verified their address is asked to do so before they invite", async () => {
    openMembers(buildMembers(), {}, { user: { ...testUser, emailVerified: false } });
    expect(await screen.findByText("Verify your email address to invite others.")).toBeVisible();
    expect(screen.queryByRole("form", { name: "Invite somebody" })).not.toBeInTheDocument();
  });

  it("an expired invitation says so and is sent again", async () => {
    const expired = { ...INVITED, isExpired: true };
    const { routes, user } = openMembers(buildMembers({ invitations: [expired] }));
    routes["POST /api/entities/sunrise/invitations/invitation/resend"] = () => {
      routes["GET /api/entities/sunrise/members"] = { body: buildMembers({ invitations: [INVITED] }) };
      return { body: INVITED };
    };
    const row = await findRow("esi@example.org");
    expect(row.getByText("Expired")).toBeVisible();
    await user.click(row.getByRole("button", { name: "Send again to esi@example.org" }));
    expect(await screen.findByText("Invitation sent to esi@example.org")).toBeVisible();
    await waitFor(() => expect(row.queryByText("Expired")).not.toBeInTheDocument());
  });

  it("an invitation is revoked, and its buttons rest until then", async () => {
    const held = holdAnswers();
    const { routes, user } = openMembers(buildMembers({ invitations: [INVITED] }), {
      "DELETE /api/entities/sunrise/invitations/invitation": held.next,
    });
    const row = await findRow("esi@example.org");
    const revoke = row.getByRole("button", { name: "Revoke the invitation of esi@example.org" });
    await user.click(revoke);
    expect(revoke).toHaveAttribute("aria-busy", "true");
    routes["GET /api/entities/sunrise/members"] = { body: buildMembers() };
    await held.give({});
    expect(await screen.findByText("Invitation revoked")).toBeVisible();
    expect(screen.queryByText("esi@example.org")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("region", { name: "Members" })).toHaveFocus());
  });
});
