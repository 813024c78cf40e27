/** The steps of a profile. */
export default {
  "Core Information": "Informations essentielles",
  "20-30 seconds": "20 à 30 secondes",
  "Financial & Impact Metrics": "Chiffres et impact",
  "1-3 minutes": "1 à 3 minutes",
  "Detailed Profile": "Profil détaillé",
  "5-10 minutes": "5 à 10 minutes",
} as const;
