/**
 * What funders ask about, each topic with the words that stand for it in English and French. A word of four
 * letters or more stands for all that begin with it; a phrase of several words stands for these words in order.
 */
export const QUESTION_TOPICS: Readonly<Record<string, string>> = {
  mission:
    "mission, purpose, charity exist, aims of your organi, aims of your charit, vision, about your organi, describe your organi, raison d'etre, objet de votre association",
  summary: "summar, overview, short description, in a few sentences, abstract, what you propose, resume",
  company: "describe your company, business do, company do, what does your, product, startup, entreprise",
  beneficiaries:
    "beneficiar, benefit, target group, target audience, people you will reach, people your work, people you serve, intended user, who will be helped, your work will help, public cible, public vise, beneficiair",
  involvement:
    "involved in, participat, co-design, take part, consult, engage, communit, local people, implication, famil, parent, pupil, student",
  budget:
    "budget, cost, costs, spend, spent, expenditure, expens, pay for, use of fund, use the invest, use the grant, amount, sum, requested, request fund, itemise, depense, cout, montant",
  sustainability:
    "sustain, continu, after the grant, after the fund, grant ends, grant is over, funding stops, long term, long-term, carried on, once our, when our, in the future, perenn, apres la subvention, poursuiv",
  team: "team, staff, personnel, founder, project manager, qualification, skill, key people, key member, who will run, who will lead, right people, responsible for, equipe, salarie",
  monitoring:
    "monitor, evaluat, measur, indicator, track, success, progress, assess, kpi, suivi, indicateur, mesur",
  risks: "risk, challenge, go wrong, obstacle, mitigat, contingency, delay, risque, difficult",
  need: "need for, the need, problem, evidence, why is this, issue do you, gap, besoin, probleme, constat",
  activities:
    "activit, what will you do, exactly will you do, work plan, methodolog, approach, deliver, implement, action, methode, demarche",
  timeline:
    "timeline, timetable, schedule, milestone, start date, end date, calendar, when will, each stage, phase, calendrier, echeancier, duree",
  partners:
    "partner, collaborat, working with, work with other, consortium, with whom, partenaire, partenariat",
  funders:
    "other fund, other source, match fund, co-financ, cofinanc, match-fund, who else, sources of fund, funding secured, applied for, autres financ",
  fundraising: "fundrais, fund-rais, collecte",
  history:
    "histor, founded, established, since, achieved, achievement, track record, when were you, background of your organi, creation de votre",
  experience:
    "experience of similar, previous project, similar project, past project, success of the past, experience",
  governance: "govern, board, trustee, decision, directors, gouvernance, conseil d'administration",
  innovation: "innovat, new about, differ, novel, original, existing solution, unique, innovant, nouveaut",
  equality:
    "equalit, equally, divers, inclusi, exclu, gender, equity, discriminat, egalite, diversite, parite",
  access: "accessib, access, barrier, disab, handicap",
  outcomes:
    "outcome, impact, change, difference, expected result, effect, expect, lasting, output, resultat, retombee",
  safeguarding: "safeguard, child protection, vulnerable, children, keep safe, protection de l'enfance",
  environment: "environment, carbon, climate, footprint, ecolog, emission, environnement, climat",
  dissemination:
    "disseminat, share what, publish, publicat, findings, tell others, communicat, publicity, promote, spread, diffus, valoris",
  finance:
    "financial control, manage the money, accounting, manage the financ, procedures, bookkeep, audit, comptab",
  turnover: "turnover, income last, annual income, chiffre d'affaires, recettes annuelles, accounts",
  volunteers: "volunteer, benevol",
  market: "market, marche",
  competition: "competit, advantage, concurren",
  revenue: "revenue, make money, business model, pricing, monetis, monetiz, earn, modele economique",
  traction: "traction, sales, customer, to date, so far, users, client, vente",
  technology: "technolog, technical, trl, technique",
  property: "intellectual property, patent, trademark, licens, propriete intellectuelle, brevet",
  research:
    "research question, hypothes, objectives of the research, aims of the research, question de recherche",
  art: "state of the art, already known, literature, previous research, etat de l'art",
  data: "data management, research data, stored, gestion des donnees",
  privacy: "personal data, personal information, privacy, donnees personnelles",
  ethics: "ethic, ethique, deontolog",
  facilities: "facilit, equipment, infrastructure, institution, resources, laborator, materiel",
  jobs: "job, jobs, employ, emploi",
  place: "region, where do you, where will, countr, location, area will, territoire, lieu",
  legal: "legal, registration, statut juridique, forme juridique",
  priorities: "priorit, goals of this program, goals of our, fit our, aligns, align with, criteria",
};

/** Words of every application, which tell no question from another. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a an the of to and or in on at by for from with without into as is are was were be been do does did has have had will would can could
  should may might must how what when where which who whom whose why that this these those there it its you your yours we us our they their
  them i any each every all some other others such than then so if about up out please describe explain tell give provide list state outline
  detail detailed details briefly project projects organisation organization organisations organizations work works proposal application
  grant grants fund funds funding support main key many much over more most own here only also what's name
  le la les un une des du de et ou en au aux dans pour par sur avec sans ce cette ces votre vos notre nos vous nous est sont sera seront
  qui que quoi quel quelle quels quelles comment pourquoi combien decrivez presentez expliquez precisez indiquez projet projets
  association organisme structure subvention`.split(/\s+/),
);
