import ICAL from "ical.js";

/** What a calendar program makes of a file, read by a parser that is not ours. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent").map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name);
    return {
      component: event,
      uid: String(value("uid")),
      summary: String(value("summary")),
      description: String(value("description")),
      url: String(value("url")),
      start: String(value("dtstart")),
      end: String(value("dtend")),
      sequence: Number(value("sequence")),
      alarms: event.getAllSubcomponents("valarm"),
    };
  });
  return { calendar, events };
}

/** The lines as they are sent, without their line breaks. */
export const rawLines = (text: string): string[] => text.split("\r\n").slice(0, -1);

/** The lines as they are meant: what was folded is one again. */
export const unfolded = (text: string): string[] => rawLines(text.replaceAll("\r\n ", ""));
