import type { EvalProfile } from "../types";

export const researchGroups: readonly EvalProfile[] = [
  {
    id: "us-research-neural-circuits",
    name: "Neural Circuits Laboratory",
    type: "Research",
    entity: {
      country: "US",
      region: "Washington",
      industry: ["science", "health"],
      foundedYear: 2015,
      currentFundingSought: "600000",
      annualRevenueCurrency: "USD",
      description:
        "We build tools that record and stimulate thousands of brain cells at once, and models that explain what the recordings mean.",
    },
    answers: {
      researchAreas: ["Neurotechnology", "Brain recording and modulation", "Computational neuroscience"],
      institution: "A private research university",
    },
  },
  {
    id: "us-research-cancer-control",
    name: "Center for Cancer Prevention Research",
    type: "Research",
    entity: {
      country: "US",
      region: "North Carolina",
      industry: ["health"],
      currentFundingSought: "500000",
      annualRevenueCurrency: "USD",
      description:
        "Trials and cohort studies of cancer screening and of life after cancer, with rural and Black communities who are reached too late.",
    },
    answers: {
      researchAreas: ["Cancer prevention and control", "Cancer survivorship", "Health disparities"],
    },
  },
  {
    id: "us-research-hearing",
    name: "Hearing and Balance Research Group",
    type: "Research",
    entity: {
      country: "US",
      region: "Iowa",
      industry: ["health", "science"],
      currentFundingSought: "300000",
      annualRevenueCurrency: "USD",
      description:
        "Audiologists and scientists who test hearing care for older people, and train young investigators in hearing, voice and speech.",
    },
    answers: { researchAreas: ["Hearing loss", "Speech and language", "Audiology"] },
  },
  {
    id: "us-research-digital-psychiatry",
    name: "Digital Psychiatry Unit",
    type: "Research",
    entity: {
      country: "US",
      region: "Massachusetts",
      industry: ["health", "software"],
      currentFundingSought: "700000",
      annualRevenueCurrency: "USD",
      description:
        "Clinical trials of apps and brief psychotherapy for depression and psychosis, and studies of how clinics take them up.",
    },
    answers: {
      researchAreas: [
        "Digital mental health",
        "Psychosocial interventions",
        "Mental health services research",
      ],
    },
  },
  {
    id: "us-research-catalysis",
    name: "Surface Catalysis Group",
    type: "Research",
    entity: {
      country: "US",
      region: "Michigan",
      industry: ["science", "manufacturing"],
      currentFundingSought: "450000",
      annualRevenueCurrency: "USD",
      description:
        "Catalysts and electrodes for making fuels and fertiliser with clean power; how molecules behave at interfaces.",
    },
    answers: { researchAreas: ["Catalysis", "Electrochemistry", "Materials chemistry"] },
  },
  {
    id: "us-research-seafloor",
    name: "Seafloor Processes Laboratory",
    type: "Research",
    entity: {
      country: "US",
      region: "Rhode Island",
      industry: ["science", "environment"],
      currentFundingSought: "400000",
      annualRevenueCurrency: "USD",
      description:
        "Cores, maps and instruments from the ocean floor: how the crust forms, and what sediment tells about past climate and sea level.",
    },
    answers: { researchAreas: ["Marine geology and geophysics", "Paleoceanography", "Ocean drilling"] },
  },
  {
    id: "us-research-oral-health",
    name: "Institute of Oral Health Research",
    type: "Research",
    entity: {
      country: "US",
      region: "Florida",
      industry: ["health"],
      currentFundingSought: "250000",
      annualRevenueCurrency: "USD",
      description:
        "A dental school's scientists: gum disease, its link with diabetes, and dental care in communities without dentists.",
    },
    answers: { researchAreas: ["Dental and craniofacial research", "Oral health disparities"] },
  },
  {
    id: "us-research-addiction-data",
    name: "Addiction Data Science Group",
    type: "Research",
    entity: {
      country: "US",
      region: "New Mexico",
      industry: ["health", "ai"],
      currentFundingSought: "275000",
      annualRevenueCurrency: "USD",
      description:
        "Young investigators who read overdose records, brain images and claims to learn which treatments of opioid, alcohol and tobacco use work for whom.",
    },
    answers: { researchAreas: ["Substance use epidemiology", "Data science", "Health economics"] },
  },
  {
    id: "us-research-tribal-college",
    name: "Bitterroot Tribal College Health Research Center",
    type: "Research",
    entity: {
      country: "US",
      region: "Montana",
      industry: ["health", "education"],
      foundedYear: 1978,
      annualRevenueCurrency: "USD",
      currentFundingSought: "300000",
      description:
        "The research center of a tribal college of a federally recognized tribe. We prepare American Indian students for research careers and study diabetes and suicide with our communities.",
    },
    answers: { researchAreas: ["American Indian health", "Research training"] },
  },
  {
    id: "us-research-work-inequality",
    name: "Work and Inequality Lab",
    type: "Research",
    entity: {
      country: "US",
      region: "Wisconsin",
      industry: ["science", "workforce"],
      currentFundingSought: "250000",
      annualRevenueCurrency: "USD",
      description:
        "Sociologists and economists who study how companies hire and pay, and what work does to families and health.",
    },
    answers: { researchAreas: ["Sociology", "Organizations", "Labor economics"] },
  },
  {
    id: "us-research-primary-care",
    name: "Primary Care Evidence Center",
    type: "Research",
    entity: {
      country: "US",
      region: "Oregon",
      industry: ["health"],
      currentFundingSought: "400000",
      annualRevenueCurrency: "USD",
      description:
        "A network of clinics and researchers that tests how primary care can be safer, better coordinated and better supported by health records and data.",
    },
    answers: { researchAreas: ["Primary care", "Health services research", "Clinical informatics"] },
  },
  {
    id: "us-research-rehabilitation",
    name: "Rehabilitation Robotics Laboratory",
    type: "Research",
    entity: {
      country: "US",
      region: "Pennsylvania",
      industry: ["science", "hardware", "health"],
      currentFundingSought: "400000",
      annualRevenueCurrency: "USD",
      description:
        "Exoskeletons and prostheses for people after stroke or amputation, and the mechanics of muscle and tendon behind them.",
    },
    answers: { researchAreas: ["Rehabilitation engineering", "Biomechanics", "Control of wearable robots"] },
  },
  {
    id: "us-research-veterinary-lab",
    name: "State Veterinary Diagnostic Laboratory",
    type: "Research",
    entity: {
      country: "US",
      region: "Nebraska",
      industry: ["agriculture", "food", "science"],
      currentFundingSought: "500000",
      annualRevenueCurrency: "USD",
      description:
        "A university laboratory that tests animals and animal feed for disease, toxins and resistant bacteria, and trains veterinary scientists.",
    },
    answers: { researchAreas: ["Veterinary diagnostics", "Antimicrobial resistance", "Animal food safety"] },
  },
  {
    id: "us-research-structures",
    name: "Resilient Structures Laboratory",
    type: "Research",
    entity: {
      country: "US",
      region: "Nevada",
      industry: ["science", "housing"],
      currentFundingSought: "500000",
      annualRevenueCurrency: "USD",
      description:
        "Bridges, pipelines and power networks in earthquakes and floods: tests of structures and soils, and how cities recover.",
    },
    answers: { researchAreas: ["Structural and geotechnical engineering", "Infrastructure systems"] },
  },
  {
    id: "us-research-undergraduate-college",
    name: "Cedar Hill College Department of Biology",
    type: "Research",
    entity: {
      country: "US",
      region: "Arkansas",
      industry: ["science", "education", "health"],
      annualRevenueCurrency: "USD",
      currentFundingSought: "150000",
      description:
        "A small teaching college that awards bachelor's degrees and has had little federal research money. Undergraduates work with us on bacteria and gut health.",
    },
  },
  {
    id: "za-research-hiv-tb",
    name: "Cape HIV and TB Research Unit",
    type: "Research",
    entity: {
      country: "ZA",
      industry: ["health", "science"],
      currentFundingSought: "450000",
      annualRevenueCurrency: "USD",
      description:
        "How HIV changes the immune system so that tuberculosis breaks out, and cohorts of mothers and children who live with HIV.",
    },
    answers: {
      researchAreas: ["HIV", "Tuberculosis", "Maternal and child health"],
      leadResearcher: "Dr. N. Dlamini, early career",
    },
  },
  {
    id: "br-research-chronic-disease",
    name: "Núcleo de Doenças Crônicas",
    type: "Research",
    entity: {
      country: "BR",
      industry: ["health"],
      currentFundingSought: "500000",
      annualRevenueCurrency: "USD",
      description:
        "Epidemiology of diabetes, heart disease and cancer in the favelas of Brazilian cities, and trials of community care.",
    },
    answers: { researchAreas: ["Noncommunicable diseases", "Health disparities in Latin America"] },
  },
  {
    id: "in-research-resistance",
    name: "Centre for Antimicrobial Resistance, Pune",
    type: "Research",
    entity: {
      country: "IN",
      industry: ["health", "science"],
      currentFundingSought: "300000",
      annualRevenueCurrency: "USD",
      description:
        "Surveillance of resistant bacteria in hospitals and in retail meat, and infection control in 30 Indian hospitals.",
    },
  },
  {
    id: "au-research-rare-disease",
    name: "Rare Childhood Disease Genomics",
    type: "Research",
    entity: {
      country: "AU",
      industry: ["health", "biotech"],
      currentFundingSought: "350000",
      annualRevenueCurrency: "USD",
      description:
        "We find the genes behind birth defects and rare diseases of children, and prepare the natural history data that trials need.",
    },
  },
];
