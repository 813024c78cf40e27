import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { errorAnswer, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import SettingsPage from "../pages/settings-page";
import { listChanges, serveSettings } from "../test-server";

const OFF = {
  isRequired: false,
  methods: [],
  totpSince: null,
  recoveryCodesLeft: 0,
  canAddPasskeys: true,
  passkeys: [],
  removalDueAt: null,
};
const ON = {
  isRequired: false,
  methods: ["totp", "recovery"],
  totpSince: "2026-01-05T08:00:00.000Z",
  recoveryCodesLeft: 9,
  canAddPasskeys: true,
  passkeys: [],
  removalDueAt: null,
};
const SETUP = {
  secret: "JBSWY3DPEHPK3PXP",
  address: "otpauth://totp/Amberway:ama@example.org?secret=JBSWY3DPEHPK3PXP",
  qr: { size: 2, path: "M0 0h1v1h-1z" },
};
const CODES = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-ddd${n}`);
const asks = errorAnswer("confirmation_required", "Please show once more that it is you.");

const open = () => renderWithProviders(<SettingsPage />, { path: "/settings" });
const findSection = async () => within(await screen.findByRole("region", { name: "Two-step sign-in" }));

describe("two-step sign-in", () => {
  it("is hidden for a server that does not have it", async () => {
    serveSettings([], { "GET /api/auth/factors": { status: 404, body: {} } });
    open();
    await screen.findByRole("switch", { name: "New opportunities" });
    await waitFor(() => expect(screen.queryByRole("region", { name: "Two-step sign-in" })).toBeNull());
  });

  it("asks for the password, shows the key, takes a first code and shows the recovery codes once", async () => {
    const { calls, routes } = serveSettings([], {
      "GET /api/auth/factors": { body: OFF },
      "POST /api/auth/factors/totp": asks,
      "POST /api/auth/confirm": () => {
        routes["POST /api/auth/factors/totp"] = { status: 201, body: SETUP };
        return { status: 204 };
      },
      "POST /api/auth/factors/totp/confirm": () => {
        routes["GET /api/auth/factors"] = { body: ON };
        return { body: { recoveryCodes: CODES } };
      },
    });
    const { user } = open();
    await user.click(await (await findSection()).findByRole("button", { name: "Set up" }));
    const question = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    await user.type(question.getByLabelText("Your password"), "a long phrase{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Set up an authenticator app" }));
    expect(dialog.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    expect(dialog.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
    await user.type(dialog.getByLabelText("Code"), "123456{Enter}");
    const codes = within(await screen.findByRole("dialog", { name: "Your recovery codes" }));
    expect(codes.getAllByRole("listitem").map((item) => item.textContent)).toEqual(CODES);
    const write = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(codes.getByRole("button", { name: "Copy" }));
    expect(write).toHaveBeenCalledWith(CODES.join("\n"));
    await user.click(codes.getByRole("button", { name: "I have kept them" }));
    expect(screen.queryByText(CODES[0]!)).toBeNull();
    expect(await (await findSection()).findByText("9 are left, for when you lose your phone.")).toBeVisible();
    expect(listChanges(calls).map(({ path }) => path)).toEqual([
      "/api/auth/factors/totp",
      "/api/auth/confirm",
      "/api/auth/factors/totp",
      "/api/auth/factors/totp/confirm",
    ]);
  });

  it("says at the field that the first code is wrong", async () => {
    const sentence = "This code is wrong, or was used already";
    serveSettings([], {
      "GET /api/auth/factors": { body: OFF },
      "POST /api/auth/factors/totp": { status: 201, body: SETUP },
      "POST /api/auth/factors/totp/confirm": errorAnswer("wrong_code", sentence, { code: [sentence] }),
    });
    const { user } = open();
    await user.click(await (await findSection()).findByRole("button", { name: "Set up" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Set up an authenticator app" }));
    await user.type(dialog.getByLabelText("Code"), "000000{Enter}");
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText("Code")).toHaveFocus();
  });

  it("is turned off with the password", async () => {
    const { calls, routes } = serveSettings([], {
      "GET /api/auth/factors": { body: ON },
      "DELETE /api/auth/factors/totp": () => {
        routes["GET /api/auth/factors"] = { body: OFF };
        return { status: 204 };
      },
    });
    const { user } = open();
    await user.click(await (await findSection()).findByRole("button", { name: "Turn off" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Turn off the authenticator app?" }));
    await user.type(dialog.getByLabelText("Your password"), "a long phrase{Enter}");
    expect(await (await findSection()).findByRole("button", { name: "Set up" })).toBeVisible();
    expect(listChanges(calls)).toEqual([
      { method: "DELETE", path: "/api/auth/factors/totp", body: { password: "a long phrase" } },
    ]);
  });

  it("makes new recovery codes after a question", async () => {
    serveSettings([], {
      "GET /api/auth/factors": { body: ON },
      "POST /api/auth/factors/recovery-codes": { body: { recoveryCodes: CODES } },
    });
    const { user } = open();
    await user.click(await (await findSection()).findByRole("button", { name: "Create new codes" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Create ten new recovery codes?" }));
    await user.click(dialog.getByRole("button", { name: "Create new codes" }));
    expect(await screen.findByText(CODES[9]!)).toBeVisible();
  });
});

describe("an act that asks once more", () => {
  const serve = () =>
    serveSettings([], {
      "GET /api/auth/factors": { body: ON },
      "POST /api/auth/change-password": asks,
    });

  async function changePassword({ user }: ReturnType<typeof open>) {
    await user.type(screen.getByLabelText("Current password"), "old password");
    await user.type(screen.getByLabelText("New password"), "new password");
    await user.type(screen.getByLabelText("Confirm new password"), "new password{Enter}");
    return within(await screen.findByRole("dialog", { name: "Is it you?" }));
  }

  it("asks for the code and is then done by itself", async () => {
    const { calls, routes } = serve();
    routes["POST /api/auth/confirm"] = () => {
      routes["POST /api/auth/change-password"] = { body: {} };
      return { status: 204 };
    };
    const view = open();
    await findSection();
    const dialog = await changePassword(view);
    await view.user.type(dialog.getByLabelText("Code"), "123456{Enter}");
    expect(await screen.findByText("Password changed")).toBeVisible();
    expect(listChanges(calls).map(({ path }) => path)).toEqual([
      "/api/auth/change-password",
      "/api/auth/confirm",
      "/api/auth/change-password",
    ]);
  });

  it("is not done when the question is closed, and what was typed stays", async () => {
    const { calls } = serve();
    const view = open();
    await findSection();
    const dialog = await changePassword(view);
    await view.user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Failed to change password")).toBeVisible();
    expect(screen.getByLabelText("New password")).toHaveValue("new password");
    expect(listChanges(calls)).toHaveLength(1);
  });

  it("tells of a removal that runs, and stops it", async () => {
    const { calls, routes } = serveSettings([], {
      "GET /api/auth/factors": { body: { ...ON, removalDueAt: "2026-12-01T10:00:00.000Z" } },
    });
    const { user } = open();
    const section = await findSection();
    expect(await section.findByText("Your second step is going to be removed")).toBeVisible();
    expect(section.getByText(/From 1 Dec 2026, \d\d:00 on, the password alone signs in/)).toBeVisible();
    const held = holdAnswers();
    routes["DELETE /api/auth/factors/removal"] = held.next;
    await user.click(section.getByRole("button", { name: "Stop it" }));
    routes["GET /api/auth/factors"] = { body: ON };
    await held.give({});
    expect(await screen.findByText("Your second step stays as it is")).toBeVisible();
    expect(section.queryByText("Your second step is going to be removed")).not.toBeInTheDocument();
    expect(listChanges(calls)).toEqual([
      { method: "DELETE", path: "/api/auth/factors/removal", body: undefined },
    ]);
    await waitFor(() => expect(screen.getByRole("region", { name: "Two-step sign-in" })).toHaveFocus());
  });
});
