import { FileText } from "lucide-react";
import type { OpportunityFactsView } from "@shared/validators/opportunities";
import { t } from "@/words";
import { nameDocuments } from "../required-documents";
import { Section } from "./section";

/** Lists the documents that the source requires. */
export function DocumentsSection({ opportunity }: { opportunity: OpportunityFactsView }) {
  const required = nameDocuments(opportunity);
  return (
    <Section title={t("Required Documents")}>
      {required.length === 0 ? (
        <p className="text-quiet">{t("None are listed here. Check the application page.")}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {required.map((name) => (
            <li key={name} className="flex items-center gap-2.5">
              <FileText aria-hidden="true" className="size-5 shrink-0 text-link" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
