import appeal from "./deck-criteria/appeal";
import finance from "./deck-criteria/finance";
import market from "./deck-criteria/market";
import problem from "./deck-criteria/problem";
import solution from "./deck-criteria/solution";
import team from "./deck-criteria/team";
import titles from "./deck-criteria/titles";

/** The French of the criteria by which pitch decks are reviewed. */
export default {
  ...titles,
  ...problem,
  ...solution,
  ...market,
  ...team,
  ...finance,
  ...appeal,
} as const satisfies Record<string, string>;
