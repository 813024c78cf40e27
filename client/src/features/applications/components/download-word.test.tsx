import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { DownloadWord } from "./download-word";

const ID = "33333333-3333-4333-8333-333333333333";
const PATH = `/api/applications/${ID}/export.docx`;
const applicationWith = (notes: string | null) => ({ id: ID, notes }) as ApplicationView;

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => "blob:file");
  URL.revokeObjectURL = vi.fn();
  // jsdom cannot navigate to the file.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});

describe("download as Word", () => {
  it("the Word download starts at once when there is nothing to ask", async () => {
    const { calls } = fakeFetch({ [`GET ${PATH}`]: { body: "docx" } });
    const { user } = renderWithProviders(
      <DownloadWord application={applicationWith(null)} isEditing={false} />,
    );
    await user.click(screen.getByRole("button", { name: "Download as Word" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([PATH]));
  });

  it("the Word download asks whether to include the notes, and leaves them out by default", async () => {
    const { calls } = fakeFetch({ [`GET ${PATH}`]: { body: "docx" } });
    const { user } = renderWithProviders(
      <DownloadWord application={applicationWith("Ask Kofi")} isEditing={false} />,
    );
    await user.click(screen.getByRole("button", { name: "Download as Word" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByLabelText(/^Include my notes/)).not.toBeChecked();
    await user.click(dialog.getByLabelText(/^Include my notes/));
    await user.click(dialog.getByRole("button", { name: "Download" }));
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([`${PATH}?notes=true`]));
  });

  it("the Word download says while editing that it holds the saved state", async () => {
    const { calls } = fakeFetch({});
    const { user } = renderWithProviders(<DownloadWord application={applicationWith(null)} isEditing />);
    await user.click(screen.getByRole("button", { name: "Download as Word" }));
    expect(await screen.findByText(/The document holds what is saved/)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it("the Word download says why it failed", async () => {
    fakeFetch({ [`GET ${PATH}`]: errorAnswer("not_found", "Application not found") });
    const { user } = renderWithProviders(
      <DownloadWord application={applicationWith(null)} isEditing={false} />,
    );
    await user.click(screen.getByRole("button", { name: "Download as Word" }));
    expect(await screen.findByText("The download failed")).toBeVisible();
    expect(screen.getByText("Application not found")).toBeVisible();
  });
});
