/** What is said of the ask, of the proof behind it and of the deck itself. */
export default {
  "The amount you ask for is stated.": "Le montant que vous demandez est indiqué.",
  "The deck does not say how much money you ask for.": "Le deck ne dit pas combien d’argent vous demandez.",
  "State the amount you ask for in one line, with its currency.":
    "Indiquez en une ligne le montant que vous demandez, avec sa devise.",

  "The kind of money you ask for is stated.": "Le type de financement que vous demandez est indiqué.",
  "The deck does not say what kind of money you ask for: equity, loan or grant.":
    "Le deck ne dit pas quel type de financement vous demandez : fonds propres, prêt ou subvention.",
  "Add the kind of money (equity, SAFE, loan, grant), and the terms if they are fixed.":
    "Ajoutez le type de financement (fonds propres, SAFE, prêt, subvention), et les conditions si elles sont fixées.",

  "The next milestones have dates.": "Les prochaines étapes sont datées.",
  "The deck does not say what will be reached with the money, and by when.":
    "Le deck ne dit pas ce que l’argent permettra d’atteindre, ni pour quand.",
  "List three to five milestones that the money pays for, each with a figure and a date.":
    "Listez trois à cinq étapes que l’argent financera, chacune avec un chiffre et une date.",

  "Results so far are shown in figures.": "Les résultats à ce jour sont chiffrés.",
  "No figure shows what has been reached so far.": "Aucun chiffre ne montre ce qui a été atteint à ce jour.",
  "Show your two strongest results as figures with dates, best as a line that rises over time.":
    "Montrez vos deux meilleurs résultats en chiffres datés, de préférence par une courbe qui monte.",

  "Others vouch for the work.": "D’autres se portent garants de votre travail.",
  "Nobody outside the team is named who vouches for the work.":
    "Le deck ne nomme personne, hors de l’équipe, qui se porte garant de votre travail.",
  "Name a customer, partner, earlier funder or award, or quote one satisfied user by name.":
    "Nommez un client, un partenaire, un ancien financeur ou un prix, ou citez nommément une personne satisfaite.",

  "The main risks are named.": "Les principaux risques sont nommés.",
  "The deck names no risk and no assumption.": "Le deck ne nomme ni risque ni hypothèse.",
  "Name the two largest risks and what you do about each; funders look for them anyway.":
    "Nommez les deux plus grands risques et ce que vous faites contre chacun ; les financeurs les cherchent de toute façon.",

  "The cover says what you do.": "La couverture dit ce que vous faites.",
  "The cover does not say what you do.": "La couverture ne dit pas ce que vous faites.",
  "Put one line under the name on the cover that says what you do and for whom.":
    "Ajoutez sur la couverture, sous le nom, une ligne qui dit ce que vous faites et pour qui.",

  "An outsider understands the deck.": "Une personne extérieure comprend le deck.",
  "An outsider will not understand parts of the deck.":
    "Une personne extérieure ne comprendra pas certaines parties du deck.",
  "Replace or explain the words that only your field knows.":
    "Remplacez ou expliquez les mots que seul votre domaine connaît.",

  "The same amount stands wherever you ask for money.":
    "Le même montant figure partout où vous demandez de l’argent.",
  "The same figure stands differently in different places.": "Un même chiffre varie d’un endroit à l’autre.",
  "Go through the deck once for figures only and make those that mean the same thing agree.":
    "Relisez le deck une fois pour ses seuls chiffres et accordez ceux qui désignent la même chose.",

  "A reader knows how to reach you.": "On sait comment vous joindre.",
  "There is no e-mail address or telephone number.": "Il n’y a ni adresse e-mail ni numéro de téléphone.",
  "Put the name, e-mail address and telephone number of one person on the last slide.":
    "Indiquez sur la dernière diapositive le nom, l’adresse e-mail et le numéro de téléphone d’une personne.",

  "The deck is dated.": "Le deck est daté.",
  "Neither the cover nor the closing slide is dated.":
    "Ni la couverture ni la dernière diapositive n’est datée.",
  "Put month and year on the cover, so that a reader knows how fresh the figures are.":
    "Indiquez le mois et l’année sur la couverture, pour que l’on sache de quand datent les chiffres.",

  "The deck has a length that people read to the end.": "Le deck a une longueur qui se lit jusqu’au bout.",
  "The deck has a length that few people read.": "Le deck a une longueur que peu de gens lisent.",
  "Aim at 10 to 15 slides; move the rest behind a slide that is titled “Appendix”.":
    "Visez 10 à 15 diapositives ; placez le reste derrière une diapositive intitulée « Annexes ».",

  "The slides are short enough to be read at a glance.": "Les diapositives se lisent d’un coup d’œil.",
  "Several slides have more words than a reader takes in.":
    "Plusieurs diapositives ont trop de mots pour un lecteur.",
  "Cut each slide to one idea and about 40 words; move details into the notes or an appendix.":
    "Réduisez chaque diapositive à une idée et à environ 40 mots ; déplacez les détails dans les notes ou en annexe.",

  "Nothing is left over from a template.": "Il ne reste rien d’un modèle.",
  "A slide still has text that was meant to be replaced.":
    "Une diapositive contient encore un texte qui devait être remplacé.",
  "Replace or delete the placeholder before you send the deck.":
    "Remplacez ou supprimez ce texte avant d’envoyer le deck.",
} as const;
