import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import type { ApplicationView } from "@shared/validators/applications";
import { countGaps, DraftText } from "./draft-text";

/** The AI's draft: none yet, being written, or there to be read and taken over. */
export function AiDraftCard({
  application,
  generating,
  onAdopt,
  adopting,
}: {
  application: ApplicationView;
  generating: boolean;
  onAdopt: () => void;
  adopting: boolean;
}) {
  const draft = application.aiDraftNarrative;
  return (
    <Card>
      <CardHeader
        title="AI-Generated Draft"
        description={
          draft ? "Written by AI from your profile. Check every sentence before you send it." : undefined
        }
        actions={
          draft ? (
            <Button variant="outline" size="sm" pending={adopting} onClick={onAdopt}>
              Use as narrative
            </Button>
          ) : undefined
        }
      />
      {draft ? (
        <>
          {countGaps(draft) > 0 && (
            <Alert tone="warning" className="mb-5">
              {gapSentence(countGaps(draft))}
            </Alert>
          )}
          <DraftText text={draft} />
        </>
      ) : generating ? (
        <WritingSkeleton />
      ) : (
        <p className="text-quiet">
          None yet. A draft covers need, solution, impact, budget, team and fit, and is made only of facts in
          your profile; what is missing is marked for you to add.
        </p>
      )}
    </Card>
  );
}

const gapSentence = (gaps: number) =>
  gaps === 1
    ? "One place needs a fact that your profile does not have. It is marked [add: …]."
    : `${gaps} places need facts that your profile does not have. They are marked [add: …].`;

function WritingSkeleton() {
  return (
    <SkeletonGroup label="Writing the draft" className="space-y-3">
      <p className="text-quiet" aria-hidden="true">
        Writing the draft. You can leave this page and come back.
      </p>
      {["w-1/4", "w-full", "w-11/12", "w-2/3", "w-1/4", "w-full", "w-5/6"].map((width, index) => (
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
