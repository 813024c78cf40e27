import { deckFacts } from "./decks.fixture";

const FACTS = {
  terse: deckFacts(
    `
# Paylane
Invoices paid in a day
---
# Problem
Freelancers wait 47 days for their money
1 in 5 invoices is never paid
---
# Solution
We buy the invoice today and collect it later
---
# Market
$3.1B in unpaid invoices, Kenya and Uganda
---
# Team
Njeri Mwangi, CEO
David Okello, CTO
---
# Ask
$250k pre-seed
12 months
`,
    { name: "Paylane", stage: "MVP" },
  ),
  wordy: deckFacts(
    `
# GridMind
Software that lets small utilities forecast demand and buy power a day ahead at a better price
---
# The problem we solve
Small utilities in rural areas buy power a day ahead on the basis of a spreadsheet that one engineer keeps. When the forecast is wrong they pay a penalty on the balancing market, and last year those penalties came to 7% of all that a utility of this size spends on power. The engineers whom we interviewed, 31 of them in four countries, spend two hours every morning on copying figures from three systems, and most of them told us that nobody else in the house knows how the sheet works. When that person is ill or leaves, the forecast is last week's forecast. Utilities with more than a million customers bought systems from Siemens or Hitachi years ago, but those start at $400,000 a year and take a year to set up, which is out of reach for a house with nine employees.
---
# Our solution and how it works
We connect to the meters that the utility has already, read the weather and the calendar, and send the engineer a forecast at six o'clock each morning, with a range and with the three reasons that moved it most since yesterday. The engineer accepts it or corrects it, and each correction teaches the model. Setting up takes two days, and no hardware is needed. In our pilot with two utilities the average error fell from 9.8% to 4.1% within three months, which saved the larger one $61,000 in that time. We charge 1.5% of the power bill, so that a utility of 20,000 customers pays about $2,200 a month.
---
# Market and competition
There are 1,900 utilities with 5,000 to 100,000 customers in the markets that trade a day ahead. At our price they are worth $74 million a year. Siemens and Hitachi serve the large ones. Consultants sell forecasts by e-mail for $900 a month, without learning from corrections.
---
# The team
Ivana Petrov, chief executive, ran the trading desk of a utility for six years. Tomas Lind, chief technology officer, wrote his PhD on load forecasting and built the forecast of the Danish grid operator.
---
# What we ask for
We are raising $900,000 to hire three engineers and to sign twelve utilities within 18 months.
`,
    { name: "GridMind" },
  ),
  frenchStartup: deckFacts(
    `
# Recolto
La consigne qui rapporte
Avril 2026
---
# Le constat
Les restaurants jettent 180 millions de barquettes par an
La loi AGEC impose le réemploi depuis 2023
---
# Notre réponse
Nous louons des contenants en inox et nous les lavons la nuit
0,18 € par passage
---
# Où nous en sommes
62 restaurants à Lyon, 41 000 passages par mois
---
# La concurrence
Barooders et Pyxo vendent des bacs, sans lavage
---
# L'équipe
Camille Roux, présidente
Hugo Marchand, opérations, ex-Deliveroo
---
# La levée
800 000 € pour ouvrir Grenoble et Saint-Étienne
`,
    { name: "Recolto" },
  ),
  school: deckFacts(
    `
# A library for Mwanga Primary
640 pupils, 70 books
---
# Why a library
Two pupils in three cannot read a paragraph at the end of grade 3
The nearest public library is 38 km away
---
# Our plan
One classroom becomes a reading room, open until five
Parents build the shelves, teachers run reading hours
---
# Who does the work
Head teacher Rehema Juma
A committee of six parents
---
# Budget
Books: TZS 9,000,000
Shelves and lamps: TZS 2,400,000
Paint: TZS 600,000
---
# We ask for TZS 12,000,000
Opening day: January 2027
`,
    { name: "Mwanga Primary School", type: "School", stage: null },
  ),
  frenchNonprofit: deckFacts(
    `
# Les Voisins du Soir
Un repas chaud et une conversation, chaque soir d'hiver
---
# Le besoin
À Lille, 3 400 personnes âgées mangent seules tous les jours
Une sur trois n'a parlé à personne depuis une semaine
---
# Ce que nous faisons
Des bénévoles dînent chez leur voisin, deux fois par semaine
L'association forme, assure et rembourse
---
# Résultats
214 binômes depuis 2022
91 % des personnes âgées disent se sentir moins seules
---
# L'équipe
Nadia Benali, directrice
Deux salariés, 230 bénévoles
---
# Budget 2026
Dépenses : 148 000 €
Dons : 52 000 €, ville de Lille : 40 000 €
---
# Notre demande
56 000 € sur un an pour ouvrir Roubaix et Tourcoing
`,
    { name: "Les Voisins du Soir", type: "Nonprofit", stage: "Growth" },
  ),
  municipality: deckFacts(
    `
# Safe routes to school in Oakford
City of Oakford, Department of Transportation
Application to the State Active Travel Fund, FY 2027
---
# The need
23 pupils were injured on their way to school since 2022
Applicants from small cities are eligible under section 5(b) of the programme
---
# The project
Four raised crossings and 2.6 miles of protected lane on Mill Street
The city council approved the design pursuant to Resolution 2025-114
---
# Who benefits
4,100 pupils of three public schools
---
# Delivery team
Project manager: Laura Kim, P.E., city engineer
---
# Budget
Construction $1,180,000
Design and inspection $220,000
Local match: 20%, from the street fund
---
# Request
Grant of $1,120,000
---
# Timeline
Bids in March 2027, open for the school year 2028
`,
    { name: "City of Oakford", type: "Government", stage: null },
  ),
  research: deckFacts(
    `
# Hearing the reef
Acoustic monitoring of coral recovery
Marine Ecology Lab, University of Zanzibar
---
# Background
Divers count fish on 2% of the reefs, twice a year
Healthy reefs are loud: snapping shrimp, fish choruses [3]
---
# Hypothesis
Sound alone predicts live coral cover within 10%
---
# Approach
60 hydrophones on 20 reefs, one year
A model trained on the dives of 2019 to 2025
---
# Preliminary data
r = 0.81 on six reefs (n = 144 dives)
---
# Investigators
Dr Salma Haji, marine ecologist
Prof. Erik Dahl, acoustics
---
# Work packages and budget
Hydrophones $84,000
Field work $61,000
Two doctoral students $95,000
---
# Impact
Every marine park in the region can listen for $3 a day
`,
    { name: "Marine Ecology Lab", type: "Research", stage: "Idea" },
  ),
  contractsStartup: deckFacts(
    `
# Clausewise
Contracts that read themselves
---
# The problem
A lawyer reads 4,000 pages to find one indemnity clause
Termination dates are missed in 9% of supplier agreements
---
# How it works
Upload the agreement
Clausewise marks liability, governing law, termination and confidentiality
The parties get a list of what has to be done, and when
---
# Traction
38 law firms, $31k MRR, up from $12k in June 2025
---
# Business model
$95 per lawyer per month
---
# Competition
Kira and Luminance sell to the 100 largest firms
---
# Founders
Mei Tan, former counsel at Grab
Arjun Rao, machine learning at Nuance
---
# Raising $1.5M seed
Sales 60%, product 40%
`,
    { name: "Clausewise" },
  ),
  pricesStartup: deckFacts(
    `
# Shelfie
Price tags that change by themselves
---
# Problem
A supermarket prints 2,300 paper tags a week
One tag in 25 is wrong
---
# Product
E-ink tags, one base station a shop
---
# Prices
Small tag: $4.90
Large tag: $11.50
Base station: $390
Software: $49 per month and shop
---
# Customers
14 shops in Accra since March 2025
---
# People
Kojo Asante, founder, 8 years at Shoprite
---
# We need $180,000
To equip 60 more shops by December 2026
`,
    { name: "Shelfie" },
  ),
  untitled: {
    ...deckFacts(
      `
Kwetu Kitchens: shared kitchens for street food vendors
---
Street vendors in Kampala cook beside open drains. One in four was fined last year. They lose a day's income each time.
---
We rent a clean cooking place by the hour, with gas, water and a licence. $1.20 an hour.
---
3 kitchens are open. 118 vendors cook there every week. None of them was fined since May 2025.
---
Aisha Nansubuga, founder, cooked on the street for eleven years. Brian Mugisha, operations, opened 9 branches for Cafe Javas.
---
We are looking for $75,000 as a loan to open five more kitchens by June 2027.
`,
      { name: "Kwetu Kitchens", type: "Social Enterprise" },
    ),
  },
  artist: deckFacts(
    `
# Salt Roads
A film about the last caravans of the Danakil
---
# The story
Three families, one road, the year the trucks came
---
# Why it matters
The caravans ended in 2024; nobody filmed them before
---
# Where we are
42 hours are shot, a rough cut of 20 minutes
Watch: vimeo.example/salt
---
# The director
Hanna Tesfaye, "Dust" (Best short film, FESPACO 2023)
---
# Audience
Festivals first, then Arte and schools
---
# Budget
Editing $18,000
Music $6,000
Colour and sound $11,000
---
# What I am asking for
A grant of $35,000
`,
    { name: "Hanna Tesfaye", type: "Individual", stage: null },
  ),
} as const;

/** Decks of many kinds: terse and wordy, with and without titles, and about what sounds like another kind of document. */
export const MORE_DECKS: Record<string, ReturnType<typeof deckFacts>> = FACTS;
