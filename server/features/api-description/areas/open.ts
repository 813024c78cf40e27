import {
  commonGrantsDetailSchema,
  commonGrantsListQuery,
  commonGrantsListSchema,
} from "@shared/validators/common-grants";
import { publicExportQuery } from "@shared/validators/exports";
import { publicListQuery } from "@shared/validators/public-catalogue";
import { describeArea } from "../describe";

const UNCHANGED = "The copy that `If-None-Match` names is still right.";

export const openCatalogue = describeArea({
  name: "Open catalogue",
  about:
    "The verified opportunities for other programs, after the CommonGrants protocol 0.4.0 (https://commongrants.org): equity, loans, prizes and accelerators too, told apart by the custom field `fundingType`. From any origin, without a session. Where an opportunity has the custom field `attribution`, show that line with it.",
  access: "anyone",
  errorForm: "CommonGrantsError",
  routes: {
    "GET /common-grants/opportunities": {
      summary: "Lists the verified opportunities",
      details: "Closed ones too, what changed last first.",
      query: commonGrantsListQuery,
      fields: { pageSize: "At most 100; more counts as 100" },
      answers: {
        200: { about: "A page; beyond the last one it is empty.", schema: commonGrantsListSchema },
        304: UNCHANGED,
      },
    },
    "GET /common-grants/opportunities/:oppId": {
      summary: "Reads one opportunity",
      answers: { 200: { about: "The opportunity.", schema: commonGrantsDetailSchema }, 304: UNCHANGED },
      errors: { not_found: "There is no such opportunity, or it is not verified." },
    },
  },
});

export const publicCatalogue = describeArea({
  name: "Public pages",
  about:
    "What visitors see of the catalogue, in the language of `Accept-Language`. Caches may keep the answers for a minute. Where an opportunity has an `attribution`, show that line with it.",
  access: "anyone",
  routes: {
    "GET /api/public/opportunities": {
      summary: "Lists the published opportunities with the counts of further filters",
      details:
        "With a search text the best hits come first, otherwise what is featured and then what closes soonest.",
      query: publicListQuery,
      answers: { 200: "`opportunities`, `pagination` and `facets`.", 304: UNCHANGED },
    },
    "GET /api/public/opportunities/export.csv": {
      summary: "Writes the published opportunities as a table",
      details: "A longer list is cut after its first rows; the header `X-Export-Cut` says so.",
      query: publicExportQuery,
      answers: { 200: { about: "A table with a line of headings.", type: "text/csv" } },
      errors: { rate_limited: "Too many requests, or too many such files in a minute." },
    },
    "GET /api/public/opportunities/export.json": {
      summary: "Writes the published opportunities for programs",
      query: publicExportQuery,
      answers: {
        200: "`opportunities`, each with its `source`, `licence`, `attribution` and the day `asOf` which it was last read, and `isCut`.",
      },
      errors: { rate_limited: "Too many requests, or too many such files in a minute." },
    },
    "GET /api/public/opportunities/:id": {
      summary: "Reads one verified opportunity, by its id or its readable name",
      details: "With open opportunities about the same things. Contact persons are for members.",
      answers: { 200: "The opportunity, `funder` and `similar`.", 304: UNCHANGED },
      errors: { not_found: "There is no such opportunity, or it is not verified." },
    },
    "GET /api/public/funders/:id": {
      summary: "Reads a funder of the directory with its open opportunities",
      answers: { 200: "The funder, `opportunities` and `openCount`.", 304: UNCHANGED },
      errors: { not_found: "There is no such funder." },
    },
  },
});

export const service = describeArea({
  name: "This server",
  about: "How it is, and what it takes.",
  access: "anyone",
  routes: {
    "GET /api/health": { summary: "Says that the server is up", answers: { 200: "`status`: ok." } },
    "GET /api/health/ready": {
      summary: "Says that the database answers and has the newest schema",
      answers: { 200: "`status`: ready." },
    },
    "GET /api/openapi.json": {
      summary: "This description, for programs (OpenAPI 3.1)",
      answers: { 200: "The document.", 304: UNCHANGED },
    },
    "GET /api/docs": {
      summary: "This description, for people",
      answers: { 200: { about: "A page.", type: "text/html" }, 304: UNCHANGED },
    },
    "GET /api/logos/:file": {
      summary: "Shows our copy of a funder's logo, as the `logoUrl` of a funder names it",
      answers: {
        200: { about: "A small picture, which never changes.", type: "image/webp" },
        304: UNCHANGED,
      },
      errors: { not_found: "There is no such copy." },
    },
    "GET /api/sources": {
      summary: "Lists where the catalogue comes from",
      details:
        "Each source with its licence, how much of it is published, when it was read last and how that ended. In the language of `Accept-Language`. Caches may keep the answer for a minute.",
      answers: {
        200: "`sources`, `others` (names of single pages and older lists) and `openCount`.",
        304: UNCHANGED,
      },
    },
    "GET /api/exchange-rates": {
      summary: "Reads the exchange rates by which amounts are shown in other currencies",
      details:
        "Reference rates of the European Central Bank, all of one day. Caches may keep the answer for an hour.",
      answers: { 200: "`day`, and `perEuro`: how much of each currency is one euro.", 304: UNCHANGED },
    },
    "GET /api/docs/style.css": {
      summary: "How that page looks",
      answers: { 200: { about: "A style sheet.", type: "text/css" }, 304: UNCHANGED },
    },
  },
});
