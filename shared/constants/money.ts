/** Symbols of the currencies that people can choose; any other ISO 4217 code is shown as the code itself. */
export const CURRENCY_SYMBOLS: Record<string, string> = {
  USD: "$",
  EUR: "€",
  GBP: "£",
  INR: "₹",
  NGN: "₦",
  GHS: "₵",
  KES: "KSh",
  ZAR: "R",
};
export const CURRENCIES = Object.keys(CURRENCY_SYMBOLS);
export const DEFAULT_CURRENCY = "USD";
