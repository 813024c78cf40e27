import { useState } from "react";
import { Pencil, Trash2 } from "lucide-react";
import type { ApplicationView } from "@shared/validators/applications";
import type { CommentView } from "@shared/validators/comments";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { formatDateTime } from "@/lib/format/dates";
import { IconButton } from "@/ui/button";
import { t } from "@/words";
import { CommentForm } from "./comment-form";
import { CommentText } from "./comment-text";
import { useDeleteComment } from "./comments-api";

/** One comment or reply: who wrote what when, and to change or delete it for who may. */
export function CommentItem({
  application,
  comment,
  mayChange,
  mayDelete,
}: {
  application: ApplicationView;
  comment: CommentView;
  mayChange: boolean;
  mayDelete: boolean;
}) {
  const [isEditing, setEditing] = useState(false);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const remove = useDeleteComment(application.id);
  const { author, createdAt, editedAt } = comment;
  const time = formatDateTime(createdAt) ?? "";
  return (
    <div className="space-y-1">
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 text-sm">
          <bdi className="font-semibold">{author ?? t("A former member")}</bdi>{" "}
          <span className="inline-block text-quiet">{editedAt ? t("{time}, edited", { time }) : time}</span>
        </p>
        {mayChange && !isEditing && (
          <IconButton label={t("Edit the comment")} className="-my-2" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
        {mayDelete && (
          <IconButton label={t("Delete the comment")} className="-my-2" onClick={() => setAsksToDelete(true)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isEditing ? (
        <CommentForm
          application={application}
          about={{ id: comment.id }}
          label={t("Your comment")}
          submitLabel={t("Save")}
          draft={comment.id}
          before={comment}
          onDone={() => setEditing(false)}
        />
      ) : (
        comment.text && <CommentText {...comment} />
      )}
      <ConfirmDialog
        isOpen={asksToDelete}
        onClose={() => setAsksToDelete(false)}
        title={t("Delete the comment?")}
        description={t("Replies to it go too. This cannot be undone.")}
        confirmLabel={t("Delete")}
        onConfirm={() => remove.mutate(comment.id, { onSettled: () => setAsksToDelete(false) })}
        pending={remove.isPending}
      />
    </div>
  );
}
