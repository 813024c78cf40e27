import { perLanguage } from "../words/language";

/** Countries that a person can choose in Settings. */
export const SETTINGS_COUNTRIES = [
  { code: "GH", name: "Ghana" },
  { code: "NG", name: "Nigeria" },
  { code: "KE", name: "Kenya" },
  { code: "ZA", name: "South Africa" },
  { code: "EG", name: "Egypt" },
  { code: "US", name: "United States" },
  { code: "GB", name: "United Kingdom" },
  { code: "CA", name: "Canada" },
  { code: "IN", name: "India" },
  { code: "CN", name: "China" },
] as const;

/** The country filter of the opportunities list. */
export const FILTER_COUNTRIES = ["GH", "NG", "KE", "ZA", "US", "GB"] as const;

/** Every ISO 3166-1 alpha-2 code: an organisation may sit anywhere, not only where the picker of Settings reaches. */
export const COUNTRY_CODES =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW".split(
    " ",
  );

/** The English name of a country code, for what is stored or compared; the code itself when it is not known. */
export const countryName = (code: string): string => nameIn(englishNames(), code);

/** The name of a country code in the words of whoever is spoken to. */
export const countryLabel = (code: string): string => nameIn(localNames(), code);

// Made when first asked for: it takes a slow phone a tenth of a second.
let english: Intl.DisplayNames | undefined;
const englishNames = () => (english ??= new Intl.DisplayNames(["en"], { type: "region" }));
const localNames = perLanguage((locale, language) =>
  language === "en" ? englishNames() : new Intl.DisplayNames([locale], { type: "region" }),
);

function nameIn(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}
