import { compareParts, compareTitles, hasStrange, hasWord, isOnlyFunder, TELLING } from "./compare-titles";
import { type Traits } from "./traits";
import { listConflicts } from "./variants";
import { stemWord } from "../../matching/embedder/words";
import { shapeOf } from "./identifiers";
import { findPlaceCountry } from "./places";
import { areOtherKinds } from "./words-of-funding";

/** What speaks for and against two rows being the same call, each from 0 to 1 unless it says otherwise. */
export type Features = {
  /** The share of the rarer words of both titles that both have. */
  sharedTitle: number;
  /** The words of one title that the other row has nowhere: of the title that has fewer, and of the other. Not limited. */
  leastLeft: number;
  mostLeft: number;
  /** How much the shared words tell, up to 2. */
  sharedWords: number;
  /** The titles are the same but for one part, in which each has words of its own: "Awards for All Wales". */
  substituted: number;
  /** One title is only the funder's name, and the other names something of its own. */
  onlyFunder: number;
  sameFunder: number;
  relatedFunder: number;
  otherFunder: number;
  sameIdentifier: number;
  otherIdentifier: number;
  sameAddress: number;
  sameSite: number;
  sameDeadline: number;
  nearDeadline: number;
  otherDeadline: number;
  sameAmount: number;
  otherAmount: number;
  otherCountries: number;
  /** One is for all countries, the other for some. */
  narrower: number;
  /** Each title names places that the other row does not name; 0.5 when only one does. */
  otherPlace: number;
  otherKind: number;
  /** Both titles name one kind of offer of which most funders have only one, and the funders are one or of one family. */
  sameSingleKind: number;
  /** How many words say of one row, and not of the other, that it is a part or another round. Up to 2. */
  narrowing: number;
  /** Each title has a telling word that the other row has nowhere. */
  bothStrange: number;
  /** Only one states a deadline. */
  oneDeadline: number;
  /** What titles state differently of years, phases, activities and the like, counted. */
  conflicts: number;
  sharedText: number;
  isForeign: number;
};

const sum = (weights: Iterable<number>) => [...weights].reduce((total, weight) => total + weight, 0);
const FOREIGN_FUNDER = 0.3;

function compareFunders(a: Traits, b: Traits) {
  const none = { sameFunder: 0, relatedFunder: 0, otherFunder: 0 };
  const [x, y] = [a.row, b.row];
  if (x.funderName === null || y.funderName === null) return none;
  if (x.funderId !== null && x.funderId === y.funderId) return { ...none, sameFunder: 1 };
  const [few, many] = [a.funder, b.funder].sort((one, other) => one.size - other.size) as [
    Set<string>,
    Set<string>,
  ];
  const isPart = few.size > 0 && [...few].every((word) => hasWord(many, word));
  const isShort =
    [...a.funder].some((word) => b.initials.has(word)) || [...b.funder].some((word) => a.initials.has(word));
  if (isPart || isShort) return { ...none, sameFunder: 1 };
  const isFamily =
    x.funderId !== null &&
    y.funderId !== null &&
    (x.funderParentId === y.funderId ||
      y.funderParentId === x.funderId ||
      (x.funderParentId !== null && x.funderParentId === y.funderParentId));
  const isNamed =
    [...a.funder].every((word) => hasWord(b.all, word)) ||
    [...b.funder].every((word) => hasWord(a.all, word));
  const words = [...a.funder].filter((word) => hasWord(b.funder, word)).length;
  const overlap = words / Math.max(1, few.size);
  const isInTitle =
    [...a.funder].some((word) => b.title.get(word)! >= TELLING) ||
    [...b.funder].some((word) => a.title.get(word)! >= TELLING);
  if (isFamily || isNamed || isInTitle || overlap >= 0.5) return { ...none, relatedFunder: 1 };
  // The name of a funder in another language has few words in common with it.
  return { ...none, otherFunder: a.isForeign === b.isForeign ? 1 : FOREIGN_FUNDER };
}

function compareIdentifiers(a: Traits, b: Traits) {
  if (a.identifiers.some((one) => b.identifiers.includes(one)))
    return { sameIdentifier: 1, otherIdentifier: 0 };
  const shapes = new Set(b.identifiers.map(shapeOf));
  return {
    sameIdentifier: 0,
    otherIdentifier: a.identifiers.some((one) => shapes.has(shapeOf(one))) ? 1 : 0,
  };
}

function compareAddresses(a: Traits, b: Traits) {
  const isPage = (address: string) => /\/./.test(address);
  const fold = (address: string) => address.toLowerCase();
  const [ofA, ofB] = [a, b].map(({ addresses }) => addresses.map(fold)) as [string[], string[]];
  const sameAddress = ofA.some((address) => isPage(address) && ofB.includes(address)) ? 1 : 0;
  const sameSite = a.hosts.some((host) => b.hosts.includes(host)) ? 1 : 0;
  return { sameAddress, sameSite };
}

const NEAR_DAYS = 14;
const FAR_DAYS = 45;
const DAY_MS = 86_400_000;

function compareDeadlines({ row: a }: Traits, { row: b }: Traits) {
  const none = { sameDeadline: 0, nearDeadline: 0, otherDeadline: 0 };
  if (a.deadline === null || b.deadline === null) return none;
  const days = Math.abs(Date.parse(a.deadline) - Date.parse(b.deadline)) / DAY_MS;
  if (days <= 1) return { ...none, sameDeadline: 1 };
  return days <= NEAR_DAYS
    ? { ...none, nearDeadline: 1 }
    : { ...none, otherDeadline: days > FAR_DAYS ? 1 : 0.5 };
}

/** Amounts that differ by less than this share are the same, rounded or of another year. */
const CLOSE = 0.05;
const APART = 1.75;
const readAmount = (amount: string | null) =>
  amount === null || Number(amount) === 0 ? null : Number(amount);
const isClose = (a: number, b: number) => Math.abs(a - b) <= CLOSE * Math.max(a, b);

/** Compares the highest amounts if both are stated, otherwise the lowest, otherwise the only one of each. */
function compareAmounts({ row: a }: Traits, { row: b }: Traits) {
  const [ofA, ofB] = [a, b].map(({ minAmount, maxAmount }) => ({
    min: readAmount(minAmount),
    max: readAmount(maxAmount),
  }));
  const [x, y] = [ofA!.max ?? ofA!.min, ofB!.max ?? ofB!.min];
  if (x === null || y === null) return { sameAmount: 0, otherAmount: 0 };
  if (a.currency !== b.currency) return { sameAmount: 0, otherAmount: 0.5 };
  // "Up to 100,000" and "from 100,001" are two calls of a series.
  if (Math.max(ofA!.min ?? 0, ofB!.min ?? 0) > Math.min(ofA!.max ?? Infinity, ofB!.max ?? Infinity))
    return { sameAmount: 0, otherAmount: APART };
  const areLowest = ofA!.min !== null && ofB!.min !== null && (ofA!.max === null || ofB!.max === null);
  const isSame = areLowest ? isClose(ofA!.min!, ofB!.min!) : isClose(x, y);
  return { sameAmount: isSame ? 1 : 0, otherAmount: isSame ? 0 : 1 };
}

function compareCountries({ row: a }: Traits, { row: b }: Traits): number {
  const [x, y] = [a.eligibleCountries, b.eligibleCountries];
  if (x.length === 0 || y.length === 0 || x.includes("*") || y.includes("*")) return 0;
  return x.some((country) => y.includes(country)) ? 0 : 1;
}

const isGlobal = ({ row }: Traits) => row.eligibleCountries.includes("*");

function comparePlaces(a: Traits, b: Traits): number {
  const isStrange = (place: string, { row, all, places }: Traits) => {
    const country = findPlaceCountry(place);
    return (
      !places.includes(place) &&
      !hasWord(all, stemWord(place)) &&
      !(country !== undefined && row.eligibleCountries.includes(country))
    );
  };
  const strange = [
    a.places.some((place) => isStrange(place, b)),
    b.places.some((place) => isStrange(place, a)),
  ];
  return strange.filter(Boolean).length / 2;
}

function compareTexts(a: Traits, b: Traits): number {
  const shared = sum([...a.description].filter(([word]) => b.all.has(word)).map(([, weight]) => weight));
  const back = sum([...b.description].filter(([word]) => a.all.has(word)).map(([, weight]) => weight));
  const ofA = shared / (sum(a.description.values()) || 1);
  const ofB = back / (sum(b.description.values()) || 1);
  return Math.max(ofA, ofB);
}

/** Compares two rows. The order of the two does not matter. */
export function compareCalls(a: Traits, b: Traits): Features {
  const conflicts = listConflicts(a.variants, b.variants);
  const funders = compareFunders(a, b);
  const isOneFunder = funders.sameFunder + funders.relatedFunder > 0;
  return {
    ...compareTitles(a, b),
    substituted: compareParts(a, b),
    onlyFunder: isOnlyFunder(a, b) || isOnlyFunder(b, a) ? 1 : 0,
    ...funders,
    ...compareIdentifiers(a, b),
    ...compareAddresses(a, b),
    ...compareDeadlines(a, b),
    ...compareAmounts(a, b),
    otherCountries: compareCountries(a, b),
    narrower:
      isGlobal(a) !== isGlobal(b) && a.row.eligibleCountries.length * b.row.eligibleCountries.length > 0
        ? 1
        : 0,
    otherPlace: comparePlaces(a, b),
    otherKind: areOtherKinds(a.kinds, b.kinds) ? 1 : 0,
    sameSingleKind: isOneFunder && a.singleKinds.some((kind) => b.singleKinds.includes(kind)) ? 1 : 0,
    bothStrange: a.isForeign === b.isForeign && hasStrange(a, b) && hasStrange(b, a) ? 1 : 0,
    oneDeadline: (a.row.deadline === null) !== (b.row.deadline === null) ? 1 : 0,
    conflicts: conflicts.length,
    sharedText: compareTexts(a, b),
    isForeign: a.isForeign !== b.isForeign ? 1 : 0,
  };
}
