import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, type Browser, type Page, expect, test as base } from "playwright/test";

export { expect };

export type Person = { email: string; password: string; firstName: string; lastName: string };

export const makePerson = (): Person => ({
  email: `${randomUUID()}@example.org`,
  password: "yellow lamp in a purple house",
  firstName: "Ama",
  lastName: "Mensah",
});

type Fixtures = {
  knownErrors: RegExp[];
  /** Announces console errors that a test causes on purpose, such as a failing request. */
  expectErrors: (...patterns: RegExp[]) => void;
  /** A user with an account, signed in in this page. */
  member: Person;
};

/** Fails every test on a console error or an uncaught exception that it did not announce. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      waitForCodeInAllPages(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  // The page of a visitor asks who is signed in and gets 401, which the browser prints as an error.
  knownErrors: async ({}, use) => use([/401.*\/api\/auth\/user$/]),
  expectErrors: async ({ knownErrors }, use) => use((...patterns) => void knownErrors.push(...patterns)),
  page: async ({ page, knownErrors }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await use(page);
    expect(errors.filter((text) => !knownErrors.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  member: async ({ page }, use) => {
    const person = makePerson();
    await post(page.request, "/api/auth/signup", person);
    await use(person);
  },
});

/** Waits until a server-rendered page handles presses, or says that its code does not load. */
export const waitUntilInteractive = (page: Page) =>
  page.waitForFunction(
    () =>
      // The rendered state is the last element, so while the page is parsed its absence says nothing.
      document.readyState !== "loading" &&
      (!document.querySelector("#server-state") || document.querySelector("[role=alert]")),
  );

/** Does so for each page that a test opens, of whatever person, but for readers without JavaScript. */
function waitForCodeInAllPages(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (options?.javaScriptEnabled !== false) context.on("page", waitForCode);
    return context;
  };
}

/** Makes page loads wait for the page's code too, unless the caller passes `waitUntil`. */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await waitUntilInteractive(page);
    return answer;
  };
  for (const way of ["reload", "goBack", "goForward"] as const) {
    const go = page[way].bind(page);
    page[way] = async (options) => {
      const answer = await go(options);
      if (!options?.waitUntil) await waitUntilInteractive(page);
      return answer;
    };
  }
}

/** Sends a request to the API as the user of this page and returns the body of the answer. */
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

/** The mails that this worker has read: a run sends hundreds, and each is looked through again and again. */
const mails = new Map<string, string>();

async function readMail(file: string): Promise<string> {
  const known = mails.get(file);
  if (known !== undefined) return known;
  // Undo quoted-printable: soft line breaks, and the one escaped character that links contain.
  const mail = (await readFile(file, "utf8")).replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  mails.set(file, mail);
  return mail;
}

/** Waits for a mail to this address with a link whose path starts with `path`, other than `before`, and returns the newest such link. */
export async function waitForMailedLink(
  to: string,
  path:
    | "/invitation"
    | "/guest"
    | "/verify-email"
    | "/reset-password"
    | "/change-email"
    | "/cancel-email-change"
    | "/keep-second-step",
  before?: string,
): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR!, "mail");
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
        for (const name of names.sort().reverse()) {
          const mail = await readMail(join(folder, name));
          if (!mail.includes(to)) continue;
          link = new RegExp(`https?://[^\\s"<>]+${path}[?#]token=[\\w-]+`).exec(mail)?.[0];
          if (link) return link !== before;
        }
        return false;
      },
      { message: `a mail to ${to} with a link to ${path}` },
    )
    .toBe(true);
  return link!;
}

/** Expects a toast with this text. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole("status").getByText(text).first()).toBeVisible();
}
