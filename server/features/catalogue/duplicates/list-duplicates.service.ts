import { SCRAPED_FIELDS, type ScrapedField } from "@shared/constants/curation";
import type { FieldOrigin } from "@shared/schema/index";
import type {
  ComparedField,
  ComparedValue,
  DuplicateListView,
  DuplicatePairView,
  DuplicatesQuery,
} from "@shared/validators/duplicates";
import type { ServiceContext } from "../../../context/deps";
import { selectRows } from "../curation/curation-list.queries";
import { toAdminView } from "../curation/curation-views";
import { isSameValue } from "../import/reading-values";
import * as queries from "./merges.queries";
import { type StatedRow, selectStated } from "./stated-values.queries";

const DESCRIPTION_MAX = 300;

/** Lists the pairs that wait for a decision, the likeliest first, with the fields in which the two differ. */
export async function listDuplicates(
  ctx: ServiceContext<"clock">,
  { page, limit }: DuplicatesQuery,
): Promise<DuplicateListView> {
  const { db, deps } = ctx;
  const slice = { offset: (page - 1) * limit, limit };
  const total = await queries.countOpenPairs(db);
  const pairs = await queries.selectOpenPairs(db, slice);
  const ids = [...new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))];
  const rows = ids.length === 0 ? [] : await selectRows(db, deps.clock.now(), ids, DESCRIPTION_MAX);
  const views = new Map(rows.map((row) => [row.id, toAdminView(row)]));
  const stated = new Map((await selectStated(db, ids)).map((row) => [row.id, row]));
  return {
    pairs: pairs.flatMap(({ firstId, secondId, ...pair }): DuplicatePairView[] => {
      const [first, second] = [views.get(firstId), views.get(secondId)];
      const [ofFirst, ofSecond] = [stated.get(firstId), stated.get(secondId)];
      if (!first || !second || !ofFirst || !ofSecond) return [];
      return [{ ...pair, first, second, fields: compareFields(ofFirst, ofSecond) }];
    }),
    pagination: { page, total, hasMore: pairs.length > 0 && slice.offset + pairs.length < total },
  };
}

const isStated = (value: unknown) =>
  value != null && value !== false && !(Array.isArray(value) && value.length === 0);

/** The fields in which two opportunities differ, those that both state first. */
function compareFields(first: StatedRow, second: StatedRow): ComparedField[] {
  const differing = SCRAPED_FIELDS.filter(
    (field) =>
      (isStated(first.values[field]) || isStated(second.values[field])) &&
      !isSameValue(field, first.values[field], second.values[field]),
  );
  const fields = differing.map((field) => ({
    field,
    isDisputed: isStated(first.values[field]) && isStated(second.values[field]),
    first: toCompared(first, field),
    second: toCompared(second, field),
  }));
  return [
    ...fields.filter(({ isDisputed }) => isDisputed),
    ...fields.filter(({ isDisputed }) => !isDisputed),
  ];
}

const TEXT_MAX = 400;
const cut = (value: unknown) =>
  typeof value === "string" && value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX - 1)}…` : (value ?? null);

function toCompared({ values, origins }: StatedRow, field: ScrapedField): ComparedValue {
  const origin: FieldOrigin | undefined = origins[field];
  return { value: cut(values[field]), quote: origin?.quote ?? null, url: origin?.url ?? null };
}
