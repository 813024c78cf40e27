import { calendarDay } from "@shared/calendar-day";
import type { ServiceContext } from "./deps";

/** Today's date where the caller is. */
export const todayOf = ({ actor, deps }: ServiceContext): string =>
  calendarDay(deps.clock.now(), actor.timezone);
