import { findRegion, findRegionCode, regionName, toRegionCodes } from "@shared/constants/regions/regions";
import type { EntityFacts } from "./match-types";
import { findStatesOf, isInRegions } from "./regions";

type Place = Pick<EntityFacts, "country" | "region">;

/** The words of an entity are read once for all opportunities. */
const ownRegions = new WeakMap<Place, string | undefined>();

/** Returns the code of the region that an entity is in, `US-NY`. Undefined if its words leave that open. */
function findOwnRegion(entity: Place): string | undefined {
  if (!ownRegions.has(entity)) ownRegions.set(entity, readOwnRegion(entity));
  return ownRegions.get(entity);
}

function readOwnRegion({ country, region }: Place): string | undefined {
  if (country === null || region === null) return undefined;
  const whole = findRegionCode(region, [country]);
  if (whole !== undefined) return whole;
  // Words such as "Manhattan, Kansas" need to know the cities of the United States.
  const parts = country === "US" ? findStatesOf(region) : region.split(/[,;/()]|\band\b|\bet\b/);
  const codes = new Set(parts.flatMap((part) => findRegionCode(part, [country]) ?? []));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/**
 * Tells whether an entity is in one of the regions of an opportunity, by codes first and then by words.
 * @param regions codes, or words where a region has no code
 * @param countries those that the opportunity is open to
 * @returns null if that is unknown
 */
export function isInOneOf(
  entity: Place,
  regions: readonly string[],
  countries: readonly string[],
): boolean | null {
  if (entity.region === null) return null;
  const allowed = toRegionCodes(regions, countries);
  const own = findOwnRegion(entity);
  if (own !== undefined && allowed.includes(own)) return true;
  // Words may mean a town in the region, and an entity may work in another country too.
  const isSure = own !== undefined && allowed.every((code) => findRegion(code)?.country === entity.country);
  if (isSure) return false;
  return own === undefined || entity.country === "US"
    ? isInRegions(entity.region, allowed.map(regionName))
    : null;
}
