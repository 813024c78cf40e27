import { subscribeSchema } from "@shared/validators/push-notices";
import { describeArea } from "../describe";

const DEVICE =
  "`id`, `device` (browser, system and kind, null where the browser does not say them), `createdAt`, `lastSentAt` (null before the first notice) and `current` (whether it is the browser that asks)";

export const pushNotices = describeArea({
  name: "Push notices",
  about:
    "Short notices that a browser shows while no page is open, beside the mails about news and comments, for as long as the person is signed in there. They say what kind of news it is and the subject of its mail, and lead to its page. No key may call what is here.",
  access: "member",
  routes: {
    "GET /api/push-notices": {
      summary: "Lists the browsers that show push notices",
      answers: {
        200: `\`publicKey\` (what a browser subscribes with), \`sessionId\` (of the session that asks), \`userId\` and \`devices\`: ${DEVICE}. The address at the push service and the keys of the browser are in no answer.`,
      },
    },
    "POST /api/push-notices": {
      summary: "Turns push notices on in this browser",
      details:
        "The body is what `PushSubscription.toJSON()` gives. It takes the place of what the session had before, and of the same browser's subscription for somebody else. It ends with the session, and when the push service knows the browser no more.",
      body: subscribeSchema,
      fields: {
        endpoint: "The address at the browser's push service: public, https, on the usual port",
        keys: "`p256dh` and `auth`, in base64url",
      },
      answers: { 201: `The browser: ${DEVICE}.` },
      errors: { conflict: "There are as many browsers as there may be." },
    },
    "DELETE /api/push-notices/:id": {
      summary: "Turns push notices off in a browser",
      answers: { 204: "Done. What waits for it is not sent." },
    },
    "POST /api/push-notices/:id/test": {
      summary: "Sends a test to a browser of one's own",
      answers: { 204: "It is on its way." },
      errors: { conflict: "Another notice is on its way there." },
    },
  },
});
