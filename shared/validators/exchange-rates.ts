/** The reference rates of the European Central Bank of one day. */
export type ExchangeRatesView = {
  /** `YYYY-MM-DD`. Null while no rates are known. */
  day: string | null;
  /** So much of a currency is one euro, as a decimal string. The euro itself is in it. */
  perEuro: Record<string, string>;
};
