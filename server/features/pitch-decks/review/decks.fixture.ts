import type { EntityType } from "@shared/constants/enums";
import type { DeckSlide } from "@shared/schema/pitch-decks";
import type { DeckFacts } from "./types";

/**
 * Slides out of text: they are parted by a line of dashes, a title follows "# ", speaker notes follow "Notes: ", and "[picture]"
 * marks a slide that could not be read.
 */
export function parseSlides(text: string): DeckSlide[] {
  return text
    .trim()
    .split(/^---$/m)
    .map((part, index) => {
      const lines = part.trim().split("\n");
      const title = lines.find((line) => line.startsWith("# "))?.slice(2) ?? null;
      const notes = lines.find((line) => line.startsWith("Notes: "))?.slice(7) ?? null;
      const own = lines.filter((line) => !/^(?:Notes: |\[picture\]$)/.test(line));
      return {
        number: index + 1,
        title,
        text: own.map((line) => line.replace(/^# /, "")).join("\n"),
        notes,
        isUnread: lines.includes("[picture]"),
      };
    });
}

/** The facts of a deck, shown by a start-up with traction unless said otherwise. */
export function deckFacts(
  text: string,
  entity: { name?: string; type?: EntityType; stage?: string | null } = {},
): DeckFacts {
  return {
    fileName: "deck.pdf",
    entity: { name: "ColdRoute", type: "Startup", stage: "Traction", ...entity },
    slides: parseSlides(text),
  };
}

/** A deck that answers what a seed investor asks. */
export const STRONG_DECK = `
# ColdRoute
We keep vegetables fresh from the farm gate to the city kitchen.
Seed round of $600,000 · March 2026
---
# The problem
Smallholder farmers in Ghana lose 40% of their tomatoes before they reach a buyer.
A family with one hectare throws away about $1,200 of produce a year.
Source: Ministry of Food and Agriculture, post-harvest survey 2024
We interviewed 64 farmers and 22 chefs in Kumasi and Accra.
---
# How they cope today
Middlemen collect by open pick-up, once a week, and pay late.
Ice from petrol stations lasts two hours.
Kitchens still rely on imported vegetables.
---
# Our solution
We rent solar cold boxes to farmer groups and collect every second day.
1. Farmers load the box at the farm gate and get a text message with the price.
2. Our van collects within 36 hours.
3. The restaurant receives sorted crates and pays at the end of the month.
---
# The product is live
18 boxes in use since May 2025 in three districts
See it: coldroute.example/demo
Spoilage fell from 40% to 9% in the boxes
---
# Market
2.1 million smallholders grow vegetables in Ghana; restaurants and hotels spend $310 million a year on them (GSS 2023).
Reachable in five years: 6,400 kitchens in Accra and Kumasi × $7,500 a year = $48 million
We start with restaurants of 20 to 60 seats that buy fresh every second day.
Why now: since January 2025 imported tomatoes carry a duty of 35%.
---
# Competition
Farmerline sells inputs and advice, but does not transport.
Complete Farmer exports; it does not serve local kitchens.
Unlike both, we own the cold chain and pay farmers the same day.
Exclusive three-year contracts with 12 farmer cooperatives
---
# How we reach customers
Cooperatives sign up their members; each field officer looks after 40 farms.
Chefs refer chefs: 60% of new kitchens came by referral.
---
# Traction
140 paying restaurants by February 2026, up from 31 in February 2025
$21,000 monthly revenue, growing 11% a month
Partners: Accra Hotel Association and the Ashanti Growers Union
---
# Business model
We charge restaurants a margin of 22% on each crate; boxes cost farmers nothing.
Average kitchen: $150 a week
It costs $90 to win a kitchen; gross margin of $1,700 per kitchen a year.
---
# Financials
2025: revenue $186,000, costs $240,000
2026: revenue $520,000 (forecast)
2027: revenue $1.4 million (forecast), break-even in the third quarter
Burn: $14,000 a month
---
# Team
Ama Mensah, CEO – eight years of logistics at Melcom, full-time
Kofi Boateng, CTO – built payments at Hubtel, full-time
Efua Sarpong, head of agronomy – PhD in post-harvest technology, KNUST
Advisers: Prof. Yaw Addo (KNUST)
Next hire: head of sales by June 2026
Ama grew up on a tomato farm in Techiman.
---
# The ask
We are raising $600,000 on a SAFE.
50% cold boxes and vans
30% sales and field officers
20% working capital
18 months of runway
---
# Milestones
Q4 2026: 400 kitchens
Q2 2027: 60 boxes in six districts
Q3 2027: break-even
---
# Risks
Fuel prices: routes are planned for electric vans from 2027.
A bad season: we buy from three districts with different harvests.
---
# Thank you
Ama Mensah, ama@coldroute.example, +233 20 555 0100
`;

/** Big words and no facts. */
export const WEAK_DECK = `
# Vibely
The future of connection
---
# Vision
We will revolutionize how people connect.
Innovative AI-powered super app
---
# Problem
Social media is broken.
---
# Solution
Our unique platform uses AI and blockchain to make everything better.
---
# Market
The market is huge. Everyone uses social media.
We have no competition.
---
# Team
A passionate team of experienced entrepreneurs
---
# Ask
We are looking for investment to grow.
`;

/** What a charity sends to a foundation. */
export const NONPROFIT_DECK = `
# Soma Kwanza
Evening classes for girls who left school early
Proposal to the Lake Trust, October 2025
---
# The need
In Kisumu county 31% of girls leave school before the age of 16 (Ministry of Education, 2023).
Most leave to work or to marry. Those who leave earn half of what others earn.
In 2024 we asked 212 families why: fees, distance and safety came first.
---
# What we do
We run free evening classes in eleven towns, three evenings a week, with a meal and a safe way home.
How it works: girls enrol → catch-up lessons → primary certificate → bursary for secondary school
---
# What exists today
Since 2014, 2,400 girls have joined.
In 2024, 430 girls took the primary examination and 88% passed, against 61% in the county.
“I sat my exam with my daughter on my arm.” – Achieng, 17
---
# Others in the county
County schools do not admit mothers. Camfed supports girls who are in school; we reach those who are not.
---
# How we reach girls
Chiefs, churches and former pupils visit homes with us.
Radio Lake Victoria announces each term free of charge.
---
# Team
Grace Otieno, director, former head teacher, 20 years in Kisumu schools
12 staff and 25 volunteers
Board of seven, chaired by Dr. Peter Ouma, Maseno University
---
# Budget and funding
Annual budget: KES 18,000,000
Income in 2024: KES 17,000,000 from grants, school fees of partner schools and 340 individual donors
Cost per girl: KES 7,500 a year
---
# Our request
We ask for a grant of KES 6,000,000 over two years.
Teachers: KES 3,200,000
Meals and transport: KES 1,800,000
Materials: KES 600,000
Evaluation: KES 400,000
---
# What the grant achieves
By December 2026: four new towns
By December 2027: 700 more girls with a certificate
After the grant the county pays the teachers: memorandum signed in May 2025.
Main risk: floods close two centres each April; we move classes to churches.
---
# Contact
Grace Otieno · grace@soma.example
`;

/** What a laboratory sends with a proposal. */
export const RESEARCH_DECK = `
# Safe Maize Group
Low-cost sensors that detect aflatoxin in stored maize
University of Nairobi · Call for proposals 2026
---
# Background
Aflatoxin contaminates up to 25% of stored maize in eastern Kenya [1].
Acute outbreaks have killed people, most recently in Kitui; chronic exposure causes liver cancer.
Laboratory tests cost $30 a sample and take five days.
[1] KEMRI 2022
---
# Research question
Can a paper sensor read by a phone detect aflatoxin below 10 ppb in the field?
---
# Method
Step 1: print aptamer sensors
Step 2: validate against HPLC in 600 samples
Step 3: field trial with 40 grain traders
---
# Preliminary results
Detection limit of 6 ppb in 120 spiked samples (2024)
Two papers in Food Control, one patent filed in 2025
---
# Beyond the state of the art
Commercial strips (VICAM, Neogen) cost $8 and need a reader; ours costs $0.40 and needs a phone.
---
# Team
Dr Wanjiru Kamau, principal investigator, 34 publications
Peter Njoroge, postdoctoral researcher
Collaborators: ETH Zurich, CSIR
---
# Work plan
2026: sensor validation
2027: field trial in Kitui and Makueni
2028: handover to the National Cereals Board
---
# Budget
Requested: $240,000 over 36 months
Personnel $130,000
Consumables $50,000
Field work $40,000
Overheads $20,000
---
# Impact
Every trader in Kenya's 22 maize counties could test before buying: about 18,000 traders.
---
# Contact
w.kamau@uon.example
`;

/** In French, for a grant. */
export const FRENCH_DECK = `
# Lumière Rurale
Nous installons des lampes solaires dans les centres de santé du Sahel.
Juin 2025
---
# Le problème
Au Burkina Faso, 58 % des centres de santé n'ont pas d'électricité (OMS, 2023).
Les sages-femmes accouchent à la lampe torche ; des mères et des nouveau-nés meurent faute de lumière.
Nous avons interrogé 46 infirmiers dans 20 villages.
---
# Aujourd'hui
Les centres utilisent encore des groupes électrogènes : le carburant coûte 45 000 FCFA par mois.
---
# Notre solution
Nous proposons un kit solaire complet avec entretien pendant cinq ans.
Étape 1 : visite du centre
Étape 2 : installation en un jour
Étape 3 : entretien par une technicienne formée au village
---
# Marché
1 200 centres de santé sans électricité dans le pays, soit 2,4 milliards FCFA.
Nous ciblons d'abord les 180 centres de la région de l'Est.
---
# Concurrence
Contrairement à Total et à Baobab+, nous garantissons l'entretien sur place.
---
# Résultats
34 centres équipés depuis mars 2024
12 000 patients soignés le soir en 2024
Partenaires : Ministère de la Santé, Fondation Orange
---
# Modèle économique
Les communes paient 30 000 FCFA par mois pendant cinq ans.
Coût par centre : 1 100 000 FCFA
---
# Finances
Chiffre d'affaires 2024 : 14 millions FCFA
Prévisions 2026 : 90 millions FCFA
Seuil de rentabilité en 2027
---
# Équipe
Awa Traoré, directrice, ancienne ingénieure chez Sonabel, temps plein
Issa Ouédraogo, responsable technique, 10 ans d'expérience
Conseil : Dr Mariam Sawadogo
---
# Financement demandé
Nous recherchons une subvention de 60 millions FCFA sur 18 mois.
Kits : 70 %
Formation : 20 %
Suivi : 10 %
---
# Feuille de route
Décembre 2025 : 60 centres
Juin 2026 : 120 centres
---
# Merci
contact@lumiere-rurale.example
`;

/** A real deck: "Agent Director" by Jason Lovell, 2026, under the MIT licence. It was written to show a product, not to raise money. */
export const AGENT_DIRECTOR_DECK = `
# Agent Director
Watch your agent think. Then direct it.
Cinematic, chat-native trace debugging for AI agents.
---
# The Problem
• Agent runs are multi-step, parallel, and tool-heavy.
• Debugging still relies on logs and dashboards.
• The user experience is detached from chat.
Result: high friction, poor observability, slow iteration.
---
# The Insight
If you can watch a run unfold, you can direct it.
• Faithful time yields immediate intuition.
• Graph semantics reveal structure and dependencies.
• Replay + diff turns traces into experiments.
---
[picture]
# The Product
---
[picture]
# The Morph
---
[picture]
# Director's Cut
---
[picture]
# The System (Trace Fusion)
---
[picture]
# Director’s Cut Pipeline
---
[picture]
# Insight Strip
---
# Onboarding that lands fast
• Intro overlay frames Observe → Inspect → Direct.
• Director briefing offers Tour, Story, and Explain instantly.
• Guided tour + explain overlays remove guesswork.
• Story mode runs the full demo hands-free.
---
# Why It Wins
• Truthful time: real timestamps + overlap lanes.
• Meaningful graph: structure, sequence, I/O binding.
• Safe by default: redaction-first + safe export.
• Replay integrity: deterministic invalidation + diff export.
• Production ready: perf gates, tests, CI, and tooling.
---
# Call to Action
Ship the new standard for trace debugging.
Agent Director makes agents inspectable, malleable, and explainable in minutes.
`;
