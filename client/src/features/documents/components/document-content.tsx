import type { DocumentDetailView } from "@shared/validators/documents";
import { t } from "@/words";

/** The beginning of what was read from a document. */
export function DocumentContent({ document: { text, tables } }: { document: DocumentDetailView }) {
  if (text === "") return null;
  return (
    <section aria-label={t("What was read")}>
      <h3 className="mb-2 text-base">{t("What was read")}</h3>
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
