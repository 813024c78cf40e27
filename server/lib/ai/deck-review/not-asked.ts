import type { EntityType } from "@shared/constants/enums";
import { worded } from "@shared/words/sentences";
import { t } from "./words";

/** Said of a criterion that is not put to this kind of organisation. */
export const notAsked = (type: EntityType): string =>
  t("This is not asked of a deck of this kind ({kind}).", { kind: worded(type) });
