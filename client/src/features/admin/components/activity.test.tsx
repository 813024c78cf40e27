import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { errorAnswer } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import { admin, serveCatalogue } from "../test-catalogue";
import AdminPage from "../pages/admin-page";

const GET = "GET /api/admin/activity";
const NAME = "What administrators did";
const item = (id: string, text: string, actor: string | null = "Esi Owusu") => ({
  ...{ id, text, actor },
  at: "2026-03-04T10:00:00.000Z",
});

async function openActivity(routes: Parameters<typeof serveCatalogue>[0]) {
  const served = serveCatalogue(routes);
  const { user } = renderWithProviders(<AdminPage />, { path: "/admin/verification", user: admin });
  await user.click((await screen.findByText(NAME)).closest("button")!);
  return { ...served, user, dialog: within(await screen.findByRole("dialog", { name: NAME })) };
}

describe("what administrators did", () => {
  it("is listed with who did it, and older entries on demand", async () => {
    const { dialog, user } = await openActivity({
      routes: {
        [GET]: {
          body: {
            items: [item("b", "Verified “Solar Call”"), item("a", "Had the source “Water” read", null)],
            hasMore: true,
          },
        },
        [`${GET}?lastId=a`]: { body: { items: [item("c", "Rejected “Moon Call”")], hasMore: false } },
      },
    });
    const row = (await dialog.findByText("Verified “Solar Call”")).closest("li")!;
    expect(row).toHaveTextContent("Esi Owusu");
    expect(dialog.getByText("Had the source “Water” read").closest("li")).toHaveTextContent(
      "Somebody who is gone",
    );
    await user.click(dialog.getByRole("button", { name: "Show older" }));
    expect(await dialog.findByText("Rejected “Moon Call”")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Show older" })).not.toBeInTheDocument();
  });

  it("is read again when it is opened again", async () => {
    const { dialog, routes, user } = await openActivity({
      routes: { [GET]: { body: { items: [], hasMore: false } } },
    });
    expect(await dialog.findByText("Nothing was done yet.")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    routes[GET] = { body: { items: [item("b", "Verified “Solar Call”")], hasMore: false } };
    await user.click(screen.getByText(NAME).closest("button")!);
    expect(await screen.findByText("Verified “Solar Call”")).toBeVisible();
  });

  it("says why it could not be loaded, and tries again", async () => {
    const { dialog, routes, user } = await openActivity({
      routes: { [GET]: errorAnswer("forbidden", "Not yours") },
    });
    expect(await dialog.findByText("What was done could not be loaded")).toBeVisible();
    expect(dialog.getByText("Not yours")).toBeVisible();
    routes[GET] = { body: { items: [], hasMore: false } };
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByText("Nothing was done yet.")).toBeVisible();
  });

  it("is downloaded as a table", async () => {
    URL.createObjectURL = vi.fn(() => "blob:file");
    URL.revokeObjectURL = vi.fn();
    // jsdom cannot navigate to the file.
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { calls, dialog, user } = await openActivity({
      routes: {
        [GET]: { body: { items: [], hasMore: false } },
        [`${GET}.csv`]: { body: "Who,What" },
      },
    });
    await user.click(dialog.getByRole("button", { name: "Download as a table" }));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/admin/activity.csv"));
  });

  it("is not offered to who is no administrator", async () => {
    serveCatalogue({ routes: { "GET /api/admin/scrape/runs": errorAnswer("forbidden", "Not yours") } });
    renderWithProviders(<AdminPage />, { path: "/admin/verification", user: testUser });
    expect(await screen.findByText("Not yours")).toBeVisible();
    expect(screen.queryByText(NAME)).not.toBeInTheDocument();
  });
});
