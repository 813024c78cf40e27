import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ExportColumn } from "@shared/constants/exports";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { ExportButton } from "./export-button";

const COLUMNS: ExportColumn[] = [
  { name: "name", label: "Name", isShown: true },
  { name: "status", label: "Status", isShown: true },
  { name: "notes", label: "Notes" },
  { name: "licence", label: "Licence", isKept: true },
];

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => "blob:file");
  URL.revokeObjectURL = vi.fn();
  // jsdom cannot navigate to the file.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});

async function open() {
  const { user } = renderWithProviders(
    <ExportButton
      path="/api/things/export.csv"
      filters={{ search: "solar", status: undefined }}
      columns={COLUMNS}
      description="All things."
    />,
  );
  await user.click(screen.getByRole("button", { name: "Export" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export as CSV" }));
  return { user, dialog };
}

describe("the export dialog", () => {
  it("the export dialog offers the columns with those on the screen ticked, and requests the chosen ones", async () => {
    const { calls } = fakeFetch({ "GET /api/things/export.csv": { body: "csv" } });
    const { user, dialog } = await open();
    expect(dialog.queryByRole("button", { name: "Download JSON" })).not.toBeInTheDocument();
    const columns = within(dialog.getByRole("group", { name: "Columns" }));
    expect(columns.getByLabelText("Name")).toBeChecked();
    expect(dialog.getByLabelText("Notes")).not.toBeChecked();
    expect(dialog.getByLabelText(/^Licence/)).toBeChecked();
    expect(dialog.getByLabelText(/^Licence/)).toBeDisabled();
    await user.click(dialog.getByLabelText("Notes"));
    await user.click(dialog.getByLabelText("Name"));
    await user.click(dialog.getByRole("button", { name: "Download CSV" }));
    expect(await screen.findByText("Your file is ready")).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual([
      "/api/things/export.csv?search=solar&columns=status%2Clicence%2Cnotes",
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("offers the same list as JSON where there is one, whatever the columns", async () => {
    const { calls } = fakeFetch({ "GET /api/things/export.json": { body: {} } });
    const { user } = renderWithProviders(
      <ExportButton
        path="/api/things/export.csv"
        jsonPath="/api/things/export.json"
        filters={{ search: "solar", status: undefined }}
        columns={COLUMNS}
        description="All things."
      />,
    );
    await user.click(screen.getByRole("button", { name: "Export" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Export as CSV" }));
    await user.click(dialog.getByRole("button", { name: "Download JSON" }));
    expect(await screen.findByText("Your file is ready")).toBeVisible();
    expect(calls.map(({ path }) => path)).toEqual(["/api/things/export.json?search=solar"]);
  });

  it("the export dialog needs a column, and selects all with one press", async () => {
    const { calls } = fakeFetch({ "GET /api/things/export.csv": { body: "csv" } });
    const { user, dialog } = await open();
    await user.click(dialog.getByLabelText("Name"));
    await user.click(dialog.getByLabelText("Status"));
    await user.click(dialog.getByRole("button", { name: "Download CSV" }));
    expect(dialog.getByRole("alert")).toHaveTextContent("Choose at least one column");
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Choose all" }));
    for (const { label } of COLUMNS) expect(dialog.getByLabelText(new RegExp(`^${label}`))).toBeChecked();
  });

  it("the export dialog says why an export failed and stays open", async () => {
    fakeFetch({ "GET /api/things/export.csv": errorAnswer("unavailable", "The service is busy.") });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole("button", { name: "Download CSV" }));
    expect(await screen.findByText("The export failed")).toBeVisible();
    expect(screen.getByText("The service is busy.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Download CSV" })).toBeEnabled();
  });
});
