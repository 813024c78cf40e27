import type { EvalProfile } from "../types";

export const schools: readonly EvalProfile[] = [
  {
    id: "us-school-district-science",
    name: "Copper Valley Unified School District",
    type: "School",
    entity: {
      country: "US",
      region: "Arizona",
      industry: ["education", "science"],
      annualRevenueCurrency: "USD",
      currentFundingSought: "200000",
      description:
        "Eleven public schools. We want to bring biomedical science into our high schools: laboratory summers for students and training for their teachers.",
    },
    answers: {
      schoolType: "Public school district",
      educationLevels: ["Primary", "Secondary"],
      studentCount: 6100,
    },
  },
  {
    id: "us-school-farm-high-school",
    name: "Prairie Agricultural High School",
    type: "School",
    entity: {
      country: "US",
      region: "Iowa",
      industry: ["education", "agriculture"],
      currentFundingSought: "100000",
      annualRevenueCurrency: "USD",
      description:
        "A high school with a farm. We train agriculture teachers and prepare students for jobs in food and farming.",
    },
  },
  {
    id: "us-school-nursing",
    name: "Riverbend School of Nursing and Public Health",
    type: "School",
    entity: {
      country: "US",
      region: "Kentucky",
      industry: ["education", "health"],
      currentFundingSought: "400000",
      annualRevenueCurrency: "USD",
      description:
        "A professional school that trains nurses, safety professionals and nutritionists for mines, farms and rural clinics, and plans a rural residency.",
    },
    answers: { schoolType: "Higher education", educationLevels: ["Bachelor", "Master"] },
  },
  {
    id: "gb-school-radio-club",
    name: "St Brannock's School",
    type: "School",
    entity: {
      country: "GB",
      industry: ["education", "telecoms"],
      currentFundingSought: "15000",
      annualRevenueCurrency: "GBP",
      description:
        "A state secondary school in Devon whose pupils run an amateur radio station and speak with the space station.",
    },
  },
  { id: "in-school-almost-empty", name: "Sunrise Public School", type: "School", entity: { country: "IN" } },
];
