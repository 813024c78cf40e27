/** What organisations say of themselves, and names of the starter catalogue that an embedder must then have among the nearest ten. */
export const PROBES: readonly [text: string, ...names: string[]][] = [
  [
    "We sell solar irrigation pumps to smallholder farmers on credit",
    "USADF Off-Grid Energy Challenge",
    "AECF challenge fund competitions",
  ],
  [
    "An agritech platform that connects maize growers with buyers",
    "Kosmos Innovation Center AgriTech Challenge",
    "Startupbootcamp Food & AgriTech",
  ],
  [
    "Our dairy cooperative makes cheese and yoghurt and wants to sell it under its own label",
    "USDA Value-Added Producer Grant",
  ],
  [
    "Mobile payments and micro-insurance for people without a bank account",
    "Startup Wise Guys Fintech Accelerator",
    "MassChallenge FinTech Challenge",
    "Aviva & Founders Factory Fintech Investment Program",
  ],
  [
    "Counselling for teenagers with depression and suicidal thoughts on our reservation",
    "Suicide Prevention, Intervention, and Postvention",
    "Youth Regional Treatment Center Aftercare Program",
  ],
  [
    "A tribal clinic for survivors of partner violence",
    "Domestic Violence Prevention: Forensic Healthcare Services",
  ],
  ["We build small satellites that watch the weather", "Techstars Space Accelerator"],
  ["Robots and electronics for factories, still at the prototype", "HAX", "mHUB HardTech Accelerator"],
  [
    "Ethereum wallet and smart contracts for artists",
    "Outlier Ventures Base Camp",
    "Alliance DAO Accelerator",
    "Web3 Foundation Grants Level 1",
  ],
  [
    "Free software that protects the privacy of journalists online",
    "Internet Freedom Fund",
    "NGI Zero Commons Fund",
    "Prototype Fund",
  ],
  [
    "We maintain an open source cryptography library used everywhere",
    "GitHub Secure Open Source Fund",
    "Sovereign Tech Fund",
  ],
  [
    "A theatre company that tours villages with new plays",
    "National Lottery Project Grants",
    "Developing your Creative Practice",
  ],
  ["Restoring an old parish church and its archive", "National Lottery Heritage Grants 10,000 to 250,000"],
  ["A tablet app that teaches children in Africa to read", "Mastercard Foundation EdTech Fellowship"],
  [
    "Diagnostic device that finds heart failure at the point of care",
    "MedTech Innovator US",
    "MedTech Innovator APAC",
  ],
  ["Electric trucks for city deliveries in New York", "New York Truck Voucher Incentive Program"],
  ["We replace diesel school buses by electric ones", "New York School Bus Incentive Program"],
  ["Lab-grown proteins: synthetic biology company", "IndieBio", "BioTools Innovator"],
  [
    "Machine learning lab for large language models",
    "CDL AI Stream",
    "AWS Generative AI Accelerator",
    "Menlo Anthology Fund",
  ],
  [
    "Training unemployed people as heat pump installers",
    "Clean Energy Career Pathways Training",
    "On-the-Job Training for Energy Efficiency and Clean Technology",
  ],
  ["Machines that take carbon dioxide out of the air", "Elemental Impact", "Third Derivative"],
  ["Women founders building consumer brands", "Amber Grant for Women", "Cartier Women's Initiative"],
  [
    "Community savings groups of women in Kenya who want to grow their market stalls",
    "Women Enterprise Fund",
  ],
  [
    "Shelter and legal help for people freed from forced labour",
    "Program to End Modern Slavery Annual Program Statement",
  ],
  [
    "Playgrounds and green parks for a poor neighbourhood of our city",
    "Outdoor Recreation Legacy Partnership Program (ORLP) Recurring Notice 5 Year",
  ],
  ["New drugs against dementia", "Alzheimer's Drug-Development Program (U01 Clinical Trial Optional)"],
  [
    "University group that studies coral reefs and ocean currents",
    "Ocean Drilling Program",
    "Marine Geology and Geophysics",
    "Oceanographic Facilities and Equipment Support",
  ],
  ["We are economists who study inequality", "Economics"],
  ["Catalysts for green chemistry", "Catalysis"],
  ["A veterans' cemetery and the stories of those who lie there", "Veterans Legacy Grants Program"],
  ["Food for refugees in camps, delivered without waste", "WFP Innovation Accelerator"],
  [
    "Antibiotic resistance in meat and poultry",
    "NARMS Cooperative Agreement Program to Strengthen Antibiotic Resistance Surveillance in Retail Food Specimens",
  ],
  [
    "Accident prevention for fishermen",
    "Commercial Fishing Occupational Safety Training Project Grants (T03)",
  ],
  [
    "State agency that wants fewer road deaths from speeding",
    "Innovative Traffic Safety Enforcement (ITSE) Grant Program",
  ],
  [
    "Nutritionists for pregnant women and babies",
    "Maternal and Child Health (MCH) Nutrition Training Program",
  ],
  [
    "Cyber security courses for students who will work for the military",
    "DoD Cyber Service Academy (DoD CSA)",
  ],
  [
    "Contemporary artists shown abroad",
    "Annual Program Statement for U.S. Presentation at International Art Biennales",
  ],
  [
    "Research on addiction to opioids and alcohol",
    "Mechanism for Time-Sensitive Substance Use Research (R21 Clinical Trial Optional)",
  ],
  ["Video game studio with an AI game engine", "a16z speedrun"],
  [
    "Emergency housing for HIV patients and their families",
    "Ryan White HIV/AIDS Program Part D - Women, Infants, Children and Youth Grant Supplemental Funding",
  ],
];
