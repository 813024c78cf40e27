import type { EvalProfile } from "../types";

export const nonprofits: readonly EvalProfile[] = [
  {
    id: "us-nonprofit-safe-birth",
    name: "Safe Birth Alliance",
    type: "Nonprofit",
    entity: {
      country: "US",
      region: "Georgia",
      industry: ["health", "gender", "children"],
      foundedYear: 2011,
      currentFundingSought: "250000",
      annualRevenueCurrency: "USD",
      mission: "No mother dies of what could have been prevented.",
      description:
        "We train rural hospitals and clinics to handle haemorrhage, high blood pressure and other emergencies of birth, and connect new mothers with nurses at home.",
    },
    answers: {
      causeAreas: ["Maternal health", "Infant health"],
      beneficiaries: "Mothers and babies in rural Georgia and Alabama",
    },
  },
  {
    id: "us-nonprofit-anti-trafficking",
    name: "Lantern Freedom",
    type: "Nonprofit",
    entity: {
      country: "US",
      countriesOperating: ["US", "GH", "PH"],
      industry: ["human-rights", "children", "humanitarian"],
      foundedYear: 2004,
      currentFundingSought: "1500000",
      annualRevenueCurrency: "USD",
      description:
        "We end child trafficking and forced labour on fishing boats and in homes: rescue, shelter, prosecution with local police, and work with governments on the law.",
    },
    answers: { programs: "Child protection and the prosecution of traffickers in Ghana and the Philippines" },
  },
  {
    id: "us-nonprofit-health-center-association",
    name: "Prairie Health Centers Association",
    type: "Nonprofit",
    entity: {
      country: "US",
      region: "Kansas",
      industry: ["health"],
      foundedYear: 1987,
      currentFundingSought: "1200000",
      annualRevenueCurrency: "USD",
      description:
        "The association of the community health centers of our state. We train their staff, help them with quality and data, and support primary care in rural areas.",
    },
    answers: { programs: "Training, workforce and quality improvement for 21 community health centers" },
  },
  {
    id: "us-nonprofit-special-needs-families",
    name: "Parents as Partners Ohio",
    type: "Nonprofit",
    entity: {
      country: "US",
      region: "Ohio",
      industry: ["health", "children"],
      foundedYear: 2002,
      currentFundingSought: "95000",
      annualRevenueCurrency: "USD",
      mission: "Families of children with special health care needs help each other.",
      description:
        "Run by parents. We tell families of children with disabilities and chronic illness where to find care, insurance and each other.",
    },
  },
  {
    id: "us-nonprofit-veterans-history",
    name: "Headstones and Stories",
    type: "Nonprofit",
    entity: {
      country: "US",
      region: "Virginia",
      industry: ["education", "arts"],
      foundedYear: 2016,
      currentFundingSought: "150000",
      annualRevenueCurrency: "USD",
      description:
        "Students research the lives of veterans who are buried in national cemeteries, and teach their towns what they found.",
    },
    answers: { beneficiaries: "High-school students and families of veterans" },
  },
  {
    id: "us-nonprofit-community-lender",
    name: "Hudson Community Capital",
    type: "Nonprofit",
    entity: {
      country: "US",
      region: "New York State",
      industry: ["fintech", "housing", "climate"],
      stage: "Growth",
      foundedYear: 2006,
      currentFundingSought: "5000000",
      annualRevenueCurrency: "USD",
      description:
        "A community development lender in disadvantaged neighbourhoods of New York. We lend to owners of apartment houses for insulation, heat pumps and rooftop solar.",
    },
  },
  {
    id: "us-nonprofit-youth-recovery",
    name: "Mesa Recovery for Youth",
    type: "Nonprofit",
    entity: {
      country: "US",
      region: "Arizona",
      industry: ["health", "children"],
      foundedYear: 2013,
      annualRevenueCurrency: "USD",
      currentFundingSought: "400000",
      description:
        "Outpatient care for young people with opioid and alcohol problems. With a university we test which kinds of counselling keep them in treatment.",
    },
    answers: { causeAreas: ["Substance use", "Youth mental health"] },
  },
  {
    id: "ug-nonprofit-hiv-clinics",
    name: "Tumaini Clinics",
    type: "Nonprofit",
    entity: {
      country: "UG",
      industry: ["health", "humanitarian"],
      foundedYear: 2008,
      currentFundingSought: "900000",
      annualRevenueCurrency: "USD",
      description:
        "HIV testing and treatment for soldiers, their families and fishing communities around Lake Victoria, and infection control in nine hospitals.",
    },
    answers: { programs: "HIV prevention with the military; tuberculosis; infection control" },
  },
  {
    id: "ch-nonprofit-geneva-rights",
    name: "Geneva Rights Desk",
    type: "Nonprofit",
    entity: {
      country: "CH",
      industry: ["human-rights"],
      foundedYear: 2015,
      currentFundingSought: "60000",
      annualRevenueCurrency: "USD",
      description:
        "We bring human rights defenders to the sessions of the Human Rights Council in Geneva and hold side events with missions and agencies of the United Nations.",
    },
  },
  {
    id: "in-nonprofit-girls-schooling",
    name: "Asha Vidya Trust",
    type: "Nonprofit",
    entity: {
      country: "IN",
      industry: ["education", "gender"],
      foundedYear: 2012,
      currentFundingSought: "40000",
      annualRevenueCurrency: "USD",
      description: "Evening classes and bicycles for girls in Bihar who would otherwise leave school.",
    },
  },
  {
    id: "us-nonprofit-almost-empty",
    name: "Second Harvest Friends",
    type: "Nonprofit",
    entity: { country: "US" },
  },
];
