import { internalPath } from "@shared/internal-path";
import { describeLanguage } from "@shared/words/language";
import type { PushDevicesView, PushNoticePayload } from "@shared/validators/push-notices";
import { worker } from "./worker";

/** Shows push notices, and opens what they lead to. The browser runs this without any page. */
const PATH = "/api/push-notices";
const PICTURE = "/apple-touch-icon.png";

worker.addEventListener("push", (event) => {
  const { id, title, text, path, language } = event.data?.json() as PushNoticePayload;
  event.waitUntil(
    worker.registration.showNotification(title, {
      body: text,
      // One that is brought twice stands in the place of the first.
      tag: id,
      icon: PICTURE,
      lang: language,
      dir: describeLanguage(language).direction,
      data: { path },
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(internalPath(path) ?? "/"));
});

/** Goes to a window that shows the path already, or opens one: what is typed in other windows stays. */
async function open(path: string): Promise<unknown> {
  const { href } = new URL(path, worker.location.origin);
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  return shown ? shown.focus() : worker.clients.openWindow(href);
}

// The browser has another subscription. The server learns of it where notices are on for whoever is signed in.
worker.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(tellOfChange());
});

async function tellOfChange(): Promise<void> {
  const answer = await fetch(PATH);
  if (!answer.ok) return;
  const { publicKey, devices } = (await answer.json()) as PushDevicesView;
  if (!devices.some(({ current }) => current)) return;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await worker.registration.pushManager.subscribe(options)).toJSON();
  await fetch(PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}
