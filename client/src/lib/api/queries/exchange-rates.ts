import { queryOptions } from "@tanstack/react-query";
import type { ExchangeRatesView } from "@shared/validators/exchange-rates";
import { readOr } from "../normalise";

/** The exchange rates of the day. Another server may have none: nothing is converted then. */
export const exchangeRatesQuery = () =>
  queryOptions({
    queryKey: ["/api/exchange-rates"],
    queryFn: readOr<ExchangeRatesView>({ day: null, perEuro: {} }),
  });
