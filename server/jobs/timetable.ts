const CRON = /^(\*|\*\/[1-9]\d?|\d+(?:,\d+)*) (\*|\*\/[1-9]\d?|\d+(?:,\d+)*) \* \* \*$/;

const matchesField = (field: string, value: number) =>
  field.startsWith("*")
    ? value % Number(field.slice(2) || 1) === 0
    : field.split(",").includes(String(value));

/**
 * Whether a cron expression is due at a minute, in UTC. Only minutes and hours may be set: as `*`, every nth, or a
 * list.
 * @throws for any other expression
 */
export function isScheduledFor(cron: string, minute: Date): boolean {
  const [, minutes, hours] = CRON.exec(cron) ?? [];
  if (minutes === undefined || hours === undefined) throw new Error(`No line of a timetable: ${cron}`);
  return matchesField(minutes, minute.getUTCMinutes()) && matchesField(hours, minute.getUTCHours());
}
