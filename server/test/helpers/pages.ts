import { fileURLToPath } from "node:url";
import type request from "supertest";
import type { Deps } from "../../context/deps";
import { createPageRouter } from "../../page/page-router";
import { renderScreens } from "../../page/rendering";

export const built = (folder: string) => fileURLToPath(new URL(`../../../dist/${folder}`, import.meta.url));
/** On a busy machine rendering takes longer than a page may wait for it; here it is waited for. */
export const PATIENCE_MS = 60_000;
/** The built page, with the screens that the server renders. */
export const pageOf = (deps: Deps) =>
  createPageRouter(built("client"), renderScreens(built("rendering"), deps, PATIENCE_MS));

type State = { screen: string; queries: { queries: { queryKey: unknown[]; state: { data: unknown } }[] } };

/** The page at an address, and what is rendered into it. */
export async function readPage(
  caller: { get: (path: string) => request.Test },
  path: string,
  headers: Record<string, string> = {},
) {
  const res = await caller.get(path).set(headers).expect(200);
  const [, rendered] = /<div id="root" data-rendered>([\s\S]*)<\/div>\s*<!-- For/.exec(res.text) ?? [];
  const [, json] = /<script type="application\/json" id="server-state">(.*?)<\/script>/.exec(res.text) ?? [];
  const state = json === undefined ? undefined : (JSON.parse(json) as State);
  return { res, rendered, state, html: res.text };
}
