// A person sees these messages after using up what an account may have before its address is verified.
export const VERIFY_FOR_DECKS = "Verify your e-mail address to have more decks analyzed.";
export const VERIFY_FOR_AI =
  "Verify your e-mail address to use the AI. What is set aside for new accounts is used up for today.";

/** An empty account whose address was never verified is deleted after this many days. */
export const EMPTY_ACCOUNT_DAYS = 30;
