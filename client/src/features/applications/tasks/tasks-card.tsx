import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import type { TasksView, TaskView } from "@shared/validators/tasks";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { applicationTasksQuery } from "@/lib/api/queries/tasks";
import { useMayEdit } from "@/lib/entity-rights";
import { t } from "@/words";
import { TaskRow } from "./task-row";

const taskDialog = lazyDialog(() => import("./task-dialog"));

type Application = { id: string; entityId: string };

/** What is to be done for an application: who does it, until when, and what is done already. */
export default function TasksCard({ application }: { application: Application }) {
  const { data, isError, error, refetch, isFetching } = useQuery(applicationTasksQuery(application.id));
  // The server has no tasks.
  if (data === null) return null;
  return (
    <Card>
      {data ? (
        <Tasks application={application} view={data} />
      ) : (
        <>
          <CardHeader title={t("Tasks")} />
          {isError ? (
            <ErrorState
              title={t("The tasks could not be loaded")}
              error={error}
              onRetry={refetch}
              retrying={isFetching}
            />
          ) : (
            <SkeletonGroup label={t("Loading the tasks")}>
              <Skeleton className="h-6 w-full" />
            </SkeletonGroup>
          )}
        </>
      )}
    </Card>
  );
}

function Tasks({ application, view }: { application: Application; view: TasksView }) {
  const { tasks, people } = view;
  const isEditable = useMayEdit(application.entityId);
  const { open, wasOpened, shown } = useOpening();
  const [edited, setEdited] = useState<TaskView | null>(null);
  const [showsDone, setShowsDone] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  taskDialog.usePreload();
  const openFor = (task: TaskView | null) => {
    setEdited(task);
    open();
  };
  // The row of a task that was ticked or deleted is gone with its focus.
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, []);
  const row = (task: TaskView) => (
    <TaskRow
      key={task.id}
      applicationId={application.id}
      task={task}
      mayEdit={isEditable}
      mayTick={isEditable || people.some(({ id, isCaller }) => isCaller && id === task.assignee?.id)}
      onEdit={() => openFor(task)}
      onGone={keepFocus}
    />
  );
  const openTasks = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  return (
    <>
      <CardHeader
        title={t("Tasks")}
        description={
          openTasks.length > 0 ? t.count(openTasks.length, "1 open task", "{n} open tasks") : undefined
        }
        actions={
          isEditable && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => openFor(null)}>
              <Plus aria-hidden="true" />
              {t("Add a task")}
            </Button>
          )
        }
      />
      <div ref={list} tabIndex={-1} className="outline-none">
        {tasks.length === 0 && (
          <p className="text-quiet">
            {isEditable
              ? t("Nothing to do yet. A task says what is to be done, by whom and until when.")
              : t("Nothing to do yet.")}
          </p>
        )}
        {openTasks.length > 0 && <ul className="divide-y divide-line">{openTasks.map(row)}</ul>}
        {done.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className="mt-2 -ms-3"
            aria-expanded={showsDone}
            onClick={() => setShowsDone(!showsDone)}
          >
            {showsDone ? t("Hide what is done") : t.count(done.length, "Show 1 done", "Show {n} done")}
          </Button>
        )}
        {showsDone && <ul className="divide-y divide-line">{done.map(row)}</ul>}
      </div>
      {wasOpened && (
        <taskDialog.Dialog applicationId={application.id} task={edited} people={people} {...shown} />
      )}
    </>
  );
}
