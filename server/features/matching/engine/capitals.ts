/** The city in which a country's embassies sit, after the country's code. */
const CAPITALS = `
  AF kabul, AL tirana, DZ algiers, AO luanda, AR buenos aires, AM yerevan, AU canberra, AZ baku, BH manama,
  BD dhaka, BY minsk, BZ belmopan, BJ cotonou, BO la paz, BA sarajevo, BW gaborone, BR brasilia, BN bandar
  seri begawan, BG sofia, BF ouagadougou, BI bujumbura, KH phnom penh, CM yaounde, CA ottawa, CV praia, CF
  bangui, TD n'djamena, CL santiago, CN beijing, CO bogota, CG brazzaville, CD kinshasa, CR san jose, HR
  zagreb, CU havana, CY nicosia, CZ prague, DK copenhagen, DJ djibouti, DO santo domingo, EC quito, EG
  cairo, SV san salvador, GQ malabo, ER asmara, EE tallinn, SZ mbabane, ET addis ababa, FJ suva, FI
  helsinki, FR paris, GA libreville, GM banjul, GE tbilisi, DE berlin, GH accra, GR athens, GT guatemala
  city, GN conakry, GW bissau, GY georgetown, HT port-au-prince, HN tegucigalpa, HU budapest, IS reykjavik,
  IN new delhi, ID jakarta, IQ baghdad, IE dublin, IL jerusalem, CI abidjan, JM kingston, JP tokyo, JO
  amman, KZ astana, KE nairobi, XK pristina, KW kuwait city, KG bishkek, LA vientiane, LV riga, LB beirut,
  LS maseru, LR monrovia, LY tripoli, LT vilnius, LU luxembourg, MG antananarivo, MW lilongwe, MY kuala
  lumpur, MV male, ML bamako, MT valletta, MR nouakchott, MU port louis, MX mexico city, MD chisinau, MN
  ulaanbaatar, ME podgorica, MA rabat, MZ maputo, MM rangoon, NA windhoek, NP kathmandu, NL the hague, NZ
  wellington, NI managua, NE niamey, NG abuja, MK skopje, NO oslo, OM muscat, PK islamabad, PA panama city,
  PG port moresby, PY asuncion, PE lima, PH manila, PL warsaw, PT lisbon, QA doha, RO bucharest, RU moscow,
  RW kigali, SA riyadh, SN dakar, RS belgrade, SL freetown, SG singapore, SK bratislava, SI ljubljana, SO
  mogadishu, ZA pretoria, KR seoul, SS juba, ES madrid, LK colombo, SD khartoum, SR paramaribo, SE
  stockholm, CH bern, TJ dushanbe, TZ dar es salaam, TH bangkok, TL dili, TG lome, TT port of spain, TN
  tunis, TR ankara, TM ashgabat, UG kampala, UA kyiv, AE abu dhabi, GB london, UY montevideo, UZ tashkent,
  VE caracas, VN hanoi, YE sanaa, ZM lusaka, ZW harare
`;

const countriesByCapital = new Map(
  CAPITALS.trim()
    .split(/,\s+/)
    .map((entry) => [entry.slice(3), entry.slice(0, 2)] as const),
);

/**
 * Finds the country of an embassy from a place such as "Libreville PDS".
 * @param place in lower case
 */
export function findCapitalsCountry(place: string): string | null {
  for (const [capital, code] of countriesByCapital)
    if (place === capital || place.startsWith(`${capital} `)) return code;
  return null;
}
