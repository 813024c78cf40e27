import type { EvalProfile } from "../types";

/**
 * Research groups of the United States that the National Institutes of Health fund. The other groups are in
 * `research-groups.ts`.
 */
export const biomedicalResearch: readonly EvalProfile[] = [
  {
    id: "us-research-dementia",
    name: "Memory and Dementia Institute",
    type: "Research",
    entity: {
      country: "US",
      region: "Minnesota",
      industry: ["health", "biotech"],
      foundedYear: 2009,
      currentFundingSought: "1200000",
      annualRevenueCurrency: "USD",
      description:
        "We develop drugs and blood markers for Alzheimer's disease, and bring recent graduates and postdoctoral fellows into dementia research.",
    },
    answers: { researchAreas: ["Alzheimer's disease", "Drug development", "Biomarkers"] },
  },
  {
    id: "us-research-heart-lung",
    name: "Heart, Lung and Sleep Trials Group",
    type: "Research",
    entity: {
      country: "US",
      region: "Ohio",
      industry: ["health", "medical-devices"],
      currentFundingSought: "900000",
      annualRevenueCurrency: "USD",
      description:
        "Early clinical trials of drugs and devices for heart failure, asthma, sickle cell disease and sleep apnea, and the translation from the laboratory that comes before.",
    },
    answers: { researchAreas: ["Heart, lung, blood and sleep disorders", "Clinical trials"] },
  },
  {
    id: "us-research-mental-drugs",
    name: "Experimental Psychiatry Program",
    type: "Research",
    entity: {
      country: "US",
      region: "Maryland",
      industry: ["health", "medical-devices"],
      currentFundingSought: "800000",
      annualRevenueCurrency: "USD",
      description:
        "New drugs and brain stimulation for depression and psychosis, first trials in people, and why mood disorders appear at menopause.",
    },
    answers: { researchAreas: ["Psychopharmacology", "Neuromodulation", "Women's mental health"] },
  },
  {
    id: "us-research-diabetes-kidney",
    name: "Diabetes and Kidney Center",
    type: "Research",
    entity: {
      country: "US",
      region: "Colorado",
      industry: ["health"],
      currentFundingSought: "1000000",
      annualRevenueCurrency: "USD",
      description:
        "A university center for diabetes, its complications and kidney disease: basic science, multi-center studies, and the training of young scientists.",
    },
  },
  {
    id: "us-research-mother-child",
    name: "Mother and Child Health Research Group",
    type: "Research",
    entity: {
      country: "US",
      region: "Washington",
      industry: ["health", "children"],
      currentFundingSought: "400000",
      annualRevenueCurrency: "USD",
      description:
        "Pediatricians and epidemiologists: environmental exposures before birth, nutrition of mothers, adolescent health, and the training of those who care for them.",
    },
    answers: { researchAreas: ["Child health", "Maternal nutrition", "Environmental influences on health"] },
  },
  {
    id: "us-research-training-office",
    name: "Office of Research Training, School of Medicine",
    type: "Research",
    entity: {
      country: "US",
      region: "Connecticut",
      industry: ["education", "health", "science"],
      annualRevenueCurrency: "USD",
      currentFundingSought: "500000",
      description:
        "We run the training programmes of a medical school: doctoral students, postdoctoral fellows, physician-scientists, and summers in the laboratory for undergraduates.",
    },
  },
  {
    id: "us-research-core-facility",
    name: "Center for Disease Models and Structural Biology",
    type: "Research",
    entity: {
      country: "US",
      region: "Missouri",
      industry: ["science", "biotech"],
      currentFundingSought: "1500000",
      annualRevenueCurrency: "USD",
      description:
        "A national service: we breed and share animal models of human disease, and give scientists time on cryo-electron microscopes.",
    },
    answers: { researchAreas: ["Animal models", "Research resources", "Cryo-electron microscopy"] },
  },
  {
    id: "us-research-worker-safety",
    name: "Center for Safe Work",
    type: "Research",
    entity: {
      country: "US",
      region: "Washington",
      industry: ["health", "workforce"],
      currentFundingSought: "600000",
      annualRevenueCurrency: "USD",
      description:
        "Injury and disease at work in building, fishing and farming: research with crews and employers, and courses for safety professionals.",
    },
    answers: { researchAreas: ["Occupational safety and health"] },
  },
];
