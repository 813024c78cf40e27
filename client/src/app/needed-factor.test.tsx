import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { Screens } from "@/app/screens";
import { neededFactor, shell } from "@/app/lazy-shell";
import { clearFactorNeeded } from "@/lib/api/factor-needed";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";

const refused = errorAnswer("second_factor_required", "Everybody here needs a second step to sign in.");
const NONE = {
  ...{ isRequired: true, methods: [], totpSince: null, recoveryCodesLeft: 0 },
  ...{ canAddPasskeys: true, passkeys: [], removalDueAt: null },
};
const APP = {
  ...{ ...NONE, methods: ["totp", "recovery"], recoveryCodesLeft: 10 },
  totpSince: "2026-01-05T08:00:00.000Z",
};
const SETUP = {
  secret: "JBSWY3DPEHPK3PXP",
  address: "otpauth://totp/Amberway:ama@example.org?secret=JBSWY3DPEHPK3PXP",
  qr: { size: 2, path: "M0 0h1v1h-1z" },
};
const LIST = "GET /api/resources";

beforeAll(() => Promise.all([shell.load(), neededFactor.load()]));
afterEach(clearFactorNeeded);

const serve = (factors: object) =>
  fakeFetch({
    [LIST]: refused,
    "GET /api/news": refused,
    "GET /api/auth/factors": { body: factors },
    "GET /api/auth/identities": { body: { hasPassword: true, identities: [], services: [] } },
  });
const openResources = () => renderWithProviders(<Screens />, { path: "/resources" });

describe("where everybody needs a second step", () => {
  it("a screen says why, lets one be set up, and the screen that was asked for follows", async () => {
    const { routes } = serve(NONE);
    const { user, history } = openResources();
    const title = await screen.findByRole("heading", { level: 1, name: "Set up two-step sign-in" });
    expect(title).toHaveFocus();
    expect(screen.getByText(/so that a password alone, if it is ever stolen, opens nothing/)).toBeVisible();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    routes["POST /api/auth/factors/totp"] = { status: 201, body: SETUP };
    routes["POST /api/auth/factors/totp/confirm"] = () => {
      routes["GET /api/auth/factors"] = { body: APP };
      routes[LIST] = { body: [] };
      return { body: { recoveryCodes: ["aaaa-bbbb"] } };
    };
    await user.click(await screen.findByRole("button", { name: "Set up" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Set up an authenticator app" }));
    await user.type(dialog.getByLabelText("Code"), "123456{Enter}");
    // The codes are shown once, so nothing may take their place.
    await user.click(await screen.findByRole("button", { name: "I have kept them" }));
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Resources & Templates" })).toBeVisible();
    expect(history.at(-1)).toBe("/resources");
  });

  it("a sign-in that has not shown the second step of the account is asked to", async () => {
    const { routes } = serve(APP);
    const { user } = openResources();
    await screen.findByRole("heading", { level: 1, name: "Show your second step" });
    expect(screen.queryByRole("button", { name: "Turn off" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show it" }));
    const question = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    routes["POST /api/auth/confirm"] = () => {
      routes[LIST] = { body: [] };
      return { status: 204 };
    };
    await user.type(question.getByLabelText("Code"), "123456{Enter}");
    expect(await screen.findByRole("heading", { level: 1, name: "Resources & Templates" })).toBeVisible();
  });

  it("signing out is possible, and the login has no trace of it", async () => {
    const { routes } = serve(NONE);
    const { user } = openResources();
    routes["POST /api/auth/logout"] = { status: 204 };
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible();
  });

  it("reading pages stay open", async () => {
    serve(NONE);
    const { navigate } = openResources();
    await screen.findByRole("heading", { level: 1, name: "Set up two-step sign-in" });
    navigate("/privacy");
    expect(await screen.findByRole("heading", { level: 1, name: /Privacy/ })).toBeVisible();
  });
});
