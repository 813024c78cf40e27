import type { DocumentDetailView } from "@shared/validators/documents";
import { describeExpiry } from "@/components/documents/wording";
import { FactList } from "@/components/fact-list";
import { TextLink } from "@/components/text-link";
import { formatDate } from "@/lib/format/dates";
import { formatFileSize } from "@/lib/format/file-size";
import { paths } from "@/lib/paths";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

/** What is known of a document, where it is used, and its files. */
export function DocumentFacts({ document }: { document: DocumentDetailView }) {
  const { year, entityName, usedIn, versions, mayBeSentToAi } = document;
  return (
    <>
      <FactList
        facts={[
          { label: t("Entity"), value: <bdi>{entityName}</bdi> },
          { label: t("Year"), value: year === null ? t("Not stated § document") : String(year) },
          { label: t("Valid until"), value: describeExpiry(document) ?? t("No end") },
          {
            label: t("May be sent to an AI provider"),
            value: mayBeSentToAi ? t("Yes. Nothing is sent today.") : t("No"),
          },
        ]}
      />
      <section aria-label={t("Used in")}>
        <h3 className="mb-2 text-base">{t("Used in")}</h3>
        {usedIn.length === 0 ? (
          <p className="text-quiet">{t("No application names it yet.")}</p>
        ) : (
          <ul className="space-y-1">
            {usedIn.map(({ id, title }) => (
              <li key={id} className="wrap-anywhere">
                <TextLink href={paths.application(id)}>{title || t("Untitled Application")}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label={t("Versions § document")}>
        <h3 className="mb-2 text-base">{t("Versions § document")}</h3>
        <ul className="divide-y divide-line">
          {versions.map(({ version, fileName, fileUrl, size, uploadedAt, uploadedBy }) => (
            <li key={version} className="py-2">
              <a
                href={fileUrl}
                download={fileName}
                className="inline-flex min-h-6 items-center font-medium text-link underline underline-offset-4 wrap-anywhere"
              >
                <bdi>{fileName}</bdi>
              </a>
              <p className="text-sm text-quiet wrap-anywhere">
                {joinFacts([
                  t("Version {n}", { n: version }),
                  formatFileSize(size),
                  t("{date} by {name} § upload", {
                    date: formatDate(uploadedAt) ?? "",
                    name: uploadedBy ?? t("A former member"),
                  }),
                ])}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
