import { localDay, localMinutes, plusDays } from "./calendar";
import {
  type ComparedMail,
  type Model,
  buildPairKey,
  type SimChange,
  type SimFacts,
  type SimPerson,
} from "./model";

const SETTLING_MS = 10 * 60_000;
const EIGHT = 8 * 60;
const GRACE = 2;

type Piece = { kind: keyof SimPerson["switches"]; line: string };
type Memory = { day: string; until: Date };

/**
 * Works out by plain loops which mails a month must bring: nothing here is shared with the product but what a score and a search are.
 * Call `at` for every moment at which a server looked, in order.
 */
export function createExpectation(model: Model, began: Date) {
  const memories = new Map<string, Memory>();
  const told = new Set<string>();

  /** The mails that are owed at this moment. */
  function at(now: Date): ComparedMail[] {
    return model.people.flatMap((person): ComparedMail[] => {
      const memory = memories.get(person.id) ?? { day: "", until: new Date(began.getTime() - 86_400_000) };
      memories.set(person.id, memory);
      const today = localDay(now, person.timezone);
      if (today <= memory.day || localMinutes(now, person.timezone) < EIGHT) return [];
      const horizon = new Date(now.getTime() - SETTLING_MS);
      const pieces = [
        ...deadlines(person, today, now),
        ...steps(person, today, memory),
        ...changes(person, memory, horizon),
        ...finds(person, today, memory, horizon),
      ];
      memory.day = today;
      if (horizon > memory.until) memory.until = horizon;
      const mailed = pieces.filter(({ kind }) => person.switches[kind]);
      if (mailed.length === 0 || !person.emailVerified) return [];
      return [{ at: now.toISOString(), email: person.email, lines: mailed.map(({ line }) => line).sort() }];
    });
  }

  function tell(key: string): boolean {
    if (told.has(key)) return false;
    told.add(key);
    return true;
  }

  function deadlines(person: SimPerson, today: string, now: Date): Piece[] {
    return model.applications.flatMap((application): Piece[] => {
      if (application.personId !== person.id) return [];
      if (application.status !== "draft" && application.status !== "in_progress") return [];
      const opportunity = model.opportunities.get(application.opportunityId)!;
      const { deadline } = opportunity.facts;
      if (!opportunity.isVerified || deadline === null) return [];
      if (now >= new Date(`${plusDays(deadline, 1)}T00:00:00Z`)) return [];
      for (const days of [1, 7, 14]) {
        const due = plusDays(deadline, -days);
        const last = plusDays(due, Math.min(GRACE, days));
        if (today < due || today > last) continue;
        const began = application.createdAt;
        const day = localDay(began, person.timezone);
        if (day > due || (day === due && localMinutes(began, person.timezone) >= EIGHT)) continue;
        if (!tell(`deadline ${person.id} ${opportunity.id} ${due}`)) continue;
        const left = (Date.parse(deadline) - Date.parse(today)) / 86_400_000;
        return [{ kind: "notifyDeadlines", line: `deadline: ${opportunity.name}, ${left}` }];
      }
      return [];
    });
  }

  const steps = (person: SimPerson, today: string, { day }: Memory): Piece[] =>
    model.steps
      .filter(
        (step) =>
          step.personId === person.id &&
          step.date <= today &&
          step.date >= plusDays(today, -GRACE) &&
          step.date > day,
      )
      .map(({ action }) => ({ kind: "notifyDeadlines", line: `step: ${action}` }));

  function changes(person: SimPerson, { until }: Memory, horizon: Date): Piece[] {
    const since = new Map<string, Date>();
    const follow = (id: string, from: Date) => {
      const other = since.get(id);
      if (!other || from < other) since.set(id, from);
    };
    for (const { personId, opportunityId, status, createdAt } of model.applications)
      if (personId === person.id && status !== "rejected") follow(opportunityId, createdAt);
    for (const id of model.opportunities.keys()) {
      const judged = model.feedback.get(buildPairKey(person.id, id));
      if (judged?.kind === "saved") follow(id, judged.at);
    }
    return [...since].flatMap(([id, from]): Piece[] => {
      const opportunity = model.opportunities.get(id)!;
      if (!opportunity.isVerified) return [];
      const within = (changesOf.get(id) ?? []).filter(
        (change) => change.at > until && change.at > from && change.at <= horizon,
      );
      const facts = differences(within);
      return facts.length === 0
        ? []
        : [{ kind: "notifyChanges", line: `change: ${opportunity.name}, ${facts.join(", ")}` }];
    });
  }
  const changesOf = new Map<string, SimChange[]>();

  function finds(person: SimPerson, today: string, { until }: Memory, horizon: Date): Piece[] {
    const searchesFirst = person.switches.notifySavedSearches && !person.switches.notifyNewOpportunities;
    const early = searchesFirst ? searched(person, today, horizon, new Set(), true) : null;
    const known = new Set(early?.map(({ id }) => id));
    const matched = [...model.opportunities.values()].filter(
      ({ id, verifiedAt, isVerified, group }) =>
        group === person.group &&
        isVerified &&
        verifiedAt !== null &&
        verifiedAt > until &&
        verifiedAt <= horizon &&
        !known.has(id) &&
        !told.has(`match ${buildPairKey(person.id, id)}`) &&
        !told.has(`search ${buildPairKey(person.id, id)}`) &&
        !model.views.has(buildPairKey(person.id, id)) &&
        !model.feedback.has(buildPairKey(person.id, id)) &&
        !model.applications.some((one) => one.personId === person.id && one.opportunityId === id),
    );
    for (const { id } of matched) tell(`match ${buildPairKey(person.id, id)}`);
    const late = early ?? searched(person, today, horizon, new Set(matched.map(({ id }) => id)), false);
    return [
      ...matched.map(({ name }): Piece => ({ kind: "notifyNewOpportunities", line: `match: ${name}` })),
      ...late.map(({ line }): Piece => ({ kind: "notifySavedSearches", line })),
    ];
  }

  function searched(
    person: SimPerson,
    today: string,
    horizon: Date,
    toldNow: Set<string>,
    searchesFirst: boolean,
  ): { id: string; line: string }[] {
    return model.searches.flatMap((search) => {
      if (search.personId !== person.id) return [];
      if (search.frequency === "weekly" && localDay(search.toldUntil, person.timezone) > plusDays(today, -7))
        return [];
      const found = [...model.opportunities.values()].filter(
        ({ id, group, verifiedAt, isVerified }) =>
          group === search.group &&
          isVerified &&
          verifiedAt !== null &&
          verifiedAt > search.toldUntil &&
          verifiedAt <= horizon &&
          model.feedback.get(buildPairKey(person.id, id))?.kind !== "dismissed" &&
          !toldNow.has(id) &&
          (searchesFirst || !told.has(`match ${buildPairKey(person.id, id)}`)) &&
          tell(`search ${buildPairKey(person.id, id)}`),
      );
      if (horizon > search.toldUntil) search.toldUntil = horizon;
      return found.map(({ id, name }) => ({ id, line: `search: ${name}, ${search.name}` }));
    });
  }

  return {
    at,
    /** Notes a change that somebody may be told. */
    note: (change: SimChange) => {
      const list = changesOf.get(change.opportunityId);
      if (list) list.push(change);
      else changesOf.set(change.opportunityId, [change]);
    },
  };
}

/** Which facts are other ones at the end than at the beginning. */
function differences(changes: readonly SimChange[]): string[] {
  const facts: Record<string, (facts: SimFacts) => string> = {
    deadline: ({ deadline }) => deadline ?? "",
    amount: ({ minAmount, maxAmount }) => `${minAmount ?? ""} ${maxAmount ?? ""}`,
    eligibility: ({ eligibleCountries }) => [...eligibleCountries].sort().join(" "),
  };
  return Object.entries(facts).flatMap(([fact, valueOf]) => {
    const touching = changes.filter(({ before, after }) => valueOf(before) !== valueOf(after));
    const [first, last] = [touching[0], touching.at(-1)];
    return first && last && valueOf(first.before) !== valueOf(last.after) ? [fact] : [];
  });
}
