import { useQuery } from "@tanstack/react-query";
import { currencyOfCountry } from "@shared/constants/currencies-of-countries";
import type { OpportunityView } from "@shared/validators/opportunities";
import { useCurrentUser } from "@/lib/api/current-user";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { exchangeRatesQuery } from "@/lib/api/queries/exchange-rates";
import { convertRange } from "@/lib/format/converted";

/** Shows the amounts of an opportunity in the reader's own currency, if that is another one with a known rate. */
export function OwnCurrency({ opportunity }: { opportunity: OpportunityView }) {
  const { data: rates } = useQuery(exchangeRatesQuery());
  const own = useOwnCurrency(opportunity.matchedEntityId);
  const converted = rates && convertRange(opportunity, own, rates);
  if (!converted) return null;
  return (
    <div className="mt-1.5">
      <p className="font-medium wrap-anywhere">{converted.amount}</p>
      <p className="text-sm wrap-anywhere text-quiet">{converted.rate}</p>
    </div>
  );
}

/**
 * The currency of the country of the organisation that the page compares with, or of the only one; without such a country that of the
 * person's own.
 */
function useOwnCurrency(entityId: string | null): string | undefined {
  const { data: entities = [] } = useQuery(entitiesQuery());
  const { user } = useCurrentUser();
  const entity = entities.length === 1 ? entities[0] : entities.find(({ id }) => id === entityId);
  return currencyOfCountry(entity?.country ?? user?.country);
}
