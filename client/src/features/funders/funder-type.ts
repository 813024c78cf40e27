import { FUNDER_TYPE_LABELS } from "@shared/constants/enums";
import { translateLabel } from "@shared/words/labels";
import { humanise } from "@/lib/format/format";

/** Returns the label of a funder's type; an unknown type is shown as it is. */
export const getFunderTypeLabel = (type: string): string =>
  translateLabel((FUNDER_TYPE_LABELS as Record<string, string>)[type] ?? humanise(type));
