import type { ApiScope } from "@shared/constants/api-keys";
import type { NewApiKeyView } from "@shared/validators/api-keys";
import type { TestApp } from "../app";

type Choice = { scopes?: ApiScope[]; entityId?: string | null; name?: string; days?: number };

/** Makes an API key as its person does in Settings, having shown just now that it is them. */
export async function makeKey(
  app: TestApp,
  user: { id: string },
  { scopes = ["catalogue:read"], entityId = null, name = "Our sheet", days = 30 }: Choice = {},
): Promise<NewApiKeyView> {
  const person = await app.as(user, { passwordAt: app.clock.now().getTime() });
  const answer = await person.post("/api/auth/api-keys").send({ name, scopes, entityId, days }).expect(201);
  return answer.body as NewApiKeyView;
}

/** Makes calls as a program with this key. */
export function withKey(app: TestApp, secret: string): TestApp["visitor"] {
  const authorization = `Bearer ${secret}`;
  const { visitor } = app;
  return {
    get: (path) => visitor.get(path).set("Authorization", authorization),
    post: (path) => visitor.post(path).set("Authorization", authorization),
    patch: (path) => visitor.patch(path).set("Authorization", authorization),
    put: (path) => visitor.put(path).set("Authorization", authorization),
    delete: (path) => visitor.delete(path).set("Authorization", authorization),
  };
}
