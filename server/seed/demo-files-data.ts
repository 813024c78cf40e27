import type { DocumentRequirement, LibraryKind } from "@shared/constants/documents";

/** A page or slide of a made file. */
export type DemoPage = { title: string; lines: readonly string[] };

/** A document of the demo. Years and days are counted from today. */
export type DemoDocument = {
  fileName: string;
  name: string;
  kind: LibraryKind;
  yearsAgo?: number;
  expiresInDays?: number;
  mayBeSentToAi?: boolean;
  /** The demand that the entity's draft names it for; null for a document beside those. */
  attachedFor?: DocumentRequirement | null;
  pages: readonly DemoPage[];
};

export type DemoFiles = {
  entity: string;
  documents: readonly DemoDocument[];
  deck?: { fileName: string; slides: readonly DemoPage[] };
};

/** What the demo's organisations have written: their figures are those of their profiles. */
export const DEMO_FILES: readonly DemoFiles[] = [
  {
    entity: "Sunbird Cold Chain (demo)",
    documents: [
      {
        fileName: "sunbird-registration.pdf",
        name: "Certificate of incorporation",
        kind: "registration",
        expiresInDays: 24,
        pages: [
          {
            title: "Certificate of incorporation",
            lines: [
              "Sunbird Cold Chain Ltd is registered as a company limited by shares.",
              "Seat: Kumasi, Ashanti, Ghana. Founded in 2022.",
              "The certificate is renewed once a year.",
              "This is a made document of a demo. It certifies nothing.",
            ],
          },
        ],
      },
      {
        fileName: "sunbird-accounts.pdf",
        name: "Accounts of last year",
        kind: "accounts",
        yearsAgo: 1,
        attachedFor: "financials",
        pages: [
          {
            title: "Statement of income",
            lines: [
              "Revenue: 64,000 US dollars, of which 58,300 from crates and 5,700 from advice.",
              "Cost of sales: 37,760 US dollars. Gross margin: 41 %.",
              "Wages of seven employees: 31,200 US dollars.",
              "Loss of the year: 24,400 US dollars.",
            ],
          },
          {
            title: "Balance sheet",
            lines: [
              "Cash at the end of the year: 33,600 US dollars, eight months at 4,200 a month.",
              "Cold rooms and panels after depreciation: 71,500 US dollars.",
              "Raised since the beginning: 45,000 US dollars.",
            ],
          },
        ],
      },
      {
        fileName: "sunbird-business-plan.pdf",
        name: "Business plan for two years",
        kind: "plan",
        mayBeSentToAi: true,
        attachedFor: "businessPlan",
        pages: [
          {
            title: "What we do",
            lines: [
              "We run walk-in cold rooms with solar panels at farm markets in Ghana.",
              "Farmers and traders book crates by phone and pay by the crate and day.",
              "380 customers used a cold room in the last twelve months.",
            ],
          },
          {
            title: "Where we go",
            lines: [
              "Eight cold rooms and 1,000 paying farmers in 18 months.",
              "One agent for each market is paid by the crate; farmers’ groups bring their members.",
              "We look for 150,000 US dollars: 60 % for four cold rooms, 25 % for working capital, 15 % for training.",
            ],
          },
          {
            title: "What can go wrong",
            lines: [
              "A dry season with a small harvest: crates of drinks and fish fill the rooms.",
              "Batteries that fail early: the maker replaces them for five years.",
            ],
          },
        ],
      },
      {
        fileName: "letter-farmers-association.pdf",
        name: "Letter of the farmers’ association",
        kind: "letter",
        attachedFor: null,
        pages: [
          {
            title: "To whom it may concern",
            lines: [
              "Our 210 members bring tomatoes and greens to the market in Techiman.",
              "Since the cold room opened they sell four crates in five, up from three.",
              "We support a second room and will bring our members to it.",
            ],
          },
        ],
      },
    ],
    deck: {
      fileName: "sunbird-deck.pdf",
      slides: [
        {
          title: "Sunbird Cold Chain",
          lines: ["Solar cold rooms at farm markets in Ghana", "Kumasi, seed round"],
        },
        {
          title: "The problem",
          lines: [
            "Up to a third of the vegetables that reach the markets spoil before they are sold.",
            "There is no cooling between harvest and customer; ice costs twice as much as the loss it prevents.",
          ],
        },
        {
          title: "Our solution",
          lines: [
            "A walk-in cold room with its own solar panels and batteries, run by a local agent.",
            "Crates are booked and paid for by phone, by the crate and day.",
          ],
        },
        {
          title: "The market",
          lines: [
            "2,400 farm markets in Ghana, 40 farmers and traders within 30 km of each on average.",
            "At 170 US dollars a customer and year, 16.3 million US dollars a year in Ghana alone.",
          ],
        },
        {
          title: "Traction",
          lines: [
            "380 paying customers, 6,100 US dollars of monthly revenue, growing by 7 % a month.",
            "Revenue of the last twelve months: 64,000 US dollars.",
          ],
        },
        {
          title: "Business model",
          lines: [
            "0.45 US dollars a crate and day; gross margin 41 %.",
            "A cold room of 21,500 US dollars pays for itself in 31 months.",
          ],
        },
        {
          title: "Competition",
          lines: [
            "Ice sellers: dearer for each crate, and the ice melts by noon.",
            "Diesel cold stores: four times the running cost, and far from the markets.",
          ],
        },
        {
          title: "How we grow",
          lines: [
            "One agent for each market, paid by the crate; farmers’ groups bring their members.",
            "Ghana first, then Nigeria and Kenya with partners who know the markets.",
          ],
        },
        {
          title: "The team",
          lines: [
            "Ama Mensah, founder: six years of running a vegetable wholesale business in Kumasi.",
            "Seven employees: three technicians, two agents, one accountant, one for partners.",
          ],
        },
        {
          title: "What we ask for",
          lines: [
            "150,000 US dollars: 60 % four cold rooms, 25 % working capital, 15 % training of agents.",
            "In 18 months: eight cold rooms and 1,000 paying farmers.",
          ],
        },
      ],
    },
  },
  {
    entity: "Hudson Skills Commons (demo)",
    documents: [
      {
        fileName: "hudson-annual-report.pdf",
        name: "Annual report",
        kind: "report",
        yearsAgo: 1,
        mayBeSentToAi: true,
        attachedFor: null,
        pages: [
          {
            title: "The year in figures",
            lines: [
              "520 people have taken a course so far; half of last year’s students were women.",
              "Two twelve-week courses a year at three sites, with paid placements at local firms.",
              "14 staff and 60 volunteers.",
            ],
          },
        ],
      },
      {
        fileName: "hudson-accounts.pdf",
        name: "Audited accounts",
        kind: "accounts",
        yearsAgo: 1,
        pages: [
          {
            title: "Income and expenses",
            lines: [
              "Income: 910,000 US dollars. Expenses: 884,000 US dollars.",
              "Courses: 612,000 US dollars. Placements: 158,000 US dollars. Office: 114,000 US dollars.",
            ],
          },
        ],
      },
    ],
  },
];
