import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { ObligationView } from "@shared/validators/obligations";
import { Button, IconButton } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { Checkbox } from "@/ui/checkbox";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { formatDue } from "@/lib/format/due";
import { t } from "@/words";
import { useChange } from "../api";
import { OBLIGATION_LABELS } from "../wording";
import type { CardProps } from "./card-props";
import { DeleteButton } from "./delete-button";
import { ObligationDialog } from "./obligation-dialog";

/** The conditions and reports of an award, and what of them is done. */
export function ObligationsCard({ application, after: { obligations }, mayEdit }: CardProps) {
  const [isOpen, setOpen] = useState(false);
  const open = obligations.filter(({ doneAt }) => doneAt === null).length;
  return (
    <Card>
      <CardHeader
        title={t("Conditions and reports")}
        description={open > 0 ? t.count(open, "1 open", "{n} open") : undefined}
        actions={
          mayEdit && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Plus aria-hidden="true" />
              {t("Add a condition or report")}
            </Button>
          )
        }
      />
      {obligations.length === 0 ? (
        <p className="text-quiet">
          {t(
            "Nothing yet. The members who edit are reminded 30, 7 and 1 days before each date, and once when it is overdue.",
          )}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {obligations.map((obligation) => (
            <Row key={obligation.id} applicationId={application.id} {...{ obligation, mayEdit }} />
          ))}
        </ul>
      )}
      <ObligationDialog applicationId={application.id} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}

function Row({
  applicationId,
  obligation,
  mayEdit,
}: {
  applicationId: string;
  obligation: ObligationView;
  mayEdit: boolean;
}) {
  const { id, kind, title, dueDate, doneAt, doneBy } = obligation;
  const [isEditing, setEditing] = useState(false);
  const tick = useChange(applicationId, { method: "PATCH", path: ["obligations", id] }, { done: t("Saved") });
  const due = dueDate === null ? undefined : formatDue(dueDate);
  const date = formatDate(doneAt) ?? "";
  const when =
    doneAt === null
      ? due?.words
      : doneBy
        ? t("Done {date} by {name}", { date, name: doneBy })
        : t("Done {date}", { date });
  return (
    <li className="flex items-start gap-x-2 py-1.5">
      <Checkbox
        className="min-w-0 flex-1"
        label={
          <bdi className={cn("wrap-anywhere", doneAt !== null && "text-quiet line-through")}>{title}</bdi>
        }
        hint={
          <span className="flex flex-wrap gap-x-3">
            <span>{OBLIGATION_LABELS[kind]}</span>
            {when && (
              <span className={cn(doneAt === null && due?.isOverdue && "font-medium text-destructive")}>
                {when}
              </span>
            )}
          </span>
        }
        checked={doneAt !== null}
        disabled={!mayEdit || tick.isPending}
        onChange={({ target }) => tick.mutate({ done: target.checked })}
      />
      {mayEdit && (
        <>
          <IconButton
            label={t("Change “{title}”", { title })}
            aria-haspopup="dialog"
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
          <DeleteButton applicationId={applicationId} path={["obligations", id]} name={title} />
          <ObligationDialog
            {...{ applicationId, obligation }}
            isOpen={isEditing}
            onClose={() => setEditing(false)}
          />
        </>
      )}
    </li>
  );
}
