import { useQuery } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import type { ApplicationView } from "@shared/validators/applications";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { useRights } from "@/lib/entity-rights";
import { Checkbox } from "@/ui/checkbox";
import { Dialog, DialogContent, wholePhoneClass } from "@/ui/dialog";
import { Skeleton } from "@/ui/skeleton";
import { t } from "@/words";
import { CommentThread } from "./comment-thread";
import { commentsQuery } from "./comments-api";
import { TextPane } from "./text-pane";
import { listThreads, type Words } from "./threads";

type Props = {
  application: ApplicationView;
  /** The comment that the address names. */
  commentId: string | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** The texts of an application beside what members say of them. */
export default function CommentsDialog({ application, commentId, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent size="xl" title={t("Comments")} className={wholePhoneClass}>
        <Comments application={application} commentId={commentId} />
      </DialogContent>
    </Dialog>
  );
}

function Comments({ application, commentId }: Pick<Props, "application" | "commentId">) {
  const may = useRights(application.entityId);
  const [shown, setShown] = useState<Words>();
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TextPane application={application} mayComment={may("comment")} shown={shown} />
      <Threads
        application={application}
        commentId={commentId}
        may={may}
        onShow={(words) => setShown({ ...words })}
      />
    </div>
  );
}

function Threads({
  application,
  commentId,
  may,
  onShow,
}: Pick<Props, "application" | "commentId"> & {
  may: ReturnType<typeof useRights>;
  onShow: (words: Words) => void;
}) {
  const { data, isError, error, refetch, isFetching } = useQuery(commentsQuery(application.id));
  const [wantsResolved, setWantsResolved] = useState(false);
  // Comments that were loaded stay when reading them again fails.
  if (isError && !data)
    return (
      <ErrorState
        title={t("The comments could not be loaded")}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-40 w-full" />;
  const threads = listThreads(data.comments);
  const isTarget = ({ root, replies }: (typeof threads)[number]) =>
    [root, ...replies].some(({ id }) => id === commentId);
  const resolved = threads.filter(({ root }) => root.resolvedAt !== null);
  const listed = threads.filter(
    (thread) => wantsResolved || thread.root.resolvedAt === null || isTarget(thread),
  );
  return (
    <div className="min-w-0 space-y-3">
      {!may("comment") && (
        <p className="text-sm text-quiet">{t("You can read the comments, but not write any.")}</p>
      )}
      {resolved.length > 0 && (
        <Checkbox
          label={t("Show resolved ({n})", { n: resolved.length })}
          checked={wantsResolved}
          onChange={({ target: { checked } }) => setWantsResolved(checked)}
        />
      )}
      {listed.length === 0 ? (
        <EmptyState
          icon={MessageSquareText}
          title={resolved.length > 0 ? t("No open comments") : t("No comments yet")}
          description={
            resolved.length === 0 &&
            t("Members with the right to comment write here what they think of the texts.")
          }
        />
      ) : (
        <ul aria-label={t("Comments")} className="space-y-3">
          {listed.map((thread) => (
            <CommentThread
              key={thread.root.id}
              application={application}
              thread={thread}
              may={may}
              isTarget={isTarget(thread)}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
