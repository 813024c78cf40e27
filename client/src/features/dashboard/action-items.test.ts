import { describe, expect, it } from "vitest";
import { buildApplicationItem, buildEntityView, testId } from "@/test/opportunities";
import { listActionItems } from "./action-items";

const NOW = new Date("2030-05-10T12:00:00Z");
const ready = buildEntityView();

describe("action items", () => {
  it("action items ask for an entity where there is none", () => {
    expect(listActionItems([], [], { now: NOW })).toMatchObject([
      { title: "Add an entity to your account", href: "/settings?new=entity" },
    ]);
  });

  it("action items ask to complete each profile under 50 percent", () => {
    const entities = [
      buildEntityView({ id: testId(501), profileCompletionScore: 49 }),
      buildEntityView({ id: testId(502), profileCompletionScore: 50 }),
    ];
    expect(listActionItems(entities, [], { now: NOW })).toMatchObject([
      {
        title: "Complete your profile for better matches",
        href: `/settings?entity=${testId(501)}&profile=1`,
        detail: "49% complete",
      },
    ]);
  });

  it("action items leave out what the user may only read", () => {
    const entities = [buildEntityView({ id: testId(501), profileCompletionScore: 10, role: "viewer" })];
    const applications = [
      buildApplicationItem({
        updatedAt: "2030-01-01T00:00:00Z",
        entity: { id: testId(501), name: "Volta", type: "Startup" },
      }),
    ];
    expect(listActionItems(entities, applications, { now: NOW })).toEqual([]);
    const editable = entities.map((entity) => ({ ...entity, role: "editor" as const }));
    expect(listActionItems(editable, applications, { now: NOW })).toHaveLength(2);
  });

  it("action items ask to complete drafts unchanged for over 7 days", () => {
    const applications = [
      buildApplicationItem({ id: testId(701), updatedAt: "2030-05-03T11:59:00Z" }),
      buildApplicationItem({ id: testId(702), updatedAt: "2030-05-03T12:00:00Z" }),
      buildApplicationItem({ id: testId(703), updatedAt: "2030-01-01T00:00:00Z", status: "submitted" }),
    ];
    expect(listActionItems([ready], applications, { now: NOW })).toMatchObject([
      {
        title: "Complete draft application",
        subject: "Clean Water Pilot Fund",
        href: `/applications/${testId(701)}`,
      },
    ]);
  });

  it("action items tell of a draft whose opportunity has closed", () => {
    const { opportunity } = buildApplicationItem();
    const draft = (closesAt: string) =>
      buildApplicationItem({
        updatedAt: "2030-05-01T12:00:00Z",
        opportunity: { ...opportunity!, deadline: "2030-05-10", deadlineTime: "12:00", closesAt },
      });
    const drafts = [draft("2030-05-10T12:00:00Z"), draft("2030-05-10T13:00:00Z")];
    expect(listActionItems([ready], drafts, { now: NOW }).map(({ detail }) => detail)).toEqual([
      "Not changed for 9 days\u00A0· Closed",
      "Not changed for 9 days",
    ]);
  });

  it("action items name open tasks until a week ahead, also those of who may only read", () => {
    const buildTask = (id: string, dueDate: string) => ({
      ...{ id, dueDate, title: `Task ${id}`, isOwn: true, applicationId: testId(701) },
      ...{ applicationTitle: "Solar Call", entityName: "Volta" },
    });
    const tasks = [buildTask("1", "2030-05-01"), buildTask("2", "2030-05-17"), buildTask("3", "2030-05-18")];
    const viewed = buildEntityView({ role: "viewer" });
    expect(listActionItems([viewed], [], { tasks, now: NOW })).toMatchObject([
      {
        title: "Do a task",
        subject: "Task 1",
        detail: "Overdue since 1 May 2030\u00A0· Solar Call",
        href: `/applications/${testId(701)}`,
      },
      { subject: "Task 2", detail: "Due 17 May 2030\u00A0· Solar Call" },
    ]);
  });

  it("action items begin with what is due first, then old drafts, then profiles", () => {
    const incomplete = buildEntityView({ profileCompletionScore: 10, role: "owner" });
    const stale = buildApplicationItem({ updatedAt: "2030-01-01T00:00:00Z" });
    const names = { applicationId: testId(701), applicationTitle: "Solar Call", entityName: "Volta" };
    const tasks = [{ ...names, id: "1", dueDate: "2030-05-14", title: "Call", isOwn: true }];
    const obligations = [
      {
        ...names,
        id: "2",
        kind: "report" as const,
        title: "Half year",
        dueDate: "2030-05-12",
        entityId: "1",
      },
    ];
    const items = listActionItems([incomplete], [stale], { tasks, obligations, now: NOW });
    expect(items.map(({ kind }) => kind)).toEqual(["obligation", "task", "draft", "profile"]);
  });

  it("action items keep the name of a deleted opportunity", () => {
    const draft = buildApplicationItem({
      updatedAt: "2030-01-01T00:00:00Z",
      opportunity: null,
      title: "Old fund",
    });
    expect(listActionItems([ready], [draft], { now: NOW })).toMatchObject([{ subject: "Old fund" }]);
  });

  it("there are no action items when everything is done", () => {
    expect(listActionItems([ready], [], { now: NOW })).toEqual([]);
  });
});
