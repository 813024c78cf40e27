import type { Licence } from "@shared/validators/sources";
import type { ConfiguredSource } from "./types";

const OPEN_GOVERNMENT_LICENCE: Licence = {
  name: "Open Government Licence v3.0",
  url: "https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/",
};
const OPEN_GOVERNMENT_NOTICE =
  "Contains public sector information licensed under the Open Government Licence v3.0.";

/**
 * These sources can be read at a click. To add one, add an entry here and a folder with its pages in
 * `fixtures`, which the test of this list reads. A source belongs here only when its terms and its robots.txt
 * let programs read it.
 */
export const SOURCES: readonly ConfiguredSource[] = [
  {
    id: "nsf",
    name: "U.S. National Science Foundation",
    description:
      "New funding opportunities for research, education and small businesses in the United States",
    url: "https://www.nsf.gov/rss/rss_www_funding.xml",
    country: "US",
    read: { kind: "feed" },
    constants: {
      funderName: "U.S. National Science Foundation",
      funderType: "government",
      funderWebsite: "https://www.nsf.gov/",
      fundingType: "grant",
      currency: "USD",
    },
  },
  {
    id: "ukri",
    name: "UK Research and Innovation",
    description:
      "Calls of the United Kingdom's research councils and Innovate UK, with the page of each call",
    url: "https://www.ukri.org/opportunity/feed/",
    country: "GB",
    licence: OPEN_GOVERNMENT_LICENCE,
    read: { kind: "feed" },
    details: 20,
    constants: {
      funderType: "government",
      fundingType: "grant",
      currency: "GBP",
      attribution: OPEN_GOVERNMENT_NOTICE,
    },
  },
  {
    id: "find-a-grant",
    name: "GOV.UK Find a grant",
    description: "Grants of all departments of the government of the United Kingdom",
    url: "https://www.find-government-grants.service.gov.uk/grants",
    country: "GB",
    licence: OPEN_GOVERNMENT_LICENCE,
    read: { kind: "page" },
    more: [2, 3, 4, 5].map((page) => `https://www.find-government-grants.service.gov.uk/grants?page=${page}`),
    constants: {
      funderType: "government",
      fundingType: "grant",
      currency: "GBP",
      attribution: OPEN_GOVERNMENT_NOTICE,
    },
  },
  {
    id: "national-lottery-community-fund",
    name: "The National Lottery Community Fund",
    description: "Programmes for communities and charities in the United Kingdom",
    url: "https://www.tnlcommunityfund.org.uk/funding/funding-programmes",
    country: "GB",
    read: {
      kind: "listing",
      selectors: { item: ".card.mb-4:has(a)", name: "h2, h3, h4, .card-title", link: "a", description: "p" },
    },
    constants: {
      funderName: "The National Lottery Community Fund",
      funderType: "government",
      funderWebsite: "https://www.tnlcommunityfund.org.uk/",
      fundingType: "grant",
      currency: "GBP",
    },
  },
  {
    id: "heritage-fund",
    name: "The National Lottery Heritage Fund",
    description: "Programmes for museums, buildings, nature and traditions in the United Kingdom",
    url: "https://www.heritagefund.org.uk/funding",
    country: "GB",
    read: {
      kind: "listing",
      selectors: {
        item: "article.programme",
        name: ".search-result__title",
        link: ".search-result__title a",
        description: ".field--name-body",
        amount: ".search-result__title",
      },
    },
    constants: {
      funderName: "The National Lottery Heritage Fund",
      funderType: "government",
      funderWebsite: "https://www.heritagefund.org.uk/",
      fundingType: "grant",
      currency: "GBP",
    },
  },
  {
    id: "two-ridings",
    name: "Two Ridings Community Foundation",
    description: "Open funds of a community foundation in North and East Yorkshire",
    url: "https://tworidingscf.org.uk/apply-for-funding/",
    country: "GB",
    read: {
      kind: "listing",
      selectors: {
        item: ".funds-open .box.fund-box",
        name: "h3",
        link: "a.read-more",
        description: ".padding",
        amount: ".padding",
        deadline: ".padding",
      },
    },
    constants: {
      funderName: "Two Ridings Community Foundation",
      funderType: "foundation",
      funderWebsite: "https://tworidingscf.org.uk/",
      fundingType: "grant",
      currency: "GBP",
    },
  },
  {
    id: "community-foundation-wales",
    name: "Community Foundation Wales",
    description: "Grants for communities in Wales, read from the page of each fund",
    url: "https://communityfoundationwales.org.uk/grant-sitemap.xml",
    country: "GB",
    read: { kind: "sitemap", detail: /^\/grants\/[^/]+\/?$/, max: 40 },
    constants: {
      funderName: "Community Foundation Wales",
      funderType: "foundation",
      funderWebsite: "https://communityfoundationwales.org.uk/",
      fundingType: "grant",
      currency: "GBP",
    },
  },
  {
    id: "afd",
    name: "Agence Française de Développement",
    description: "Calls for projects of the French development agency, in French",
    url: "https://www.afd.fr/fr/appels-a-projets/liste?status%5Bongoing%5D=ongoing&status%5Bsoon%5D=soon",
    country: "FR",
    read: { kind: "page" },
    details: 15,
    constants: {
      funderName: "Agence Française de Développement",
      funderType: "development_finance",
      funderWebsite: "https://www.afd.fr/",
      fundingType: "grant",
      currency: "EUR",
    },
  },
  {
    id: "msca",
    name: "Marie Skłodowska-Curie Actions",
    description: "Calls of the European Union for doctoral networks, postdoctoral fellowships and exchanges",
    url: "https://marie-sklodowska-curie-actions.ec.europa.eu/rss.xml",
    country: "EU",
    read: { kind: "feed", only: /\bcalls?\b|fellowships?|networks? 20\d\d|opens?\b/i },
    constants: {
      funderName: "European Commission",
      funderType: "multilateral",
      funderWebsite: "https://marie-sklodowska-curie-actions.ec.europa.eu/",
      fundingType: "fellowship",
      currency: "EUR",
    },
  },
  {
    id: "start-up-chile",
    name: "Start-Up Chile",
    description: "The three acceleration programmes of Chile's development agency CORFO, open to the world",
    url: "https://startupchile.org/en/apply/build/",
    country: "CL",
    read: { kind: "page" },
    more: ["https://startupchile.org/en/apply/ignite/", "https://startupchile.org/en/apply/growth/"],
    constants: {
      funderName: "CORFO",
      funderType: "accelerator",
      funderWebsite: "https://startupchile.org/",
      fundingType: "accelerator",
    },
  },
  {
    id: "startmate",
    name: "Startmate",
    description: "The accelerator for start-ups in Australia and New Zealand",
    url: "https://www.startmate.com/accelerator/program",
    country: "AU",
    read: { kind: "page" },
    constants: {
      funderName: "Startmate",
      funderType: "accelerator",
      funderWebsite: "https://www.startmate.com/",
      fundingType: "accelerator",
      currency: "AUD",
    },
  },
  {
    id: "next-36",
    name: "NEXT Canada",
    description: "Next 36, the programme for student founders in Canada",
    url: "https://www.nextcanada.com/next-36/",
    country: "CA",
    read: { kind: "page" },
    constants: {
      funderName: "NEXT Canada",
      funderType: "accelerator",
      funderWebsite: "https://www.nextcanada.com/",
      fundingType: "fellowship",
      currency: "CAD",
    },
  },
  {
    id: "tony-elumelu-foundation",
    name: "Tony Elumelu Foundation",
    description: "Seed capital, training and mentoring for entrepreneurs in all countries of Africa",
    url: "https://www.tonyelumelufoundation.org/tef-entrepreneurship-programme/",
    country: "NG",
    read: { kind: "page" },
    constants: {
      funderName: "Tony Elumelu Foundation",
      funderType: "foundation",
      funderWebsite: "https://www.tonyelumelufoundation.org/",
      fundingType: "grant",
      currency: "USD",
    },
  },
];

const BY_ID = new Map(SOURCES.map((source) => [source.id, source]));
export const findSource = (id: string): ConfiguredSource | undefined => BY_ID.get(id);
