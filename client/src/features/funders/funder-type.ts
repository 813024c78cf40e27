import { FUNDER_TYPE_LABELS } from "@shared/constants/enums";
import { worded } from "@shared/words/sentences";
import { humanise } from "@/lib/format";

/** A funder's type as people read it; a type that is not on the list in its own words. */
export const funderTypeLabel = (type: string): string =>
  worded((FUNDER_TYPE_LABELS as Record<string, string>)[type] ?? humanise(type));
