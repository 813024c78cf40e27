import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "@/components/error-state";
import { Dialog, DialogContent } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { ChooseApplication } from "./choose-application";
import { pastAnswersQuery } from "./past-answers-api";
import { ProposedAnswers } from "./proposed-answers";

type Props = { isOpen: boolean; onClose: () => void };

/** Takes the file of a past application, shows what was found in it, and keeps the answers that are accepted. */
export default function PastAnswersDialog({ isOpen, onClose }: Props) {
  const [documentId, setDocumentId] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    setDocumentId(undefined);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} dirty={isDirty}>
      <DialogContent
        size="lg"
        title={t("Add from a past application")}
        description={
          documentId === undefined
            ? t(
                "Its questions and answers are shown to you one by one, and only those that you accept are kept. No AI provider is sent anything.",
              )
            : undefined
        }
      >
        {documentId === undefined ? (
          <ChooseApplication onChosen={setDocumentId} onDirtyChange={setDirty} />
        ) : (
          <Found
            key={documentId}
            documentId={documentId}
            onDirtyChange={setDirty}
            onBack={() => setDocumentId(undefined)}
            onKept={close}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

type FoundProps = {
  documentId: string;
  onDirtyChange: (isDirty: boolean) => void;
  onBack: () => void;
  onKept: () => void;
};

function Found({ documentId, ...props }: FoundProps) {
  const { data, isError, error, refetch, isFetching } = useQuery(pastAnswersQuery(documentId));
  if (data) return <ProposedAnswers found={data} {...props} />;
  return isError ? (
    <ErrorState
      title={t("The answers could not be read")}
      error={error}
      onRetry={refetch}
      retrying={isFetching}
    />
  ) : (
    <SkeletonGroup label={t("Reading the document…")} className="space-y-3">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}
