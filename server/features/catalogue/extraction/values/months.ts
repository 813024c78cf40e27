/** Names of months and weekdays in English, French, German, Spanish, Portuguese, Italian and Dutch. */
const MONTH_NAMES = [
  "january jan janvier janv januar jän jänner enero ene janeiro gennaio januari",
  "february feb février fevrier févr fév fevr februar febrero fevereiro fev febbraio februari",
  "march mar mars märz maerz mär marzo março marco maart",
  "april apr avril avr abril abr aprile",
  "may mai mayo maio maggio mei",
  "june jun juin juni junio junho giugno",
  "july jul juillet juil juli julio julho luglio",
  "august aug août aout agosto ago augustus",
  "september sept sep septembre septiembre setembro settembre",
  "october oct octobre oktober okt octubre outubro ottobre",
  "november nov novembre noviembre novembro",
  "december dec décembre decembre déc dezember dez diciembre dic dezembro dicembre",
].map((names) => names.split(" "));

const WEEKDAY_NAMES = [
  "sunday sun dimanche sonntag domingo domenica zondag",
  "monday mon lundi montag lunes segunda-feira lunedì maandag",
  "tuesday tue tues mardi dienstag martes terça-feira martedì dinsdag",
  "wednesday wed mercredi mittwoch miércoles quarta-feira mercoledì woensdag",
  "thursday thu thur thurs jeudi donnerstag jueves quinta-feira giovedì donderdag",
  "friday fri vendredi freitag viernes sexta-feira venerdì vrijdag",
  "saturday sat samedi samstag sonnabend sábado sabato zaterdag",
].map((names) => names.split(" "));

const indexNames = (lists: string[][]) =>
  new Map(lists.flatMap((names, index) => names.map((name) => [name, index] as const)));
const monthIndex = indexNames(MONTH_NAMES);
const weekdayIndex = indexNames(WEEKDAY_NAMES);

const joinAlternatives = (lists: string[][]) =>
  lists
    .flat()
    .sort((a, b) => b.length - a.length)
    .join("|");

/** Alternatives for a pattern with the flags `iu`. */
export const MONTH = joinAlternatives(MONTH_NAMES);
export const WEEKDAY = joinAlternatives(WEEKDAY_NAMES);

/** Returns 1 to 12, or `undefined` when the word is no month. */
export function findMonth(name: string): number | undefined {
  const index = monthIndex.get(name.toLowerCase());
  return index === undefined ? undefined : index + 1;
}

/** Returns 0 (Sunday) to 6, or `undefined` when the word is no weekday. */
export function findWeekday(name: string): number | undefined {
  return weekdayIndex.get(name.toLowerCase());
}
