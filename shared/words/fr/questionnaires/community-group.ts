/** What community groups are asked. */
export default {
  "What does your group do?": "Que fait votre groupe ?",
  "We keep the neighbourhood garden and teach children to grow food.":
    "Nous entretenons le jardin du quartier et apprenons aux enfants à cultiver.",
  "Where your group meets.": "Là où votre groupe se réunit.",
  "How established is the group?": "Où en est le groupe ?",
  "Idea: being planned. MVP: just started. Traction: meeting regularly. Growth: growing. Scale: several places.":
    "Idée : en préparation. MVP : tout juste lancé. Traction : réunions régulières. Croissance : il grandit. Passage à l’échelle : plusieurs lieux.",
  "In which year did it begin?": "En quelle année a-t-il commencé ?",

  Members: "Membres",
  "How many people run the group?": "Combien de personnes animent le groupe ?",
  "Organisers, volunteers and staff together.": "Organisateurs, bénévoles et salariés compris.",
  "Contributions, donations and sales together. In the currency of this profile.":
    "Cotisations, dons et ventes compris. Dans la devise de ce profil.",
  "0 if you spend no more than comes in.": "0 si vous ne dépensez pas plus que vos recettes.",
  "How far does your work reach, in kilometres?": "Jusqu’à quelle distance agissez-vous, en kilomètres ?",
  "From where you meet to the furthest people you serve.":
    "De votre lieu de réunion aux personnes les plus éloignées que vous servez.",
  "For most groups this is 0.": "0 pour la plupart des groupes.",

  "What kind of group is it?": "De quel type de groupe s’agit-il ?",
  "What do you care for?": "De quoi vous occupez-vous ?",
  "Food growing, children, clean streets": "Cultures vivrières, enfants, propreté des rues",
  "What do you want to change?": "Que voulez-vous changer ?",
  "Where are you?": "Où êtes-vous ?",
  "Town, district or neighbourhood": "Ville, district ou quartier",
  "Who leads the group?": "Qui anime le groupe ?",
  "Website or page": "Site web ou page",
} as const;
