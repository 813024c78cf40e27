/** What startups are asked. */
export default {
  "What does your startup do?": "Que fait votre startup ?",
  "We help smallholder farmers sell directly to city restaurants through a phone app.":
    "Nous aidons les petits producteurs à vendre directement aux restaurants des villes avec une application mobile.",
  "MVP: a first version exists. Traction: people use or pay for it. Growth: growing steadily. Scale: several markets.":
    "MVP : une première version existe. Traction : on l’utilise ou on paie pour l’avoir. Croissance : progression régulière. Passage à l’échelle : plusieurs marchés.",
  "How much are you raising now?": "Combien cherchez-vous à lever maintenant ?",

  "How many people are on the team?": "Combien de personnes compte l’équipe ?",
  "Monthly recurring revenue (MRR)": "Revenu mensuel récurrent (MRR)",
  "What subscriptions and contracts bring in each month.":
    "Ce que les abonnements et les contrats rapportent chaque mois.",
  "Monthly growth (%)": "Croissance mensuelle (%)",
  "Average of the last three months; negative if it shrank.":
    "Moyenne des trois derniers mois ; négative en cas de recul.",
  "Gross margin (%)": "Marge brute (%)",
  "What is left of revenue after the direct cost of what you sell.":
    "Ce qui reste du chiffre d’affaires après le coût direct de ce que vous vendez.",
  "Paying customers": "Clients payants",
  "Monthly active users (MAU)": "Utilisateurs actifs par mois (MAU)",
  "Daily active users (DAU)": "Utilisateurs actifs par jour (DAU)",
  "Customer acquisition cost (CAC)": "Coût d’acquisition d’un client (CAC)",
  "Sales and marketing spending for each new customer.":
    "Dépenses commerciales et marketing pour chaque nouveau client.",
  "Customer lifetime value (LTV)": "Valeur vie d’un client (LTV)",
  "What a customer brings in before leaving.": "Ce qu’un client rapporte avant de partir.",
  "Monthly churn (%)": "Attrition mensuelle (%)",
  "Share of customers lost in a month.": "Part des clients perdus en un mois.",
  "Valuation at the last round": "Valorisation au dernier tour de table",
  "Leave empty if you have not raised at a valuation.":
    "Laissez vide si aucune levée n’a fixé de valorisation.",
  "Runway in months": "Autonomie de trésorerie, en mois",
  "How long your cash lasts at the present burn.":
    "Le temps que dure votre trésorerie au rythme de dépense actuel.",
  "Which round are you raising?": "Quel tour de table préparez-vous ?",
  "Total addressable market (TAM)": "Marché total accessible (TAM)",
  "What everyone who could buy this spends on it in a year.":
    "Ce que dépensent en un an tous ceux qui pourraient acheter ce type de produit.",

  "What problem do you solve?": "Quel problème résolvez-vous ?",
  "Who has it, how they cope today and what it costs them":
    "Qui le rencontre, comment on s’en sort aujourd’hui et ce que cela coûte",
  "How does your product solve it?": "Comment votre produit le résout-il ?",
  "What it does, how it works and what makes it better than what people use today":
    "Ce qu’il fait, comment il fonctionne et en quoi il est meilleur que les solutions actuelles",
  "How finished is the product?": "Où en est le produit ?",
  "Who are your customers?": "Qui sont vos clients ?",
  "The people who use it and the people who pay for it": "Les personnes qui l’utilisent et celles qui paient",
  "Which market are you going after?": "Quel marché visez-vous ?",
  "Size, growth and the part you begin with": "Taille, croissance et segment par lequel vous commencez",
  Competitors: "Concurrents",
  "Company A, Company B, spreadsheets": "Entreprise A, Entreprise B, tableurs",
  "Separate with commas. Include what people use instead.":
    "Séparez par des virgules. Ajoutez ce que l’on utilise à la place.",
  "How do you make money?": "Comment gagnez-vous de l’argent ?",
  "How do you reach customers?": "Comment touchez-vous vos clients ?",
  "Channels, partners and what has worked so far": "Canaux, partenaires et ce qui a marché jusqu’ici",
  "Technologies you build on": "Technologies utilisées",
  "React Native, PostgreSQL, satellite imagery": "React Native, PostgreSQL, images satellite",
  "Who are the founders?": "Qui sont les fondateurs ?",
  "Ama Mensah and Kofi Boateng": "Aminata Diallo et Kouassi Yao",
  "What have the founders done before?": "Qu’ont fait les fondateurs auparavant ?",
  "Relevant work, training and earlier ventures":
    "Expérience utile, formation et entreprises créées auparavant",
  "Earlier companies that the founders sold or listed":
    "Entreprises que les fondateurs ont déjà vendues ou introduites en bourse",
  "Who else is on the team?": "Qui d’autre fait partie de l’équipe ?",
  "Roles, strengths and the next people to hire": "Rôles, points forts et prochains recrutements",
  "Each round or grant: year, amount and who gave it":
    "Chaque levée ou subvention : année, montant et financeur",
  "What will you use the funding for?": "À quoi servira le financement ?",
  "60 % product, 25 % sales, 15 % operations, over 18 months":
    "60 % produit, 25 % ventes, 15 % fonctionnement, sur 18 mois",
  "What do you want to reach in the next 12 to 24 months?":
    "Que voulez-vous atteindre dans les 12 à 24 prochains mois ?",
  "Milestones that can be counted": "Des étapes chiffrées",
  "What good does it do for people or the planet?": "Quel bien cela fait-il aux gens ou à la planète ?",
  "Who is better off, and how you know": "Qui vit mieux, et comment vous le savez",
  "Where is your head office?": "Où se trouve votre siège ?",
  Accra: "Dakar",
  "Which countries do you want to enter next?": "Dans quels pays voulez-vous vous lancer ensuite ?",
} as const;
