/**
 * The countries of a region as funders use the word. `perhaps` are countries that only some funders include: for these no fit is claimed.
 */
export type WorldRegion = { in: ReadonlySet<string>; perhaps: ReadonlySet<string> };

const codes = (text: string): ReadonlySet<string> => new Set(text.split(" ").filter(Boolean));
const region = (inside: string, perhaps: string): WorldRegion => ({
  in: codes(inside),
  perhaps: codes(perhaps),
});

const REGIONS: Record<string, WorldRegion> = {
  africa: region(
    "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW",
    "EH RE SH YT",
  ),
  europe: region(
    "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SJ SK SM UA VA XK",
    "AM AZ GE GL IL KZ RU TR",
  ),
  asia: region(
    "AF BD BN BT CN HK ID IN JP KG KH KP KR LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN",
    "AE AM AZ BH CY GE IL IQ IR JO KW KZ LB OM PS QA RU SA SY TR YE",
  ),
  "latin america": region(
    "AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE",
    "AG AI AW BB BL BQ BS BZ CW DM GD GF GP GY HT JM KN KY LC MF MQ MS SR SX TC TT VC VG VI",
  ),
  caribbean: region(
    "AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI",
    "BM BZ GF GY SR",
  ),
};

/** Finds a region by its name, without regard to case. */
export const findWorldRegion = (word: string): WorldRegion | undefined => {
  const name = word.trim().toLowerCase().replace(/-/g, " ");
  return Object.hasOwn(REGIONS, name) ? REGIONS[name] : undefined;
};
