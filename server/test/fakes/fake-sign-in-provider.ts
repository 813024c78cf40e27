import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import request from "supertest";

/** What the provider says of one of its people. */
export type ProviderPerson = {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

const CLIENT = { id: "amberway", secret: "a secret of the tests" };

export type FakeSignInProvider = Awaited<ReturnType<typeof startSignInProvider>>;

/**
 * Starts a real provider of OpenID Connect on this machine. Its only page asks who somebody is, without a password.
 * @param people by the name that the provider has for them; they can be changed and added to
 * @param publicUrl the address of the application that the provider sends people back to
 */
export async function startSignInProvider(
  publicUrl: string,
  people: Record<string, ProviderPerson>,
  port = 0,
) {
  const id = "fake";
  const asked: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    jwks: {
      keys: [{ ...privateKey.export({ format: "jwk" }), kid: "of the tests", use: "sig", alg: "RS256" }],
    },
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${publicUrl}/api/auth/oidc/${id}/callback`],
      },
    ],
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ["a key of the tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/who/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
    // Nobody is asked whether the application may know these.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        ...{ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! },
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  let isSpoiled = false;
  let audience: string | undefined;
  const givenTokens: string[] = [];
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string; access_token?: string } | undefined;
    if (ctx.path === "/token")
      givenTokens.push(...[body?.access_token, body?.id_token].filter((token) => token !== undefined));
    if (audience && ctx.path === "/token" && body?.id_token) {
      const claims = changeClaims(body.id_token, { aud: audience });
      body.id_token = `${claims}.${sign("sha256", Buffer.from(claims), privateKey).toString("base64url")}`;
      audience = undefined;
    }
    if (!isSpoiled || ctx.path !== "/token" || !body?.id_token) return;
    isSpoiled = false;
    body.id_token = nameSomebodyElse(body.id_token);
  });
  const answer = provider.callback();
  server.on("request", (req, res) => {
    const [, folder, , who] = (req.url ?? "").split("?")[0]!.split("/");
    asked.push(req.url ?? "");
    if (folder !== "who") return void answer(req, res);
    if (who === undefined)
      return void res.setHeader("Content-Type", "text/html").end(askWho(req.url!, people));
    const result =
      who === "nobody" ? { error: "access_denied" } : { login: { accountId: decodeURIComponent(who) } };
    void provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  });
  const pages = () => request.agent(issuer);

  return {
    id,
    issuer,
    people,
    /** The setting of the application. */
    setting: {
      ...{ id, label: "Fake ID", issuer, private: true },
      ...{ clientId: CLIENT.id, clientSecret: CLIENT.secret },
    },
    /** Every access token and identity token that it has given out. */
    givenTokens: givenTokens as readonly string[],
    /** The next token names somebody else than the provider has signed. */
    spoilNextToken: (): void => void (isSpoiled = true),
    /** The next token is for another client, and signed all the same. */
    makeNextTokenFor: (clientId: string): void => void (audience = clientId),
    countAsked: (path: string) => asked.filter((url) => url.startsWith(path)).length,
    /**
     * Goes where the application sent a browser, says who it is, and returns the path and query that the provider sends
     * the browser back to.
     * @param who null goes back without signing in
     */
    visit: async (url: string, who: string | null): Promise<string> => {
      const browser = pages();
      const asks = await browser.get(url.slice(issuer.length)).expect(303);
      const said = await browser.get(`${asks.headers.location}/${who ?? "nobody"}`).expect(303);
      const back = await browser.get(toPath(said.headers.location!)).expect(303);
      return toPath(back.headers.location!);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Makes a token name another person, with the signature that it had. */
function nameSomebodyElse(token: string): string {
  const other = { sub: "somebody-else", email: "somebody-else@example.org", email_verified: true };
  return `${changeClaims(token, other)}.${token.split(".")[2]}`;
}

function toPath(location: string): string {
  const { pathname, search } = new URL(location, "http://here.invalid");
  return pathname + search;
}

const askWho = (url: string, people: Record<string, ProviderPerson>) =>
  `<!doctype html><html lang="en"><title>Fake ID</title><h1>Who are you?</h1><ul>${[
    ...Object.keys(people),
    "nobody",
  ]
    .map((who) => `<li><a href="${url}/${encodeURIComponent(who)}">${who}</a></li>`)
    .join("")}</ul></html>`;

/** The signed part of a token with other claims. */
function changeClaims(token: string, claims: object): string {
  const [head, body] = token.split(".");
  const before = JSON.parse(Buffer.from(body!, "base64url").toString()) as object;
  return `${head}.${Buffer.from(JSON.stringify({ ...before, ...claims })).toString("base64url")}`;
}
