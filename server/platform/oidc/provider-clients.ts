import type { Configuration } from "openid-client";
import type { Clock } from "../clock";
import type { Config } from "../config/config";
import type { SignInProvider } from "../config/sign-in-providers";
import { ANSWER_MS, createProviderFetch } from "./provider-fetch";
import { ProviderProblem } from "./provider-problem";

/** What has to come back from a visit to a provider. It is kept in the session. */
export type VisitChecks = { state: string; nonce: string; verifier: string };

/** What a provider says of a person. Nothing of it is checked but that the provider said it. */
export type ProviderClaims = {
  issuer: string;
  subject: string;
  email?: unknown;
  emailVerified: boolean;
  firstName?: unknown;
  lastName?: unknown;
  /** False when the provider says that it only remembered who the person is. Many do not say. */
  isFresh: boolean;
};

export type ProviderClients = {
  /** Which providers the operator has set up, in that order. */
  list: readonly { id: string; label: string; issuer: string }[];
  /**
   * Prepares a visit to a provider.
   * @param again asks the provider to have the person show again who they are
   * @throws ProviderProblem unavailable
   */
  begin(id: string, options: { again: boolean }): Promise<{ url: string; checks: VisitChecks }>;
  /**
   * Checks what a visit brought back, and returns what the provider says of the person.
   * @param query the query of the address that the provider sent the person to
   * @throws ProviderProblem
   */
  finish(id: string, query: string, checks: VisitChecks): Promise<ProviderClaims>;
};

/** Keys of a provider change from time to time, and so may its addresses. */
const DISCOVERY_MS = 60 * 60_000;
const FRESH_SECONDS = 10 * 60;
const SCOPE = "openid email profile";

const loadLibrary = () => import("openid-client");
type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** Creates the clients of all providers. Nothing is asked before a person wants to sign in. */
export function createProviderClients({
  SIGN_IN_PROVIDERS: providers,
  PUBLIC_URL,
  clock,
}: Pick<Config, "SIGN_IN_PROVIDERS" | "PUBLIC_URL"> & { clock: Clock }): ProviderClients {
  const discovered = new Map<string, { at: number; configuration: Promise<Configuration> }>();

  const find = (id: string) => {
    const provider = providers.find((one) => one.id === id);
    if (!provider) throw new ProviderProblem("refused");
    return provider;
  };

  /** Asks a provider for its addresses at most once an hour. A failure is not kept. */
  function discover(library: Library, provider: SignInProvider): Promise<Configuration> {
    const known = discovered.get(provider.id);
    const now = clock.now().getTime();
    if (known && now - known.at < DISCOVERY_MS) return known.configuration;
    const configuration = askForConfiguration(library, provider, `Amberway/1.0 (+${PUBLIC_URL})`);
    discovered.set(provider.id, { at: now, configuration });
    configuration.catch(() => discovered.delete(provider.id));
    return configuration;
  }

  const getReturnAddress = (id: string) => `${PUBLIC_URL}/api/auth/oidc/${id}/callback`;

  return {
    list: providers.map(({ id, label, issuer }) => ({ id, label, issuer: new URL(issuer).href })),

    async begin(id, { again }) {
      const provider = find(id);
      const library = await loadLibrary();
      const configuration = await toProblem(library, discover(library, provider));
      const checks = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
      };
      const url = library.buildAuthorizationUrl(configuration, {
        redirect_uri: getReturnAddress(id),
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: "S256",
        ...(again && { prompt: "login", max_age: "0" }),
      });
      return { url: url.href, checks };
    },

    async finish(id, query, { state, nonce, verifier }) {
      const provider = find(id);
      const library = await loadLibrary();
      return toProblem(library, readClaims());

      async function readClaims(): Promise<ProviderClaims> {
        const configuration = await discover(library, provider);
        const tokens = await library.authorizationCodeGrant(
          configuration,
          new URL(`${getReturnAddress(id)}?${query}`),
          { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
        );
        const token = tokens.claims()!;
        // Many providers say who somebody is in a second answer, and the token only identifies them.
        const more =
          token.email === undefined && configuration.serverMetadata().userinfo_endpoint
            ? await library.fetchUserInfo(configuration, tokens.access_token, token.sub)
            : {};
        const claims: Record<string, unknown> = { ...more, ...token };
        return {
          issuer: new URL(provider.issuer).href,
          subject: token.sub,
          email: claims.email,
          emailVerified: claims.email_verified === true,
          firstName: claims.given_name,
          lastName: claims.family_name,
          // Both are times of the provider's clock.
          isFresh: token.auth_time === undefined || token.iat - token.auth_time < FRESH_SECONDS,
        };
      }
    },
  };
}

async function askForConfiguration(
  library: Library,
  provider: SignInProvider,
  userAgent: string,
): Promise<Configuration> {
  const { clientSecret, private: allowPrivate } = provider;
  const configuration = await library.discovery(
    new URL(provider.issuer),
    provider.clientId,
    undefined,
    // The standard's own default is the header. Some providers take the secret in the body only.
    (server, ...rest) => {
      const isBodyOnly =
        server.token_endpoint_auth_methods_supported?.includes("client_secret_basic") === false;
      const authenticate = isBodyOnly ? library.ClientSecretPost : library.ClientSecretBasic;
      authenticate(clientSecret)(server, ...rest);
    },
    {
      timeout: ANSWER_MS / 1_000,
      [library.customFetch]: createProviderFetch({ allowPrivate, userAgent }),
      execute: [
        // Without it a token counts as the provider's because of the connection alone, which may be a plain one below.
        library.enableNonRepudiationChecks,
        // The settings take an address without https for private providers only.
        ...(allowPrivate ? [library.allowInsecureRequests] : []),
      ],
    },
  );
  return configuration;
}

/** Replaces what the library throws. Its errors hold tokens and answers, which no log may have. */
async function toProblem<T>(library: Library, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof library.AuthorizationResponseError)
      throw new ProviderProblem(error.error === "access_denied" ? "cancelled" : "refused");
    throw new ProviderProblem(isAway(error) ? "unavailable" : "refused");
  }
}

function isAway(error: unknown): boolean {
  if (error instanceof ProviderProblem) return error.kind === "unavailable";
  return error instanceof Error && (error.name === "TimeoutError" || isAway(error.cause));
}
