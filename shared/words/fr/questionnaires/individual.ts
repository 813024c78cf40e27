/** What individuals are asked. */
export default {
  "What are you working on?": "Sur quoi travaillez-vous ?",
  "A documentary about river fishing in the Volta delta.":
    "Un documentaire sur la pêche dans le delta du Saloum.",
  "Which fields is it in?": "De quels domaines s’agit-il ?",
  "Which country do you live in?": "Dans quel pays vivez-vous ?",
  "Many fellowships and grants depend on it.": "Beaucoup de bourses et de subventions en dépendent.",
  "How far along is your project?": "Où en est votre projet ?",
  "MVP: a first version or pilot. Traction: others use or follow it. Growth: growing steadily. Scale: established.":
    "MVP : une première version ou un pilote. Traction : d’autres l’utilisent ou le suivent. Croissance : progression régulière. Passage à l’échelle : bien établi.",
  "In which year did you start on it?": "En quelle année l’avez-vous commencé ?",

  "Funding received for it so far": "Financements reçus pour ce projet à ce jour",
  "What it earned in the last 12 months": "Ce qu’il a rapporté ces 12 derniers mois",
  "What it costs you each month": "Ce qu’il vous coûte chaque mois",
  "Your own spending beyond what it earns; 0 if none.":
    "Vos propres dépenses au-delà de ce qu’il rapporte ; 0 sinon.",
  "Years of experience in this field": "Années d’expérience dans ce domaine",
  "How many people work on it, with you?": "Avec vous, combien de personnes y travaillent ?",
  "1 if you work alone.": "1 si vous travaillez sans équipe.",
  "How many of them do you pay?": "Combien d’entre elles rémunérez-vous ?",
  "Share of the project that others own (%)": "Part du projet détenue par d’autres (%)",
  "0 if it is all yours.": "0 s’il est entièrement à vous.",

  "Your full name": "Votre nom complet",
  "As it should stand in an application": "Tel qu’il doit figurer dans une candidature",
  "What do you call yourself?": "Comment vous présentez-vous ?",
  "Documentary film-maker": "Documentariste",
  "Describe your project": "Décrivez votre projet",
  "What it is, whom it is for, and why you are the one to do it":
    "De quoi il s’agit, à qui il s’adresse et pourquoi c’est à vous de le mener",
  "What do you want to reach with the funding?": "Que voulez-vous réaliser grâce au financement ?",
  "What will exist at the end that does not exist today":
    "Ce qui existera à la fin et n’existe pas aujourd’hui",
  "What drives you?": "Qu’est-ce qui vous anime ?",
  "The change you want to see": "Le changement que vous voulez voir",
  "What have you done before?": "Qu’avez-vous fait auparavant ?",
  "Work, projects and results that matter here": "Expériences, projets et résultats qui comptent ici",
  "Education and training": "Études et formation",
  "BA Film, University of Ghana, 2018": "Licence de cinéma, Université Gaston-Berger, 2018",
  Skills: "Compétences",
  "Directing, editing, Ewe, French": "Réalisation, montage, wolof, anglais",
  "Which town or city do you live in?": "Dans quelle ville vivez-vous ?",
  Keta: "Saint-Louis",
  "In which countries does your work take place?": "Dans quels pays se déroule votre travail ?",
  "Website or portfolio": "Site web ou portfolio",
  "Social media and other links": "Réseaux sociaux et autres liens",
  "https://www.linkedin.com/in/name, https://vimeo.com/name":
    "https://www.linkedin.com/in/nom, https://vimeo.com/nom",
} as const;
