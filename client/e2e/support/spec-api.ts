import type { Page, Request } from "playwright/test";
import { MEMBER, answerSpec, type SpecCall, type SpecRoutes } from "../../src/test/spec-api";
import { sendPlainPages } from "./plain-pages";

export * from "../../src/test/spec-api";

/** Serves the specification to a page. Returns the requests so far, in order; routes may be changed while the page is open. */
export async function serveSpec(page: Page, given: SpecRoutes = {}) {
  const routes: SpecRoutes = { ...MEMBER, ...given };
  const calls: SpecCall[] = [];
  await sendPlainPages(page);
  await page.route(/\/api\//, async (route) => {
    const call = parseCall(route.request());
    calls.push(call);
    const { status, body } = await answerSpec(routes, call);
    await route.fulfill(body === undefined ? { status } : { status, json: body });
  });
  return { routes, calls };
}

function parseCall(request: Request): SpecCall {
  const { pathname, searchParams } = new URL(request.url());
  const text = request.postData();
  const isJson = request.headers()["content-type"]?.includes("json");
  return {
    method: request.method(),
    path: pathname,
    query: searchParams,
    body: text && isJson ? (JSON.parse(text) as unknown) : undefined,
  };
}
