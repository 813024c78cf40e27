import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SessionView } from "@shared/validators/devices";
import { errorAnswer, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { SecondFactorSection } from "../second-factor/second-factor-section";
import { listChanges, serveSettings } from "../test-server";
import { DevicesSection } from "./devices-section";

const PATH = "/api/auth/sessions";
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const here: SessionView = {
  id: "a".repeat(64),
  device: { browser: "Chrome", system: "Android", kind: "phone" },
  country: null,
  signedInAt: ago(50),
  lastSeenAt: ago(0),
  current: true,
};
const laptop: SessionView = {
  id: "b".repeat(64),
  device: { browser: "Firefox", system: "Windows", kind: "desktop" },
  country: "GH",
  signedInAt: ago(73),
  lastSeenAt: ago(2.5),
  current: false,
};
const strange: SessionView = {
  ...laptop,
  id: "c".repeat(64),
  device: { browser: null, system: null, kind: null },
  signedInAt: ago(1.5),
};

function open(
  sessions: SessionView[],
  routes: Parameters<typeof serveSettings>[1] = {},
  view = <DevicesSection />,
) {
  const api = serveSettings([], { [`GET ${PATH}`]: { body: sessions }, ...routes });
  return { ...api, ...renderWithProviders(view, { path: "/settings" }) };
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest("li")!);

describe("the devices where a person is signed in", () => {
  it("are named, with when they signed in and were used last, this one marked", async () => {
    open([here, laptop, strange]);
    const own = await rowOf("Chrome on Android");
    expect(own.getByText("This device")).toBeVisible();
    expect(own.getByText("Signed in 2 days ago")).toBeVisible();
    expect(own.queryByRole("button")).not.toBeInTheDocument();
    const other = await rowOf("Firefox on Windows");
    expect(other.getByText("Ghana")).toBeVisible();
    expect(own.queryByText("Ghana")).not.toBeInTheDocument();
    expect(other.getByText("Signed in 3 days ago, last used 2 hours ago")).toBeVisible();
    expect(other.queryByText("This device")).not.toBeInTheDocument();
    expect(await rowOf("Unknown device")).toBeDefined();
  });

  it("say so when there is only this one", async () => {
    open([here]);
    expect(await screen.findByText("You are not signed in anywhere else.")).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("say that they load, and that they could not be loaded, with another try", async () => {
    const { routes, user } = open([], {
      [`GET ${PATH}`]: errorAnswer("unavailable", "The database is away"),
    });
    expect(screen.getByText("Loading your devices")).toBeInTheDocument();
    expect(await screen.findByText("Your devices could not be loaded")).toBeVisible();
    expect(screen.getByText("The database is away")).toBeVisible();
    routes[`GET ${PATH}`] = { body: [here] };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Chrome on Android")).toBeVisible();
  });
});

describe("ending one session", () => {
  const END = "End session: Firefox on Windows, signed in 3 days ago";

  it("removes its row, says so, and keeps the focus in the section", async () => {
    const { calls, routes, user } = open([here, laptop, strange]);
    routes[`DELETE ${PATH}/${laptop.id}`] = {};
    await user.click(await screen.findByRole("button", { name: END }));
    expect(await screen.findByText("Session ended")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Firefox on Windows")).not.toBeInTheDocument());
    expect(screen.getByText("Unknown device")).toBeVisible();
    expect(listChanges(calls)).toEqual([{ method: "DELETE", path: `${PATH}/${laptop.id}`, body: undefined }]);
    expect(screen.getByRole("region", { name: "Devices" })).toHaveFocus();
  });

  it("asks for the password where the server wants it, and then ends the session", async () => {
    const { routes, user } = open(
      [here, laptop],
      {
        [`DELETE ${PATH}/${laptop.id}`]: errorAnswer("confirmation_required", "Please show that it is you."),
        "POST /api/auth/confirm": () => {
          routes[`DELETE ${PATH}/${laptop.id}`] = {};
          return { status: 204 };
        },
      },
      <>
        <DevicesSection />
        <SecondFactorSection />
      </>,
    );
    await user.click(await screen.findByRole("button", { name: END }));
    const question = within(await screen.findByRole("dialog", { name: "Is it you?" }));
    await user.type(question.getByLabelText("Your password"), "a long phrase{Enter}");
    expect(await screen.findByText("Session ended")).toBeVisible();
    expect(screen.queryByText("Firefox on Windows")).not.toBeInTheDocument();
  });

  it("that has ended elsewhere reads the list again, and says what the server says", async () => {
    const { routes, user } = open([here, laptop]);
    routes[`DELETE ${PATH}/${laptop.id}`] = () => {
      routes[`GET ${PATH}`] = { body: [here] };
      return errorAnswer("not_found", "Session not found");
    };
    await user.click(await screen.findByRole("button", { name: END }));
    expect(await screen.findByText("Failed to end the session")).toBeVisible();
    expect(screen.getByText("Session not found")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Firefox on Windows")).not.toBeInTheDocument());
  });
});

describe("ending all other sessions", () => {
  it("asks first, then leaves only this device", async () => {
    const answers = holdAnswers();
    const { calls, user } = open([here, laptop, strange], { [`DELETE ${PATH}`]: answers.next });
    await user.click(await screen.findByRole("button", { name: "End all other sessions" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "End all other sessions?" }));
    expect(listChanges(calls)).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "End sessions" }));
    await answers.give({});
    expect(await screen.findByText("All other sessions ended")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(screen.getByText("Chrome on Android")).toBeVisible();
    expect(screen.queryByText("Firefox on Windows")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "End all other sessions" })).not.toBeInTheDocument();
  });

  it("says when it failed, with the list as it was", async () => {
    const { user } = open([here, laptop], { [`DELETE ${PATH}`]: { status: 500, body: {} } });
    await user.click(await screen.findByRole("button", { name: "End all other sessions" }));
    await user.click(await screen.findByRole("button", { name: "End sessions" }));
    expect(await screen.findByText("Failed to end the other sessions")).toBeVisible();
    expect(screen.getByText("Firefox on Windows")).toBeInTheDocument();
  });
});
