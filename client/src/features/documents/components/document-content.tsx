import { TABLE_PARTS, type TablePart } from "@shared/constants/documents";
import type { DocumentDetailView } from "@shared/validators/documents";
import { Alert } from "@/ui/alert";
import { t } from "@/words";

/** The beginning of what was read from a document. */
export function DocumentContent({ document: { text, tables, leftOut } }: { document: DocumentDetailView }) {
  if (text === "") return null;
  return (
    <section aria-label={t("What was read")}>
      <h3 className="mb-2 text-base">{t("What was read")}</h3>
      {leftOut.length > 0 && <LeftOut parts={leftOut} />}
      {tables.map(({ title, rows }, index) => (
        <div
          key={index}
          role="region"
          tabIndex={0}
          aria-label={title ?? t("Table {n}", { n: index + 1 })}
          className="mb-3 max-h-64 overflow-auto rounded-control border border-line"
        >
          <table className="w-full text-start text-sm">
            <caption className="px-3 pt-2 text-start font-medium">
              {title ?? t("Table {n}", { n: index + 1 })}
            </caption>
            <tbody className="divide-y divide-line">
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column} dir="auto" className="px-3 py-1.5 align-top">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <p
        dir="auto"
        role="region"
        tabIndex={0}
        aria-label={t("Text of the document")}
        className="max-h-64 overflow-auto rounded-control bg-raised/50 p-3 text-sm whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
    </section>
  );
}

/** Says what of the tables was not read, so that nobody looks for it in vain. */
function LeftOut({ parts }: { parts: readonly TablePart[] }) {
  const said: Record<TablePart, string> = {
    tables: t("Some tables or sheets at the end were not read, because there are too many."),
    rows: t(
      "The last rows of a long table were not read: at most 1,000 rows of a table are read, and fewer where several are large.",
    ),
    columns: t("Columns after the 50th were not read."),
    cells: t("The ends of long cells were not read: only their first 500 characters are."),
  };
  return (
    <Alert tone="warning" className="mb-3">
      <p>{t("Not all of this file was read. The file itself is kept whole.")}</p>
      <ul className="list-disc ps-5">
        {TABLE_PARTS.filter((part) => parts.includes(part)).map((part) => (
          <li key={part}>{said[part]}</li>
        ))}
      </ul>
    </Alert>
  );
}
