import type { EvalProfile } from "../types";

export const socialEnterprises: readonly EvalProfile[] = [
  {
    id: "ke-social-briquettes",
    name: "Kisumu Clean Briquettes",
    type: "Social Enterprise",
    entity: {
      country: "KE",
      industry: ["energy", "waste", "gender"],
      stage: "Traction",
      foundedYear: 2023,
      currentFundingSought: "20000",
      annualRevenueCurrency: "USD",
      description:
        "Young women make cooking briquettes from market waste and sell them in the informal settlements of Kisumu. 38 members earn a living.",
    },
  },
  {
    id: "rw-social-weavers",
    name: "Imigongo Weavers",
    type: "Social Enterprise",
    entity: {
      country: "RW",
      industry: ["arts", "gender", "consumer"],
      stage: "MVP",
      foundedYear: 2024,
      currentFundingSought: "5000",
      annualRevenueCurrency: "USD",
      description: "A weaving workshop in which 25 widows make baskets that we sell to hotels and online.",
    },
    answers: { businessModel: "Half of every sale goes to the weaver." },
  },
  {
    id: "us-social-solar-cooperative",
    name: "Finger Lakes Solar Cooperative",
    type: "Social Enterprise",
    entity: {
      country: "US",
      region: "New York State",
      industry: ["energy", "workforce"],
      stage: "Growth",
      foundedYear: 2015,
      annualRevenue: "2400000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "300000",
      description:
        "A worker-owned company in upstate New York that installs solar panels and heat pumps and takes on and trains people who come out of prison.",
    },
  },
  {
    id: "us-social-refuge-farm",
    name: "Bayou Bottomland Growers",
    type: "Social Enterprise",
    entity: {
      country: "US",
      region: "Louisiana",
      industry: ["agriculture", "environment"],
      stage: "Traction",
      foundedYear: 2012,
      description:
        "A cooperative of rice growers that farms beside wildlife refuges, leaves part of the crop to ducks and geese, and restores wetland.",
    },
  },
  {
    id: "gh-social-digital-traders",
    name: "Makola Digital",
    type: "Social Enterprise",
    entity: {
      country: "GH",
      industry: ["social-enterprise", "telecoms", "fintech"],
      stage: "Growth",
      foundedYear: 2019,
      annualRevenue: "210000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "250000",
      description:
        "Market women without a bank account order stock and save through a simple phone menu. We train them in mobile money; 26,000 use it each month.",
    },
    answers: { impactOutcomes: "Traders save a tenth of what they earn.", peopleReached: 26000 },
  },
  {
    id: "za-social-township-kitchen",
    name: "Ekasi Kitchen",
    type: "Social Enterprise",
    entity: {
      country: "ZA",
      industry: ["food", "workforce"],
      stage: "MVP",
      foundedYear: 2025,
      currentFundingSought: "150000",
      annualRevenueCurrency: "ZAR",
      description:
        "A shared kitchen in Soweto, run by people under thirty, in which home cooks become caterers.",
    },
  },
];
