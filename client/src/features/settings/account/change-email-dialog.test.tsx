import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { errorAnswer } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { ProfileSection } from "../components/profile-section";
import { listChanges, serveSettings } from "../test-server";

const ROUTE = "POST /api/auth/change-email";

async function openDialog(routes: Parameters<typeof serveSettings>[1] = {}) {
  const api = serveSettings([], routes);
  const page = renderWithProviders(<ProfileSection />, { path: "/settings" });
  await page.user.click(await screen.findByRole("button", { name: "Change mail address" }));
  const dialog = within(await screen.findByRole("dialog"));
  const fill = async (email: string, password: string) => {
    if (email) await page.user.type(dialog.getByLabelText(/^New mail address/), email);
    if (password) await page.user.type(dialog.getByLabelText(/^Current password/), password);
    await page.user.click(dialog.getByRole("button", { name: "Send the link" }));
  };
  return { ...api, ...page, dialog, fill };
}

describe("changing the mail address", () => {
  it("takes the new address and the password, and says where the link went", async () => {
    const { calls, dialog, fill, user } = await openDialog({ [ROUTE]: { body: { message: "" } } });
    expect(dialog.getByText(/Your address changes when you open it/)).toBeVisible();
    await fill(" New@Example.org ", "a long phrase");
    expect(
      await dialog.findByText("We sent a link to new@example.org. It works for 24 hours."),
    ).toHaveFocus();
    expect(listChanges(calls)).toEqual([
      {
        method: "POST",
        path: "/api/auth/change-email",
        body: { email: "new@example.org", currentPassword: "a long phrase" },
      },
    ]);
    await user.click(screen.getAllByRole("button", { name: "Close" })[0]!);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "Change mail address" }));
    expect(await screen.findByLabelText(/^New mail address/)).toHaveValue("");
  });

  it("says at its field what is missing, before anything is sent", async () => {
    const { calls, dialog, fill } = await openDialog();
    await fill("", "");
    expect(await dialog.findByText("Current password is required")).toBeVisible();
    expect(dialog.getByLabelText(/^New mail address/)).toBeInvalid();
    expect(listChanges(calls)).toEqual([]);
  });

  it.each([
    [
      "the password",
      /^Current password/,
      errorAnswer("wrong_password", "The current password is not right", {
        currentPassword: ["The current password is not right"],
      }),
      "The current password is not right",
    ],
    [
      "the address",
      /^New mail address/,
      errorAnswer("validation_failed", "This is your address already", {
        email: ["This is your address already"],
      }),
      "This is your address already",
    ],
  ])("says at its field what is wrong with %s, and keeps what was typed", async (_, label, answer, text) => {
    const { dialog, fill } = await openDialog({ [ROUTE]: answer });
    await fill("ama@example.org", "a long phrase");
    const field = await waitFor(() => {
      const found = dialog.getByLabelText(label);
      expect(found).toHaveAccessibleDescription(expect.stringContaining(text));
      return found;
    });
    expect(field).toHaveFocus();
    expect(dialog.getByLabelText(/^New mail address/)).toHaveValue("ama@example.org");
    expect(dialog.getByLabelText(/^Current password/)).toHaveValue("a long phrase");
  });

  it("says when too many links were asked for", async () => {
    const { fill } = await openDialog({ [ROUTE]: errorAnswer("rate_limited", "Please try again later.") });
    await fill("new@example.org", "a long phrase");
    expect(await screen.findByText("The link was not sent")).toBeVisible();
    expect(screen.getByText("Please try again later.")).toBeVisible();
  });

  it("is not offered where the server cannot do it", async () => {
    serveSettings([], { "GET /api/auth/sessions": { status: 404, body: {} } });
    const { client } = renderWithProviders(<ProfileSection />, { path: "/settings" });
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.getByText("Cannot change email address")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Change mail address" })).not.toBeInTheDocument();
  });
});
