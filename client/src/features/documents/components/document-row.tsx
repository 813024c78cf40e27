import { FileImage, FileSpreadsheet, FileText, type LucideIcon, Presentation } from "lucide-react";
import type { LibraryFormat } from "@shared/constants/documents";
import type { DocumentView } from "@shared/validators/documents";
import { Link } from "wouter";
import { describeExpiry, describeFile, nameKind } from "@/components/documents/wording";
import { OPENED_HERE } from "@/hooks/use-address-dialog";
import { Badge } from "@/ui/badge";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

const ICONS: Record<LibraryFormat, LucideIcon> = {
  ...{ pdf: FileText, docx: FileText, pptx: Presentation, xlsx: FileSpreadsheet },
  ...{ png: FileImage, jpeg: FileImage, webp: FileImage },
};

/** A document in the list; it leads to its details. */
export function DocumentRow({
  document,
  href,
  withEntity,
}: {
  document: DocumentView;
  href: string;
  /** Whether its organisation is worth naming. */
  withEntity: boolean;
}) {
  const Icon = ICONS[document.format];
  const facts = [
    withEntity && document.entityName,
    document.year !== null && String(document.year),
    describeFile(document),
    document.version > 1 && t("Version {n}", { n: document.version }),
  ].filter(Boolean);
  const expiry = describeExpiry(document);
  return (
    <li>
      <Link
        href={href}
        state={OPENED_HERE}
        className="focus-inset flex min-h-16 items-start gap-3 px-5 py-3.5 transition-colors hover:bg-raised md:px-6"
      >
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
        <span className="min-w-0 flex-1">
          <span className="flex items-start justify-between gap-3">
            <span className="line-clamp-2 font-medium wrap-anywhere">
              <bdi>{document.name}</bdi>
            </span>
            <Badge tone="outline" className="shrink-0">
              {nameKind(document.kind)}
            </Badge>
          </span>
          <span className="mt-0.5 block text-sm text-quiet wrap-anywhere">{joinFacts(facts)}</span>
          {expiry && (
            <span
              className={`mt-0.5 block text-sm ${document.isExpired ? "text-destructive" : "text-quiet"}`}
            >
              {expiry}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
