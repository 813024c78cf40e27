/** What nonprofits are asked. */
export default {
  "What does your organisation do?": "Que fait votre association ?",
  "We run free evening classes for girls who left school early.":
    "Nous proposons des cours du soir gratuits aux filles qui ont quitté l’école trop tôt.",
  "How established is your work?": "Où en est votre action ?",
  "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: reaching more people each year. Scale: several sites.":
    "Idée : en préparation. MVP : un premier pilote. Traction : en marche, avec de premiers résultats. Croissance : plus de personnes touchées chaque année. Passage à l’échelle : plusieurs sites.",

  "Spending in the last full year": "Dépenses de la dernière année complète",
  "Donations, grants, fees and sales together. In the currency of this profile.":
    "Dons, subventions, cotisations et ventes compris. Dans la devise de ce profil.",
  "Funding gap this year": "Besoin non couvert cette année",
  "The part of the budget that nobody has promised yet.":
    "La part du budget que personne n’a encore promise.",
  "People reached in the last year": "Personnes touchées l’an dernier",
  "How many people work with you in all?": "Combien de personnes travaillent avec vous en tout ?",
  "Staff, volunteers and board members together.":
    "Salariés, bénévoles et membres du conseil d’administration compris.",
  "Paid staff": "Personnel salarié",
  Volunteers: "Bénévoles",
  "Board members": "Membres du conseil d’administration",
  "For most nonprofits this is 0.": "0 pour la plupart des associations.",

  "Which causes do you work for?": "Pour quelles causes agissez-vous ?",
  "Girls' education, child marriage, literacy": "Éducation des filles, mariage des enfants, alphabétisation",
  "Whom do you help?": "Qui aidez-vous ?",
  "Who they are, where they live and what they face":
    "Qui sont ces personnes, où elles vivent et ce qu’elles affrontent",
  "Each programme: what happens, for how many, with what result":
    "Chaque programme : ce qui s’y fait, pour combien de personnes, avec quel résultat",
  "Which Sustainable Development Goals do you work towards?":
    "À quels objectifs de développement durable contribuez-vous ?",
  "Funder, year, amount and what came of it": "Financeur, année, montant et résultat",
  Partners: "Partenaires",
  "Ministry of Education, Save the Children": "Ministère de l’Éducation, Save the Children",
  "Charity rating or registration": "Label ou enregistrement de l’association",
  "Four stars, Charity Navigator": "Récépissé, label IDEAS",
  "Awards and recognition": "Prix et distinctions",
  "Global Teacher Prize 2023": "Global Teacher Prize 2023",
  "Who leads or founded the organisation?": "Qui dirige ou a créé l’association ?",
} as const;
