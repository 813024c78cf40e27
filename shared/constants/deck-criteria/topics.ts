const splitWords = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(", "));

/**
 * These words tell what a slide is about, with a line each for English, French, Spanish and Portuguese. They
 * are compared as whole words without case and accents, with or without a plural ending.
 */
export const TOPICS = {
  problem: splitWords(
    "problem, challenge, pain, need, issue, gap, why it matters, background",
    "problème, défi, besoin, enjeu, constat, contexte",
    "problema, desafío, reto, necesidad, contexto",
    "desafio, necessidade, dor",
  ),
  solution: splitWords(
    "solution, approach, what we do, our answer, our plan, insight, programme, program, project, offer, activity, activities, intervention",
    "approche, notre réponse, projet, offre, activité",
    "solución, enfoque, propuesta, programa, proyecto",
    "solução, abordagem, proposta, projeto",
  ),
  product: splitWords(
    "product, platform, how it works, demo, technology, feature, app, prototype, service, system, architecture, method",
    "produit, plateforme, comment ça marche, technologie, fonctionnement, méthode",
    "producto, plataforma, cómo funciona, tecnología",
    "produto, como funciona, tecnologia",
  ),
  market: splitWords(
    "market, opportunity, tam, sam, som, industry, customer, segment, demand, beneficiary, beneficiaries, who we serve, who benefits",
    "marché, opportunité, client, cible, demande, bénéficiaire",
    "mercado, oportunidad, cliente, demanda, beneficiario",
    "oportunidade, beneficiário, público",
  ),
  competition: splitWords(
    "competition, competitor, competitive, landscape, alternative, versus, vs, compared, advantage, incumbent, moat, beats",
    "why we win, why it wins, who else, other, state of the art, difference, differentiation, differentiator, different",
    "concurrence, concurrent, avantage, différence",
    "competencia, competidor, ventaja, diferencia, alternativa",
    "concorrência, concorrente, vantagem",
  ),
  reach: splitWords(
    "go to market, go-to-market, gtm, marketing, sales, distribution, channel, growth, outreach, partnership, acquisition",
    "how we reach, adoption, rollout, roll-out",
    "commercialisation, vente, canal, canaux, croissance, déploiement",
    "cómo llegamos, ventas, crecimiento, alianza, distribución",
    "como chegamos, vendas, canais, crescimento, parceria",
  ),
  traction: splitWords(
    "traction, result, impact, progress, achievement, pilot, evidence, outcome, validation, so far, to date, track record",
    "testimonial, publication, rigor, rigour, case study, case studies, what we have done",
    "résultat, réalisation, avancement, preuve",
    "tracción, resultado, logro, impacto",
    "tração, conquista",
  ),
  team: splitWords(
    "team, founder, co-founder, people, who we are, about us, leadership, staff, management, board, advisor, adviser, why us, who runs it, who leads, who does the work",
    "founding, researcher, investigator, faculty, teacher",
    "équipe, fondateur, fondatrice, qui sommes-nous",
    "equipo, fundador, fundadores, quiénes somos, consejo",
    "equipe, equipa, quem somos, conselho",
  ),
  model: splitWords(
    "business model, revenue model, revenue, pricing, price, monetization, monetisation, unit economics, sustainability",
    "how we make money, how we are funded, funding model",
    "modèle économique, tarif, prix, revenu",
    "modelo de negocio, precio, ingreso, sostenibilidad",
    "modelo de negócio, preço, receita, sustentabilidade",
  ),
  finance: splitWords(
    "financial, finance, projection, forecast, budget, revenue, cost, numbers, p&l, runway",
    "prévision, chiffres, coût, trésorerie",
    "finanzas, financiero, proyección, presupuesto, costo, coste",
    "finanças, financeiro, projeção, orçamento, custo",
  ),
  ask: splitWords(
    "ask, raise, raising, investment, funding, fundraising, use of funds, use of proceeds, round, request, call to action",
    "what we need, support, grant, budget, seeking, invest, the deal",
    "levée, financement, emploi des fonds, utilisation des fonds, investissement, demande",
    "inversión, ronda, financiación, financiamiento, uso de fondos, uso de los fondos, solicitud, presupuesto",
    "investimento, rodada, captação, uso dos recursos, pedido, orçamento",
  ),
  plan: splitWords(
    "roadmap, milestone, timeline, next step, plan, what's next, phase, future, schedule, timetable, next, workplan, work plan",
    "feuille de route, étape, calendrier, jalon",
    "hoja de ruta, hito, cronograma, próximos pasos",
    "próximos passos, marco, plano",
  ),
  closing: splitWords(
    "contact, thank you, thanks, get in touch, questions, call to action, join us",
    "merci, contactez-nous",
    "contacto, gracias",
    "contato, obrigado, obrigada",
  ),
} as const;
export type DeckTopic = keyof typeof TOPICS;
