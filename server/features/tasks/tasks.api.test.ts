import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MemberRole } from "@shared/constants/members";
import { TASKS_PER_APPLICATION } from "@shared/constants/tasks";
import { applicationTasks, memberships } from "@shared/schema/index";
import type { TasksView, TaskView } from "@shared/validators/tasks";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { PASSWORD, signUp } from "../../test/helpers/auth";
import { signUpWithCookie } from "../../test/helpers/events";

const NOW = "2030-03-01T12:00:00.000Z";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock(NOW) })));
afterAll(() => app.close());

const join = (entityId: string, userId: string, role: MemberRole) =>
  app.db.insert(memberships).values({ entityId, userId, role });

/** An application of an entity with an owner and a member in a role. */
async function buildScene(role: MemberRole = "editor") {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const kofi = await app.buildUser({ firstName: "Kofi", lastName: "Boateng" });
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  await join(entity.id, kofi.id, role);
  const application = await app.buildApplication({ entityId: entity.id, title: "Solar Call" });
  const [owner, member] = [await app.as(ama), await app.as(kofi)];
  const path = `/api/applications/${application.id}/tasks`;
  const list = async (reader = owner) => (await reader.get(path).expect(200)).body as TasksView;
  const add = async (title: string, fields: object = {}) =>
    (
      await owner
        .post(path)
        .send({ title, ...fields })
        .expect(201)
    ).body as TaskView;
  return { ama, kofi, entity, application, owner, member, path, list, add };
}

describe("the tasks of an application", () => {
  it("are added with a date, a person and a section, and listed with who may be given one", async () => {
    const { ama, kofi, member, path, list } = await buildScene();
    const { status, body } = await member.post(path).send({
      title: "  Write the budget ",
      dueDate: "2030-03-09",
      assigneeId: kofi.id,
      section: "narrative",
    });
    expect(status).toBe(201);
    const task = {
      id: body.id,
      title: "Write the budget",
      dueDate: "2030-03-09",
      assignee: { id: kofi.id, name: "Kofi Boateng" },
      section: "narrative",
      doneAt: null,
      doneBy: null,
    };
    expect(body).toEqual(task);
    expect(await list()).toEqual({
      tasks: [task],
      people: [
        { id: ama.id, name: "Ama Mensah", isCaller: true },
        { id: kofi.id, name: "Kofi Boateng", isCaller: false },
      ],
    });
  });

  it("open ones come first, the soonest before the others, and done ones last, the newest first", async () => {
    const { owner, path, add, list } = await buildScene();
    await add("Some day");
    await add("Later", { dueDate: "2030-05-01" });
    await add("Soon", { dueDate: "2030-03-05" });
    for (const [title, at] of [
      ["First done", "2030-03-02T12:00:00Z"],
      ["Then done", "2030-03-03T12:00:00Z"],
    ] as const) {
      const { id } = await add(title);
      app.clock.set(at);
      await owner.patch(`${path}/${id}`).send({ done: true }).expect(200);
    }
    app.clock.set(NOW);
    expect((await list()).tasks.map(({ title }) => title)).toEqual([
      ...["Soon", "Later", "Some day"],
      ...["Then done", "First done"],
    ]);
  });

  it("a save writes what is sent, clears with null, and a second tick keeps the first one's time", async () => {
    const { kofi, owner, member, path, add } = await buildScene();
    const { id } = await add("Budget", { dueDate: "2030-03-09", assigneeId: kofi.id, section: "notes" });
    const { body } = await owner.patch(`${path}/${id}`).send({ title: "The budget", dueDate: null });
    expect(body).toMatchObject({ title: "The budget", dueDate: null, assignee: { id: kofi.id } });
    await member.patch(`${path}/${id}`).send({ done: true }).expect(200);
    app.clock.set("2030-03-04T12:00:00Z");
    const again = await owner.patch(`${path}/${id}`).send({ done: true, section: null, assigneeId: null });
    expect(again.body).toMatchObject({ doneAt: NOW, doneBy: "Kofi Boateng", section: null, assignee: null });
    const { body: opened } = await owner.patch(`${path}/${id}`).send({ done: false }).expect(200);
    expect(opened).toMatchObject({ doneAt: null, doneBy: null });
    app.clock.set(NOW);
  });

  it("refuses a task without a title, and one for somebody who is no member", async () => {
    const { owner, path, add } = await buildScene();
    const untitled = await owner.post(path).send({ title: " " }).expect(400);
    expect(untitled.body.fieldErrors).toEqual({ title: ["Say what is to be done"] });
    const stranger = await app.buildUser();
    const { id } = await add("Budget");
    for (const call of [owner.post(path).send({ title: "Budget" }), owner.patch(`${path}/${id}`).send({})]) {
      const { status, body } = await call.send({ assigneeId: stranger.id });
      expect(status).toBe(400);
      expect(body.fieldErrors).toEqual({ assigneeId: ["This person is no member of the entity"] });
    }
  });

  it("end at a limit", async () => {
    const { application, owner, path } = await buildScene();
    const many = Array.from({ length: TASKS_PER_APPLICATION - 1 }, (_, n) => ({
      applicationId: application.id,
      title: `Task ${n}`,
    }));
    await app.db.insert(applicationTasks).values(many);
    const answers = await Promise.all([1, 2].map((n) => owner.post(path).send({ title: `Last ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      "An application can have at most 200 tasks. Delete some first.",
    );
  });

  it("are found under their own application only", async () => {
    const { owner, entity, add } = await buildScene();
    const { id } = await add("Budget");
    const other = await app.buildApplication({ entityId: entity.id });
    const wrong = `/api/applications/${other.id}/tasks/${id}`;
    expect((await owner.patch(wrong).send({ title: "Mine" })).status).toBe(404);
    expect((await owner.delete(wrong)).status).toBe(404);
  });

  it("are read anew by the open pages of the other members", async () => {
    const kofi = await signUpWithCookie(app);
    const { application, entity, add } = await buildScene();
    await join(entity.id, kofi.id, "viewer");
    const stream = await kofi.openStream();
    await add("Budget");
    await eventually(() => stream.events.at(-1)).toEqual({
      event: "refresh",
      data: [["/api/applications", application.id, "tasks"], ["/api/tasks"]],
    });
  });

  it("are told in the log of the entity: added, done and deleted", async () => {
    const { entity, owner, member, path, add } = await buildScene();
    const { id } = await add("Budget");
    await member.patch(`${path}/${id}`).send({ done: true }).expect(200);
    await member.patch(`${path}/${id}`).send({ done: true, dueDate: "2030-03-09" }).expect(200);
    await member.delete(`${path}/${id}`).expect(204);
    const { body } = await owner.get(`/api/entities/${entity.id}/activity`).expect(200);
    expect(body.items.map(({ actor, text }: Record<string, string>) => `${actor}: ${text}`)).toEqual([
      "Kofi Boateng: Deleted the task “Budget” of “Solar Call”",
      "Kofi Boateng: Finished the task “Budget” of “Solar Call”",
      "Ama Mensah: Added the task “Budget” to “Solar Call”",
    ]);
  });
});

describe("a viewer", () => {
  it("reads tasks and ticks their own off, and changes nothing else", async () => {
    const { kofi, member, path, list, add } = await buildScene("viewer");
    const [own, anybodys] = [await add("Mine", { assigneeId: kofi.id }), await add("Of nobody")];
    expect((await list(member)).tasks).toHaveLength(2);
    expect((await member.post(path).send({ title: "Another" })).status).toBe(403);
    expect((await member.patch(`${path}/${anybodys.id}`).send({ done: true })).status).toBe(403);
    expect((await member.patch(`${path}/${own.id}`).send({ title: "X", done: true })).status).toBe(403);
    expect((await member.patch(`${path}/${own.id}`).send({ assigneeId: null })).status).toBe(403);
    expect((await member.delete(`${path}/${own.id}`)).status).toBe(403);
    const { body } = await member.patch(`${path}/${own.id}`).send({ done: true }).expect(200);
    expect(body).toMatchObject({ title: "Mine", doneAt: NOW, doneBy: "Kofi Boateng" });
    await member.patch(`${path}/${own.id}`).send({ done: false }).expect(200);
  });
});

describe("somebody who leaves", () => {
  it("has no tasks in the entity any more, and keeps those elsewhere", async () => {
    const { kofi, entity, owner, member, list, add } = await buildScene();
    await add("Budget", { assigneeId: kofi.id });
    const own = await app.buildEntity({ userId: kofi.id });
    const elsewhere = await app.buildApplication({ entityId: own.id });
    await member.post(`/api/applications/${elsewhere.id}/tasks`).send({ title: "Mine", assigneeId: kofi.id });
    await owner.delete(`/api/entities/${entity.id}/members/${kofi.id}`).expect(204);
    expect((await list()).tasks).toMatchObject([{ title: "Budget", assignee: null }]);
    const { body } = await member.get(`/api/applications/${elsewhere.id}/tasks`).expect(200);
    expect(body.tasks).toMatchObject([{ title: "Mine", assignee: { id: kofi.id } }]);
  });

  it("cannot be given a task while they are being removed", async () => {
    const { kofi, application, entity, owner, path, add } = await buildScene();
    const { id } = await add("Budget");
    await Promise.all([
      owner.patch(`${path}/${id}`).send({ assigneeId: kofi.id }),
      owner.delete(`/api/entities/${entity.id}/members/${kofi.id}`),
    ]);
    const kept = await app.db
      .select({ assigneeId: applicationTasks.assigneeId })
      .from(applicationTasks)
      .where(eq(applicationTasks.applicationId, application.id));
    expect(kept).toEqual([{ assigneeId: null }]);
  });

  it("leaves their tasks to nobody with their account", async () => {
    const { entity, list, add } = await buildScene();
    const esi = await signUp(app);
    await join(entity.id, esi.id, "editor");
    await add("Budget", { assigneeId: esi.id });
    await esi.browser.delete("/api/auth/user").send({ password: PASSWORD }).expect(204);
    expect((await list()).tasks).toMatchObject([{ title: "Budget", assignee: null }]);
  });
});

describe("what is next", () => {
  it("has open tasks with a date, of the caller or of nobody, in their own entities", async () => {
    const { ama, kofi, application, member, owner, path, add } = await buildScene("viewer");
    await add("Without a date", { assigneeId: kofi.id });
    await add("Ama's", { dueDate: "2030-03-05", assigneeId: ama.id });
    const mine = await add("Mine", { dueDate: "2030-03-06", assigneeId: kofi.id });
    const nobodys = await add("Nobody's", { dueDate: "2030-03-04" });
    const { id } = await add("Done", { dueDate: "2030-03-03" });
    await owner.patch(`${path}/${id}`).send({ done: true }).expect(200);
    await (await buildScene()).add("Elsewhere", { dueDate: "2030-03-02" });
    const shared = {
      applicationId: application.id,
      applicationTitle: "Solar Call",
      entityName: "Sunrise Labs",
    };
    expect((await member.get("/api/tasks/next").expect(200)).body).toEqual({
      tasks: [
        { id: nobodys.id, title: "Nobody's", dueDate: "2030-03-04", isOwn: false, ...shared },
        { id: mine.id, title: "Mine", dueDate: "2030-03-06", isOwn: true, ...shared },
      ],
    });
  });

  it("names who has open tasks in which applications", async () => {
    const { ama, kofi, application, entity, owner, member, path, add } = await buildScene("viewer");
    const second = await app.buildApplication({ entityId: entity.id });
    for (const each of [application, second])
      await owner
        .post(`/api/applications/${each.id}/tasks`)
        .send({ title: "Kofi's", assigneeId: kofi.id })
        .expect(201);
    const { id } = await add("Ama's", { assigneeId: ama.id });
    const read = async () => (await member.get("/api/tasks/people").expect(200)).body.people;
    expect(await read()).toEqual([
      { id: ama.id, name: "Ama Mensah", isCaller: false, applicationIds: [application.id] },
      {
        ...{ id: kofi.id, name: "Kofi Boateng", isCaller: true },
        applicationIds: [application.id, second.id].sort(),
      },
    ]);
    await owner.patch(`${path}/${id}`).send({ done: true }).expect(200);
    expect(await read()).toMatchObject([{ name: "Kofi Boateng" }]);
    expect((await (await app.as(await app.buildUser())).get("/api/tasks/people")).body.people).toEqual([]);
  });
});
