import { calendarDay } from "@shared/calendar-day";
import type { ServiceContext } from "./deps";

/** Returns today's date in the user's time zone. */
export const getLocalToday = ({ actor, deps }: ServiceContext<"clock">): string =>
  calendarDay(deps.clock.now(), actor.timezone);
