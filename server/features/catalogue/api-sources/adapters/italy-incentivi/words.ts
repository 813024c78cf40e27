import type { FundingType } from "@shared/constants/enums";
import { type ApplicantWord, byLowerCase } from "../../values";

/** A company that is still to be founded is a start-up. A professional may be a person or a firm. */
export const APPLICANTS = byLowerCase<ApplicantWord>({
  "Associazione fra professionisti": "others",
  Cittadino: ["Individual"],
  Consorzio: "others",
  "Cooperative/Associazioni Non Profit": ["Nonprofit", "Social Enterprise"],
  "Ente Pubblico": ["Government"],
  Impresa: ["Startup", "Social Enterprise"],
  "Impresa - prevalenza femminile": ["Startup", "Social Enterprise"],
  "Impresa - prevalenza giovanile": ["Startup", "Social Enterprise"],
  "Impresa - SU/PMI innovativa": ["Startup"],
  "Impresa da costituire - Altro": ["Startup"],
  "Impresa da costituire - Femminile": ["Startup"],
  "Impresa da costituire - Giovanile": ["Startup"],
  "Istituto finanziario": "others",
  Professionista: "others",
  "Rete d'impresa": "others",
  "Università/Ente di Ricerca": ["Research", "School"],
});

export const FORMS = byLowerCase<FundingType>({
  "Agevolazione fiscale": "other",
  "Capitale di rischio": "equity",
  "Contributo/Fondo perduto": "grant",
  "Interventi a garanzia": "other",
  "Prestito/Anticipo rimborsabile": "loan",
  "Riduzione dei contributi di previdenza sociale": "other",
});

export const SECTORS = byLowerCase<string | null>({
  "Agricoltura, silvicoltura e pesca": "agriculture",
  Agroalimentare: "food",
  "Altri servizi": null,
  "Arredamento, Legno e Carta": "manufacturing",
  Artigianato: null,
  "Chimica e Farmaceutica": null,
  Commercio: "consumer",
  Cultura: "arts",
  Edilizia: "housing",
  Elettronica: "hardware",
  "Fornitura di Energia, Acqua e Gestione dei Rifiuti": null,
  ICT: "software",
  Meccanica: "manufacturing",
  Metallurgia: "manufacturing",
  "Moda e Tessile": "manufacturing",
  Ristorazione: "food",
  Sanità: "health",
  "Servizi di trasporto": "logistics",
  "Settore alberghiero": "tourism",
  Turismo: "tourism",
  "Veicoli a motore e altri mezzi di trasporto": "mobility",
});

/** Stands beside the regions for what is not in Italy. */
export const ABROAD = "Estero";
/** The regions by their first words, because the rest is printed in several ways, for some in two languages. */
const REGIONS = new Set(
  "abruzzo basilicata calabria campania emilia friuli lazio liguria lombardia marche molise piemonte puglia sardegna sicilia toscana trentino umbria valle veneto".split(
    " ",
  ),
);
export const isRegion = (name: string): boolean =>
  name === ABROAD || REGIONS.has(name.toLowerCase().split(/[ /-]/)[0]!);

/** Words a list of regions. All of them are the whole country. */
export function wordRegions(names: readonly string[]): string {
  const inside = names.filter((name) => name !== ABROAD);
  const isWhole = inside.length === REGIONS.size && inside.every(isRegion);
  return [...(isWhole ? ["Tutta Italia"] : inside), ...(inside.length < names.length ? [ABROAD] : [])].join(
    ", ",
  );
}
