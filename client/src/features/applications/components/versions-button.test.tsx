import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ApplicationView, TextVersionItem } from "@shared/validators/applications";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { VersionsButton } from "./versions-button";

const ID = "33333333-3333-4333-8333-333333333333";
const PATH = `/api/applications/${ID}`;
const application = { id: ID, narrative: "Solar kits for markets", version: 4 } as ApplicationView;
const version = (id: number, more: Partial<TextVersionItem> = {}): TextVersionItem => ({
  ...{ id, field: "narrative", savedAt: "2026-03-04T10:00:00.000Z", author: "Ama Mensah", characters: 10 },
  ...more,
});
const versions = [
  version(9),
  version(7, { author: "Kofi Boateng" }),
  version(5),
  version(3, { field: "notes" }),
];

const open = async (answers: Parameters<typeof fakeFetch>[0]) => {
  const fake = fakeFetch({ [`GET ${PATH}/versions`]: { body: { versions } }, ...answers });
  const { user } = renderWithProviders(<VersionsButton application={application} field="narrative" />);
  await user.click(screen.getByRole("button", { name: "Versions of Application Narrative" }));
  return { ...fake, user, dialog: within(await screen.findByRole("dialog")) };
};

describe("the versions of a text", () => {
  it("shows how the newest earlier version differs from the present text", async () => {
    const { dialog } = await open({
      [`GET ${PATH}/versions/7`]: { body: { ...versions[1], text: "Solar lamps for markets" } },
    });
    const text = await dialog.findByRole("region", { name: "Text of this version" });
    expect(within(text).getByText("lamps").tagName).toBe("INS");
    expect(within(text).getByText("kits").tagName).toBe("DEL");
    const choices = dialog.getAllByRole("option").map((option) => option.textContent);
    expect(choices).toEqual([
      expect.stringContaining("by Kofi Boateng"),
      expect.stringContaining("by Ama Mensah"),
    ]);
  });

  it("says beside the choice, which cuts long names, by whom the shown version is", async () => {
    const { dialog, user } = await open({
      [`GET ${PATH}/versions/7`]: { body: { ...versions[1], text: "Solar lamps" } },
      [`GET ${PATH}/versions/5`]: { body: { ...versions[2], text: "Solar" } },
    });
    expect(await dialog.findByText(/by Kofi Boateng/, { selector: "p" })).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText("Version"), "5");
    expect(await dialog.findByText(/by Ama Mensah/, { selector: "p" })).toBeInTheDocument();
  });

  it("brings a version back by a save that names the state it is based on", async () => {
    const { dialog, user, calls } = await open({
      [`GET ${PATH}/versions/7`]: { body: { ...versions[1], text: "Solar lamps" } },
      [`GET ${PATH}/versions/5`]: { body: { ...versions[2], text: "Solar" } },
      [`PATCH ${PATH}`]: { body: { ...application, narrative: "Solar", version: 5 } },
    });
    await user.selectOptions(await dialog.findByLabelText("Version"), "5");
    const back = dialog.getByRole("button", { name: "Bring this version back" });
    await waitFor(() => expect(back).toBeEnabled());
    await user.click(back);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const save = calls.find(({ method }) => method === "PATCH");
    expect(save?.body).toEqual({ narrative: "Solar", version: 4 });
  });

  it("says when there is no earlier version", async () => {
    const { dialog } = await open({ [`GET ${PATH}/versions`]: { body: { versions: [version(9)] } } });
    expect(await dialog.findByText(/There is no earlier version/)).toBeVisible();
  });

  it("says why they could not be loaded", async () => {
    const { dialog } = await open({
      [`GET ${PATH}/versions`]: errorAnswer("not_found", "Application not found"),
    });
    expect(await dialog.findByText("The versions could not be loaded")).toBeVisible();
    expect(dialog.getByText("Application not found")).toBeVisible();
  });
});
