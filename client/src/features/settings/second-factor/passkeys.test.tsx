import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { errorAnswer } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import SettingsPage from "../pages/settings-page";
import { listChanges, serveSettings } from "../test-server";

const { startAuthentication, startRegistration } = vi.hoisted(() => ({
  startAuthentication: vi.fn(),
  startRegistration: vi.fn(),
}));
vi.mock("@simplewebauthn/browser", () => ({ startAuthentication, startRegistration }));

const NONE = {
  ...{ isRequired: false, methods: [], totpSince: null, recoveryCodesLeft: 0 },
  ...{ canAddPasskeys: true, passkeys: [] },
};
const PHONE = { id: "33333333-3333-4333-8333-333333333333", name: "Phone", lastUsedAt: null };
const ONE = {
  ...NONE,
  methods: ["passkey", "recovery"],
  recoveryCodesLeft: 10,
  passkeys: [{ ...PHONE, createdAt: "2026-01-05T08:00:00.000Z" }],
};
const MADE = { id: "AA", rawId: "AA", type: "public-key", response: {} };
const putAway = () => Object.assign(new Error("The question was closed"), { name: "NotAllowedError" });

beforeEach(() => {
  startRegistration.mockReset().mockResolvedValue(MADE);
  startAuthentication.mockReset().mockResolvedValue(MADE);
});

const open = () => renderWithProviders(<SettingsPage />, { path: "/settings" });
const press = async ({ user }: ReturnType<typeof open>, name: string) => {
  const section = within(await screen.findByRole("region", { name: "Two-step sign-in" }));
  await user.click(await section.findByRole("button", { name }));
};

describe("passkeys", () => {
  const serve = (answer: Parameters<typeof serveSettings>[1]) =>
    serveSettings([], {
      "GET /api/auth/factors": { body: NONE },
      "POST /api/auth/factors/passkeys/options": { body: { challenge: "first" } },
      ...answer,
    });

  async function nameIt(view: ReturnType<typeof open>) {
    await press(view, "Add a passkey");
    const dialog = within(await screen.findByRole("dialog", { name: "Add a passkey" }));
    await view.user.type(dialog.getByLabelText("Name"), "Phone{Enter}");
    return dialog;
  }

  it("a passkey is made by the browser and kept under its name, and the recovery codes follow", async () => {
    const { calls } = serve({
      "POST /api/auth/factors/passkeys": { status: 201, body: { recoveryCodes: ["aaaa-bbbb-cccc-dddd"] } },
    });
    await nameIt(open());
    expect(await screen.findByText("aaaa-bbbb-cccc-dddd")).toBeVisible();
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: "first" } });
    expect(listChanges(calls).at(-1)?.body).toEqual({ name: "Phone", passkey: MADE });
  });

  it("a browser's question that is closed can be asked again, with new options", async () => {
    const { routes } = serve({
      "POST /api/auth/factors/passkeys": { status: 201, body: { recoveryCodes: null } },
    });
    startRegistration.mockRejectedValueOnce(putAway());
    const view = open();
    const dialog = await nameIt(view);
    expect(await screen.findByText("No passkey was added")).toBeVisible();
    expect(dialog.getByLabelText("Name")).toHaveValue("Phone");
    routes["POST /api/auth/factors/passkeys/options"] = { body: { challenge: "second" } };
    await view.user.click(dialog.getByRole("button", { name: "Add a passkey" }));
    expect(await screen.findByText("Passkey added")).toBeVisible();
    expect(startRegistration).toHaveBeenLastCalledWith({ optionsJSON: { challenge: "second" } });
  });

  it("passkeys are not offered where the server cannot have them", async () => {
    serveSettings([]);
    open();
    await screen.findByRole("button", { name: "Set up" });
    expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
  });

  it("a passkey is removed with the password", async () => {
    const { calls, routes } = serveSettings([], {
      "GET /api/auth/factors": { body: ONE },
      [`DELETE /api/auth/factors/passkeys/${PHONE.id}`]: () => {
        routes["GET /api/auth/factors"] = { body: NONE };
        return { status: 204 };
      },
    });
    const view = open();
    await press(view, "Remove Phone");
    const dialog = within(await screen.findByRole("dialog", { name: "Remove Phone?" }));
    await view.user.type(dialog.getByLabelText("Your password"), "a long phrase{Enter}");
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Phone" })).toBeNull());
    expect(listChanges(calls)[0]?.body).toEqual({ password: "a long phrase" });
  });

  it("a passkey shows that it is the same person, before an act that asks for it", async () => {
    const { calls, routes } = serveSettings([], {
      "GET /api/auth/factors": { body: ONE },
      "POST /api/auth/factors/recovery-codes": errorAnswer("confirmation_required", "Show that it is you."),
      "POST /api/auth/confirm/options": { body: { challenge: "confirm" } },
      "POST /api/auth/confirm": () => {
        routes["POST /api/auth/factors/recovery-codes"] = {
          body: { recoveryCodes: ["eeee-ffff-gggg-hhhh"] },
        };
        return { status: 204 };
      },
    });
    const view = open();
    await press(view, "Create new codes");
    const dialog = within(await screen.findByRole("dialog", { name: "Create ten new recovery codes?" }));
    await view.user.click(dialog.getByRole("button", { name: "Create new codes" }));
    const question = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    await view.user.click(question.getByRole("button", { name: "Use a passkey" }));
    expect(await screen.findByText("eeee-ffff-gggg-hhhh")).toBeVisible();
    expect(calls.find(({ path }) => path === "/api/auth/confirm")?.body).toEqual({ passkey: MADE });
  });
});
