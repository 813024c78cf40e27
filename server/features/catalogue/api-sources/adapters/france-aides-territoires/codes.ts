import type { FundingType } from "@shared/constants/enums";
import { type ApplicantWord, byLowerCase } from "../../values";

/** The public bodies that are no town, department or region may be universities and hospitals as well. */
export const APPLICANTS = byLowerCase<ApplicantWord>({
  Commune: ["Government"],
  "Intercommunalité / Pays": ["Government"],
  Département: ["Government"],
  Région: ["Government"],
  "Collectivité d'outre-mer à statut particulier": ["Government"],
  "Etablissement public dont services de l'Etat": "others",
  "Entreprise publique locale (Sem, Spl, SemOp)": "others",
  Association: ["Nonprofit"],
  "Entreprise privée": ["Startup", "Social Enterprise"],
  Particulier: ["Individual"],
  Agriculteur: "others",
  Recherche: ["Research"],
});

export const KINDS = byLowerCase<FundingType | "advice">({
  Subvention: "grant",
  Prêt: "loan",
  "Avance récupérable": "loan",
  "Certificat d'économie d'énergie (CEE)": "other",
  "Autre aide financière": "other",
  "Ingénierie technique": "advice",
  "Ingénierie financière": "advice",
  "Ingénierie Juridique / administrative": "advice",
});

/** Themes of the site. Those that say too little, or belong to several industries, have none. */
export const INDUSTRY_OF_THEME = byLowerCase<string | null>({
  "Culture et identité collective / patrimoine / sports": "arts",
  "Développement économique / production et consommation": null,
  "Eau et milieux aquatiques": "water",
  "Énergies / Déchets": null,
  "Fonctions support": null,
  "Mobilité / transports": "mobility",
  "Nature / environnement": "environment",
  "Solidarités / lien social": "community",
  "Technologies numériques et numérisation": null,
  "Urbanisme / logement / aménagement": "housing",
});

/** Categories that belong to another industry than their theme. */
export const INDUSTRY_OF_CATEGORY = byLowerCase<string | null>({
  "Agriculture et agroalimentaire": "agriculture",
  "Economie d'énergie et rénovation énergétique": "energy",
  "Economie sociale et solidaire": "social-enterprise",
  "Education et renforcement des compétences": "education",
  Forêts: "agriculture",
  Jeunesse: "children",
  "Logement et habitat": "housing",
  "Recyclage et valorisation des déchets": "waste",
  Santé: "health",
  Tourisme: "tourism",
  "Transition énergétique": "energy",
});
