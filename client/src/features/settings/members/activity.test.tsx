import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { errorAnswer } from "@/test/fake-fetch";
import { buildMembers, findMembers, ME, openMembers } from "./test-members";

const GET = "GET /api/entities/sunrise/activity";
const item = (id: number, text: string, actor: string | null = "Kofi Boateng") => ({
  ...{ id, text, actor },
  at: "2026-03-04T10:00:00.000Z",
});

async function openActivity(routes: Parameters<typeof openMembers>[1]) {
  const page = openMembers(buildMembers(), routes);
  await page.user.click(await (await findMembers()).findByRole("button", { name: "What members did" }));
  return { ...page, dialog: within(await screen.findByRole("dialog")) };
}

describe("what members did", () => {
  it("is listed with who did it, and older entries on demand", async () => {
    const { dialog, user } = await openActivity({
      [GET]: { body: { items: [item(9, "Changed the profile"), item(8, "Left", null)], hasMore: true } },
      [`${GET}?beforeId=8`]: { body: { items: [item(2, "Joined as Editor")], hasMore: false } },
    });
    const row = (await dialog.findByText("Changed the profile")).closest("li")!;
    expect(row).toHaveTextContent("Kofi Boateng");
    expect(dialog.getByText("Left").closest("li")).toHaveTextContent("Somebody who is gone");
    await user.click(dialog.getByRole("button", { name: "Show older" }));
    expect(await dialog.findByText("Joined as Editor")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Show older" })).not.toBeInTheDocument();
  });

  it("says when there is nothing, and why it could not be loaded", async () => {
    const { dialog, routes, user } = await openActivity({ [GET]: errorAnswer("forbidden", "Not yours") });
    expect(await dialog.findByText("What was done could not be loaded")).toBeVisible();
    expect(dialog.getByText("Not yours")).toBeVisible();
    routes[GET] = { body: { items: [], hasMore: false } };
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByText("Nothing was done yet.")).toBeVisible();
  });

  it("is not offered to who is no owner", async () => {
    openMembers(buildMembers({ role: "editor", members: [{ ...ME, role: "editor" }] }));
    const section = await findMembers();
    expect(await section.findByText("ama@example.org")).toBeVisible();
    expect(section.queryByRole("button", { name: "What members did" })).not.toBeInTheDocument();
  });
});
