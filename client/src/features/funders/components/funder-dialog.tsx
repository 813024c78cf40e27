import { ExternalLink } from "lucide-react";
import { ExternalButtonLink } from "@/components/button-link";
import { FactList } from "@/components/fact-list";
import { SourceNote } from "@/components/source-note";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { formatExactMoney, formatExactRange } from "@/lib/format";
import { countryName } from "@shared/constants/countries";
import type { FunderView } from "@shared/validators/catalogue";
import { funderTypeLabel } from "../funder-type";

/** Everything the directory knows of one funder. */
export function FunderDialog({ funder, onClose }: { funder: FunderView | undefined; onClose: () => void }) {
  return (
    <Dialog open={funder !== undefined} onOpenChange={(open) => !open && onClose()}>
      {funder && (
        <DialogContent
          title={<span dir="auto">{funder.name}</span>}
          description={funder.funderType ? funderTypeLabel(funder.funderType) : undefined}
          size="lg"
        >
          <div className="space-y-6">
            <p dir="auto">{funder.description ?? "No description available"}</p>
            <FactList facts={factsOf(funder)} />
            {!funder.verified && (
              <p className="text-sm text-quiet">
                From general knowledge, not yet checked against a page of the funder. Confirm before you rely
                on it.
              </p>
            )}
            <SourceNote {...funder} />
          </div>
          <DialogFooter>
            <DialogClose>Close</DialogClose>
            <ExternalButtonLink href={funder.website} variant="primary">
              Visit website
              <ExternalLink aria-hidden="true" />
            </ExternalButtonLink>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}

function factsOf(funder: FunderView) {
  const { averageCheckSize, minCheckSize, maxCheckSize, currency, country } = funder;
  const range = minCheckSize ?? maxCheckSize;
  return [
    { label: "Average cheque", value: averageCheckSize && formatExactMoney(averageCheckSize, currency) },
    { label: "Cheque size", value: range && formatExactRange(minCheckSize, maxCheckSize, currency) },
    { label: "Headquarters", value: country && countryName(country) },
    { label: "Where it funds", value: funder.geographyFocus.join(", ") },
    { label: "Industries", value: funder.industryFocus.join(", ") },
    { label: "Stages", value: funder.stageFocus.join(", ") },
  ];
}
