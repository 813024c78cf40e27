import { queryOptions, type QueryFunctionContext } from "@tanstack/react-query";
import type { ExchangeRatesView } from "@shared/validators/exchange-rates";
import { readOr } from "../normalise";

const NO_RATES: ExchangeRatesView = { day: null, perEuro: {} };
const readRates = readOr<Partial<ExchangeRatesView>>(NO_RATES);

/** The exchange rates of the day. Another server may have none: nothing is converted then. */
export const exchangeRatesQuery = () =>
  queryOptions({
    queryKey: ["/api/exchange-rates"],
    queryFn: async (context: QueryFunctionContext): Promise<ExchangeRatesView> => {
      const { day = null, perEuro = {} } = await readRates(context);
      return { day, perEuro };
    },
  });
