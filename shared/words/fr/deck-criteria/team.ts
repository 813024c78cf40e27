/** What is said of how a deck presents the team. */
export default {
  "The people behind it are named.": "Les personnes qui portent le projet sont nommées.",
  "Nobody is named who leads the work.": "Le deck ne nomme personne qui dirige le projet.",
  "Add a team slide with the full name and a photograph of each person who leads the work.":
    "Ajoutez une diapositive sur l’équipe avec le nom complet et une photo de chaque personne qui dirige le projet.",

  "It is clear who does what.": "On voit clairement qui fait quoi.",
  "The deck does not say who is responsible for what.": "Le deck ne dit pas qui est responsable de quoi.",
  "Put the role beside each name: who builds or delivers, who sells or raises funds, who runs the finances.":
    "Indiquez le rôle à côté de chaque nom : qui conçoit ou réalise, qui vend ou lève des fonds, qui tient les finances.",

  "The team's experience is stated.": "L’expérience de l’équipe est indiquée.",
  "Nothing shows what the people have done before that matters here.":
    "Rien ne montre ce que ces personnes ont déjà fait qui compte ici.",
  "Give each person one line of proof: years in the field, earlier employer, degree, something built or run.":
    "Donnez une ligne de preuve par personne : années dans le domaine, ancien employeur, diplôme, réalisation.",

  "The deck says why this team is right for this problem.":
    "Le deck dit pourquoi cette équipe est la bonne pour ce problème.",
  "The deck does not say why this team in particular is right for this problem.":
    "Le deck ne dit pas pourquoi cette équipe en particulier est la bonne pour ce problème.",
  "Add one sentence on what you know, have lived through or can reach that others cannot.":
    "Ajoutez une phrase sur ce que vous savez, avez vécu ou pouvez atteindre, et que d’autres ne peuvent pas.",

  "The team covers both making it and running it.": "L’équipe couvre la réalisation et la gestion.",
  "The team does not visibly cover both making it and running it.":
    "On ne voit pas que l’équipe couvre à la fois la réalisation et la gestion.",
  "Show who covers the making and who covers business or funds, or say how you will fill the gap.":
    "Montrez qui couvre la réalisation et qui couvre la gestion ou les fonds, ou dites comment vous comblerez ce manque.",

  "The deck says how much time people give to it.": "Le deck dit combien de temps chacun consacre au projet.",
  "The deck does not say who works on this full-time.": "Le deck ne dit pas qui y travaille à plein temps.",
  "Say who is full-time, who is part-time, and how many staff or volunteers there are.":
    "Dites qui est à plein temps, qui est à temps partiel, et combien il y a de salariés ou de bénévoles.",

  "Advisers, a board or backers stand behind the team.":
    "Des conseillers, un conseil d’administration ou des soutiens épaulent l’équipe.",
  "No adviser, board or mentor is mentioned.":
    "Aucun conseiller, conseil d’administration ou mentor n’est mentionné.",
  "Name one or two advisers or board members whose knowledge fills a gap in the team.":
    "Nommez un ou deux conseillers ou administrateurs dont les connaissances comblent un manque de l’équipe.",

  "The deck says who will join next.": "Le deck dit qui rejoindra bientôt l’équipe.",
  "The deck does not say which people are still missing.":
    "Le deck ne dit pas quelles personnes manquent encore.",
  "Name the next one to three people you will hire or win, and when.":
    "Indiquez les une à trois prochaines personnes à recruter ou à rallier, et quand.",
} as const;
