import { createCommonGrantsSource } from "../../common-grants/create-source";

/** Washington's FundHub. Agile Six serves it after the CommonGrants protocol; it is a prototype of theirs. */
export const washingtonGrants = createCommonGrantsSource({
  id: "washington-grants",
  name: "Washington FundHub",
  description: "Funding of the agencies of Washington State, as a company's prototype serves it",
  url: "https://fundhub.wa.gov/",
  country: "US",
  funderType: "government",
  licence: "Public data of Washington State",
  attribution: "Washington FundHub, https://fundhub.wa.gov, by way of wa.api.cg.a6lab.ai",
  base: "https://wa.api.cg.a6lab.ai",
  timezone: "America/Los_Angeles",
  eligibleCountries: ["US"],
});
