import { createCommonGrantsSource } from "../../common-grants/create-source";

/** Maryland's Community Compass. Agile Six serves it after the CommonGrants protocol; it is a prototype of theirs. */
export const marylandGrants = createCommonGrantsSource({
  id: "maryland-grants",
  name: "Maryland Community Compass",
  description: "Incentives of the agencies of Maryland, as a company's prototype serves them",
  url: "https://compass.maryland.gov/",
  country: "US",
  funderType: "government",
  licence: "Public data of the State of Maryland",
  attribution: "Maryland Community Compass, https://compass.maryland.gov, by way of md.api.cg.a6lab.ai",
  base: "https://md.api.cg.a6lab.ai",
  timezone: "America/New_York",
  eligibleCountries: ["US"],
  region: "US-MD",
});
