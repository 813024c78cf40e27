/** Names of months and weekdays in the languages that are read: English, French, German, Spanish, Portuguese, Italian, Dutch. */
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

const indexOfNames = (lists: string[][]) =>
  new Map(lists.flatMap((names, index) => names.map((name) => [name, index] as const)));
const monthIndex = indexOfNames(MONTH_NAMES);
const weekdayIndex = indexOfNames(WEEKDAY_NAMES);

const alternation = (lists: string[][]) =>
  lists
    .flat()
    .sort((a, b) => b.length - a.length)
    .join("|");

/** Alternations for a pattern with the flags `iu`. */
export const MONTH = alternation(MONTH_NAMES);
export const WEEKDAY = alternation(WEEKDAY_NAMES);

/** 1 to 12; `undefined` for a word that is no month. */
export function findMonth(name: string): number | undefined {
  const index = monthIndex.get(name.toLowerCase());
  return index === undefined ? undefined : index + 1;
}

/** 0 (Sunday) to 6; `undefined` for a word that is no weekday. */
export function findWeekday(name: string): number | undefined {
  return weekdayIndex.get(name.toLowerCase());
}
