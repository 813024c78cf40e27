const LINE = /^(\*|\*\/[1-9]\d?|\d+(?:,\d+)*) (\*|\*\/[1-9]\d?|\d+(?:,\d+)*) \* \* \*$/;

const isIn = (field: string, value: number) =>
  field.startsWith("*")
    ? value % Number(field.slice(2) || 1) === 0
    : field.split(",").includes(String(value));

/**
 * Whether a job comes round at a minute, in UTC. Of the five fields of cron only minutes and hours may say something: every one, every
 * nth, or a list.
 * @throws for anything else
 */
export function isScheduledFor(cron: string, minute: Date): boolean {
  const [, minutes, hours] = LINE.exec(cron) ?? [];
  if (minutes === undefined || hours === undefined) throw new Error(`No line of a timetable: ${cron}`);
  return isIn(minutes, minute.getUTCMinutes()) && isIn(hours, minute.getUTCHours());
}
