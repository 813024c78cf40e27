/** An industry that an organisation can choose, with the free tags of funders that mean it. */

export type Industry = {
  /** This word is stored and compared. */
  slug: string;
  label: string;
  /** Other words for it, in lower case with single spaces. A broad tag may belong to several industries. */
  tags: readonly string[];
};

/** These tags say "technology" without saying which. */
const BROAD = ["technology", "tech", "science and technology", "digital"];
const ENGINEERED = ["engineering"];

export const INDUSTRIES: readonly Industry[] = [
  {
    slug: "agriculture",
    label: "Agriculture & agritech",
    tags: ["agritech", "agtech", "farming", "livestock", "fisheries", "forestry", "rural development"],
  },
  {
    slug: "ai",
    label: "Artificial intelligence & data",
    tags: [
      ...BROAD,
      "artificial intelligence",
      "machine learning",
      "accelerated computing",
      "ai safety",
      "data",
      "data science",
      "information and statistics",
      "deep tech",
      "frontier tech",
    ],
  },
  {
    slug: "arts",
    label: "Arts, culture & humanities",
    tags: ["art", "culture", "heritage", "humanities", "philosophy", "music", "film", "creative industries"],
  },
  {
    slug: "biotech",
    label: "Biotech & life sciences",
    tags: [
      "biotechnology",
      "life sciences",
      "life science",
      "life science tools",
      "pharma",
      "pharmaceuticals",
      "deep tech",
      "frontier tech",
    ],
  },
  {
    slug: "children",
    label: "Children & young people",
    tags: ["child", "early years", "early childhood", "youth", "young people", "families"],
  },
  {
    slug: "civic-tech",
    label: "Government & civic technology",
    tags: [
      "civic tech",
      "govtech",
      "government",
      "governance",
      "democracy",
      "public sector",
      "public policy",
    ],
  },
  {
    slug: "climate",
    label: "Climate & carbon",
    tags: [
      "climate change",
      "climate tech",
      "cleantech",
      "climate adaptation",
      "carbon",
      "carbon removal",
      "sustainability",
    ],
  },
  {
    slug: "community",
    label: "Community development",
    tags: [
      "communities",
      "community development",
      "regional development",
      "rural development",
      "development",
      "international development",
      "society",
      "civil society",
      "opportunity zone benefits",
    ],
  },
  {
    slug: "consumer",
    label: "Consumer products, fashion & retail",
    tags: ["consumer goods", "consumer products", "fashion", "beauty", "retail", "business and commerce"],
  },
  {
    slug: "deep-tech",
    label: "Deep tech & frontier technology",
    tags: [
      ...BROAD,
      ...ENGINEERED,
      "frontier tech",
      "frontier technology",
      "hard tech",
      "quantum",
      "semiconductors",
      "photonics",
      "accelerated computing",
    ],
  },
  {
    slug: "e-commerce",
    label: "E-commerce & marketplaces",
    tags: [
      "ecommerce",
      "marketplace",
      "marketplaces",
      "online retail",
      "internet",
      "business and commerce",
      ...BROAD,
    ],
  },
  {
    slug: "education",
    label: "Education & learning",
    tags: ["edtech", "learning", "schools", "higher education", "early years", "literacy", "stem education"],
  },
  {
    slug: "energy",
    label: "Energy & power",
    tags: [
      "clean energy",
      "renewable energy",
      "renewables",
      "solar",
      "energy access",
      "energy storage",
      "batteries",
      "nuclear",
      "cleantech",
      "energy infrastructure and critical minerals",
    ],
  },
  {
    slug: "environment",
    label: "Environment & conservation",
    tags: [
      "conservation",
      "biodiversity",
      "nature",
      "natural resources",
      "ocean",
      "oceans",
      "blue economy",
      "air",
      "air quality",
      "sustainability",
    ],
  },
  {
    slug: "fintech",
    label: "Fintech & financial services",
    tags: [
      ...BROAD,
      "finance",
      "financial services",
      "financial inclusion",
      "financial technology",
      "payments",
      "insurance",
      "insurtech",
      "banking",
    ],
  },
  {
    slug: "food",
    label: "Food & nutrition",
    tags: ["food and nutrition", "nutrition", "food systems", "food tech", "food security", "beverages"],
  },
  {
    slug: "gender",
    label: "Women & gender equality",
    tags: ["women", "women's rights", "gender equality", "reproductive health", "girls"],
  },
  {
    slug: "hardware",
    label: "Hardware, robotics & electronics",
    tags: [
      ...BROAD,
      ...ENGINEERED,
      "robotics",
      "electronics",
      "iot",
      "internet of things",
      "drones",
      "hard tech",
      "deep tech",
    ],
  },
  {
    slug: "health",
    label: "Health & wellbeing",
    tags: [
      "healthcare",
      "healthtech",
      "health tech",
      "digital health",
      "global health",
      "public health",
      "mental health",
      "reproductive health",
      "wellbeing",
      "wellness",
      "nutrition",
      "affordable care act",
    ],
  },
  {
    slug: "housing",
    label: "Housing, construction & infrastructure",
    tags: [
      "homelessness",
      "built environment",
      "construction",
      "real estate",
      "proptech",
      "infrastructure",
      "urban development",
      "infrastructure investment and jobs act",
    ],
  },
  {
    slug: "human-rights",
    label: "Human rights & justice",
    tags: [
      "human rights",
      "women's rights",
      "justice",
      "social justice",
      "civil society",
      "peace",
      "governance",
      "law, justice and legal services",
      "law",
      "legal",
      "consumer protection",
    ],
  },
  {
    slug: "humanitarian",
    label: "Humanitarian aid & refugees",
    tags: [
      "humanitarian aid",
      "refugees",
      "migration",
      "disaster relief",
      "disaster prevention and relief",
      "emergency",
    ],
  },
  {
    slug: "logistics",
    label: "Logistics & supply chain",
    tags: ["supply chain", "delivery", "shipping", "freight", "ports", "transportation"],
  },
  {
    slug: "manufacturing",
    label: "Manufacturing & materials",
    tags: [
      ...ENGINEERED,
      "industrial",
      "industry",
      "materials",
      "advanced materials",
      "chemicals",
      "mining",
      "hard tech",
    ],
  },
  {
    slug: "media",
    label: "Media, games & entertainment",
    tags: ["journalism", "news", "games", "gaming", "entertainment", "publishing", "film", "sports", "sport"],
  },
  {
    slug: "medical-devices",
    label: "Medical devices & diagnostics",
    tags: ["medical devices", "medical device", "diagnostics", "medtech", "life science tools"],
  },
  {
    slug: "mobility",
    label: "Mobility & transport",
    tags: [
      "transport",
      "transportation",
      "automotive",
      "electric vehicles",
      "electric mobility",
      "e mobility",
      "aviation",
    ],
  },
  {
    slug: "open-source",
    label: "Open source & digital commons",
    tags: [
      "open source",
      "open knowledge",
      "digital commons",
      "digital public goods",
      "open data",
      "internet freedom",
    ],
  },
  {
    slug: "poverty",
    label: "Poverty & livelihoods",
    tags: [
      "livelihoods",
      "welfare",
      "economic prosperity",
      "economic development",
      "development",
      "homelessness",
      "income security and social services",
      "inequality",
    ],
  },
  {
    slug: "science",
    label: "Science & research",
    tags: [
      "research",
      "basic research",
      "science and technology",
      "social science",
      "economics",
      "mathematics",
      "physics",
      "chemistry",
      "engineering",
    ],
  },
  {
    slug: "security",
    label: "Security & defence",
    tags: ["cybersecurity", "cyber security", "defence", "defense", "public safety", "dual use"],
  },
  {
    slug: "social-enterprise",
    label: "Social enterprise & inclusion",
    tags: [
      "social enterprise",
      "social impact",
      "social innovation",
      "impact",
      "inclusion",
      "digital inclusion",
      "disability",
      "society",
    ],
  },
  {
    slug: "software",
    label: "Software & SaaS",
    tags: [
      ...BROAD,
      "saas",
      "enterprise software",
      "enterprise",
      "b2b",
      "internet",
      "cloud",
      "mobile",
      "apps",
      "developer tools",
      "ict",
    ],
  },
  {
    slug: "space",
    label: "Space & aerospace",
    tags: ["aerospace", "satellites", "aviation", "deep tech", "frontier tech"],
  },
  {
    slug: "telecoms",
    label: "Telecoms & connectivity",
    tags: [
      "telecom",
      "telecommunications",
      "connectivity",
      "radio",
      "internet",
      "mobile",
      "digital inclusion",
    ],
  },
  {
    slug: "tourism",
    label: "Tourism & hospitality",
    tags: ["travel", "hospitality", "recreation", "recreation and tourism"],
  },
  {
    slug: "waste",
    label: "Waste & circular economy",
    tags: ["recycling", "circular economy", "plastics", "waste management"],
  },
  {
    slug: "water",
    label: "Water & sanitation",
    tags: ["sanitation", "wash", "water and sanitation", "clean water"],
  },
  {
    slug: "web3",
    label: "Web3 & blockchain",
    tags: ["blockchain", "crypto", "cryptocurrency", "defi"],
  },
  {
    slug: "workforce",
    label: "Jobs, skills & the future of work",
    tags: [
      "jobs",
      "skills",
      "employment",
      "employment, labor and training",
      "future of work",
      "hr tech",
      "livelihoods",
    ],
  },
];

export const INDUSTRY_SLUGS: readonly string[] = INDUSTRIES.map((industry) => industry.slug);

/** These tags name no industry, because those who use them fund any. */
export const TAGS_WITHOUT_INDUSTRY: readonly string[] = [
  "*",
  "any",
  "all",
  "general",
  "innovation",
  "other",
  "recovery act",
  "talent",
];

const normalise = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");

const bySlug = new Map(INDUSTRIES.map((industry) => [industry.slug, industry]));
const byWord = new Map<string, string[]>();
for (const { slug, label, tags } of INDUSTRIES) {
  for (const word of new Set([slug, label, ...tags].map(normalise))) {
    byWord.set(word, [...(byWord.get(word) ?? []), slug]);
  }
}

/**
 * Returns the slugs of the industries that a free tag means. Case makes no difference, and `_` or `-` counts
 * as a space. Returns none for "any", for tags that name no industry and for unknown words.
 */
export function findIndustries(tag: string): string[] {
  return [...(byWord.get(normalise(tag)) ?? [])];
}

/**
 * Returns the slug of the one industry that a tag stands for. Returns `undefined` when the word is unknown or
 * stands for several.
 */
export function matchIndustry(tag: string): string | undefined {
  const slugs = byWord.get(normalise(tag)) ?? [];
  const ownSlug = slugs.find((slug) => normalise(slug) === normalise(tag));
  return ownSlug ?? (slugs.length === 1 ? slugs[0] : undefined);
}

const byName = new Map(
  INDUSTRIES.flatMap(({ slug, label }) => [slug, label].map((name) => [normalise(name), slug])),
);

/**
 * Returns the text that is stored for an industry that a person names. It is the slug for the list's own
 * words, and otherwise the text as typed. Another word is often narrower, which a draft needs and a slug
 * would lose. `industriesOf` finds its industries when they are compared.
 */
export function readIndustry(text: string): string {
  return byName.get(normalise(text)) ?? text;
}

/**
 * Returns the word that is stored for an industry in the focus of an opportunity. It is the label for the
 * list's own words, and otherwise the tag as typed. Returns `undefined` when no industry has that tag, and it
 * is none of those that mean any.
 */
export function readFocus(tag: string): string | undefined {
  const slug = byName.get(normalise(tag));
  if (slug !== undefined) return industryLabel(slug);
  return byWord.has(normalise(tag)) || TAGS_WITHOUT_INDUSTRY.includes(normalise(tag)) ? tag : undefined;
}

/** Returns the label of a stored industry, or the word itself when it is not on the list. */
export function industryLabel(slug: string): string {
  return bySlug.get(slug)?.label ?? slug;
}
