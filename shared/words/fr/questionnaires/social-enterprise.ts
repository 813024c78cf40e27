/** What social enterprises are asked. */
export default {
  "What does your enterprise do?": "Que fait votre entreprise ?",
  "We train refugees as solar technicians and sell the installations they make.":
    "Nous formons des réfugiés au métier de technicien solaire et vendons les installations qu’ils posent.",
  "MVP: a first pilot. Traction: regular customers. Growth: growing steadily. Scale: several places.":
    "MVP : un premier pilote. Traction : des clients réguliers. Croissance : progression régulière. Passage à l’échelle : plusieurs lieux.",

  "Is it profitable?": "L’entreprise est-elle rentable ?",
  "Profit margin (%)": "Marge bénéficiaire (%)",
  "Profit as a share of revenue; negative if you make a loss.":
    "Bénéfice rapporté au chiffre d’affaires ; négatif en cas de perte.",
  "People who benefited in the last year": "Bénéficiaires l’an dernier",

  "What is your social mission?": "Quelle est votre mission sociale ?",
  "How does the business work?": "Comment fonctionne l’activité ?",
  "Who pays for what, and how that serves the mission": "Qui paie quoi, et en quoi cela sert la mission",
  "Products and services": "Produits et services",
  "Home solar kits, installer training": "Kits solaires domestiques, formation d’installateurs",
  "Customer groups": "Groupes de clients",
  "Rural households, clinics, NGOs": "Ménages ruraux, centres de santé, ONG",
  "What has changed for the people you serve?": "Qu’est-ce qui a changé pour les personnes que vous servez ?",
  "Outcomes, how you measure them and over what time":
    "Les résultats, comment vous les mesurez et sur quelle durée",
  "Who is on the team?": "Qui fait partie de l’équipe ?",
  "Roles, experience and ties to the community": "Rôles, expérience et liens avec la communauté",
  "Year, amount and who gave it": "Année, montant et financeur",
  "Are you a certified B Corporation?": "Avez-vous la certification B Corp ?",
  "Other certifications": "Autres certifications",
  "Fairtrade, ISO 14001": "Fairtrade, ISO 14001",
} as const;
