import { describe, expect, it } from "vitest";
import { isLoginWall } from "./login-wall";
import { buildFetcher, redirectTo, startSite } from "./site.fixture";

const SIGN_IN = `<html><head><title>Sign in</title></head><body><header><nav>Home About Grants</nav></header>
<form action="/session"><label>E-mail <input type="email" name="email"></label>
<label>Password <input type="password" name="pw"></label><button>Sign in</button>
<p>${"By signing in you accept our terms of use. ".repeat(20)}</p></form>
<p>No account yet? Register here.</p><script>${"var a = 1;".repeat(500)}</script>
<footer>${"Imprint Privacy Contact ".repeat(50)}</footer></body></html>`;

const programme = (extra: string) =>
  `<body>${extra}<h1>Green Growth Fund</h1><p>${"We support small firms that save energy. ".repeat(30)}</p></body>`;

const SIGN_IN_BOX = `<form><input name="username"><input type="password" name="p"></form>`;
const SEARCH = `<form><input type="search" name="q"></form>`;

describe("a login wall", () => {
  it.each([
    ["a sign-in form alone", "/grants/12", SIGN_IN, true],
    ["a password field outside a form", "/x", `<body>Members only <INPUT TYPE="PASSWORD"></body>`, true],
    [
      "a first step that asks only who you are",
      "/login",
      `<body><form><input name="userName"></form></body>`,
      true,
    ],
    ["the same form elsewhere", "/newsletter", `<body><form><input name="userEmail"></form></body>`, false],
    ["a programme with a sign-in box", "/grants/12", programme(SIGN_IN_BOX), false],
    ["a programme under a path like that", "/auth/programmes", programme(SIGN_IN_BOX), false],
    ["a programme with a search", "/grants", programme(SEARCH), false],
    ["a short page without a form", "/login", "<body>Closed.</body>", false],
    [
      "a short page that mentions passwords",
      "/x",
      "<body>Never send us your password. <input name=q></body>",
      false,
    ],
    [
      "a path that only resembles one",
      "/blogging-in-science",
      `<body><input name="userEmail"></body>`,
      false,
    ],
    [
      "a short page with the box in its header",
      "/x",
      `<header>${SIGN_IN_BOX}</header><h1>Small grants</h1><p>Opens in May.</p>`,
      false,
    ],
    [
      "a page whose scripts and comments look like forms",
      "/x",
      `<script>"<input type=password>"</SCRIPT ><!-- <input type=password> --><p>Opens in May.</p>`,
      false,
    ],
    [
      "a form for something else beside it",
      "/x",
      `${SIGN_IN_BOX}<form>${"Apply here. ".repeat(50)}</form>`,
      false,
    ],
    ["a form that never ends", "/x", `${SIGN_IN_BOX.replace("</form>", "")}<p>Hello`, true],
    ["nothing", "/", "", false],
  ])("is told from %s", (_what, path, html, expected) => {
    expect(isLoginWall(new URL(`https://funder.example${path}`), html)).toBe(expected);
  });

  it.each([
    "<b>",
    "<form><input type=password></form>",
    "<input type=password <",
    "<script>",
    "<!--",
    "<header>",
    " ",
    "<input name=a",
  ])("is told at once from a page made of %j", (part) => {
    const html = `<input type=password>${part.repeat(Math.ceil(2_000_000 / part.length))}`;
    const startedAt = performance.now();
    isLoginWall(new URL("https://funder.example/login"), html);
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });

  it("is told where the redirects end, though the answer says that all is well", async () => {
    const site = await startSite({
      "/grants/12": redirectTo("/account/sign-in?next=12"),
      "/account/sign-in": SIGN_IN,
    });
    await expect(buildFetcher().get(`${site.origin}/grants/12`, { accept: ["html"] })).rejects.toMatchObject({
      kind: "login_wall",
      message: `127.0.0.1:${site.port} asks visitors to sign in before it shows this page.`,
    });
  });
});
