import type { SignInServiceView } from "@shared/validators/identities";

/** The other services that sign people in, as the server wrote them into the page. */
export function readSignInProviders(): SignInServiceView[] {
  const json = document.querySelector<HTMLMetaElement>('meta[name="sign-in-providers"]')?.content;
  try {
    return JSON.parse(json ?? "[]") as SignInServiceView[];
  } catch {
    // A page that no server has filled in.
    return [];
  }
}
