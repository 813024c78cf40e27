import { type DeckCriterion, NOT_PUBLIC } from "./criterion";
import { TOPICS } from "./topics";

export const MARKET_CRITERIA = [
  {
    id: "market-size",
    group: "marketSize",
    title: "Size of the market or need",
    passes: "A figure says how large the market is, or how many people or organisations have the need.",
    weight: 3,
    strength: "A figure says how large the market or need is.",
    weakness: "No figure says how large the market or the need is.",
    action:
      "State how many customers or beneficiaries there are and, where money is paid, what they spend in a year.",
    topics: TOPICS.market,
  },
  {
    id: "market-source",
    group: "marketSize",
    title: "Source of the market figure",
    passes:
      "The market figure carries its source: a report or institution with its year, or an own calculation.",
    weight: 2,
    strength: "The market figure has a source.",
    weakness: "The market figure has no source.",
    action: "Put the source and year beside the market figure, or show your own calculation.",
    topics: TOPICS.market,
    detailOf: "market-size",
  },
  {
    id: "market-reachable",
    group: "marketSize",
    title: "The part you can reach",
    passes:
      "The deck counts from the bottom up, or gives the part of the market or need that it can reach in the next years.",
    weight: 2,
    strength: "The deck says which part of the market or need you can reach.",
    weakness: "The deck does not say which part of the market or need you can reach.",
    action: "Count from the bottom up: reachable customers or beneficiaries × price or cost for each.",
    topics: TOPICS.market,
    detailOf: "market-size",
  },
  {
    id: "target-segment",
    group: "marketSize",
    title: "The first customers or beneficiaries",
    passes:
      "The deck names the particular group that it serves first, narrower than “everyone” or “businesses”.",
    weight: 3,
    strength: "It is clear whom you serve first.",
    weakness: "The deck does not say whom you serve first.",
    action: "Name the group you serve first, by trade, place or size, and why they come first.",
    topics: TOPICS.market,
  },
  {
    id: "competitors-named",
    group: "marketSize",
    title: "Others in the field are named",
    passes:
      "The deck names at least two competitors, other providers or alternatives that a customer or funder knows.",
    weight: 2,
    strength: "Others in the field are named.",
    weakness: "The deck names nobody else who works on this.",
    action: "Name the two or three alternatives that your reader knows and say where each falls short.",
    topics: [...TOPICS.competition, ...TOPICS.market],
    appliesTo: ["Startup", "Nonprofit", "Social Enterprise", "Research"],
  },
  {
    id: "go-to-market",
    group: "marketSize",
    title: "How you reach people",
    passes: "The deck names the channels or partners through which it reaches customers or beneficiaries.",
    weight: 3,
    strength: "The deck says how you reach customers or beneficiaries.",
    weakness: "The deck does not say how you reach customers or beneficiaries.",
    action: "Name the one or two channels that work for you, with what each brings or costs so far.",
    topics: TOPICS.reach,
    appliesTo: NOT_PUBLIC,
  },
  {
    id: "why-now",
    group: "marketSize",
    title: "Why now",
    passes:
      "The deck names a change that makes this the time: a new law, technology, growth, crisis or habit.",
    weight: 2,
    strength: "The deck says why now is the time.",
    weakness: "The deck does not say why now is the time for this.",
    action: "Name the change that makes this possible or urgent now, with a date or a growth figure.",
    topics: [...TOPICS.market, ...TOPICS.problem],
  },
] as const satisfies readonly DeckCriterion[];
