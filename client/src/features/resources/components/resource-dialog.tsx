import { ExternalLink } from "lucide-react";
import { ExternalButtonLink } from "@/components/button-link";
import { FactList } from "@/components/fact-list";
import { SourceNote } from "@/components/source-note";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { humanise } from "@/lib/format";
import type { ResourceView } from "@shared/validators/catalogue";

/** A resource that is no file: what it is about, and the way to it. */
export function ResourceDialog({
  resource,
  onClose,
}: {
  resource: ResourceView | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog open={resource !== undefined} onOpenChange={(open) => !open && onClose()}>
      {resource && (
        <DialogContent
          title={<span dir="auto">{resource.title}</span>}
          description={humanise(resource.resourceType)}
          size="lg"
        >
          <div className="space-y-6">
            {resource.description && <p dir="auto">{resource.description}</p>}
            {resource.content && (
              <p dir="auto" className="whitespace-pre-line">
                {resource.content}
              </p>
            )}
            <FactList
              facts={[
                { label: "Publisher", value: resource.publisher },
                { label: "Relevant for", value: resource.relevantFor.join(", ") },
                { label: "Licence", value: resource.licence },
              ]}
            />
            <SourceNote sourceUrl={resource.sourceUrl} lastSyncedAt={resource.lastSyncedAt} />
          </div>
          <DialogFooter>
            <DialogClose>Close</DialogClose>
            <ExternalButtonLink href={resource.sourceUrl} variant="primary">
              Open
              <ExternalLink aria-hidden="true" />
            </ExternalButtonLink>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}
