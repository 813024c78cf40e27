import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, type Page, expect, test as base } from "playwright/test";

export { expect };

export type Person = { email: string; password: string; firstName: string; lastName: string };

export const newPerson = (): Person => ({
  email: `${randomUUID()}@example.org`,
  password: "yellow lamp in a purple house",
  firstName: "Ama",
  lastName: "Mensah",
});

type Fixtures = {
  knownErrors: RegExp[];
  /** Names console errors that a test causes on purpose: a request that it makes fail, say. */
  expectErrors: (...patterns: RegExp[]) => void;
  /** Somebody with an account, signed in in this page. */
  member: Person;
};

/** Every test fails on a console error or an uncaught exception that it did not announce. */
export const test = base.extend<Fixtures>({
  // A visitor's first question is who they are, and the answer is 401: the browser prints that, the page expects it.
  knownErrors: async ({}, use) => use([/401.*\/api\/auth\/user$/]),
  expectErrors: async ({ knownErrors }, use) => use((...patterns) => void knownErrors.push(...patterns)),
  page: async ({ page, knownErrors }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    waitForCode(page);
    await use(page);
    expect(errors.filter((text) => !knownErrors.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  member: async ({ page }, use) => {
    const person = newPerson();
    await post(page.request, "/api/auth/signup", person);
    await use(person);
  },
});

/** Until a page that the server has rendered hears presses, or says that its code does not come. */
export const untilAtWork = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector("#server-state") || document.querySelector("[role=alert]"),
  );

/** Has `goto` wait for that, too, as a person's eye takes a moment to find its way. Who says `waitUntil` waits for that alone. */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await untilAtWork(page);
    return answer;
  };
}

/** Asks the API as the person who is signed in in this page, and gives back the body of the answer. */
export async function post<T = Record<string, unknown>>(
  request: APIRequestContext,
  path: string,
  data: unknown,
): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `POST ${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

export async function get<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path);
  expect(answer.ok(), `GET ${path} answered ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
}

/** The link in the newest mail to an address whose path starts so; waits until the mail is there, and is another than `before`. */
export async function mailedLink(
  to: string,
  path: "/verify-email" | "/reset-password",
  before?: string,
): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR!, "mail");
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
        for (const name of names.sort().reverse()) {
          // Undo quoted-printable: soft line breaks, and the one character that links contain.
          const mail = (await readFile(join(folder, name), "utf8"))
            .replace(/=\r?\n/g, "")
            .replaceAll("=3D", "=");
          if (!mail.includes(to)) continue;
          link = new RegExp(`https?://[^\\s"<>]+${path}\\?token=[\\w-]+`).exec(mail)?.[0];
          if (link) return link !== before;
        }
        return false;
      },
      { message: `a mail to ${to} with a link to ${path}` },
    )
    .toBe(true);
  return link!;
}

/** The toast that is on the screen says so. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole("status").getByText(text).first()).toBeVisible();
}
