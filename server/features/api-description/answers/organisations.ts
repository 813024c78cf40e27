import { z } from "zod";
import { ALL_ENTITY_TYPES, ENTITY_STAGES } from "@shared/constants/enums";
import { mapFacets } from "@shared/constants/facets";
import { MEMBER_ROLES } from "@shared/constants/members";
import { SEARCH_FREQUENCIES } from "@shared/constants/news";
import { LIST_SORTS } from "@shared/constants/saved-searches";
import type { EntityView } from "@shared/validators/entities";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { country, describeView, flag, id, moment, score, text, texts } from "./view";

export const entity = describeView<EntityView>()(
  z
    .object({
      id,
      name: text,
      type: z.enum(ALL_ENTITY_TYPES),
      stage: z.enum(ENTITY_STAGES).nullable(),
      description: text.nullable(),
      mission: text.nullable(),
      industry: texts,
      country: country.nullable(),
      profileCompletionScore: score,
      layer1Complete: flag,
      layer2Complete: flag,
      layer3Complete: flag,
      lastProfileUpdate: moment.nullable(),
      createdAt: moment,
      updatedAt: moment,
      role: z
        .enum(MEMBER_ROLES)
        .optional()
        .meta({ description: "What the caller may do with it; left out for an owner" }),
      isShared: z.literal(true).optional().meta({ description: "There if it has other members" }),
    })
    .meta({ id: "Entity", description: "An organisation" }),
);
export const entityList = z.array(entity);

export const savedSearch = describeView<SavedSearchView>()(
  z
    .object({
      id,
      name: text,
      search: text,
      country: text.meta({ description: "A two-letter code, or empty for all" }),
      sort: z.enum(LIST_SORTS),
      facets: z.object(mapFacets(() => texts.optional())),
      frequency: z.enum(SEARCH_FREQUENCIES),
      createdAt: moment,
      shared: z
        .object({
          entityId: id,
          entityName: text,
          by: text.optional().meta({ description: "Whose it is; left out for one's own" }),
        })
        .optional()
        .meta({ description: "Left out for a search that only its owner sees" }),
    })
    .meta({ id: "SavedSearch" }),
);
export const savedSearchList = z.array(savedSearch);
