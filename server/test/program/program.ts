import createClient, { type Client } from "openapi-fetch";
import type { OpenApiDocument } from "../../features/api-description/openapi";
import type { TestApp } from "../app";
import type { paths } from "./api-types";
import { checkAnswers } from "./check-answer";

/** A program of somebody else: it knows the API from its description alone. */
export type Program = Client<paths>;

const checks = new WeakMap<TestApp, Promise<ReturnType<typeof checkAnswers>>>();

/** Returns the check of answers against the description, which is read once for each application. */
export function readDescription(app: TestApp) {
  const known = checks.get(app);
  if (known) return known;
  const check = fetch(`${app.url}/api/openapi.json`).then(async (answer) =>
    checkAnswers((await answer.json()) as OpenApiDocument),
  );
  checks.set(app, check);
  return check;
}

/** Makes calls as a program with this key. Each answer has to be one that the description has. */
export async function createProgram(app: TestApp, secret: string): Promise<Program> {
  const client = createClient<paths>({
    baseUrl: app.url,
    headers: { Authorization: `Bearer ${secret}` },
  });
  const check = await readDescription(app);
  client.use({
    onResponse: ({ request, schemaPath, response }) =>
      check({ method: request.method, path: schemaPath, response }),
  });
  return client;
}

type Called<Data, Refusal> = { data?: Data; error?: Refusal; response: Response };

/** What a call brings. It fails if the call was refused. */
export async function read<Data>(call: Promise<Called<Data, unknown>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call;
  if (data === undefined || data === null)
    throw new Error(`${response.url} ${response.status} ${JSON.stringify(error)}`);
  return data;
}

/** The status and the error of a call that is refused. It fails if the call was not. */
export async function refusal<Refusal>(call: Promise<Called<unknown, Refusal>>) {
  const { error, response } = await call;
  if (error === undefined || error === null) throw new Error(`${response.url} ${response.status}`);
  return { status: response.status, error };
}
