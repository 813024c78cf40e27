import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { DeliveryView, WebhookView } from "@shared/validators/webhooks";
import { errorAnswer } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import { SecondFactorSection } from "../second-factor/second-factor-section";
import { buildEntityView, listChanges, serveSettings } from "../test-server";
import { WebhooksSection } from "./webhooks-section";

const PATH = "/api/auth/webhooks";
const before = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const entity = buildEntityView();
const SECRET = `whsec_${"A".repeat(43)}=`;
const crm: WebhookView = {
  ...{ id: "33333333-3333-4333-8333-333333333333", address: "https://crm.example/hook" },
  ...{ events: ["application.changed", "task.done"], entity: { id: entity.id, name: entity.name } },
  ...{ maker: null, state: "on", stopReason: null, createdAt: before(9) },
  ...{ lastDeliveredAt: before(1), lastFailedAt: null },
};
const mine: WebhookView = {
  ...crm,
  ...{ id: "44444444-4444-4444-8444-444444444444", address: "https://me.example/in", entity: null },
  ...{ events: ["opportunity.changed"], state: "stopped", stopReason: "failing", lastDeliveredAt: null },
};
const ofKofi: WebhookView = {
  ...crm,
  ...{ id: "55555555-5555-4555-8555-555555555555", address: "https://kofi.example", maker: "Kofi Boa" },
};
const message: DeliveryView = {
  ...{ id: "66666666-6666-4666-8666-666666666666", event: "task.done", data: {}, occurredAt: before(1) },
  ...{ state: "failed", attempts: 10, nextAttemptAt: null, lastAttemptAt: before(0) },
  ...{ statusCode: 500, problem: "status" },
};

function open(
  webhooks: WebhookView[],
  routes: Parameters<typeof serveSettings>[1] = {},
  options: Parameters<typeof renderWithProviders>[1] = {},
) {
  const api = serveSettings([entity], { [`GET ${PATH}`]: { body: webhooks }, ...routes });
  const view = (
    <>
      <WebhooksSection entities={[entity]} />
      <SecondFactorSection />
    </>
  );
  return { ...api, ...renderWithProviders(view, { path: "/settings", ...options }) };
}
const rowOf = async (address: string) => within((await screen.findByText(address)).closest("li")!);

describe("the webhooks of a person", () => {
  it("are listed with what they tell, for whom, and whether anything arrives", async () => {
    open([crm, mine]);
    const first = await rowOf(crm.address);
    expect(first.getByText("The status of an application changes · A task is done")).toBeVisible();
    expect(first.getByText("For AgroLink, last message yesterday")).toBeVisible();
    const second = await rowOf(mine.address);
    expect(second.getByText("Stopped")).toBeVisible();
    expect(second.getByText("Stopped, because nothing has arrived for days")).toBeVisible();
    expect(second.getByText("Only for you, no message yet")).toBeVisible();
  });

  it("stand before those of others, which can only be ended", async () => {
    open([crm, ofKofi]);
    expect(await screen.findByText("Webhooks of other members for entities that you own")).toBeVisible();
    const row = await rowOf(ofKofi.address);
    expect(row.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["End"]);
  });

  it("cannot be made before the address is verified, nor beyond ten", async () => {
    const { unmount } = open([], {}, { user: { ...testUser, emailVerified: false } });
    expect(await screen.findByText("Verify your email address to make webhooks.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Create a webhook" })).not.toBeInTheDocument();
    unmount();
    open(Array.from({ length: 10 }, (_, n) => ({ ...mine, id: `${n}`.padStart(36, "0") })));
    expect(await screen.findByRole("button", { name: "Create a webhook" })).toBeDisabled();
    expect(screen.getByText(/You have ten webhooks/)).toBeVisible();
  });
});

describe("making a webhook", () => {
  const openDialog = async (user: ReturnType<typeof open>["user"]) => {
    await user.click(await screen.findByRole("button", { name: "Create a webhook" }));
    return within(await screen.findByRole("dialog", { name: "Create a webhook" }));
  };

  it("sends what was chosen, shows the secret once and lists the webhook", async () => {
    const { calls, user } = open([], {
      [`POST ${PATH}`]: { status: 201, body: { ...crm, secret: SECRET } },
    });
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText(/^Address/), crm.address);
    await user.click(dialog.getByLabelText("A task is done"));
    await user.click(dialog.getByRole("button", { name: "Create webhook" }));
    const shown = within(await screen.findByRole("dialog", { name: "The secret of your webhook" }));
    expect(shown.getByLabelText("Secret")).toHaveValue(SECRET);
    expect(listChanges(calls)).toEqual([
      {
        ...{ method: "POST", path: PATH },
        body: {
          ...{ address: crm.address, entityId: entity.id },
          events: ["task.done", "opportunity.changed"],
        },
      },
    ]);
    await user.click(shown.getByRole("button", { name: "I have kept the secret" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText(crm.address)).toBeVisible();
  });

  it("tells at its field that an address is refused, and keeps what was typed", async () => {
    const sentence = "Webhooks go to public addresses that start with https://, on the usual port.";
    const { user } = open([], {
      [`POST ${PATH}`]: errorAnswer("validation_failed", sentence, { address: [sentence] }),
    });
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText(/^Address/), "https://10.0.0.1/");
    await user.click(dialog.getByRole("button", { name: "Create webhook" }));
    await waitFor(() => expect(dialog.getByLabelText(/^Address/)).toBeInvalid());
    expect(dialog.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText(/^Address/)).toHaveValue("https://10.0.0.1/");
  });
});

describe("a webhook", () => {
  it("is changed, and gets a new secret", async () => {
    const { calls, user } = open([crm], {
      [`PATCH ${PATH}/${crm.id}`]: { body: { ...crm, address: "https://crm.example/new" } },
      [`POST ${PATH}/${crm.id}/secret`]: { status: 201, body: { secret: SECRET } },
    });
    const change = async (address: string) => {
      await user.click(await screen.findByRole("button", { name: `Change the webhook to ${address}` }));
      return within(await screen.findByRole("dialog", { name: "Change the webhook" }));
    };
    const dialog = await change(crm.address);
    await user.clear(dialog.getByLabelText(/^Address/));
    await user.type(dialog.getByLabelText(/^Address/), "https://crm.example/new");
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("https://crm.example/new")).toBeVisible();
    expect(listChanges(calls)).toMatchObject([
      { body: { address: "https://crm.example/new", events: crm.events } },
    ]);
    const again = await change("https://crm.example/new");
    await user.click(again.getByRole("button", { name: "Create a new secret" }));
    const shown = within(await screen.findByRole("dialog", { name: "The new secret of your webhook" }));
    expect(shown.getByLabelText("Secret")).toHaveValue(SECRET);
  });

  it("is switched off and on", async () => {
    const { calls, user } = open([crm], {
      [`PATCH ${PATH}/${crm.id}`]: { body: { ...crm, state: "off" } },
    });
    await user.click(await screen.findByRole("button", { name: `Switch off the webhook to ${crm.address}` }));
    expect(
      await screen.findByRole("button", { name: `Switch on the webhook to ${crm.address}` }),
    ).toBeVisible();
    expect(listChanges(calls)).toMatchObject([{ method: "PATCH", body: { isOn: false } }]);
  });

  it("is ended after a question", async () => {
    const { user } = open([crm, mine], { [`DELETE ${PATH}/${crm.id}`]: { status: 204 } });
    await user.click(await screen.findByRole("button", { name: `End the webhook to ${crm.address}` }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "End webhook" }));
    expect(await screen.findByText("Webhook ended")).toBeVisible();
    await waitFor(() => expect(screen.queryByText(crm.address)).not.toBeInTheDocument());
    expect(screen.getByText(mine.address)).toBeVisible();
  });
});

describe("the messages of a webhook", () => {
  const LOG = `GET ${PATH}/${crm.id}/deliveries`;

  it("are listed with what became of them, and sent again", async () => {
    const { calls, routes, user } = open([crm], {
      [LOG]: { body: { deliveries: [message], hasMore: false } },
      [`POST ${PATH}/${crm.id}/deliveries/${message.id}/again`]: () => {
        routes[LOG] = {
          body: {
            deliveries: [{ ...message, state: "delivered", attempts: 1, statusCode: 200, problem: null }],
            hasMore: false,
          },
        };
        return { body: { ...message, state: "waiting", attempts: 0 } };
      },
    });
    await user.click(await screen.findByRole("button", { name: `Messages to ${crm.address}` }));
    const dialog = within(await screen.findByRole("dialog", { name: "Messages" }));
    expect(await dialog.findByText("Failed")).toBeVisible();
    expect(dialog.getByText("The server did not accept it · status 500 · 10 attempts")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: /^Send again: A task is done, / }));
    expect(await dialog.findByText("Delivered")).toBeVisible();
    expect(dialog.getByText("status 200 · 1 attempt")).toBeVisible();
    expect(listChanges(calls)).toHaveLength(1);
  });

  it("begin with a test where there are none, and say why it could not be sent", async () => {
    const { user } = open([crm], {
      [LOG]: { body: { deliveries: [], hasMore: false } },
      [`POST ${PATH}/${crm.id}/test`]: errorAnswer("conflict", "A test is on its way already."),
    });
    await user.click(await screen.findByRole("button", { name: `Messages to ${crm.address}` }));
    expect(await screen.findByText(/Nothing was sent in the last thirty days/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send a test" }));
    expect(await screen.findByText("The test could not be sent")).toBeVisible();
    expect(screen.getByText("A test is on its way already.")).toBeVisible();
  });

  it("are not sent while the webhook is off", async () => {
    const { user } = open([{ ...crm, state: "off" }], {
      [LOG]: { body: { deliveries: [message], hasMore: false } },
    });
    await user.click(await screen.findByRole("button", { name: `Messages to ${crm.address}` }));
    expect(await screen.findByText(/Nothing is sent until it is switched on/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Send a test" })).toBeDisabled();
    expect(await screen.findByRole("button", { name: /^Send again: / })).toBeDisabled();
  });
});
