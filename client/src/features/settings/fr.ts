import accountWords from "./fr/account";
import calendarWords from "./fr/calendar";
import entityWords from "./fr/entities";
import notificationWords from "./fr/notifications";
import profileWords from "./fr/profile";

/** The French of settings/. */
export default {
  ...accountWords,
  ...calendarWords,
  ...entityWords,
  ...notificationWords,
  ...profileWords,
} as const;
