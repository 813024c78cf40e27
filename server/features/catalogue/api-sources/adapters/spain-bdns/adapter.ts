import { z } from "zod";
import type { FundingType } from "@shared/constants/enums";
import { toPlainLine } from "../../../../../platform/text/text";
import { readDate } from "../../../grants-gov/values";
import { buildClosedReading, buildReading } from "../../reading";
import type { AdapterTools, ApiSource } from "../../types";
import * as values from "../../values";

const API = "https://www.infosubvenciones.es/bdnstrans/api/convocatorias";
const DAY_MS = 86_400_000;
const PAGE_SIZE = 25;
/** Calls of the last two weeks are read. Within them most are open. */
const WINDOW_DAYS = 14;
/** A call without a closing day is left out when it came in longer ago than this. */
const FRESH_DAYS = 60;

const text = z.string().nullish();
const words = z.array(z.object({ descripcion: text })).nullish();
const record = z.object({
  id: z.number(),
  codigoBDNS: z.string().min(1),
  organo: z.object({ nivel1: text, nivel2: text, nivel3: text }).nullish(),
  sedeElectronica: text,
  fechaRecepcion: text,
  instrumentos: words,
  tipoConvocatoria: text,
  presupuestoTotal: z.number().nullish(),
  mrr: z.boolean().nullish(),
  descripcion: z.string().min(1),
  descripcionLeng: text,
  tiposBeneficiarios: words,
  sectores: z.array(z.object({ descripcion: text, codigo: text })).nullish(),
  regiones: words,
  descripcionFinalidad: text,
  descripcionBasesReguladoras: text,
  urlBasesReguladoras: text,
  sePublicaDiarioOficial: z.boolean().nullish(),
  abierto: z.boolean().nullish(),
  fechaInicioSolicitud: text,
  fechaFinSolicitud: text,
  textInicio: text,
  textFin: text,
  ayudaEstado: text,
  urlAyudaEstado: text,
  fondos: z.unknown().optional(),
  reglamento: z.unknown().optional(),
  objetivos: z.unknown().optional(),
  sectoresProductos: z.unknown().optional(),
  documentos: z.unknown().optional(),
  anuncios: z.array(z.object({ texto: text })).nullish(),
  advertencia: text,
});
type Call = z.infer<typeof record>;

const page = z.object({
  content: z.array(z.object({ numeroConvocatoria: z.string() }).loose()),
  last: z.boolean(),
  totalElements: z.number().int().optional(),
});

/** The days of a window and a page in it: new calls that come in meanwhile do not shift the pages. */
type Cursor = { from: string; to: string; page: number };

const APPLICANTS = values.byLowerCase<values.ApplicantWord>({
  "GRAN EMPRESA": "others",
  "PERSONAS FÍSICAS QUE NO DESARROLLAN ACTIVIDAD ECONÓMICA": ["Individual"],
  "PERSONAS JURÍDICAS QUE NO DESARROLLAN ACTIVIDAD ECONÓMICA": [
    "Nonprofit",
    "Research",
    "School",
    "Community Group",
    "Government",
  ],
  "PYME Y PERSONAS FÍSICAS QUE DESARROLLAN ACTIVIDAD ECONÓMICA": ["Startup", "Social Enterprise"],
  "SIN INFORMACION ESPECIFICA": "others",
});

const INSTRUMENTS: [RegExp, FundingType][] = [
  [/^SUBVENCIÓN/, "grant"],
  [/^PRÉSTAMO/, "loan"],
  [/CAPITAL|FINANCIACIÓN (?:DE )?RIESGO/, "equity"],
  [/^(?:GARANTÍA|VENTAJA FISCAL|AYUDA EN ESPECIE|OTROS)/, "other"],
];

/** The sections of the classification of economic activities that are one of our industries. */
const SECTIONS = values.byLowerCase<string | null>({
  ...Object.fromEntries([..."BCEFGHJKLMNOSTU"].map((letter) => [letter, null])),
  A: "agriculture",
  D: "energy",
  I: "tourism",
  P: "education",
  Q: "health",
  R: "arts",
});

/** Prints a day as the service asks for it. It answers days in another form, and refuses that one in a question. */
const toSpanishDay = (day: string): string => day.split("-").reverse().join("/");
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Spain's register of all public calls, of the state, the regions and the towns. */
export const spainBdns: ApiSource<Call, Cursor> = {
  id: "spain-bdns",
  name: "BDNS",
  description: "Calls of the Spanish state, regions and towns, in Spanish",
  url: "https://www.infosubvenciones.es/bdnstrans/GE/es/convocatorias",
  country: "ES",
  funderType: "government",
  licence: "Legal notice of the Spanish register of subsidies",
  attribution: "Base de Datos Nacional de Subvenciones, https://www.infosubvenciones.es",

  // No region is asked for: one does not include its provinces.
  ask(cursor, now) {
    const { from, to, page: number } = cursor ?? startWindow(now);
    const days = `fechaDesde=${toSpanishDay(from)}&fechaHasta=${toSpanishDay(to)}`;
    return { url: `${API}/busqueda?vpd=GE&page=${number}&pageSize=${PAGE_SIZE}&${days}` };
  },
  idField: "numeroConvocatoria",
  readPage(answer, cursor, now) {
    const { content, last, totalElements } = page.parse(answer);
    const current = cursor ?? startWindow(now);
    return {
      records: content,
      next: last ? null : { ...current, page: current.page + 1 },
      ...(totalElements === undefined ? {} : { total: totalElements }),
    };
  },
  askWhole: (listed) => ({
    url: `${API}?vpd=GE&numConv=${(listed as { numeroConvocatoria: string }).numeroConvocatoria}`,
  }),
  record,

  read(call, tools) {
    const deadline = readDate(call.fechaFinSolicitud);
    if (isClosed(call, deadline, tools.now) && values.lacksPastDeadline(deadline, tools.now))
      // Where the days are printed in words, only its age says that it is over.
      return deadline === null
        ? null
        : buildClosedReading({
            url: this.url,
            externalId: call.codigoBDNS,
            name: toPlainLine(call.descripcion),
            words: "abierto: false",
          });
    const sheet = `https://www.infosubvenciones.es/bdnstrans/GE/es/convocatoria/${call.codigoBDNS}`;
    const kinds = (call.tiposBeneficiarios ?? []).flatMap(({ descripcion }) => descripcion?.trim() || []);
    return buildReading({
      url: sheet,
      externalId: call.codigoBDNS,
      values: {
        name: toPlainLine(call.descripcion),
        funderName: toPlainLine(call.organo?.nivel3 || call.organo?.nivel2 || ""),
        description: values.joinTexts(
          call.anuncios?.[0]?.texto,
          call.descripcionBasesReguladoras,
          ["Finalidad", call.descripcionFinalidad],
          // The budget is of the whole call, and no award.
          ["Presupuesto total", call.presupuestoTotal ? `${call.presupuestoTotal} EUR` : null],
        ),
        applicationUrl: values.findWebAddress(call.sedeElectronica, sheet),
        fundingType: readInstrument(call, tools),
        currency: "EUR",
        ...values.readApplicantWords(kinds, APPLICANTS, (word) => tools.noteCode("tiposBeneficiarios", word)),
        eligibleCountries: ["ES"],
        eligibleRegions: readRegions(call),
        eligibilityText: values.joinTexts(kinds.join("; "), ["Región", nameRegions(call).join("; ")]),
        industryFocus: values.readCategories(
          (call.sectores ?? []).flatMap(({ codigo }) => codigo?.slice(0, 1) || []),
          SECTIONS,
          tools,
          "sectores",
        ),
        openDate: readDate(call.fechaInicioSolicitud),
        deadline,
        deadlineTimezone: deadline && "Europe/Madrid",
        deadlineNote:
          deadline === null
            ? (values
                .joinTexts(["Inicio", call.textInicio], ["Fin", call.textFin])
                ?.replaceAll("\n\n", " ") ?? null)
            : null,
      },
      quotes: {
        currency: null,
        fundingType: call.instrumentos?.[0]?.descripcion,
        eligibleEntityTypes: kinds.join("; "),
        eligibleCountries: call.regiones?.[0]?.descripcion,
        eligibleRegions: nameRegions(call).join("; "),
        industryFocus: call.sectores?.[0]?.descripcion,
        openDate: call.fechaInicioSolicitud,
        deadline: call.fechaFinSolicitud,
        deadlineTimezone: null,
      },
    });
  },
};

const nameRegions = ({ regiones }: Call): string[] =>
  (regiones ?? []).flatMap(({ descripcion }) => descripcion ?? []);

/** A province, "ES300 - MADRID", is smaller than the region whose code it begins with, so it is none. */
const readRegions = (call: Call): string[] =>
  values.readRegionCodes(
    nameRegions(call).map((place) => place.split(" - ")[0] ?? ""),
    "ES",
  );

const startWindow = (now: Date): Cursor => ({
  from: toDay(new Date(now.getTime() - WINDOW_DAYS * DAY_MS)),
  to: toDay(now),
  page: 0,
});

/**
 * Whether a call takes no applications any more. One that counts as closed may only not have begun, and where the days
 * are printed in words it counts as closed at any time.
 */
function isClosed(
  { abierto, fechaInicioSolicitud, fechaRecepcion }: Call,
  deadline: string | null,
  now: Date,
) {
  if (abierto !== false) return false;
  if (deadline !== null) return (readDate(fechaInicioSolicitud) ?? "") <= toDay(now);
  return (readDate(fechaRecepcion) ?? "") < toDay(new Date(now.getTime() - FRESH_DAYS * DAY_MS));
}

/** Where several instruments are named, the first one counts. */
function readInstrument({ instrumentos }: Call, { noteCode }: AdapterTools): FundingType | null {
  const named = (instrumentos ?? []).flatMap(({ descripcion }) => descripcion?.trim().toUpperCase() || []);
  for (const words of named) {
    const known = INSTRUMENTS.find(([pattern]) => pattern.test(words));
    if (known) return known[1];
    noteCode("instrumentos", words);
  }
  return named.length === 0 ? null : "other";
}
