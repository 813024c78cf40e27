import { z } from "zod";
import type { FundingType } from "@shared/constants/enums";
import { toPlainLine } from "../../../../../platform/text/text";
import { readDate } from "../../../grants-gov/values";
import { buildClosedReading, buildReading } from "../../reading";
import type { AdapterTools, ApiSource } from "../../types";
import * as values from "../../values";
import { askFile, joinLabels, readAids, readLabels } from "./files";

const PAGE = "https://www.aides-entreprises.fr/aide/";
/** Of an aid for many places only so many are named. */
const PLACES_MAX = 20;

const text = z.string().nullish();
const labels = z.array(z.string()).nullish();
const read = {
  id_aid: z.string().min(1),
  aid_nom: z.string().min(1),
  aid_objet: text,
  aid_operations_el: text,
  aid_conditions: text,
  aid_montant: text,
  aid_benef: text,
  couverture_geo: text,
  financeurs: labels,
  natures: labels,
  profils: labels,
  territoires: labels,
  date_fin: text,
  status: text,
  complements_sources: text,
  complements_formulaires: text,
};
/** Known columns of no use here. */
const UNUSED =
  "age_entreprise aid_validation complements_reglements duree_projet effectif femmes handicapes horodatage id_domaine jeunes maj nb_org projets seniors".split(
    " ",
  );
const record = z.object({
  ...read,
  ...Object.fromEntries(UNUSED.map((field) => [field, z.unknown().optional()])),
}) as unknown as z.ZodObject<typeof read>;
type Aid = z.infer<typeof record>;

/** What an aid is, by words of its natures. A call for projects says how it is given, and not what. */
const NATURES: [RegExp, FundingType | null][] = [
  [/subvention/i, "grant"],
  [/prêt|avance/i, "loan"],
  [/capital|participation|fonds propres/i, "equity"],
  [/\bprix\b|concours/i, "prize"],
  [/appel à/i, null],
  [
    /garantie|caution|fiscal|exonération|crédit|allègement|bonification|accompagnement|conseil|autre/i,
    "other",
  ],
];

/** France's list of public aid for companies, in five tables that refer to each other by ids. */
export const franceAidesEntreprises: ApiSource<Aid, null> = {
  id: "france-aides-entreprises",
  name: "Aides-entreprises",
  description: "Public aid for companies in France, of the state, the regions and Europe, in French",
  url: "https://data.aides-entreprises.fr/stock",
  country: "FR",
  funderType: "government",
  licence: "Licence Ouverte 2.0 (Etalab)",
  attribution: "Aides-entreprises.fr, https://data.aides-entreprises.fr",
  listsAll: true,

  tables: {
    financeurs: askFile("financeurs", readLabels),
    natures: askFile("natures", readLabels),
    profils: askFile("profils", readLabels),
    territoires: askFile("territoires", readLabels),
  },
  ask: () => askFile("aides", readAids),
  idField: "id_aid",
  readPage(answer, _cursor, _now, tables = {}) {
    const records = joinLabels(answer, tables);
    return { records, next: null, total: records.length };
  },
  record,
  optional: [...Object.keys(read), ...UNUSED],

  read(aid, tools) {
    const deadline = readDate(aid.date_fin);
    const isGiven = aid.status === "1";
    // A line of the file may be broken: what is no known state closes nothing.
    if (!isGiven && aid.status !== "0") tools.noteCode("status", aid.status ?? "");
    if (!isGiven && values.lacksPastDeadline(deadline, tools.now))
      return aid.status === "0"
        ? buildClosedReading({
            url: this.url,
            externalId: aid.id_aid,
            name: toPlainLine(aid.aid_nom),
            words: "status: 0",
          })
        : null;
    const sheet = PAGE + encodeURIComponent(aid.id_aid);
    return buildReading({
      url: sheet,
      externalId: aid.id_aid,
      values: {
        name: toPlainLine(aid.aid_nom),
        funderName: toPlainLine(aid.financeurs?.join(", ") ?? ""),
        description: values.joinTexts(
          aid.aid_objet,
          ["Opérations éligibles", aid.aid_operations_el],
          // It is a text with several amounts and their conditions.
          ["Montant", aid.aid_montant],
        ),
        applicationUrl: values.findWebAddress(aid.complements_formulaires, aid.complements_sources, sheet),
        fundingType: readNature(aid, tools),
        currency: "EUR",
        // What is European has rules of its own.
        eligibleCountries: /europ|^3$/i.test(aid.couverture_geo ?? "") ? null : ["FR"],
        eligibilityText: values.joinTexts(
          ["Bénéficiaires", aid.aid_benef],
          aid.aid_conditions,
          ["Profils", aid.profils?.join(", ")],
          ["Territoires", wordPlaces(aid.territoires ?? [])],
        ),
        deadline,
        deadlineTimezone: deadline && "Europe/Paris",
      },
      quotes: {
        applicationUrl: null,
        fundingType: aid.natures?.join(", "),
        currency: null,
        eligibleCountries: aid.couverture_geo,
        deadline: aid.date_fin,
        deadlineTimezone: null,
      },
    });
  },
};

/** Of several natures the first of these counts. */
function readNature({ natures }: Aid, { noteCode }: AdapterTools): FundingType | null {
  const kinds = (natures ?? []).flatMap((nature) => {
    const known = NATURES.find(([pattern]) => pattern.test(nature));
    if (!known) noteCode("natures", nature);
    return (known ? known[1] : "other") ?? [];
  });
  return (
    (["grant", "loan", "equity", "prize", "other"] as const).find((kind) => kinds.includes(kind)) ?? null
  );
}

const wordPlaces = (places: readonly string[]): string =>
  [...places.slice(0, PLACES_MAX), ...(places.length > PLACES_MAX ? ["…"] : [])].join(", ");
