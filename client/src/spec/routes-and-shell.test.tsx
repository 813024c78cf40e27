import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SCREENS as ROUTES } from "@/app/routes";
import { holdAnswer, SPEC_USER, VISITOR } from "@/test/spec-api";
import { expectScreen, loadScreens, openScreen, visit } from "@/test/spec-screen";

// Tooltips after 200 ms and the landing page's first words are tested in client/e2e/shell.e2e.ts.

loadScreens(...ROUTES.map(({ path }) => path));

const SCREENS = [
  ["/", "Hey there!"],
  ["/opportunities", "0 funding opportunities"],
  ["/opportunities/o1", "Water Fund"],
  ["/applications", "Your applications"],
  ["/applications/a1", "Wells for all"],
  ["/toolkit", "Funding Toolkit"],
  ["/pitch-deck", "Pitch Deck Analyzer"],
  ["/funders", "Funders & Investors"],
  ["/resources", "Resources & Templates"],
  ["/settings", "Settings"],
] as const;
const ADMIN = "/admin/verification";
const ADMIN_ROUTES = {
  "GET /api/admin/scrape/sources": { body: [] },
  "GET /api/admin/opportunities/pending": { body: { opportunities: [] } },
  "GET /api/admin/opportunities": { body: { opportunities: [] } },
};
const LANDING = "Get funded anywhere, at any stage.";

describe("2.1 the routes", () => {
  it("2.1 the public routes are open to visitors", async () => {
    openScreen("/", { ...VISITOR, "GET /api/auth/verify-email/{token}": { status: 200 } });
    for (const [path, heading] of [
      ["/login", "Welcome back"],
      ["/signup", "Create your account"],
      ["/forgot-password", "Forgot your password?"],
      ["/reset-password?token=secret", "Choose a new password"],
      ["/verify-email?token=secret", "Email verified!"],
    ] as const) {
      visit(path);
      // The secret of a link leaves the address at once.
      await expectScreen(path.replace("?token=secret", ""), heading);
    }
  });

  it.each(SCREENS)("2.1 the authenticated route %s shows its screen: %s", async (path, heading) => {
    openScreen(path);
    await expectScreen(path, heading);
  });

  it("6 visitors see the landing page and the authentication pages, and are led there from all others", async () => {
    const { calls } = openScreen("/", VISITOR);
    await expectScreen("/", LANDING);
    for (const path of [...SCREENS.slice(1).map(([path]) => path), ADMIN]) {
      visit(path);
      await expectScreen(`/login?next=${encodeURIComponent(path)}`, "Welcome back");
    }
    // Of the catalogue they ask for what is public; this server has nothing that is.
    const asked = new Set(
      calls.map(({ path }) => path.replace(/^(\/api\/public\/opportunities)\/[^/?]+$/, "$1/:id")),
    );
    expect(asked).toEqual(
      new Set(["/api/auth/user", "/api/public/opportunities", "/api/public/opportunities/:id"]),
    );
  });

  it("6 the admin route is open to every signed-in user", async () => {
    openScreen(ADMIN, ADMIN_ROUTES);
    expect(await screen.findByRole("tab", { name: "Scraping & Verification" })).toBeVisible();
    expect(location.pathname).toBe(ADMIN);
  });

  it("2.1 any other path is a 404 page titled Page Not Found with two buttons", async () => {
    openScreen("/toolkit");
    await expectScreen("/toolkit", "Funding Toolkit");
    for (const path of ["/nowhere", "/opportunities/o1/nowhere", "/admin"]) {
      visit(path);
      await expectScreen(path, "Page Not Found");
      await waitFor(() => expect(document.title).toMatch(/^Page Not Found/));
      const buttons = within(screen.getByRole("main")).getAllByRole("link");
      expect(buttons.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
        ["Go Home", "/"],
        ["View Opportunities", "/opportunities"],
      ]);
    }
  });

  it("2.1 a Loading screen is shown while the authentication state loads", async () => {
    const { released, release } = holdAnswer();
    openScreen("/toolkit", {
      "GET /api/auth/user": () => released.then(() => ({ body: SPEC_USER })),
    });
    for (const path of ["/", "/opportunities", "/login", "/nowhere"]) {
      visit(path);
      expect(await screen.findByText("Loading")).toBeVisible();
      expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    }
    release();
    await expectScreen("/nowhere", "Page Not Found");
  });
});

describe("4 who is signed in", () => {
  it("4 somebody is signed in when the current-user call returns data", async () => {
    openScreen("/", { "GET /api/auth/user": { body: { email: SPEC_USER.email } } });
    await expectScreen("/", "Hey there!");
  });

  it.each([
    ["401", { status: 401 }],
    ["null", { body: null }],
    ["no body", { status: 204 }],
  ] as const)(
    "4 an answer of %s to the current-user call means that nobody is signed in",
    async (_, answer) => {
      openScreen("/", { "GET /api/auth/user": answer });
      await expectScreen("/", LANDING);
      visit("/toolkit");
      await expectScreen("/login?next=%2Ftoolkit", "Welcome back");
    },
  );
});

describe("2.2 the shell", () => {
  /** The first one, because jsdom counts a screen's header as a banner too. */
  const banner = async () => (await screen.findAllByRole("banner"))[0]!;
  /** The desktop's rail and the phone's bar; a browser shows only one of them. */
  const navigations = async () => {
    const [rail, bar] = await screen.findAllByRole("navigation", { name: "Main" });
    return { rail: linksOf(rail!), bar: linksOf(bar!) };
  };
  const linksOf = (navigation: HTMLElement) => within(navigation).getAllByRole("link");
  const iconOf = (link: HTMLElement) => link.querySelector("svg")!;

  it("2.2 the logo leads to /, the settings button to /settings", async () => {
    const { user } = openScreen("/toolkit");
    await user.click(within(await banner()).getByRole("link", { name: "Settings" }));
    await expectScreen("/settings", "Settings");
    await user.click(within(await banner()).getByRole("link", { name: /, home$/ }));
    await expectScreen("/", "Hey there!");
  });

  it("2.2 four icon links lead to Home, Opportunities, Applications and Toolkit", async () => {
    const { user } = openScreen("/settings");
    expect((await navigations()).rail).toHaveLength(4);
    for (const [index, [name, path, heading]] of (
      [
        ["Home", "/", "Hey there!"],
        ["Opportunities", "/opportunities", "0 funding opportunities"],
        ["Applications", "/applications", "Your applications"],
        ["Toolkit", "/toolkit", "Funding Toolkit"],
      ] as const
    ).entries()) {
      const link = (await navigations()).rail[index]!;
      expect(link).toHaveAccessibleName(name);
      expect(iconOf(link)).toBeVisible();
      await user.click(link);
      await expectScreen(path, heading);
    }
  });

  it("2.2 the toolkit item is labelled Tools in the phone's bar, Toolkit in the desktop's rail", async () => {
    openScreen("/toolkit");
    const { rail, bar } = await navigations();
    expect(bar.map(({ textContent }) => textContent)).toEqual([
      "Home",
      "Opportunities",
      "Applications",
      "Tools",
    ]);
    expect(bar.at(-1)).toHaveAccessibleName("Tools");
    expect(rail.map(({ textContent }) => textContent)).toEqual([
      "Home",
      "Opportunities",
      "Applications",
      "Toolkit",
    ]);
    expect(rail.at(-1)).toHaveAccessibleName("Toolkit");
  });

  it("2.2 the user's full name stands with the e-mail", async () => {
    openScreen("/toolkit");
    expect(await banner()).toHaveTextContent("Ama Mensahama@example.org");
  });

  it.each([{ firstName: null }, { lastName: "" }])(
    "2.2 the word User stands for a name with a missing part: %o",
    async (missing) => {
      openScreen("/toolkit", { "GET /api/auth/user": { body: { ...SPEC_USER, ...missing } } });
      expect(await banner()).toHaveTextContent("Userama@example.org");
    },
  );

  it("2.2 the active item is full opacity and the others dimmed", async () => {
    openScreen("/nowhere");
    const { rail, bar } = await navigations();
    for (const [path, active] of [
      ["/", 0],
      ["/opportunities", 1],
      ["/opportunities/o1", 1],
      ["/applications", 2],
      ["/applications/a1", 2],
      ["/toolkit", 3],
      ["/settings", -1],
    ] as const) {
      visit(path);
      for (const links of [rail, bar]) {
        const dimmed = links.map((link) => iconOf(link).classList.contains("opacity-60"));
        expect(dimmed, path).toEqual([0, 1, 2, 3].map((index) => index !== active));
      }
    }
  });

  it("2.2 the landing page has a Get started button to /signup, with a note that it is free", async () => {
    const { user } = openScreen("/", VISITOR);
    expect(await screen.findByText("It is free to start.")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Get started" }));
    await expectScreen("/signup", "Create your account");
  });

  it("2.2 the landing page has a Login button to /login, asking whether one has an account", async () => {
    const { user } = openScreen("/", VISITOR);
    expect(await screen.findByText("Already have an account?")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Login" }));
    await expectScreen("/login", "Welcome back");
  });
});
