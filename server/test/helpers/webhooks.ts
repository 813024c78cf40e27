import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@shared/constants/webhooks";
import type { DeliveriesView, NewWebhookView } from "@shared/validators/webhooks";
import type { TestApp } from "../app";

export type Received = {
  id: string;
  body: string;
  headers: IncomingHttpHeaders;
};

/**
 * A program that is sent messages. It answers with `status`, or calls `onMessage`, which answers with a status of its
 * own, or with null to leave the sender waiting.
 */
export async function startReceiver() {
  const receiver = {
    address: "",
    status: 200,
    messages: [] as Received[],
    onMessage: null as ((message: Received) => number | null) | null,
    close: () => {},
  };
  const server = createServer((req, res) => {
    let body = "";
    req.on("data", (chunk: Buffer) => (body += chunk.toString()));
    req.on("end", () => {
      const message = { id: String(req.headers["webhook-id"]), body, headers: req.headers };
      receiver.messages.push(message);
      const status = receiver.onMessage ? receiver.onMessage(message) : receiver.status;
      if (status !== null) res.writeHead(status).end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  receiver.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?for=us`;
  receiver.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return receiver;
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Reads a message as its receiver does. @throws when the signature is wrong */
export const verify = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };

/** Makes a webhook for somebody who has just shown who they are. */
export async function makeWebhook(
  app: TestApp,
  user: { id: string },
  { events = [...WEBHOOK_EVENTS], ...rest }: { address: string; entityId?: string; events?: WebhookEvent[] },
): Promise<NewWebhookView> {
  const person = await app.as(user, { passwordAt: app.clock.now().getTime() });
  const answer = await person
    .post("/api/auth/webhooks")
    .send({ events, ...rest })
    .expect(201);
  return answer.body as NewWebhookView;
}

/** What the log of a webhook says. */
export const listDeliveries = async (app: TestApp, user: { id: string }, id: string, query = "") =>
  (await (await app.as(user)).get(`/api/auth/webhooks/${id}/deliveries${query}`).expect(200))
    .body as DeliveriesView;
