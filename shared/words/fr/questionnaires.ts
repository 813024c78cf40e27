import communityGroup from "./questionnaires/community-group";
import government from "./questionnaires/government";
import individual from "./questionnaires/individual";
import nonprofit from "./questionnaires/nonprofit";
import options from "./questionnaires/options";
import research from "./questionnaires/research";
import school from "./questionnaires/school";
import shared from "./questionnaires/shared";
import socialEnterprise from "./questionnaires/social-enterprise";
import startup from "./questionnaires/startup";
import steps from "./questionnaires/steps";

/** The French of the questionnaires: labels, placeholders, help and options. */
export default {
  ...steps,
  ...shared,
  ...options,
  ...startup,
  ...nonprofit,
  ...socialEnterprise,
  ...individual,
  ...research,
  ...school,
  ...communityGroup,
  ...government,
} as const satisfies Record<string, string>;
