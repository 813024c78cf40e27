import type { DeckCriterion } from "./criterion";
import { TOPICS } from "./topics";

export const PROBLEM_CRITERIA = [
  {
    id: "problem-named",
    group: "problemClarity",
    title: "The problem is named",
    passes: "A slide says in plain words which problem the work is about, before or beside the solution.",
    weight: 3,
    strength: "The problem is named.",
    weakness: "The deck does not say which problem you solve.",
    action:
      "Give the problem its own slide, early on, and state it in one sentence that an outsider understands.",
    topics: TOPICS.problem,
  },
  {
    id: "problem-sufferer",
    group: "problemClarity",
    title: "Who has the problem",
    passes: "The deck names the particular group of people or organisations that has the problem.",
    weight: 3,
    strength: "It is clear who has the problem.",
    weakness: "Nobody is named who has this problem.",
    action:
      "Name the group that has the problem as narrowly as you can: “dairy farmers in Nakuru”, not “people”.",
    topics: TOPICS.problem,
  },
  {
    id: "problem-evidence",
    group: "problemClarity",
    title: "Figures that show the problem",
    passes: "At least one figure shows how large, frequent or costly the problem is.",
    weight: 3,
    strength: "A figure shows how large the problem is.",
    weakness: "No figure shows how large, frequent or costly the problem is.",
    action:
      "Add one or two figures that show the size of the problem: how many, how often, how much it costs.",
    topics: TOPICS.problem,
  },
  {
    id: "problem-source",
    group: "problemClarity",
    title: "Source of the problem's figures",
    passes:
      "The figures about the problem carry their source: a study, an institution with its year, or own counts.",
    weight: 2,
    strength: "The figures about the problem have a source.",
    weakness: "The figures about the problem have no source.",
    action: "Put the source and its year in small print beside each figure about the problem.",
    topics: TOPICS.problem,
    detailOf: "problem-evidence",
  },
  {
    id: "problem-consequence",
    group: "problemClarity",
    title: "What the problem leads to",
    passes:
      "The deck says what the problem costs those who have it: money, time, health, safety or lost chances.",
    weight: 2,
    strength: "The deck says what the problem leads to.",
    weakness: "The deck does not say what happens to those who have the problem if nothing changes.",
    action: "Say what the problem costs those who have it: money, time, health, chances.",
    topics: TOPICS.problem,
    detailOf: "problem-named",
  },
  {
    id: "current-alternatives",
    group: "problemClarity",
    title: "How people cope today",
    passes: "The deck says how those affected deal with the problem today and why that is not good enough.",
    weight: 2,
    strength: "The deck says how people deal with the problem today.",
    weakness: "The deck does not say how people deal with the problem today.",
    action:
      "Say what people do about the problem today (by hand, another provider, nothing) and where that fails.",
    topics: [...TOPICS.problem, ...TOPICS.competition],
  },
  {
    id: "problem-first-hand",
    group: "problemClarity",
    title: "First-hand knowledge of the problem",
    passes:
      "The deck shows that those affected were asked: interviews, a survey, a pilot, a needs assessment.",
    weight: 2,
    strength: "Those who have the problem were asked.",
    weakness: "Nothing shows that those who have the problem were asked.",
    action: "Say how many of those affected you have spoken to or surveyed, and the one thing you learnt.",
    topics: TOPICS.problem,
  },
] as const satisfies readonly DeckCriterion[];
