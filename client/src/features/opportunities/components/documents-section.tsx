import { FileText } from "lucide-react";
import type { OpportunityFactsView } from "@shared/validators/opportunities";
import { t } from "@/words";
import { Section } from "./section";

const DOCUMENTS = [
  { flag: "businessPlanRequired", name: t("Business Plan") },
  { flag: "pitchDeckRequired", name: t("Pitch Deck") },
  { flag: "financialProjectionsRequired", name: t("Financial Projections") },
  { flag: "legalEntityRequired", name: t("Legal Entity Documentation") },
  { flag: "registeredBusinessRequired", name: t("Registered Business Certificate") },
] as const;

/** Lists the documents that the source requires. */
export function DocumentsSection({ opportunity }: { opportunity: OpportunityFactsView }) {
  const required = DOCUMENTS.filter(({ flag }) => opportunity[flag]);
  return (
    <Section title={t("Required Documents")}>
      {required.length === 0 ? (
        <p className="text-quiet">{t("None are listed here. Check the application page.")}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {required.map(({ flag, name }) => (
            <li key={flag} className="flex items-center gap-2.5">
              <FileText aria-hidden="true" className="size-5 shrink-0 text-link" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
