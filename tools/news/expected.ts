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
 * Calculates with plain loops the mails that a month must produce. It imports no code of the product. Call
 * `at` for every moment at which a server sends digests, in order.
 */
export function createExpectation(model: Model, began: Date) {
  const memoryByPerson = new Map<string, Memory>();
  const reportedKeys = new Set<string>();

  /** Returns the mails that must be queued at this moment. */
  function at(now: Date): ComparedMail[] {
    return model.people.flatMap((person): ComparedMail[] => {
      const memory = memoryByPerson.get(person.id) ?? {
        day: "",
        until: new Date(began.getTime() - 86_400_000),
      };
      memoryByPerson.set(person.id, memory);
      const today = localDay(now, person.timezone);
      if (today <= memory.day || localMinutes(now, person.timezone) < EIGHT) return [];
      const horizon = new Date(now.getTime() - SETTLING_MS);
      const pieces = [
        ...deadlines(person, today, now),
        ...steps(person, today, memory),
        ...changes(person, memory, horizon),
        ...findNew(person, today, memory, horizon),
      ];
      memory.day = today;
      if (horizon > memory.until) memory.until = horizon;
      const mailed = pieces.filter(({ kind }) => person.switches[kind]);
      if (mailed.length === 0 || !person.emailVerified) return [];
      return [{ at: now.toISOString(), email: person.email, lines: mailed.map(({ line }) => line).sort() }];
    });
  }

  function markTold(key: string): boolean {
    if (reportedKeys.has(key)) return false;
    reportedKeys.add(key);
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
        const applicationStart = application.createdAt;
        const startDay = localDay(applicationStart, person.timezone);
        if (startDay > due || (startDay === due && localMinutes(applicationStart, person.timezone) >= EIGHT))
          continue;
        if (!markTold(`deadline ${person.id} ${opportunity.id} ${due}`)) continue;
        const daysLeft = (Date.parse(deadline) - Date.parse(today)) / 86_400_000;
        return [{ kind: "notifyDeadlines", line: `deadline: ${opportunity.name}, ${daysLeft}` }];
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
    const followedSince = new Map<string, Date>();
    const follow = (id: string, from: Date) => {
      const earlier = followedSince.get(id);
      if (!earlier || from < earlier) followedSince.set(id, from);
    };
    for (const { personId, opportunityId, status, createdAt } of model.applications)
      if (personId === person.id && status !== "rejected") follow(opportunityId, createdAt);
    for (const id of model.opportunities.keys()) {
      const feedback = model.feedback.get(buildPairKey(person.id, id));
      if (feedback?.kind === "saved") follow(id, feedback.at);
    }
    return [...followedSince].flatMap(([id, from]): Piece[] => {
      const opportunity = model.opportunities.get(id)!;
      const isInRange = (at: Date) => at > until && at > from && at <= horizon;
      const { withdrawnAt } = opportunity;
      if (withdrawnAt)
        return isInRange(withdrawnAt)
          ? [{ kind: "notifyChanges", line: `change: ${opportunity.name}, publication` }]
          : [];
      const changesInRange = (changesByOpportunity.get(id) ?? []).filter(({ at }) => isInRange(at));
      const facts = listDifferences(changesInRange);
      return facts.length === 0
        ? []
        : [{ kind: "notifyChanges", line: `change: ${opportunity.name}, ${facts.join(", ")}` }];
    });
  }
  const changesByOpportunity = new Map<string, SimChange[]>();

  function findNew(person: SimPerson, today: string, { until }: Memory, horizon: Date): Piece[] {
    const searchesFirst = person.switches.notifySavedSearches && !person.switches.notifyNewOpportunities;
    const earlySearchHits = searchesFirst ? findSearchHits(person, today, horizon, new Set(), true) : null;
    const knownIds = new Set(earlySearchHits?.map(({ id }) => id));
    const matched = [...model.opportunities.values()].filter(
      ({ id, verifiedAt, isVerified, group }) =>
        group === person.group &&
        isVerified &&
        verifiedAt !== null &&
        verifiedAt > until &&
        verifiedAt <= horizon &&
        !knownIds.has(id) &&
        !reportedKeys.has(`match ${buildPairKey(person.id, id)}`) &&
        !reportedKeys.has(`search ${buildPairKey(person.id, id)}`) &&
        !model.views.has(buildPairKey(person.id, id)) &&
        !model.feedback.has(buildPairKey(person.id, id)) &&
        !model.applications.some(
          (candidate) => candidate.personId === person.id && candidate.opportunityId === id,
        ),
    );
    for (const { id } of matched) markTold(`match ${buildPairKey(person.id, id)}`);
    const searchHits =
      earlySearchHits ?? findSearchHits(person, today, horizon, new Set(matched.map(({ id }) => id)), false);
    return [
      ...matched.map(({ name }): Piece => ({ kind: "notifyNewOpportunities", line: `match: ${name}` })),
      ...searchHits.map(({ line }): Piece => ({ kind: "notifySavedSearches", line })),
    ];
  }

  function findSearchHits(
    person: SimPerson,
    today: string,
    horizon: Date,
    reportedNow: Set<string>,
    searchesFirst: boolean,
  ): { id: string; line: string }[] {
    return model.searches.flatMap((search) => {
      if (search.personId !== person.id) return [];
      if (
        search.frequency === "weekly" &&
        localDay(search.reportedUntil, person.timezone) > plusDays(today, -7)
      )
        return [];
      const hits = [...model.opportunities.values()].filter(
        ({ id, group, verifiedAt, isVerified }) =>
          group === search.group &&
          isVerified &&
          verifiedAt !== null &&
          verifiedAt > search.reportedUntil &&
          verifiedAt <= horizon &&
          model.feedback.get(buildPairKey(person.id, id))?.kind !== "dismissed" &&
          !reportedNow.has(id) &&
          (searchesFirst || !reportedKeys.has(`match ${buildPairKey(person.id, id)}`)) &&
          markTold(`search ${buildPairKey(person.id, id)}`),
      );
      if (horizon > search.reportedUntil) search.reportedUntil = horizon;
      return hits.map(({ id, name }) => ({ id, line: `search: ${name}, ${search.name}` }));
    });
  }

  return {
    at,
    /** Records a change of an opportunity that users may follow. */
    note: (change: SimChange) => {
      const list = changesByOpportunity.get(change.opportunityId);
      if (list) list.push(change);
      else changesByOpportunity.set(change.opportunityId, [change]);
    },
  };
}

/** Lists the facts that differ between the beginning and the end of the changes. */
function listDifferences(changes: readonly SimChange[]): string[] {
  const facts: Record<string, (facts: SimFacts) => string> = {
    deadline: ({ deadline }) => deadline ?? "",
    amount: ({ minAmount, maxAmount }) => `${minAmount ?? ""} ${maxAmount ?? ""}`,
    eligibility: ({ eligibleCountries }) => [...eligibleCountries].sort().join(" "),
  };
  return Object.entries(facts).flatMap(([fact, readValue]) => {
    const relevantChanges = changes.filter(({ before, after }) => readValue(before) !== readValue(after));
    const [first, last] = [relevantChanges[0], relevantChanges.at(-1)];
    return first && last && readValue(first.before) !== readValue(last.after) ? [fact] : [];
  });
}
