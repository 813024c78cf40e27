import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { expect, expectToast, test, waitForMailedLink } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { holdRedirect } from "./support/steps";
import { buildEntity } from "./support/story";

type Message = { body: string; headers: Record<string, string> };

/** A program that takes messages, and says of each which status it answers with. */
async function startReceiver() {
  const receiver = { address: "", status: 200, messages: [] as Message[], close: () => {} };
  const server = createServer((req, res) => {
    let body = "";
    req.on("data", (chunk: Buffer) => (body += chunk.toString()));
    req.on("end", () => {
      receiver.messages.push({ body, headers: req.headers as Record<string, string> });
      res.writeHead(receiver.status).end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  receiver.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  receiver.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return receiver;
}

test("a webhook is made in Settings, a test reaches a program that checks it, and a failed message is sent again @desktop", async ({
  page,
  member,
  expectErrors,
}) => {
  // The server asks for the password first.
  expectErrors(/status of 403/);
  const receiver = await startReceiver();
  await buildEntity(page.request, { name: "Sunrise Labs" });
  await holdRedirect(page);
  await page.goto(await waitForMailedLink(member.email, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email verified!" })).toBeVisible();
  await page.goto("/settings#webhooks");
  const section = page.getByRole("region", { name: "Webhooks" });
  await section.getByRole("button", { name: "Create a webhook" }).click();
  const form = page.getByRole("dialog", { name: "Create a webhook" });
  await form.getByLabel("Address").fill(receiver.address);
  await form.getByLabel("The status of an application changes").check();
  await inspect(page, "the dialog of a new webhook", { narrow: true });
  await form.getByRole("button", { name: "Create webhook" }).click();
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await question.getByLabel("Your password").fill(member.password);
  await question.getByRole("button", { name: "Continue" }).click();
  const shown = page.getByRole("dialog", { name: "The secret of your webhook" });
  const secret = await shown.getByLabel("Secret").inputValue();
  await inspect(page, "the secret of a new webhook", { narrow: true });
  await shown.getByRole("button", { name: "I have kept the secret" }).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await inspect(page, "webhooks", { narrow: true });

  receiver.status = 500;
  await section.getByRole("button", { name: /^Messages to / }).click();
  const log = page.getByRole("dialog", { name: "Messages" });
  await log.getByRole("button", { name: "Send a test" }).click();
  await expect(log.getByText("status 500", { exact: false })).toBeVisible();
  receiver.status = 200;
  await log.getByRole("button", { name: /^Send again: A test, / }).click();
  await expect(log.getByText("Delivered")).toBeVisible();
  await inspect(page, "the messages of a webhook", { narrow: true });
  const { body, headers } = receiver.messages.at(-1)!;
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: "webhook.test", data: {} });
  expect(new Set(receiver.messages.map((message) => message.headers["webhook-id"])).size).toBe(1);
  await log.getByRole("button", { name: "Close" }).last().click();

  await section.getByRole("button", { name: /^End the webhook to / }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End webhook" }).click();
  await expectToast(page, "Webhook ended");
  await expect(section.getByRole("listitem")).toHaveCount(0);
  receiver.close();
});
