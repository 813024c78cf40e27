import { useQuery } from "@tanstack/react-query";
import { currencyOfCountry } from "@shared/constants/currencies-of-countries";
import type { EntityView } from "@shared/validators/entities";
import { useCurrentUser } from "./api/current-user";
import { entitiesQuery } from "./api/queries/entities";
import { exchangeRatesQuery } from "./api/queries/exchange-rates";
import { type Converted, convertRange, type Range } from "./format/converted";

/**
 * Returns a range of amounts in the reader's own currency, from the rates that all parts of a page share. Undefined if that is the
 * currency of the range, or one without a known rate.
 * @param entityId the organisation that the amounts are shown for, if it is only one
 */
export function useConvertedRange(range: Range, entityId?: string | null): Converted | undefined {
  const { data: rates } = useQuery(exchangeRatesQuery());
  const { data: entities = [] } = useQuery(entitiesQuery());
  const { user } = useCurrentUser();
  return rates && convertRange(range, chooseCurrency(entities, entityId, user?.country), rates);
}

/**
 * Chooses the currency of the organisation that amounts are shown for. Without one it is the currency that all organisations have in
 * common, otherwise that of the person's own country.
 */
export function chooseCurrency(
  entities: readonly Pick<EntityView, "id" | "country">[],
  entityId: string | null | undefined,
  ownCountry: string | null | undefined,
): string | undefined {
  const entity = entities.find(({ id }) => id === entityId);
  const countries = (entity ? [entity] : entities).map(({ country }) => country ?? ownCountry);
  const currencies = new Set(countries.map(currencyOfCountry));
  return currencies.size === 1 ? [...currencies][0] : currencyOfCountry(ownCountry);
}
