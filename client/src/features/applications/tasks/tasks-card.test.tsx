import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { TasksView, TaskView } from "@shared/validators/tasks";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import TasksCard from "./tasks-card";

const ID = testId(700);
const PATH = `/api/applications/${ID}/tasks`;
const [AMA, KOFI] = [
  { id: testId(1), name: "Ama Mensah", isCaller: true },
  { id: testId(2), name: "Kofi Boateng", isCaller: false },
];

const buildTask = (id: number, parts: Partial<TaskView> = {}): TaskView => ({
  ...{ id: testId(id), title: `Task ${id}`, dueDate: null, assignee: null, section: null },
  ...{ doneAt: null, doneBy: null },
  ...parts,
});

async function show(
  tasks: TaskView[],
  routes: Parameters<typeof fakeFetch>[0] = {},
  role?: "viewer" | "editor",
) {
  const view: TasksView = { tasks, people: [AMA, KOFI] };
  const entity = buildEntityView({ id: testId(500), ...(role && { role }) });
  const fake = fakeFetch({
    [`GET ${PATH}`]: { body: view },
    "GET /api/entities": { body: [entity] },
    ...routes,
  });
  const { user } = renderWithProviders(<TasksCard application={{ id: ID, entityId: entity.id }} />);
  await screen.findByRole("heading", { name: "Tasks" });
  const setTasks = (next: TaskView[]) =>
    void (fake.routes[`GET ${PATH}`] = { body: { ...view, tasks: next } });
  return { ...fake, user, setTasks };
}
const listWrites = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== "GET").map(({ method, body }) => ({ method, body }));

describe("the tasks of an application", () => {
  it("say until when, who does it and which text they are about, and hide what is done", async () => {
    const { user } = await show([
      buildTask(1, { dueDate: "2020-05-01", assignee: KOFI, section: "narrative" }),
      buildTask(2, { doneAt: "2030-03-01T12:00:00.000Z", doneBy: "Esi" }),
    ]);
    const row = (await screen.findByRole("checkbox", { name: /^Task 1/ })).closest("li")!;
    expect(row).toHaveTextContent("Overdue since 1 May 2020");
    expect(row).toHaveTextContent("Kofi Boateng");
    expect(row).toHaveTextContent("Application Narrative");
    expect(screen.getByText("1 open task")).toBeVisible();
    expect(screen.queryByRole("checkbox", { name: /^Task 2/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show 1 done" }));
    const done = screen.getByRole("checkbox", { name: /^Task 2/ });
    expect(done).toBeChecked();
    expect(done.closest("li")).toHaveTextContent("Done 1 Mar 2030 by Esi");
  });

  it("one is added with all its fields", async () => {
    const { user, calls, routes, setTasks } = await show([]);
    await user.click(await screen.findByRole("button", { name: "Add a task" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add a task" }));
    await user.type(dialog.getByLabelText(/^What is to be done/), "Write the budget");
    await user.type(dialog.getByLabelText(/^Until when/), "2030-06-01");
    await user.selectOptions(dialog.getByLabelText(/^Who does it/), "Ama Mensah (you)");
    await user.selectOptions(dialog.getByLabelText(/^Which text/), "Notes");
    const made = buildTask(3, { title: "Write the budget" });
    routes[`POST ${PATH}`] = () => {
      setTasks([made]);
      return { status: 201, body: made };
    };
    await user.click(dialog.getByRole("button", { name: "Save task" }));
    expect(await screen.findByRole("checkbox", { name: /^Write the budget/ })).toBeVisible();
    expect(listWrites(calls)).toEqual([
      {
        method: "POST",
        body: { title: "Write the budget", dueDate: "2030-06-01", assigneeId: AMA.id, section: "notes" },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("a change sends only what was changed, and a refused one keeps what was typed", async () => {
    const { user, calls, routes } = await show([buildTask(1, { dueDate: "2030-06-01", assignee: KOFI })]);
    await user.click(await screen.findByRole("button", { name: "Edit Task 1" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit the task" }));
    const person = dialog.getByLabelText(/^Who does it/);
    expect(person).toHaveDisplayValue("Kofi Boateng");
    await user.selectOptions(person, "Anybody");
    routes[`PATCH ${PATH}/${testId(1)}`] = errorAnswer("validation_failed", "Wrong", {
      title: ["Another word"],
    });
    await user.click(dialog.getByRole("button", { name: "Save task" }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^What is to be done/)).toHaveAccessibleDescription("Another word"),
    );
    expect(person).toHaveDisplayValue("Anybody");
    expect(listWrites(calls)).toEqual([{ method: "PATCH", body: { assigneeId: null } }]);
  });

  it("one that is ticked goes to those that are done, and the focus stays in the list", async () => {
    const { user, calls, routes, setTasks } = await show([buildTask(1), buildTask(2)]);
    routes[`PATCH ${PATH}/${testId(1)}`] = () => {
      const done = buildTask(1, { doneAt: "2030-03-01T12:00:00.000Z" });
      setTasks([buildTask(2), done]);
      return { body: done };
    };
    await user.click(await screen.findByRole("checkbox", { name: "Task 1" }));
    expect(await screen.findByRole("button", { name: "Show 1 done" })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(listWrites(calls)).toEqual([{ method: "PATCH", body: { done: true } }]);
  });

  it("one that could not be ticked is open again", async () => {
    const { routes } = await show([buildTask(1)]);
    routes[`PATCH ${PATH}/${testId(1)}`] = errorAnswer("internal", "Broken");
    const box = await screen.findByRole("checkbox", { name: "Task 1" });
    fireEvent.click(box);
    // Not a moment later: a box that jumps back looks as if the press was missed.
    expect(box).toBeChecked();
    expect(await screen.findByText("Failed to save the task")).toBeVisible();
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it("one is deleted after a question", async () => {
    const { user, calls, routes, setTasks } = await show([buildTask(1)]);
    await user.click(await screen.findByRole("button", { name: "Delete Task 1" }));
    const question = within(await screen.findByRole("alertdialog"));
    routes[`DELETE ${PATH}/${testId(1)}`] = () => {
      setTasks([]);
      return {};
    };
    await user.click(question.getByRole("button", { name: "Delete task" }));
    expect(await screen.findByText("Task deleted")).toBeVisible();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(listWrites(calls)).toEqual([{ method: "DELETE", body: undefined }]);
  });

  it("a viewer may tick their own and nothing else", async () => {
    await show([buildTask(1, { assignee: AMA }), buildTask(2, { assignee: KOFI })], {}, "viewer");
    await waitFor(() => expect(screen.getByRole("checkbox", { name: /^Task 2/ })).toBeDisabled());
    expect(screen.getByRole("checkbox", { name: /^Task 1/ })).toBeEnabled();
    for (const name of ["Add a task", "Edit Task 1", "Delete Task 1"])
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  });

  it("are missing where the server has none, and an error can be tried again", async () => {
    const { user, routes, setTasks } = await show([], { [`GET ${PATH}`]: errorAnswer("internal", "Broken") });
    expect(await screen.findByText("The tasks could not be loaded")).toBeVisible();
    setTasks([]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^Nothing to do yet/)).toBeVisible();
    expect(routes[`GET ${PATH}`]).toBeDefined();
  });
});
