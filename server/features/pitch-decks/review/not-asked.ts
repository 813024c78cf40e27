import type { EntityType } from "@shared/constants/enums";
import { translateLabel } from "@shared/words/labels";
import { t } from "../../../platform/text/words";

/** Said of a criterion that is not put to this kind of organisation. */
export const notAsked = (type: EntityType): string =>
  t("This is not asked of a deck of this kind ({kind}).", { kind: translateLabel(type) });
