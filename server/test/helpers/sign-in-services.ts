import type { TestApp } from "../app";
import type { FakeSignInProvider } from "../fakes/fake-sign-in-provider";
import { type Browser, openBrowser } from "./auth";

/** Where the answer of a visit to a provider leads. */
export const readLocation = (answer: { headers: Record<string, string> }) =>
  new URL(answer.headers.location ?? "", "http://here.invalid");

/** Begins a sign-in by the provider and returns the address that the browser is sent to. */
export async function beginVisit(
  provider: FakeSignInProvider,
  browser: Browser,
  next?: string,
): Promise<string> {
  const answer = await browser.post(`/api/auth/oidc/${provider.id}/start`).send({ next }).expect(200);
  return (answer.body as { url: string }).url;
}

/** Signs in as one of the provider's people, or is refused; returns where the browser ends. */
export async function signInByProvider(
  app: TestApp,
  provider: FakeSignInProvider,
  who: string | null,
  { browser = openBrowser(app), next }: { browser?: Browser; next?: string } = {},
) {
  const back = await provider.visit(await beginVisit(provider, browser, next), who);
  const answer = await browser.get(back).expect(303);
  return { browser, back, location: readLocation(answer), answer };
}

/** Goes to the provider from Settings, to link it or to show that it is still the same person. */
export async function visitFromSettings(
  provider: FakeSignInProvider,
  browser: Browser,
  path: "/api/auth/identities" | "/api/auth/identities/confirm",
  who: string | null,
) {
  const { body } = await browser.post(path).send({ provider: provider.id }).expect(200);
  const back = await provider.visit((body as { url: string }).url, who);
  return readLocation(await browser.get(back).expect(303));
}
