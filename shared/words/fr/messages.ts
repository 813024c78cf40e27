import {
  APPLICATIONS_PER_USER,
  ENTITIES_PER_USER,
  INTEGER_MAX,
  LONG_TEXT_MAX,
  NARRATIVE_MAX,
  TEXT_MAX,
} from "../../constants/limits";
import { INTERACTIONS_PER_ENTITY } from "../../constants/interactions";
import { LOCALES } from "../language";
import { featureMessages } from "./messages/features";
import { readingMessages } from "./messages/reading";
import { requestMessages } from "./messages/requests";
import { validatorMessages } from "./messages/validators";

/** The numbers over a thousand that stand in messages, whose comma would be read as a decimal one. */
const numbers = Object.fromEntries(
  [
    1_000,
    APPLICATIONS_PER_USER,
    ENTITIES_PER_USER,
    INTEGER_MAX,
    INTERACTIONS_PER_ENTITY,
    LONG_TEXT_MAX,
    NARRATIVE_MAX,
    TEXT_MAX,
  ].map((n) => [n.toLocaleString("en"), n.toLocaleString(LOCALES.fr)]),
);

/** The French of what validators and the server say when something cannot be done. */
const messages: Readonly<Record<string, string>> = {
  ...numbers,
  ...validatorMessages,
  ...requestMessages,
  ...featureMessages,
  ...readingMessages,
};
export default messages;
