import { describe, expect, it } from "vitest";
import { buildOpenApi } from "../../features/api-description/openapi";
import { checkAnswers } from "./check-answer";

const check = checkAnswers(buildOpenApi({ isHttps: false, OPEN_CATALOGUE: "off" }));
const ID = "11111111-1111-4111-8111-111111111111";
const TASK = {
  ...{ id: ID, title: "Send the budget", dueDate: "2030-01-15", assignee: { id: ID, name: "Ama" } },
  ...{ section: "notes", doneAt: "2030-01-02T03:04:05.678Z", doneBy: null },
};
const answer = (body: object, status = 200, type = "application/json; charset=utf-8") =>
  check({
    method: "GET",
    path: "/api/applications/{id}/tasks",
    response: new Response(JSON.stringify(body), { status, headers: { "content-type": type } }),
  });
const answerTask = (change: object) => answer({ tasks: [{ ...TASK, ...change }], people: [] });

describe("an answer to a program", () => {
  it("passes as the description has it", async () => {
    await answerTask({});
    await answerTask({ dueDate: null, assignee: null, section: null });
    await answer({ message: "Task not found", code: "not_found" }, 404);
  });

  it.each([
    ["a field too many", { mine: true }],
    ["a field too few", { title: undefined }],
    ["null where nothing says so", { title: null }],
    ["another type", { doneAt: 3 }],
    ["another word", { section: "budget" }],
    ["a time without its zone", { doneAt: "2030-01-02T03:04:05" }],
    ["a field too many inside", { assignee: { id: ID, name: "Ama", email: "ama@example.org" } }],
  ])("fails with %s", async (_what, change) => {
    await expect(answerTask(change)).rejects.toThrow("is not as described");
  });

  it("fails with a code, a status or a kind of content that the call does not have", async () => {
    await expect(answer({ message: "No", code: "conflict" }, 404)).rejects.toThrow("is not as described");
    const extra = { message: "No", code: "not_found", stack: "at" };
    await expect(answer(extra, 404)).rejects.toThrow("is not as described");
    await expect(answer({ message: "No", code: "conflict" }, 409)).rejects.toThrow("this status");
    await expect(answer({ tasks: [], people: [] }, 200, "text/plain")).rejects.toThrow("text/plain");
  });
});
