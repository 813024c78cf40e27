import { COUNTRY_CODES, SETTINGS_COUNTRIES, countryName } from "../countries";
import { INDUSTRIES } from "../industries";
import { CURRENCIES, CURRENCY_SYMBOLS } from "../money";

type Pair = { value: string; label: string };

const settingsCountries: Pair[] = SETTINGS_COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
const settingsCodes = new Set(settingsCountries.map((country) => country.value));
const otherCountries: Pair[] = COUNTRY_CODES.filter((code) => !settingsCodes.has(code))
  .map((code) => ({ value: code, label: countryName(code) }))
  .sort((a, b) => a.label.localeCompare(b.label, "en"));

/** The countries of Settings come first, then all others by name. */
export const COUNTRY_OPTIONS: Pair[] = [...settingsCountries, ...otherCountries];

export const CURRENCY_OPTIONS: Pair[] = CURRENCIES.map((code) => ({
  value: code,
  label: `${code} (${CURRENCY_SYMBOLS[code]})`,
}));

export const INDUSTRY_OPTIONS: Pair[] = INDUSTRIES.map(({ slug, label }) => ({ value: slug, label }));

export const PRODUCT_STAGES = ["Concept", "Prototype", "Private beta", "Live", "Live and growing", "Mature"];

export const FUNDRAISING_STAGES = [
  "Pre-seed",
  "Seed",
  "Series A",
  "Series B",
  "Series C or later",
  "Not raising equity",
];

export const BUSINESS_MODELS = [
  "Subscription",
  "Pay per use",
  "Marketplace or commission",
  "Product sales",
  "Services or projects",
  "Licensing",
  "Advertising",
  "Freemium",
  "Hardware with service",
  "Not decided yet",
];

export const PROFITABILITY = ["Not yet profitable", "Breaking even", "Profitable"];

export const SDGS = [
  "SDG 1: No poverty",
  "SDG 2: Zero hunger",
  "SDG 3: Good health and well-being",
  "SDG 4: Quality education",
  "SDG 5: Gender equality",
  "SDG 6: Clean water and sanitation",
  "SDG 7: Affordable and clean energy",
  "SDG 8: Decent work and economic growth",
  "SDG 9: Industry, innovation and infrastructure",
  "SDG 10: Reduced inequalities",
  "SDG 11: Sustainable cities and communities",
  "SDG 12: Responsible consumption and production",
  "SDG 13: Climate action",
  "SDG 14: Life below water",
  "SDG 15: Life on land",
  "SDG 16: Peace, justice and strong institutions",
  "SDG 17: Partnerships for the goals",
];

export const SCHOOL_TYPES = [
  "Public",
  "Private",
  "Community",
  "Faith-based",
  "Charter or academy",
  "Vocational or technical",
  "University or college",
  "Online",
];

export const EDUCATION_LEVELS = [
  "Early years",
  "Primary",
  "Lower secondary",
  "Upper secondary",
  "Vocational",
  "Undergraduate",
  "Postgraduate",
  "Adult learning",
];

export const GROUP_TYPES = [
  "Neighbourhood or residents' group",
  "Cooperative",
  "Savings or self-help group",
  "Youth group",
  "Women's group",
  "Faith group",
  "Sports or arts club",
  "Environmental group",
  "Registered association",
  "Group with a fiscal sponsor",
  "Other",
];
