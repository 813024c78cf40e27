// What somebody is told who has had what there is before an address is verified.
export const VERIFY_FOR_DECKS = "Verify your e-mail address to have more decks analyzed.";
export const VERIFY_FOR_AI =
  "Verify your e-mail address to use the AI. What is set aside for new accounts is used up for today.";

/** Days after which an account goes whose address was never verified and that has nothing in it. */
export const EMPTY_ACCOUNT_DAYS = 30;
