import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { DocumentDetailView } from "@shared/validators/documents";
import { DocumentContent } from "./document-content";

const show = (leftOut: DocumentDetailView["leftOut"]) =>
  render(
    <DocumentContent
      document={
        { text: "Plan", tables: [{ title: "Plan", rows: [["1"]] }], leftOut } as unknown as DocumentDetailView
      }
    />,
  );

it("says what of the tables of a file was not read, and nothing where all was", () => {
  const { unmount } = show([]);
  expect(screen.queryByText(/Not all of this file was read/)).not.toBeInTheDocument();
  unmount();
  show(["cells", "rows"]);
  expect(screen.getByText("Not all of this file was read. The file itself is kept whole.")).toBeVisible();
  const [rows, cells, ...others] = screen.getAllByRole("listitem");
  expect(rows).toHaveTextContent("at most 1,000 rows of a table");
  expect(cells).toHaveTextContent("their first 500 characters");
  expect(others).toEqual([]);
});
