import type { Dictionary } from "../words";
import { featureMessages } from "./messages/features";
import { readingMessages } from "./messages/reading";
import { requestMessages } from "./messages/requests";
import { validatorMessages } from "./messages/validators";

/** The French of what validators and the server say. Its keys are the messages there are: one without French does not compile. */
export const messages = {
  "{text}": "{text}",
  ...validatorMessages,
  ...requestMessages,
  ...featureMessages,
  ...readingMessages,
} as const satisfies Dictionary;
