import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { TaskView } from "@shared/validators/tasks";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { IconButton } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { formatDue } from "@/lib/format/due";
import { t } from "@/words";
import { nameTextField } from "../wording";
import { useDeleteTask, useTickTask } from "./tasks-api";

/** One task: its box to tick, whose it is and until when, and for editors its buttons. */
export function TaskRow({
  applicationId,
  task,
  mayEdit,
  mayTick,
  onEdit,
  onGone,
}: {
  applicationId: string;
  task: TaskView;
  mayEdit: boolean;
  mayTick: boolean;
  onEdit: () => void;
  /** Called once the row has left the list, and a dialog has tried to give its focus back. */
  onGone: () => void;
}) {
  const tick = useTickTask(applicationId, task);
  const remove = useDeleteTask(applicationId, task);
  useEffect(() => () => void setTimeout(onGone), [onGone]);
  const [asksToDelete, setAsksToDelete] = useState(false);
  // The list changes only after the answer: until then the box would jump back.
  const [ticked, setTicked] = useState<boolean>();
  const isDone = ticked ?? task.doneAt !== null;
  const { title } = task;
  return (
    <li className="flex flex-wrap items-start gap-x-2 py-1.5">
      <Checkbox
        className="min-w-0 flex-1 basis-48"
        label={<bdi className={cn("wrap-anywhere", isDone && "text-quiet line-through")}>{title}</bdi>}
        hint={<Facts task={task} />}
        checked={isDone}
        disabled={!mayTick}
        onChange={({ target: { checked: done } }) => {
          setTicked(done);
          tick.mutate({ done }, { onSettled: () => setTicked(undefined) });
        }}
      />
      {mayEdit && (
        // On a narrow phone they stand below, or the words would have a column of one word.
        <div className="ms-auto flex gap-x-2">
          <IconButton label={t("Edit {name}", { name: title })} aria-haspopup="dialog" onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={t("Delete {name}", { name: title })} onClick={() => setAsksToDelete(true)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
          <ConfirmDialog
            isOpen={asksToDelete}
            onClose={() => setAsksToDelete(false)}
            title={t("Delete the task?")}
            description={t("“{title}” is gone for all members.", { title })}
            confirmLabel={t("Delete task")}
            onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsksToDelete(false) })}
            pending={remove.isPending}
          />
        </div>
      )}
    </li>
  );
}

/** Its day, its person and its text, or when it was done and by whom. */
function Facts({ task: { dueDate, assignee, section, doneAt, doneBy } }: { task: TaskView }) {
  const due = dueDate === null ? undefined : formatDue(dueDate);
  const date = formatDate(doneAt) ?? "";
  const when =
    doneAt !== null
      ? doneBy === null
        ? t("Done {date}", { date })
        : t("Done {date} by {name}", { date, name: doneBy })
      : due?.words;
  const parts = [
    when && (
      <span key="when" className={cn(doneAt === null && due?.isOverdue && "font-medium text-destructive")}>
        {when}
      </span>
    ),
    doneAt === null && assignee && <bdi key="who">{assignee.name}</bdi>,
    section && <span key="section">{nameTextField(section)}</span>,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <span className="flex flex-wrap gap-x-3 wrap-anywhere">{parts}</span>;
}
