import { type DeckCriterion, NOT_PUBLIC } from "./criterion";
import { TOPICS } from "./topics";

export const SOLUTION_CRITERIA = [
  {
    id: "solution-sentence",
    group: "solutionFit",
    title: "The solution in one sentence",
    passes: "One sentence of at most 30 words says what is offered and to whom.",
    weight: 3,
    strength: "One sentence says what you offer.",
    weakness: "No single sentence says what you offer.",
    action:
      "Write one sentence: “We help [whom] to [do what] by [how].” Put it on the cover or the solution slide.",
    topics: TOPICS.solution,
  },
  {
    id: "solution-answers-problem",
    group: "solutionFit",
    title: "The solution answers the problem",
    passes: "What is offered removes or eases the very problem that the deck names, for the same people.",
    weight: 3,
    strength: "The solution answers the problem that you name.",
    weakness: "The solution does not clearly answer the problem that you name.",
    action: "Take the problems one by one and say what your solution changes about each of them.",
    topics: TOPICS.solution,
  },
  {
    id: "how-it-works",
    group: "solutionFit",
    title: "How it works",
    passes:
      "The deck explains in steps or in a simple picture what happens from a user's or participant's side.",
    weight: 2,
    strength: "The deck explains how it works.",
    weakness: "The deck does not explain how it works.",
    action: "Show in three or four steps what a user or participant does and gets.",
    topics: [...TOPICS.product, ...TOPICS.solution],
  },
  {
    id: "product-status",
    group: "solutionFit",
    title: "What exists today",
    passes:
      "The deck says how far the work is: idea, prototype, pilot, live, running since when or in how many places.",
    weight: 3,
    strength: "It is clear what exists today.",
    weakness: "The deck does not say what exists today: idea, prototype, pilot or a running service.",
    action:
      "Say in one line what exists today and since when, for example “Pilot in 3 clinics since March 2025”.",
    topics: [...TOPICS.product, ...TOPICS.traction],
  },
  {
    id: "product-shown",
    group: "solutionFit",
    title: "The work is shown",
    passes:
      "The deck shows the product or the work itself: a screenshot, a photograph, a demo or a link to one.",
    weight: 2,
    strength: "The product can be seen or tried.",
    weakness: "Nothing shows the product or the work itself.",
    action:
      "Show one real screenshot or photograph of the work with a caption, and a link to a demo if there is one.",
    topics: [...TOPICS.product, ...TOPICS.solution],
  },
  {
    id: "differentiation",
    group: "solutionFit",
    title: "What makes it different",
    passes: "The deck names at least one concrete point in which it differs from what others offer.",
    weight: 3,
    strength: "The deck says what makes it different.",
    weakness: "The deck does not say in what this differs from what others offer.",
    action:
      "Name the one or two points in which you differ, against a named alternative: price, speed, access, results.",
    topics: [...TOPICS.competition, ...TOPICS.solution],
    appliesTo: NOT_PUBLIC,
  },
  {
    id: "defensibility",
    group: "solutionFit",
    title: "Hard to copy",
    passes:
      "The deck names what keeps others from copying it: patent, data, licence, network, exclusive contract.",
    weight: 1,
    strength: "Something keeps others from copying it.",
    weakness: "The deck names nothing that keeps others from copying this.",
    action: "Name what is hard to copy: a patent or licence, data that only you have, a contract, a network.",
    topics: [...TOPICS.competition, ...TOPICS.product],
    appliesTo: ["Startup", "Social Enterprise", "Research"],
  },
  {
    id: "benefit-measured",
    group: "solutionFit",
    title: "The benefit in figures",
    passes:
      "A figure shows what users or beneficiaries gain: time or money saved, better results, lives changed.",
    weight: 2,
    strength: "The benefit is measured.",
    weakness: "No figure shows what users or beneficiaries gain.",
    action: "Measure one benefit with your first users, before and after, and state the figure.",
    topics: [...TOPICS.traction, ...TOPICS.solution],
  },
] as const satisfies readonly DeckCriterion[];
