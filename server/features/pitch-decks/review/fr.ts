/** The French of what the review of a deck says to its owner. */
export default {
  // Lists and summary
  "{strength}: “{quote}”": "{strength} : « {quote} »",
  "{sentence} “{quote}”": "{sentence} « {quote} »",
  "{sentence} No slide deals with this yet.": "{sentence} Aucune diapositive n’en traite encore.",
  "Nothing in this deck could be judged.": "Rien dans ce deck n’a pu être évalué.",
  "The deck meets {met} of the {all} criteria that could be judged.":
    "Le deck remplit {met} des {all} critères qui ont pu être évalués.",
  "The deck meets {met} of the {all} criteria that could be judged, and {partly} more in part.":
    "Le deck remplit {met} des {all} critères qui ont pu être évalués, et {partly} de plus en partie.",
  "The deck meets {met} of the {all} criteria that could be judged; {open} could not be judged.":
    "Le deck remplit {met} des {all} critères qui ont pu être évalués ; non évalués : {open}.",
  "The deck meets {met} of the {all} criteria that could be judged, and {partly} more in part; {open} could not be judged.":
    "Le deck remplit {met} des {all} critères qui ont pu être évalués, et {partly} de plus en partie ; non évalués : {open}.",
  "{best} ({bestScore}) is its strongest side; {worst} ({worstScore}) needs the most work.":
    "Point le plus fort : {best} ({bestScore}) ; ce qui demande le plus de travail : {worst} ({worstScore}).",
  "{best} ({bestScore}) is its strongest side; {worst} ({worstScore}) has the most room left.":
    "Point le plus fort : {best} ({bestScore}) ; ce qui peut encore le plus progresser : {worst} ({worstScore}).",
  "Slide {slide} is a picture that could not be read.":
    "La diapositive {slide} est une image qui n’a pas pu être lue.",
  "Slides {slides} are pictures that could not be read.":
    "Les diapositives {slides} sont des images qui n’ont pas pu être lues.",
  "All its slides are pictures, and no text could be read from them: upload a version with real text.":
    "Toutes ses diapositives sont des images, et aucun texte n’a pu y être lu : téléversez une version avec du vrai texte.",

  // Any criterion
  "This is not asked of a deck of this kind ({kind}).":
    "Cela n’est pas demandé à un deck de ce type ({kind}).",
  "A deck at the stage “{stage}” need not have this yet.":
    "Un deck au stade « {stage} » peut encore s’en passer.",
  "No usable judgement was given.": "Aucune évaluation utilisable n’a été donnée.",
  "No words on the slides were found that show this clearly.":
    "Aucun passage des diapositives ne le montre clairement.",
  "This was left out as not applicable, but it applies to this deck.":
    "Ce critère a été laissé de côté comme sans objet, mais il concerne ce deck.",
  "No text could be read from this deck.": "Aucun texte n’a pu être lu dans ce deck.",
  "The built-in rules read English and French. This deck seems to be in another language.":
    "Les règles intégrées lisent l’anglais et le français. Ce deck semble être dans une autre langue.",
  "Slide {slide} is a picture that could not be read; this may stand there.":
    "La diapositive {slide} est une image qui n’a pas pu être lue ; cela s’y trouve peut-être.",
  "Slides {slides} are pictures that could not be read; this may stand there.":
    "Les diapositives {slides} sont des images qui n’ont pas pu être lues ; cela s’y trouve peut-être.",
  "The speaker notes mention this, but no slide does, and most readers never see the notes.":
    "Les notes de l’orateur en parlent, mais aucune diapositive, et la plupart des lecteurs ne voient jamais ces notes.",

  // The problem
  "A problem is mentioned, but no slide is given to it.":
    "Un problème est mentionné, mais aucune diapositive ne lui est consacrée.",
  "The deck speaks of people or users in general; say which ones.":
    "Le deck parle de personnes ou d’utilisateurs en général ; dites lesquels.",
  "The problem slide does not say whose problem it is; other slides name people.":
    "La diapositive du problème ne dit pas qui est concerné ; d’autres diapositives nomment des groupes.",
  "There is no figure about the problem yet whose source could be checked.":
    "Il n’y a pas encore de chiffre sur le problème dont on pourrait vérifier la source.",
  "You asked those affected or ran a pilot, but the deck does not say with how many.":
    "Vous avez interrogé des personnes concernées ou mené un projet pilote, mais le deck ne dit pas combien elles étaient.",

  // The solution
  "The sentence that says what you offer is longer than 30 words.":
    "La phrase qui dit ce que vous proposez dépasse 30 mots.",
  "A slide is about what you offer, but no one sentence sums it up.":
    "Une diapositive porte sur ce que vous proposez, mais aucune phrase ne le résume.",
  "Whether the solution answers the problem takes a reader; the built-in rules cannot tell.":
    "Pour dire si la solution répond au problème, il faut un lecteur ; les règles intégrées ne le peuvent pas.",
  "The rules found no numbered steps and no “How it works”; whether the text explains it takes a reader.":
    "Les règles n’ont trouvé ni étapes numérotées ni « Comment ça marche » ; pour dire si le texte l’explique, il faut un lecteur.",
  "The built-in rules read words, not pictures: they cannot tell whether the work is shown.":
    "Les règles intégrées lisent des mots, pas des images : elles ne peuvent pas dire si le travail est montré.",
  "The deck claims to be special, but does not say in what.":
    "Le deck affirme que votre offre est à part, mais ne dit pas en quoi.",

  // The market
  "The market slide has a figure, but none that tells how large the whole is.":
    "La diapositive du marché a un chiffre, mais aucun qui donne la taille de l’ensemble.",
  "A figure tells of the problem, but not how many people or organisations have it in all.":
    "Un chiffre parle du problème, mais ne dit pas combien de personnes ou d’organisations sont concernées en tout.",
  "A figure tells of those who have the problem; how many could pay, and how much, is missing.":
    "Un chiffre parle des personnes concernées ; il manque combien d’entre elles pourraient payer, et quel montant.",
  "There is no market figure yet whose source could be checked.":
    "Il n’y a pas encore de chiffre du marché dont on pourrait vérifier la source.",
  "The part you can reach is named, but not in figures.":
    "La part que vous pouvez atteindre est nommée, mais pas chiffrée.",
  "A group is mentioned, but the deck does not say whom you serve first.":
    "Un groupe est mentionné, mais le deck ne dit pas à qui vous vous adressez en premier.",
  "The deck says that there is no competition. Funders read that as “not looked”: doing nothing competes too.":
    "Le deck dit qu’il n’y a pas de concurrence. Les financeurs y lisent « pas cherché » : ne rien faire est aussi un concurrent.",
  "Only one alternative is named; readers know more.":
    "Une seule alternative est nommée ; vos lecteurs en connaissent d’autres.",
  "Alternatives are described, but none is named.":
    "Des alternatives sont décrites, mais aucune n’est nommée.",
  "A way to reach people is mentioned in passing; it deserves a slide of its own.":
    "Un moyen d’atteindre votre public est mentionné en passant ; il mérite sa propre diapositive.",
  "A change is mentioned, but without a date or figure it could be any year.":
    "Un changement est mentionné, mais sans date ni chiffre, il peut dater de n’importe quelle année.",

  // The team
  "People appear with first names only; give full names.":
    "Les personnes n’apparaissent que par leur prénom ; donnez leur nom complet.",
  "Experience is claimed, but not shown: no years, earlier employers, degrees or results.":
    "L’expérience est affirmée, mais pas montrée : ni années, ni anciens employeurs, ni diplômes, ni résultats.",
  "Whether this team is right for this problem takes a reader; the built-in rules cannot tell.":
    "Pour dire si cette équipe est la bonne pour ce problème, il faut un lecteur ; les règles intégrées ne le peuvent pas.",
  "The team shows who runs it, but not who makes it: product, programme or research.":
    "On voit qui gère, mais pas qui réalise : produit, programme ou recherche.",
  "The team shows who makes it, but not who runs it: business, funds or operations.":
    "On voit qui réalise, mais pas qui gère : affaires, fonds ou opérations.",
  "The roles are not stated, so the rules cannot tell which skills the team has.":
    "Les rôles ne sont pas indiqués : les règles ne peuvent pas dire quelles compétences l’équipe réunit.",

  // The money
  "The figures for one customer or beneficiary are mentioned, but not given.":
    "Les chiffres par client ou bénéficiaire sont mentionnés, mais pas donnés.",
  "Projections are mentioned, but not in figures.": "Des prévisions sont mentionnées, mais pas chiffrées.",
  "Costs are mentioned, but not in figures.": "Des coûts sont mentionnés, mais pas chiffrés.",
  "What the money is for is named, but not how much goes where.":
    "L’emploi de l’argent est nommé, mais pas le montant de chaque poste.",
  "The money is not divided into parts that could be added up.":
    "L’argent n’est pas réparti en postes que l’on pourrait additionner.",
  "The parts of the use of funds add up to {sum} %, not to 100 %.":
    "La somme des postes de l’emploi des fonds donne {sum} %, et non 100 %.",
  "The parts of the use of funds add up to {sum}, but you ask for {asked}.":
    "La somme des postes de l’emploi des fonds donne {sum}, mais vous demandez {asked}.",
  "No total is stated that the parts could be compared with.":
    "Aucun total n’est indiqué auquel comparer les postes.",

  // The ask, the proof and the deck itself
  "The deck asks for money or support, but does not say how much.":
    "Le deck demande de l’argent ou un soutien, mais ne dit pas combien.",
  "No amount is asked for yet.": "Aucun montant n’est encore demandé.",
  "Next steps are named, but without dates.": "Les prochaines étapes sont nommées, mais sans dates.",
  "There is a slide about results, but no figure on it shows what was reached.":
    "Une diapositive porte sur les résultats, mais aucun chiffre n’y montre ce qui a été atteint.",
  "Results are given in figures, but without dates: a reader cannot see how fast they grew.":
    "Les résultats sont chiffrés, mais sans dates : on ne voit pas à quel rythme ils ont progressé.",
  "Partners or supporters are mentioned, but not by name.":
    "Des partenaires ou des soutiens sont mentionnés, mais pas nommés.",
  "Whether the line on the cover says what you do takes a reader; the built-in rules cannot tell.":
    "Pour dire si la ligne de la couverture dit ce que vous faites, il faut un lecteur ; les règles intégrées ne le peuvent pas.",
  "Whether an outsider understands the words takes a reader; the built-in rules cannot tell.":
    "Pour dire si une personne extérieure comprend les mots, il faut un lecteur ; les règles intégrées ne le peuvent pas.",
  "You ask for different amounts on slides {slides}; say how they belong together.":
    "Vous demandez des montants différents sur les diapositives {slides} ; dites comment ils s’articulent.",
  "The rules compare only the amounts you ask for, and those stand in one place or none.":
    "Les règles ne comparent que les montants que vous demandez, et ils ne figurent qu’à un endroit, ou nulle part.",
  "A website is given, but no e-mail address or telephone number of a person.":
    "Un site web est indiqué, mais ni adresse e-mail ni numéro de téléphone d’une personne.",
  "The deck has {n} slides: readable in one sitting.": "Le deck a {n} diapositives : il se lit d’une traite.",
  "The deck has {n} slides before its appendix: readable in one sitting.":
    "Le deck a {n} diapositives avant ses annexes : il se lit d’une traite.",
  "The deck has {n} slides, more than most funders read.":
    "Le deck a {n} diapositives, plus que n’en lisent la plupart des financeurs.",
  "The deck has {n} slides before its appendix, more than most funders read.":
    "Le deck a {n} diapositives avant ses annexes, plus que n’en lisent la plupart des financeurs.",
  "The deck has {n} slides, too few to answer what a funder asks.": [
    "Le deck a {n} diapositive, trop peu pour répondre à ce qu’un financeur demande.",
    "Le deck a {n} diapositives, trop peu pour répondre à ce qu’un financeur demande.",
  ],
  "The deck has {n} slides before its appendix, too few to answer what a funder asks.":
    "Le deck a {n} diapositives avant ses annexes, trop peu pour répondre à ce qu’un financeur demande.",
  "Every slide is short enough to be read at a glance.": "Chaque diapositive se lit d’un coup d’œil.",
  "This slide has about {count} words, more than a reader takes in at a glance.":
    "Cette diapositive a environ {count} mots, plus qu’on n’en saisit d’un coup d’œil.",
  "{slides} slides have more than {most} words each; this one has about {count}.":
    "{slides} diapositives ont chacune plus de {most} mots ; celle-ci en a environ {count}.",
  "No text is left over from a template.": "Il ne reste aucun texte d’un modèle.",
} as const;
