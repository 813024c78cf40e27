import { COUNTRY_CODES, countryName } from "../../constants/countries";
import { directoryLabels, industryLabels, programmeLabels } from "./labels/catalogue";

/** The French of the labels of fixed lists in shared/constants, one part for each list. */

/** Kinds of organisations, and what they are said to be ready for. */
const entities = {
  Startup: "Startup",
  Nonprofit: "Association (ONG)",
  "Social Enterprise": "Entreprise sociale",
  Individual: "Personne physique",
  Research: "Recherche",
  School: "École",
  "Community Group": "Groupe communautaire",
  Government: "Administration publique",
  Idea: "Idée",
  MVP: "MVP",
  Traction: "Traction",
  Growth: "Croissance",
  Scale: "Passage à l’échelle",
};

/** Of words that are stored in lower case, as screens and exports show them. */
const funding = {
  Grant: "Subvention",
  Equity: "Fonds propres",
  Loan: "Prêt",
  Prize: "Prix",
  Accelerator: "Accélérateur",
  Fellowship: "Bourse",
  Other: "Autre",
  VC: "Capital-risque",
  Vc: "Capital-risque",
  Foundation: "Fondation",
  "Development finance": "Financement du développement",
  Corporate: "Entreprise",
  University: "Université",
  Multilateral: "Organisation multilatérale",
  "Angel network": "Réseau de business angels",
  "Private equity": "Capital-investissement",
  "Family office": "Family office",
  Template: "Modèle",
  Guide: "Guide",
  Tool: "Outil",
  Video: "Vidéo",
};

/** An application and an opportunity are both feminine. */
const statuses = {
  Draft: "Brouillon",
  "In Progress": "En cours",
  Submitted: "Envoyée",
  "Under Review": "À l’étude",
  Accepted: "Acceptée",
  Rejected: "Rejetée",
  Funded: "Financée",
  Completed: "Terminée",
  Pending: "En attente",
  Verified: "Vérifiée",
};

/** Columns of exports, and what a source says of an opportunity. */
const fields = {
  Name: "Nom",
  Opportunity: "Opportunité",
  Status: "Statut",
  "Requested amount": "Montant demandé",
  Entity: "Structure",
  Created: "Créée",
  Funder: "Financeur",
  "Funder's website": "Site du financeur",
  Description: "Description",
  "Application page": "Page de candidature",
  "Funding type": "Type de financement",
  "Minimum amount": "Montant minimum",
  "Maximum amount": "Montant maximum",
  Amounts: "Montants",
  Currency: "Devise",
  "Smallest equity stake": "Part du capital minimale",
  "Largest equity stake": "Part du capital maximale",
  "Entity type": "Type de structure",
  "Eligible entity types": "Types de structures éligibles",
  "Other types may apply": "Ouvert à d’autres types",
  "Eligible countries": "Pays éligibles",
  "Eligible regions": "Régions éligibles",
  "Who may apply": "Qui peut candidater",
  Industries: "Secteurs",
  Stages: "Stades",
  Opens: "Ouverture",
  Deadline: "Date limite",
  "Time zone of the deadline": "Fuseau horaire de la date limite",
  "About the deadline": "Au sujet de la date limite",
  Weeks: "Semaines",
  Decision: "Décision",
  "Awarded amount": "Montant attribué",
  "Last changed": "Dernière modification",
  "AI draft by": "Brouillon d’IA rédigé par",
  Notes: "Notes",
  Narrative: "Présentation",
  "AI draft": "Brouillon d’IA",
  "Funder's feedback": "Retour du financeur",
  Link: "Lien",
  Match: "Correspondance",
  "Saved or put away": "Gardée ou écartée",
  "Where to apply": "Où candidater",
  "Source and licence": "Source et licence",
};

const contacts = {
  "E-mail": "E-mail",
  Call: "Appel",
  Meeting: "Réunion",
  Event: "Événement",
  Introduction: "Mise en relation",
  Application: "Candidature",
};

const matching = {
  "Strong match": "Forte correspondance",
  "Good match": "Bonne correspondance",
  "Possible match": "Correspondance possible",
  "Weak match": "Faible correspondance",
  "We are not eligible": "Nous ne sommes pas éligibles",
  "It is not our field": "Ce n’est pas notre domaine",
  "The amount does not suit us": "Le montant ne nous convient pas",
  "Too much work for what it gives": "Trop de travail pour l’enjeu",
  "Another reason": "Une autre raison",
};

const pitchDecks = {
  "Problem Clarity": "Clarté du problème",
  "Solution Fit": "Adéquation de la solution",
  "Market Size": "Taille du marché",
  "Team Strength": "Solidité de l’équipe",
  "Financial Viability": "Viabilité financière",
  "Investor Appeal": "Attrait pour les investisseurs",
  Hybrid: "Hybride",
  "Built-in rules": "Règles intégrées",
  OpenAI: "OpenAI",
  Anthropic: "Anthropic",
  "PDF, PPT, or PPTX (Max 10MB)": "PDF, PPT ou PPTX (10 Mo max.)",
};

const frenchCountries = new Intl.DisplayNames(["fr"], { type: "region" });
/** Funders and news hold countries by their English names. */
const countries = Object.fromEntries(
  COUNTRY_CODES.map((code) => [countryName(code), frenchCountries.of(code) ?? code]),
);

const labels: Readonly<Record<string, string>> = {
  ...countries,
  ...entities,
  ...funding,
  ...statuses,
  ...fields,
  ...industryLabels,
  ...directoryLabels,
  ...programmeLabels,
  ...contacts,
  ...matching,
  ...pitchDecks,
};
export default labels;
