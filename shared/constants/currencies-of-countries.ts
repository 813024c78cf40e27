/**
 * The countries that pay in a currency of which the European Central Bank publishes a rate. Others are left out,
 * because their amounts cannot be converted.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  EUR: "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT",
  USD: "AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI",
  AUD: "AU CC CX KI NF NR TV",
  BRL: "BR",
  CAD: "CA",
  CHF: "CH LI",
  CNY: "CN",
  CZK: "CZ",
  DKK: "DK FO GL",
  GBP: "GB GG IM JE",
  HKD: "HK",
  HUF: "HU",
  IDR: "ID",
  ILS: "IL PS",
  INR: "IN",
  ISK: "IS",
  JPY: "JP",
  KRW: "KR",
  MXN: "MX",
  MYR: "MY",
  NOK: "BV NO SJ",
  NZD: "CK NU NZ PN TK",
  PHP: "PH",
  PLN: "PL",
  RON: "RO",
  SEK: "SE",
  SGD: "SG",
  THB: "TH",
  TRY: "TR",
  ZAR: "ZA",
};

const CURRENCY_BY_COUNTRY = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, codes]) => codes.split(" ").map((code) => [code, currency])),
);

/** Returns the currency of a country by its two-letter code, if amounts can be converted into it. */
export const currencyOfCountry = (code: string | null | undefined): string | undefined =>
  CURRENCY_BY_COUNTRY.get((code ?? "").toUpperCase());
