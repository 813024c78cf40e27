import { createHash, randomBytes } from "node:crypto";
import { expect, expectToast, test, waitForMailedLink } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { holdRedirect, logIn, loseSession } from "./support/steps";
import { buildEntity } from "./support/story";

/** Every character that addresses treat in a way of its own. */
const STATE = " a+b%2B&c=d#é/? ";
const BACK = "http://127.0.0.1:9/back";

/** A program outside the browser. It opens a connection for each call, because minutes may lie between two. */
async function registerProgram(baseURL: string | undefined) {
  const call = (path: string, init: RequestInit, headers: Record<string, string> = {}) =>
    fetch(new URL(path, baseURL), { method: "POST", ...init, headers: { ...headers, connection: "close" } });
  const sendJson = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(path, { body: JSON.stringify(body) }, { "content-type": "application/json", ...headers });
  const answer = await sendJson("/oauth/register", { client_name: "Assistant", redirect_uris: [BACK] });
  const { client_id } = (await answer.json()) as { client_id: string };
  return { call, sendJson, client_id };
}

test("a program leads its person to sign in and let it in, works, and is disconnected @desktop", async ({
  page,
  member,
  baseURL,
  expectErrors,
}) => {
  // The session has ended, and then the server asks for the password once more.
  expectErrors(/status of 40[13]/);
  await buildEntity(page.request, { name: "Sunrise Labs" });
  await holdRedirect(page);
  await page.goto(await waitForMailedLink(member.email, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email verified!" })).toBeVisible();
  await loseSession(page);

  const { call, sendJson, client_id } = await registerProgram(baseURL);
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    ...{ response_type: "code", client_id, redirect_uri: BACK, state: STATE },
    ...{ scope: "catalogue:read applications:read", code_challenge_method: "S256" },
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  });

  // The program waits at its address for the person to come back.
  await page.route(`${BACK}?**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Back</h1>" }),
  );
  await page.goto(`/oauth/authorize?${query}`);
  await logIn(page, member);
  await expect(page.getByRole("heading", { name: "Connect “Assistant”?" })).toBeVisible();
  await expect(page.getByText("a program on this device")).toBeVisible();
  await inspect(page, "a program that asks to be connected", { narrow: true });
  await page.getByRole("button", { name: "Allow" }).click();
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await question.getByLabel("Your password").fill(member.password);
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Back" })).toBeVisible();
  const back = new URL(page.url()).searchParams;
  expect(back.get("state")).toBe(STATE);

  const form = {
    ...{ grant_type: "authorization_code", client_id, code: back.get("code")! },
    ...{ code_verifier: verifier, redirect_uri: BACK },
  };
  const taken = await call("/oauth/token", { body: new URLSearchParams(form) });
  const { access_token } = (await taken.json()) as { access_token: string };
  const callTool = async () => {
    const params = { name: "list_applications", arguments: {} };
    const headers = {
      ...{ Authorization: `Bearer ${access_token}`, Accept: "application/json, text/event-stream" },
    };
    return (await sendJson("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params }, headers)).status;
  };
  expect(await callTool()).toBe(200);

  await page.goto("/settings#api-keys");
  const section = page.getByRole("region", { name: "API keys" });
  await expect(section.getByText(/^For Sunrise Labs, ends on .* if it is not used, last used/)).toBeVisible();
  await inspect(page, "API keys with a connected program", { narrow: true });
  await section.getByRole("button", { name: "Disconnect: Assistant" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expectToast(page, "Program disconnected");
  expect(await callTool()).toBe(401);
});

test("a person who refuses goes back to the program without a code @desktop", async ({
  page,
  member,
  baseURL,
}) => {
  const { client_id } = await registerProgram(baseURL);
  const query = new URLSearchParams({
    ...{ response_type: "code", client_id, redirect_uri: BACK, code_challenge_method: "S256" },
    code_challenge: "a".repeat(43),
  });
  await page.route(`${BACK}?**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Back</h1>" }),
  );
  await holdRedirect(page);
  await page.goto(await waitForMailedLink(member.email, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email verified!" })).toBeVisible();
  await page.goto(`/oauth/authorize?${query}`);
  await page.getByRole("link", { name: "Refuse" }).click();
  await expect(page.getByRole("heading", { name: "Back" })).toBeVisible();
  const back = new URL(page.url()).searchParams;
  expect([back.get("error"), back.get("code")]).toEqual(["access_denied", null]);
});
