/** What schools are asked. */
export default {
  "What does your school offer?": "Que propose votre école ?",
  "A rural secondary school with a focus on science and farming.":
    "Un lycée rural tourné vers les sciences et l’agriculture.",
  "Which fields does your need belong to?": "De quels domaines relève votre besoin ?",
  "Education, and what the funding is for: energy, water, arts and so on.":
    "L’éducation, et ce à quoi servira le financement : énergie, eau, arts, etc.",
  "Where the school is.": "Là où se trouve l’école.",
  "How established is the school?": "Où en est l’école ?",
  "Idea: being planned. MVP: newly opened. Traction: running, with first results. Growth: growing. Scale: several sites.":
    "Idée : en préparation. MVP : tout juste ouverte. Traction : en marche, avec de premiers résultats. Croissance : elle grandit. Passage à l’échelle : plusieurs sites.",
  "In which year did it open?": "En quelle année a-t-elle ouvert ?",

  Students: "Élèves et étudiants",
  Teachers: "Enseignants",
  "How many people work at the school in all?": "Combien de personnes travaillent à l’école en tout ?",
  "Teachers, other staff and volunteers together.": "Enseignants, autres salariés et bénévoles compris.",
  "Fees, public money and donations together. In the currency of this profile.":
    "Frais de scolarité, fonds publics et dons compris. Dans la devise de ce profil.",
  "Fees for one student and year": "Frais de scolarité par élève et par an",
  "0 if it is free.": "0 si l’école est gratuite.",
  "Students on a scholarship": "Boursiers",
  "Students who complete their course (%)": "Élèves qui achèvent leur cursus (%)",
  "Leavers who go on to further study (%)": "Sortants qui poursuivent des études (%)",
  "Leavers in work within a year (%)": "Sortants en emploi dans l’année (%)",
  "For most schools this is 0.": "0 pour la plupart des écoles.",

  "What kind of school is it?": "De quel type d’école s’agit-il ?",
  "Which levels do you teach?": "Quels niveaux enseignez-vous ?",
  "What does your school stand for?": "Quelles sont les valeurs de votre école ?",
  "Whom you serve and what you want for them": "Qui vous accueillez et ce que vous voulez pour vos élèves",
  "What scholarships do you give?": "Quelles bourses accordez-vous ?",
  "Who can get one, what it covers and who pays for it":
    "Qui peut en recevoir une, ce qu’elle couvre et qui la paie",
  Partnerships: "Partenariats",
  "University of Nairobi, Rotary Club, parents' association":
    "Université de Lomé, Rotary Club, association des parents d’élèves",
  Accreditations: "Agréments",
  "Ministry of Education, Cambridge International": "Ministère de l’Éducation, AEFE",
  "Who heads the school?": "Qui dirige l’école ?",
  "In which countries do you have sites or students?": "Dans quels pays avez-vous des sites ou des élèves ?",
} as const;
