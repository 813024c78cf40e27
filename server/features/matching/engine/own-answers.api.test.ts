import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES } from "@shared/constants/enums";
import { listQuestions } from "@shared/constants/questionnaires";
import { startTestApp, type TestApp } from "../../../test/app";
import { selectOwnEntities } from "./matching.queries";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

describe("the answers in an entity's own words", () => {
  it.each(ALL_ENTITY_TYPES)(
    "what a %s writes is read, and what it chooses from a list is not",
    async (type) => {
      const user = await app.buildUser();
      const { id } = await app.buildEntity({ userId: user.id, type });
      const agent = await app.as(user);
      const questions = listQuestions(type).filter(({ entity }) => entity === undefined);
      const write = (fieldName: string) => `words about ${fieldName}`;
      const answers = questions.flatMap(({ fieldName, rule, options = [] }): [string, unknown][] => {
        const [first] = options.map((option) => (typeof option === "string" ? option : option.value));
        if (rule === "line" || rule === "prose") return [[fieldName, write(fieldName)]];
        if (rule === "list") return [[fieldName, [write(fieldName), "and more"]]];
        return rule === "choice" ? [[fieldName, first]] : rule === "choices" ? [[fieldName, [first]]] : [];
      });
      await agent.post(`/api/profile/${id}`).send(Object.fromEntries(answers)).expect(200);
      const [own] = await selectOwnEntities(app.db, user.id, 1);
      const lines = questions
        .filter(
          ({ rule, fieldName }) => ["line", "prose", "list"].includes(rule) && fieldName !== "competitors",
        )
        .map(({ fieldName, rule }) => (rule === "list" ? `${write(fieldName)}, and more` : write(fieldName)));
      expect(own!.answers?.split("\n").sort()).toEqual(lines.sort());
    },
  );

  it("an entity without a profile has no answers", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id });
    const [own] = await selectOwnEntities(app.db, user.id, 1);
    expect(own!.answers || null).toBeNull();
  });
});
