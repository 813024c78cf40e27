const splitWords = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(", "));

/**
 * These words tell what a slide is about, in English and French. They are compared as whole words without
 * case and accents, with or without a plural ending.
 */
export const TOPICS = {
  problem: splitWords(
    "problem, challenge, pain, need, issue, gap, why it matters, background",
    "problème, défi, besoin, enjeu, constat, contexte",
  ),
  solution: splitWords(
    "solution, approach, what we do, our answer, our plan, insight, programme, program, project, offer, activity, activities, intervention",
    "approche, notre réponse, projet, offre, activité",
  ),
  product: splitWords(
    "product, platform, how it works, demo, technology, feature, app, prototype, service, system, architecture, method",
    "produit, plateforme, comment ça marche, technologie, fonctionnement, méthode",
  ),
  market: splitWords(
    "market, opportunity, tam, sam, som, industry, customer, segment, demand, beneficiary, beneficiaries, who we serve, who benefits",
    "marché, opportunité, client, cible, demande, bénéficiaire",
  ),
  competition: splitWords(
    "competition, competitor, competitive, landscape, alternative, versus, vs, compared, advantage, incumbent, moat, beats",
    "why we win, why it wins, who else, other, state of the art, difference, differentiation, differentiator, different",
    "concurrence, concurrent, avantage, différence",
  ),
  reach: splitWords(
    "go to market, go-to-market, gtm, marketing, sales, distribution, channel, growth, outreach, partnership, acquisition",
    "how we reach, how we grow, how we sell, how we scale, route to market, path to market, expansion, adoption, rollout, roll-out",
    "commercialisation, vente, canal, canaux, croissance, déploiement, comment nous vendons, mise sur le marché",
  ),
  traction: splitWords(
    "traction, result, impact, progress, achievement, pilot, evidence, outcome, validation, so far, to date, track record",
    "testimonial, publication, rigor, rigour, case study, case studies, what we have done, where we are, proof",
    "résultat, réalisation, avancement, preuve",
  ),
  team: splitWords(
    "team, founder, co-founder, people, who we are, about us, leadership, staff, management, board, advisor, adviser, why us, who runs it, who leads, who does the work",
    "founding, researcher, investigator, faculty, teacher",
    "équipe, fondateur, fondatrice, qui sommes-nous",
  ),
  model: splitWords(
    "business model, revenue model, revenue, pricing, price, monetization, monetisation, unit economics, sustainability",
    "how we make money, how we earn, how it pays, who pays, how we are funded, funding model, economics",
    "modèle économique, tarif, prix, revenu",
  ),
  finance: splitWords(
    "financial, finance, projection, forecast, budget, revenue, cost, numbers, p&l, runway",
    "prévision, chiffres, coût, trésorerie",
  ),
  ask: splitWords(
    "ask, raise, raising, investment, funding, fundraising, use of funds, use of proceeds, round, request, call to action",
    "what we need, support, grant, budget, seeking, invest, the deal",
    "levée, financement, emploi des fonds, utilisation des fonds, investissement, demande",
  ),
  plan: splitWords(
    "roadmap, milestone, timeline, next step, plan, what's next, phase, future, schedule, timetable, next, workplan, work plan",
    "feuille de route, étape, calendrier, jalon",
  ),
  closing: splitWords(
    "contact, thank you, thanks, get in touch, questions, call to action, join us",
    "merci, contactez-nous",
  ),
} as const;
export type DeckTopic = keyof typeof TOPICS;
