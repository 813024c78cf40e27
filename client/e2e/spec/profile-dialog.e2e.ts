import { ENTITY_TYPES, QUESTION_TYPES } from "@shared/constants/enums";
import { expect, get, test } from "../support/fixtures";

// How the dialog shows a questionnaire is tested in client/src/spec/profile-dialog.test.tsx.

test("3.8 the real server's questionnaires of every type and layer have the shape of the specification @desktop", async ({
  page,
  member: _,
}) => {
  const known = [
    "id",
    "fieldName",
    "label",
    "required",
    "type",
    "placeholder",
    "options",
    "helpText",
    "description",
  ];
  for (const type of ENTITY_TYPES)
    for (const layer of [1, 2, 3]) {
      const path = `/api/questionnaire/${encodeURIComponent(type)}/${layer}`;
      const { questions } = await get<{ questions: Record<string, unknown>[] }>(page.request, path);
      expect(questions.length).toBeGreaterThan(0);
      for (const each of questions) {
        expect(known).toEqual(expect.arrayContaining(Object.keys(each)));
        expect(QUESTION_TYPES).toContain(each.type);
      }
    }
});
