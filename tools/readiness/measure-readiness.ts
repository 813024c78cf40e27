import { DOCUMENT_REQUIREMENTS } from "@shared/constants/documents";
import { FINDING_CODES } from "@shared/constants/readiness";
import { findFindings } from "../../server/features/readiness/find-findings";
import type { Found, ReadinessInput } from "../../server/features/readiness/types";
import type { ModelledApplication, Planted } from "./modelled-application";

/** The day on which all are read. */
const TODAY = "2026-11-28";
export const SETS = ["tune", "report"] as const;
type SetName = (typeof SETS)[number];

/** Loads what was written for a set; `applications` have defects, `clean` have none. */
export async function loadSet(
  set: SetName,
): Promise<{ applications: ModelledApplication[]; clean: ModelledApplication[] }> {
  const load = (file: string) =>
    import(`./${set}/modelled-${file}.ts`) as Promise<Record<string, ModelledApplication[]>>;
  const parts = await Promise.all(["nonprofits", "firms", "others"].map(load));
  const { clean } = await load("clean");
  return { applications: parts.flatMap((part) => Object.values(part).flat()), clean: clean! };
}

/** What the checks are given of a modelled application. */
export function toInput(application: ModelledApplication): ReadinessInput {
  const { call, profile, documents = [] } = application;
  const demanded = DOCUMENT_REQUIREMENTS.filter((each) => call.demands?.includes(each));
  const lineOf = (document: NonNullable<ModelledApplication["documents"]>[number], isDemanded: boolean) => ({
    ...{ requirement: document.for ?? null, isDemanded, state: "attached" as const, name: document.name },
    ...{ url: null, documentId: document.name, expiresOn: document.expiresOn ?? null },
  });
  return {
    ...{ today: TODAY, isUnsent: true, narrative: application.narrative },
    ...{ askingAmount: application.asks, askingCurrency: call.currency },
    call: {
      ...{ name: call.name, funderName: call.funder, deadline: call.deadline, currency: call.currency },
      ...{ isClosed: call.deadline !== null && call.deadline < TODAY },
      ...{ minAmount: call.min ?? null, maxAmount: call.max ?? null },
    },
    ownNames: [profile.name, call.name, call.funder].flatMap((name) => name || []),
    questions: (application.questions ?? []).map(({ asks, limit, unit, answer }, index) => ({
      ...{ id: String(index + 1), question: asks, limit: limit ?? null, unit: unit ?? null, answer },
      shares: null,
    })),
    narrativeLimits: {
      ...{ words: null, characters: null },
      pages: application.call.pages ? { pages: application.call.pages, points: null } : null,
    },
    forbidsAi: false,
    aiDraft: null,
    checklist: [
      ...demanded.map((requirement) => {
        const document = documents.find((each) => each.for === requirement);
        return document
          ? lineOf(document, true)
          : {
              ...{ requirement, isDemanded: true, state: "missing" as const, name: null },
              ...{ url: null, documentId: null, expiresOn: null },
            };
      }),
      ...documents.filter((each) => !each.for).map((document) => lineOf(document, false)),
    ],
    comments: (application.comments ?? []).map(({ words, isSuggestion }, index) => ({
      ...{ id: String(index + 1), quote: words, text: "Is this right?", isSuggestion: isSuggestion ?? false },
    })),
    tasks: (application.tasks ?? []).map(({ title, due }, index) => ({
      id: String(index + 1),
      title,
      dueDate: due,
    })),
    guests: (application.guests ?? []).map(({ name, asks }, index) => ({
      id: String(index + 1),
      name,
      question: asks,
    })),
    profile: {
      ...{
        name: profile.name,
        foundedYear: profile.foundedYear ?? null,
        staff: profile.employeesCount ?? null,
      },
      ...{ facts: profile.facts ?? {}, unknown: profile.unknown ?? [] },
    },
    budget: null,
    others: (application.others ?? []).map(({ title, funder, narrative, isLive }, index) => ({
      ...{ id: String(index + 1), title, funderName: funder, callName: null, isLive: isLive ?? true },
      texts: [{ part: "narrative" as const, id: null, label: null, text: narrative }],
    })),
  };
}

const PARTS: Record<string, string> = { askingAmount: "asking amount" };
const nameOf = ({ part, id }: { part: string; id: string | null }) =>
  `${PARTS[part] ?? part}${id === null ? "" : ` ${id}`}`;

/** Whether a finding says what was planted: its kind, at its place or at the other side of it, with its words. */
function isFoundBy(planted: Planted, found: Found): boolean {
  if (FINDING_CODES[found.code].kind !== planted.kind) return false;
  const sides = [found.place, ...(found.against && !found.against.application ? [found.against] : [])];
  return sides.some((side) => {
    if (nameOf(side) !== planted.at) return false;
    if (planted.words === undefined || side.quote === null) return planted.words === undefined;
    return side.quote.includes(planted.words) || planted.words.includes(side.quote);
  });
}

const tell = (name: string, { code, place, against }: Found) =>
  `${name}: ${code} at ${nameOf(place)}${place.quote === null ? "" : ` “${place.quote}”`}${against?.quote ? ` against “${against.quote}”` : ""}`;

type Measured = {
  applications: number;
  planted: number;
  found: number;
  missed: string[];
  /** Findings in applications with defects that were not planted. */
  beside: string[];
  clean: number;
  falseAlarms: string[];
};

/** Counts how many planted defects are found, and what is found in the clean applications. */
export async function measureSet(set: SetName): Promise<Measured> {
  const { applications, clean } = await loadSet(set);
  const missed: string[] = [];
  const beside: string[] = [];
  let planted = 0;
  for (const application of applications) {
    const findings = findFindings(toInput(application));
    planted += application.planted.length;
    for (const each of application.planted)
      if (!findings.some((found) => isFoundBy(each, found)))
        missed.push(`${application.name}: ${each.kind} at ${each.at} ${each.words ?? ""}`);
    for (const found of findings)
      if (!application.planted.some((each) => isFoundBy(each, found)))
        beside.push(tell(application.name, found));
  }
  const falseAlarms = clean.flatMap((each) =>
    findFindings(toInput(each)).map((found) => tell(each.name, found)),
  );
  return {
    ...{ applications: applications.length, planted, found: planted - missed.length, missed, beside },
    ...{ clean: clean.length, falseAlarms },
  };
}
