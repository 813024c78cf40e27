import { FUNDER_TYPE_LABELS } from "@shared/constants/enums";
import { translateLabel } from "@shared/words/labels";
import { humanise } from "@/lib/format/format";

/** A funder's type as people read it; a type that is not on the list in its own words. */
export const funderTypeLabel = (type: string): string =>
  translateLabel((FUNDER_TYPE_LABELS as Record<string, string>)[type] ?? humanise(type));
