import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ApiKeyView } from "@shared/validators/api-keys";
import { errorAnswer } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import { SecondFactorSection } from "../second-factor/second-factor-section";
import { buildEntityView, listChanges, serveSettings } from "../test-server";
import { ApiKeysSection } from "./api-keys-section";

const PATH = "/api/auth/api-keys";
const DAY = 24 * 3_600_000;
const after = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const entity = buildEntityView();
const SECRET = `amb_${"0".repeat(72)}`;
const sheet: ApiKeyView = {
  ...{ id: "33333333-3333-4333-8333-333333333333", name: "Our spreadsheet", hint: "amb_a1b2c3" },
  ...{ scopes: ["catalogue:read", "applications:read"], entity: { id: entity.id, name: entity.name } },
  ...{ maker: null, program: null, createdAt: after(-2), expiresAt: after(88), lastUsedAt: after(-1) },
};
const mine: ApiKeyView = {
  ...sheet,
  ...{ id: "44444444-4444-4444-8444-444444444444", name: "Script", entity: null, lastUsedAt: null },
  ...{ scopes: ["matches:read"], expiresAt: after(-1) },
};
const ofKofi: ApiKeyView = {
  ...sheet,
  ...{ id: "55555555-5555-4555-8555-555555555555", name: "CRM", maker: "Kofi Boa" },
};

function open(
  keys: ApiKeyView[],
  routes: Parameters<typeof serveSettings>[1] = {},
  options: Parameters<typeof renderWithProviders>[1] = {},
) {
  const api = serveSettings([entity], { [`GET ${PATH}`]: { body: keys }, ...routes });
  const view = (
    <>
      <ApiKeysSection entities={[entity]} />
      <SecondFactorSection />
    </>
  );
  return { ...api, ...renderWithProviders(view, { path: "/settings", ...options }) };
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest("li")!);

describe("the API keys of a person", () => {
  it("are listed with what they may do, for whom, until when and their last use", async () => {
    open([sheet, mine]);
    const first = await rowOf("Our spreadsheet");
    expect(first.getByText("amb_a1b2c3…")).toBeVisible();
    expect(first.getByText("Read the catalogue · Read applications")).toBeVisible();
    expect(first.getByText(/^For AgroLink, works until .*, last used yesterday$/)).toBeVisible();
    const second = await rowOf("Script");
    expect(second.getByText("Expired")).toBeVisible();
    expect(second.getByText(/^Only for you, expired on .*, never used$/)).toBeVisible();
    expect(screen.queryByText(/Keys of other members/)).not.toBeInTheDocument();
  });

  it("stand before those of others for entities of their own", async () => {
    open([sheet, ofKofi]);
    expect(await screen.findByText("Keys of other members for entities that you own")).toBeVisible();
    expect((await rowOf("CRM")).getByText(/^Of Kofi Boa, For AgroLink, /)).toBeVisible();
  });

  it("cannot be made before the address is verified, nor beyond twenty", async () => {
    const { unmount } = open([], {}, { user: { ...testUser, emailVerified: false } });
    expect(await screen.findByText("Verify your email address to make API keys.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Create an API key" })).not.toBeInTheDocument();
    unmount();
    open(Array.from({ length: 20 }, (_, n) => ({ ...mine, id: `${n}`.padStart(36, "0") })));
    expect(await screen.findByRole("button", { name: "Create an API key" })).toBeDisabled();
    expect(screen.getByText(/You have twenty keys/)).toBeVisible();
  });

  it("say that they could not be loaded, with another try", async () => {
    const { routes, user } = open([], {
      [`GET ${PATH}`]: errorAnswer("unavailable", "The database is away"),
    });
    expect(await screen.findByText("Your API keys could not be loaded")).toBeVisible();
    routes[`GET ${PATH}`] = { body: [sheet] };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Our spreadsheet")).toBeVisible();
  });
});

describe("making an API key", () => {
  const openDialog = async (user: ReturnType<typeof open>["user"]) => {
    await user.click(await screen.findByRole("button", { name: "Create an API key" }));
    return within(await screen.findByRole("dialog", { name: "Create an API key" }));
  };

  it("sends what was chosen, shows the secret once and lists the key", async () => {
    const { calls, user } = open([], {
      [`POST ${PATH}`]: { status: 201, body: { ...sheet, secret: SECRET } },
    });
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText(/^Name/), "Our spreadsheet");
    await user.click(dialog.getByLabelText("Read applications"));
    await user.selectOptions(dialog.getByLabelText(/^How long it works/), "One year");
    await user.click(dialog.getByRole("button", { name: "Create key" }));
    const shown = within(await screen.findByRole("dialog", { name: "Your new API key" }));
    expect(shown.getByLabelText("API key")).toHaveValue(SECRET);
    expect(listChanges(calls)).toEqual([
      {
        ...{ method: "POST", path: PATH },
        body: {
          ...{ name: "Our spreadsheet", scopes: ["catalogue:read", "applications:read"] },
          ...{ entityId: entity.id, days: 365 },
        },
      },
    ]);
    const write = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(shown.getByRole("button", { name: "Copy" }));
    expect(write).toHaveBeenCalledWith(SECRET);
    expect(await screen.findByText("API key copied")).toBeVisible();
    await user.click(shown.getByRole("button", { name: "I have kept it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Our spreadsheet")).toBeVisible();
    // Opened again, the dialog has the form and not the secret.
    const again = await openDialog(user);
    expect(again.queryByLabelText("API key")).not.toBeInTheDocument();
  });

  it("tells what is missing at its field, and keeps what was typed when the server refuses", async () => {
    const { calls, user } = open([], {
      [`POST ${PATH}`]: errorAnswer("conflict", "You have as many as there can be."),
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByLabelText("Read the catalogue"));
    await user.click(dialog.getByRole("button", { name: "Create key" }));
    expect(await dialog.findByText("Name is required")).toBeVisible();
    expect(dialog.getByText("Choose what the key may do")).toBeVisible();
    await user.type(dialog.getByLabelText(/^Name/), "Script");
    await user.click(dialog.getByLabelText("Read applications"));
    await user.selectOptions(dialog.getByLabelText(/^For which entity/), "None, only for me");
    await user.click(dialog.getByRole("button", { name: "Create key" }));
    expect(await dialog.findByText(/Applications belong to an entity/)).toBeVisible();
    expect(listChanges(calls)).toEqual([]);
    await user.selectOptions(dialog.getByLabelText(/^For which entity/), "AgroLink");
    await user.click(dialog.getByRole("button", { name: "Create key" }));
    expect(await dialog.findByText("You have as many as there can be.")).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("Script");
  });

  it("asks who it is where the server wants that, and then makes the key", async () => {
    const { routes, user } = open([], {
      [`POST ${PATH}`]: errorAnswer("confirmation_required", "Please show that it is you."),
      "POST /api/auth/confirm": () => {
        routes[`POST ${PATH}`] = { status: 201, body: { ...sheet, secret: SECRET } };
        return { status: 204 };
      },
    });
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText(/^Name/), "Our spreadsheet");
    await user.click(dialog.getByRole("button", { name: "Create key" }));
    const question = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    await user.type(question.getByLabelText("Your password"), "a long phrase{Enter}");
    expect(await screen.findByRole("dialog", { name: "Your new API key" })).toBeVisible();
  });
});

describe("a connected program", () => {
  const connected: ApiKeyView = {
    ...sheet,
    name: "Claude",
    program: { kind: "site", host: "claude.example" },
  };

  it("stands among the keys with where it is, and is disconnected after a question", async () => {
    const { user } = open(
      [connected, { ...connected, id: mine.id, program: { kind: "device", scheme: null } }],
      {
        [`DELETE ${PATH}/${sheet.id}`]: { status: 204 },
      },
    );
    const row = within((await screen.findByText("claude.example")).closest("li")!);
    expect(row.getByText(/^For AgroLink, ends on .* if it is not used, last used yesterday$/)).toBeVisible();
    expect(screen.getByText("a program on this device")).toBeVisible();
    await user.click(row.getByRole("button", { name: "Disconnect: Claude" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Disconnect “Claude”?" }));
    await user.click(dialog.getByRole("button", { name: "Disconnect" }));
    expect(await screen.findByText("Program disconnected")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("claude.example")).not.toBeInTheDocument());
  });
});

describe("ending an API key", () => {
  it("asks first, then takes it from the list and keeps the focus in the section", async () => {
    const { calls, user } = open([sheet, mine], { [`DELETE ${PATH}/${sheet.id}`]: { status: 204 } });
    await user.click(await screen.findByRole("button", { name: "End API key: Our spreadsheet" }));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "End the API key “Our spreadsheet”?" }),
    );
    expect(listChanges(calls)).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "End key" }));
    expect(await screen.findByText("API key ended")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Our spreadsheet")).not.toBeInTheDocument());
    expect(screen.getByText("Script")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("region", { name: "API keys" })).toHaveFocus());
  });

  it("that has ended elsewhere reads the list again, and says what the server says", async () => {
    const { routes, user } = open([sheet]);
    routes[`DELETE ${PATH}/${sheet.id}`] = () => {
      routes[`GET ${PATH}`] = { body: [] };
      return errorAnswer("not_found", "API key not found");
    };
    await user.click(await screen.findByRole("button", { name: "End API key: Our spreadsheet" }));
    await user.click(await screen.findByRole("button", { name: "End key" }));
    expect(await screen.findByText("Failed to end the API key")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Our spreadsheet")).not.toBeInTheDocument());
  });
});
