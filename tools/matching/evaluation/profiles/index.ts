import type { EvalProfile } from "../types";
import { biomedicalResearch } from "./biomedical-research";
import { communityGroups } from "./community-groups";
import { governments } from "./governments";
import { individuals } from "./individuals";
import { nonprofits } from "./nonprofits";
import { researchGroups } from "./research-groups";
import { schools } from "./schools";
import { scienceResearch } from "./science-research";
import { socialEnterprises } from "./social-enterprises";
import { startupsElsewhere } from "./startups-elsewhere";
import { startupsOfTheUs } from "./startups-us";

/** All profiles that the evaluation finds matches for. They are invented. */
export const PROFILES: readonly EvalProfile[] = [
  ...startupsOfTheUs,
  ...startupsElsewhere,
  ...nonprofits,
  ...socialEnterprises,
  ...individuals,
  ...researchGroups,
  ...biomedicalResearch,
  ...scienceResearch,
  ...schools,
  ...communityGroups,
  ...governments,
];
