import { californiaGrants } from "./adapters/california-grants/adapter";
import { euFunding } from "./adapters/eu-funding/adapter";
import { franceAidesEntreprises } from "./adapters/france-aides-entreprises/adapter";
import { franceAidesTerritoires } from "./adapters/france-aides-territoires/adapter";
import { italyIncentivi } from "./adapters/italy-incentivi/adapter";
import { japanJgrants } from "./adapters/japan-jgrants/adapter";
import { marylandGrants } from "./adapters/maryland-grants/adapter";
import { netherlandsRvo } from "./adapters/netherlands-rvo/adapter";
import { pennsylvaniaGrants } from "./adapters/pennsylvania-grants/adapter";
import { simplerGrantsGov } from "./adapters/simpler-grants-gov/adapter";
import { spainBdns } from "./adapters/spain-bdns/adapter";
import { swedenVinnova } from "./adapters/sweden-vinnova/adapter";
import { washingtonGrants } from "./adapters/washington-grants/adapter";
import type { ApiSource } from "./types";

/**
 * The sources with an API. Each is off until an administrator switches it on. To add one, add its adapter to this
 * list. A source belongs here only when its terms let programs read it and show what they read.
 */
export const API_SOURCES: readonly ApiSource[] = [
  californiaGrants,
  pennsylvaniaGrants,
  washingtonGrants,
  marylandGrants,
  euFunding,
  spainBdns,
  japanJgrants,
  franceAidesTerritoires,
  simplerGrantsGov,
  netherlandsRvo,
  swedenVinnova,
  italyIncentivi,
  franceAidesEntreprises,
];

/** Returns the name that the opportunities of a source carry. */
export const getCatalogueName = ({ importAs, name }: Pick<ApiSource, "importAs" | "name">): string =>
  importAs ?? name;

const BY_ID = new Map(API_SOURCES.map((source) => [source.id, source]));
export const findApiSource = (id: string): ApiSource | undefined => BY_ID.get(id);
