import type { Language } from "../words/language";

/**
 * Questions that funders usually ask, in our own words, with a name each that never changes. They are not those of the
 * CommonGrants question bank, whose text this repository does not have. A language that has none of its own gets the
 * English ones.
 */
export type StandardQuestion = { id: string; en: string } & Partial<Record<Language, string>>;
type QuestionGroup = { id: string; title: string; questions: readonly StandardQuestion[] };

export const STANDARD_QUESTIONS: readonly QuestionGroup[] = [
  {
    id: "about",
    title: "Your organisation",
    questions: [
      {
        id: "about-1",
        en: "What is the full legal name of your organisation?",
        fr: "Quel est le nom légal complet de votre organisation ?",
      },
      {
        id: "about-2",
        en: "What is your organisation’s legal form, and where and when was it registered?",
        fr: "Quelle est la forme juridique de votre organisation, et où et quand a-t-elle été enregistrée ?",
      },
      {
        id: "about-3",
        en: "What is the mission of your organisation?",
        fr: "Quelle est la mission de votre organisation ?",
      },
      {
        id: "about-4",
        en: "Describe the history and the main achievements of your organisation.",
        fr: "Présentez l’histoire et les principales réalisations de votre organisation.",
      },
      {
        id: "about-5",
        en: "What are your main activities today?",
        fr: "Quelles sont vos principales activités aujourd’hui ?",
      },
      { id: "about-6", en: "Where do you work?", fr: "Où intervenez-vous ?" },
      {
        id: "about-7",
        en: "How is your organisation governed?",
        fr: "Comment votre organisation est-elle gouvernée ?",
      },
      {
        id: "about-8",
        en: "How many people work for you, paid and unpaid?",
        fr: "Combien de personnes travaillent pour vous, salariées et bénévoles ?",
      },
      {
        id: "about-9",
        en: "What was your annual income in the last complete year?",
        fr: "Quelles ont été vos recettes annuelles lors du dernier exercice complet ?",
      },
      {
        id: "about-10",
        en: "Who is authorised to sign for your organisation?",
        fr: "Qui est habilité à signer pour votre organisation ?",
      },
    ],
  },
  {
    id: "project",
    title: "Your project",
    questions: [
      {
        id: "project-1",
        en: "What is the title of your project?",
        fr: "Quel est le titre de votre projet ?",
      },
      {
        id: "project-2",
        en: "Summarise your project in a few sentences.",
        fr: "Résumez votre projet en quelques phrases.",
      },
      {
        id: "project-3",
        en: "What problem or need does the project address, and how do you know?",
        fr: "À quel problème ou besoin le projet répond-il, et comment le savez-vous ?",
      },
      {
        id: "project-4",
        en: "Who will benefit from the project, and how many people will you reach?",
        fr: "Qui bénéficiera du projet, et combien de personnes toucherez-vous ?",
      },
      {
        id: "project-5",
        en: "How were those who will benefit involved in planning the project?",
        fr: "Comment les bénéficiaires ont-ils été associés à la préparation du projet ?",
      },
      {
        id: "project-6",
        en: "What are the objectives of the project?",
        fr: "Quels sont les objectifs du projet ?",
      },
      {
        id: "project-7",
        en: "Describe the main activities of the project.",
        fr: "Décrivez les principales activités du projet.",
      },
      {
        id: "project-8",
        en: "Provide a timeline with milestones.",
        fr: "Présentez un calendrier avec les étapes clés.",
      },
      { id: "project-9", en: "Where will the project take place?", fr: "Où le projet aura-t-il lieu ?" },
      {
        id: "project-10",
        en: "What is new about your approach?",
        fr: "Qu’est-ce que votre démarche a de nouveau ?",
      },
      {
        id: "project-11",
        en: "How does the project fit the priorities of this funder?",
        fr: "En quoi le projet répond-il aux priorités de ce financeur ?",
      },
    ],
  },
  {
    id: "people",
    title: "People and partners",
    questions: [
      {
        id: "people-1",
        en: "Who will lead the project, and what is their experience?",
        fr: "Qui dirigera le projet, et quelle est son expérience ?",
      },
      {
        id: "people-2",
        en: "Who are the other key members of the team?",
        fr: "Qui sont les autres membres clés de l’équipe ?",
      },
      {
        id: "people-3",
        en: "What experience do you have of similar projects?",
        fr: "Quelle expérience avez-vous de projets semblables ?",
      },
      {
        id: "people-4",
        en: "Which partners take part, and what does each do?",
        fr: "Quels partenaires participent, et que fait chacun ?",
      },
      {
        id: "people-5",
        en: "How will volunteers take part?",
        fr: "Comment des bénévoles participeront-ils ?",
      },
    ],
  },
  {
    id: "results",
    title: "What will come of it",
    questions: [
      {
        id: "results-1",
        en: "What will change because of the project?",
        fr: "Qu’est-ce qui changera grâce au projet ?",
      },
      { id: "results-2", en: "How will you measure success?", fr: "Comment mesurerez-vous la réussite ?" },
      {
        id: "results-3",
        en: "What are the main risks, and how will you reduce them?",
        fr: "Quels sont les principaux risques, et comment les réduirez-vous ?",
      },
      {
        id: "results-4",
        en: "How will the work continue after the grant ends?",
        fr: "Comment le travail se poursuivra-t-il après la subvention ?",
      },
      {
        id: "results-5",
        en: "How will you share what you learn?",
        fr: "Comment partagerez-vous ce que vous apprendrez ?",
      },
    ],
  },
  {
    id: "money",
    title: "The money",
    questions: [
      {
        id: "money-1",
        en: "How much do you ask for, and what will it pay for?",
        fr: "Combien demandez-vous, et que financera cette somme ?",
      },
      {
        id: "money-2",
        en: "What is the total budget of the project?",
        fr: "Quel est le budget total du projet ?",
      },
      {
        id: "money-3",
        en: "Which other sources of funding have you secured or applied for?",
        fr: "Quelles autres sources de financement avez-vous obtenues ou sollicitées ?",
      },
      {
        id: "money-4",
        en: "Have you received funding from this funder before?",
        fr: "Avez-vous déjà été financés par ce financeur ?",
      },
      {
        id: "money-5",
        en: "How do you control and manage the money?",
        fr: "Comment contrôlez-vous et gérez-vous l’argent ?",
      },
    ],
  },
  {
    id: "care",
    title: "Care for people and the environment",
    questions: [
      {
        id: "care-1",
        en: "How do you make sure that everybody can take part, whatever their gender, origin or disability?",
        fr: "Comment veillez-vous à ce que chacun puisse participer, quels que soient son genre, son origine ou son handicap ?",
      },
      {
        id: "care-2",
        en: "How do you keep children and vulnerable adults safe?",
        fr: "Comment protégez-vous les enfants et les adultes vulnérables ?",
      },
      {
        id: "care-3",
        en: "What effect does the project have on the environment?",
        fr: "Quel effet le projet a-t-il sur l’environnement ?",
      },
      {
        id: "care-4",
        en: "How do you protect personal data?",
        fr: "Comment protégez-vous les données personnelles ?",
      },
    ],
  },
];
