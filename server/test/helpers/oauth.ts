import { createHash, randomBytes } from "node:crypto";
import { auth, type OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { FetchLike } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { API_SCOPES, type ApiScope } from "@shared/constants/api-keys";
import { expect } from "vitest";
import type { ConnectedView } from "@shared/validators/oauth";
import type { TestApp } from "../app";

/** Every character that addresses treat in a way of its own. */
export const STATE = " a+b%2B&c=d#é/? ";
export const REDIRECT = "https://assistant.example/back";

/** Sends what is meant for the public address of the installation to the application under test. */
const reach =
  (app: TestApp): FetchLike =>
  (url, init) =>
    fetch(new URL(new URL(url).pathname + new URL(url).search, app.url), init);

/** A program that connects itself as the protocol's own client does: it finds out, registers and asks by itself. */
export function createProgram(
  app: TestApp,
  { name = "Assistant", scope }: { name?: string; scope?: string } = {},
) {
  let information: OAuthClientInformationMixed | undefined;
  let tokens: OAuthTokens | undefined;
  let verifier = "";
  let asked: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: { client_name: name, redirect_uris: [REDIRECT], ...(scope && { scope }) },
    state: () => STATE,
    clientInformation: () => information,
    saveClientInformation: (saved) => void (information = saved),
    tokens: () => tokens,
    saveTokens: (saved) => void (tokens = saved),
    redirectToAuthorization: (url) => void (asked = url),
    saveCodeVerifier: (saved) => void (verifier = saved),
    codeVerifier: () => verifier,
  };
  const serverUrl = new URL("/mcp", app.config.PUBLIC_URL);
  const options = { serverUrl, fetchFn: reach(app) };
  return {
    get tokens() {
      return tokens!;
    },
    get information() {
      return information!;
    },
    /** Finds out where to ask, registers, and returns the address that the person opens. */
    begin: async (): Promise<URL> => {
      tokens = undefined;
      await auth(provider, options);
      return asked!;
    },
    /** Takes the tokens with the code of the address that the person came back to. */
    finish: (back: string) =>
      auth(provider, { ...options, authorizationCode: new URL(back).searchParams.get("code")! }),
    /** Connects to `/mcp`. The client renews its tokens by itself. Close it at the end. */
    open: async () => {
      const client = new Client({ name, version: "1" });
      const transport = new StreamableHTTPClientTransport(serverUrl, {
        authProvider: provider,
        fetch: reach(app),
      });
      await client.connect(transport);
      return client;
    },
  };
}

/** Follows the address that a program leads to, and returns what the address of the screen carries. */
export async function openScreen(app: TestApp, asked: URL): Promise<string> {
  const answer = await app.visitor.get(asked.pathname + asked.search).expect(302);
  const screen = new URL(answer.headers["location"]!);
  expect(screen.origin + screen.pathname).toBe(new URL("/connect", app.config.PUBLIC_URL).href);
  return screen.searchParams.get("ask")!;
}

type Choice = { scopes?: readonly ApiScope[]; entityId?: string | null };

/** Lets a program in as its person does on the screen, and returns the address that they come back to. */
export async function allow(
  app: TestApp,
  user: { id: string },
  asked: URL,
  { scopes = API_SCOPES, entityId = null }: Choice = {},
): Promise<string> {
  const person = await app.as(user, { passwordAt: app.clock.now().getTime() });
  const { body } = await person
    .post("/api/oauth/connections")
    .send({ ask: await openScreen(app, asked), scopes, entityId })
    .expect(201);
  return (body as ConnectedView).redirectTo;
}

/** A secret of a program and its challenge (PKCE). */
export function createPkce() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}
