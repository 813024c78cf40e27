import {
  deckCriteria,
  deckTitles,
  labels as lists,
  messages as said,
  questionnaires,
  regions,
  sources,
} from "@shared/words/fr";

export { rules } from "@shared/words/fr";

/** The French of mails, files, explanations and reviews. Each text stands under its English. */
export const words = {
  // Said in several places
  "any stage": "tous les stades",
  Country: "Pays",
  Deadline: "Date limite",
  Stage: "Stade",
  "Who may apply": "Qui peut candidater",

  // Budgets
  "Budget lines": "Lignes du budget",
  "Years and kinds": "Années et natures",
  "Kind and year": "Nature et année",
  "EU lump sum": "Somme forfaitaire UE",
  "All amounts in {currency}": "Tous les montants en {currency}",
  Year: "Année",
  Kind: "Nature",
  "Work package": "Lot de travail",
  "What for": "Objet",
  Quantity: "Quantité",
  Unit: "Unité",
  "Unit price": "Prix unitaire",
  Total: "Total",
  "Own share": "Part propre",
  "Funder’s share": "Part du financeur",
  Explanation: "Explication",
  "Overhead as a share of direct costs": "Frais généraux en part des coûts directs",
  "Federal Form SF-424A, in {currency}": "Formulaire fédéral SF-424A, en {currency}",
  Federal: "Fédéral",
  "Non-federal": "Non fédéral",
  "Section A: summary": "Section A : résumé",
  "New funds": "Nouveaux fonds",
  "Section B: categories": "Section B : catégories",
  "Total direct charges": "Total des coûts directs",
  Totals: "Totaux",
  "Section C: non-federal resources": "Section C : ressources non fédérales",
  Applicant: "Candidat",
  "All lines": "Toutes les lignes",
  "Section D: cash needs of the first year": "Section D : besoins de trésorerie de la première année",
  "First year": "Première année",
  "Quarter {n}": "Trimestre {n}",
  "Section E: federal funds for later years": "Section E : fonds fédéraux des années suivantes",
  "Year {n}": "Année {n}",
  Later: "Plus tard",
  "Section F: other information": "Section F : autres informations",
  Direct: "Direct",
  Indirect: "Indirect",
  "A. Personnel": "A. Personnel",
  "B. Subcontracting": "B. Sous-traitance",
  "C.1 Travel and subsistence": "C.1 Déplacements et séjours",
  "C.2 Equipment": "C.2 Équipement",
  "C.3 Other goods and services": "C.3 Autres biens et services",
  "D. Other costs": "D. Autres coûts",
  "E. Indirect costs": "E. Coûts indirects",
  "Without a work package": "Sans lot de travail",
  "Base, in cents": "Base, en centimes",
  "Whole cents": "Centimes entiers",
  Remainder: "Reste",
  "One cent more": "Un centime de plus",
  "Flat rate of 25 % on personnel and purchases": "Taux forfaitaire de 25 % sur le personnel et les achats",
  "Indirect costs above it (below it with a minus)": "Coûts indirects au-dessus (au-dessous avec un moins)",
  Budget: "Budget",

  // auth
  "If there is an account with this address, a link to reset its password is on its way.":
    "S’il existe un compte avec cette adresse, un lien pour réinitialiser son mot de passe vient d’être envoyé.",
  "Your password has been reset. Please sign in with the new one.":
    "Votre mot de passe a été réinitialisé. Connectez-vous avec le nouveau.",
  "Password changed. All other devices were signed out.":
    "Mot de passe modifié. Tous les autres appareils ont été déconnectés.",
  "Email verified!": "Adresse e-mail vérifiée !",
  "Your e-mail address is already verified": "Votre adresse e-mail est déjà vérifiée",
  "We sent a link to {email}. Your address changes when you open it.":
    "Nous avons envoyé un lien à {email}. Votre adresse changera quand vous l’ouvrirez.",
  "Your e-mail address is {email} now.": "Votre adresse e-mail est désormais {email}.",
  "The change was stopped. Your e-mail address stays as it is.":
    "Le changement a été arrêté. Votre adresse e-mail reste inchangée.",
  "Verification email sent": "E-mail de vérification envoyé",

  "Password changed. All other devices were signed out, and your API keys have ended.":
    "Mot de passe modifié. Tous les autres appareils ont été déconnectés et vos clés d’API ont pris fin.",
  "Your API keys have ended too. Programs need new ones, which you make in Settings: {url}":
    "Vos clés d’API ont pris fin elles aussi. Les programmes en ont besoin de nouvelles, à créer dans les paramètres : {url}",
  "An API key of your {product} account was made": "Une clé d’API de votre compte {product} a été créée",
  "A program with the key “{name}” can now use your account, as far as you have allowed it.":
    "Un programme muni de la clé « {name} » peut désormais utiliser votre compte, dans la limite de ce que vous lui avez permis.",
  "If it was not you, end the key in Settings and choose a new password at once: {url}":
    "Si ce n’était pas vous, mettez fin à la clé dans les paramètres et choisissez tout de suite un nouveau mot de passe : {url}",
  "A program was connected to your {product} account": "Un programme a été relié à votre compte {product}",
  "A program that calls itself “{name}” can now use your account, as far as you have allowed it.":
    "Un programme qui se nomme « {name} » peut désormais utiliser votre compte, dans la limite de ce que vous lui avez permis.",
  "If it was not you, disconnect it in Settings and choose a new password at once: {url}":
    "Si ce n’était pas vous, déconnectez-le dans les paramètres et choisissez tout de suite un nouveau mot de passe : {url}",
  "An API key of your {product} account was ended":
    "Il a été mis fin à une clé d’API de votre compte {product}",
  "An owner of the entity has ended your key “{name}”. Programs that use it are refused.":
    "Un propriétaire de la structure a mis fin à votre clé « {name} ». Les programmes qui l’utilisent sont refusés.",
  "Your keys are in Settings: {url}": "Vos clés se trouvent dans les paramètres : {url}",
  "A webhook of your {product} account was made": "Un webhook de votre compte {product} a été créé",
  "{host} is now told when something happens, as you have chosen.":
    "{host} est désormais averti de ce qui se passe, selon vos choix.",
  "If it was not you, end the webhook in Settings and choose a new password at once: {url}":
    "Si ce n’était pas vous, mettez fin au webhook dans les paramètres et choisissez aussitôt un nouveau mot de passe : {url}",
  "A webhook of your {product} account was ended": "Il a été mis fin à un webhook de votre compte {product}",
  "An owner of the entity has ended your webhook to {host}.":
    "Un propriétaire de la structure a mis fin à votre webhook vers {host}.",
  "Your webhooks are in Settings: {url}": "Vos webhooks se trouvent dans les paramètres : {url}",
  "A webhook of your {product} account was stopped": "Un webhook de votre compte {product} a été arrêté",
  "Nothing that was sent to {host} arrives any more, so it is told nothing for now.":
    "Rien de ce qui est envoyé à {host} n’arrive plus : rien ne lui est donc annoncé pour l’instant.",
  "Settings show what went wrong. There you can switch the webhook on again: {url}":
    "Les paramètres montrent ce qui n’a pas marché. Vous pouvez y réactiver le webhook : {url}",
  // activity
  "Made a webhook to {subject}": "A créé un webhook vers {subject}",
  "Ended the webhook to {subject}": "A mis fin au webhook vers {subject}",
  "Made the API key “{subject}”": "A créé la clé d’API « {subject} »",
  "Ended the API key “{subject}”": "A mis fin à la clé d’API « {subject} »",
  "Time (UTC)": "Heure (UTC)",
  Who: "Qui",
  What: "Quoi",
  Untitled: "Sans titre",
  "Somebody who is gone": "Une personne partie",
  "Changed the entity": "A modifié la structure",
  "Changed the profile": "A modifié le profil",
  "Started the application “{subject}”": "A commencé la candidature « {subject} »",
  "Changed the application “{subject}”": "A modifié la candidature « {subject} »",
  "Set the application “{subject}” to {status}": "A passé la candidature « {subject} » à : {status}",
  "Commented on the application “{subject}”": "A commenté la candidature « {subject} »",
  "Resolved a comment on the application “{subject}”":
    "A résolu un commentaire sur la candidature « {subject} »",
  "Accepted a suggestion for the application “{subject}”":
    "A accepté une suggestion pour la candidature « {subject} »",
  "Declined a suggestion for the application “{subject}”":
    "A refusé une suggestion pour la candidature « {subject} »",
  "Downloaded the application “{subject}”": "A téléchargé la candidature « {subject} »",
  "Agreed to “{use}” with {provider}": "A accepté « {use} » avec {provider}",
  "Withdrew the agreement to “{use}” with {provider}": "A retiré l’accord pour « {use} » avec {provider}",
  "Added the pitch deck “{subject}”": "A ajouté le pitch deck « {subject} »",
  "Asked for an analysis of “{subject}”": "A demandé une analyse de « {subject} »",
  "Deleted the pitch deck “{subject}”": "A supprimé le pitch deck « {subject} »",
  "Added the task “{subject}” to “{application}”": "A ajouté la tâche « {subject} » à « {application} »",
  "Asked {subject} for the application “{application}”":
    "A sollicité {subject} pour la candidature « {application} »",
  "Answered for the application “{application}”": "A répondu pour la candidature « {application} »",
  "Accepted the answer of {subject} for the application “{application}”":
    "A accepté la réponse de {subject} pour la candidature « {application} »",
  "Removed the request to {subject} for the application “{application}”":
    "A retiré la demande faite à {subject} pour la candidature « {application} »",
  "Had the call of “{subject}” read": "A fait lire l’appel de « {subject} »",
  "Deleted the call of “{subject}”": "A supprimé l’appel de « {subject} »",
  "Added “{subject}” by hand": "A ajouté « {subject} » à la main",
  "Edited “{subject}”: {fields}": "A modifié « {subject} » : {fields}",
  "Verified “{subject}”": "A vérifié « {subject} »",
  "Rejected “{subject}”": "A rejeté « {subject} »",
  "Took back the decision on “{subject}”": "A annulé la décision sur « {subject} »",
  "Deleted the opportunity “{subject}”": "A supprimé l’opportunité « {subject} »",
  "Accepted what the source of “{subject}” says now: {fields}":
    "A accepté ce que dit désormais la source de « {subject} » : {fields}",
  "Declined what the source of “{subject}” says now: {fields}":
    "A refusé ce que dit désormais la source de « {subject} » : {fields}",
  "Merged “{subject}” with another opportunity": "A fusionné « {subject} » avec une autre opportunité",
  "Took back the merging of “{subject}”": "A annulé la fusion de « {subject} »",
  "Kept “{subject}” as a call of its own": "A gardé « {subject} » comme un appel à part",
  "Had the source “{subject}” read": "A fait lire la source « {subject} »",
  "Switched the source “{subject}” off": "A désactivé la source « {subject} »",
  "Switched the source “{subject}” on": "A activé la source « {subject} »",
  "Was given an administrator’s rights by the operator of the server":
    "A reçu les droits d’administrateur de l’exploitant du serveur",
  "Lost an administrator’s rights, by the operator of the server":
    "A perdu les droits d’administrateur, retirés par l’exploitant du serveur",
  "Send the application": "Envoyer la candidature",
  "Send the application (until {hour})": "Envoyer la candidature (avant {hour})",
  "Ask the funder: {address}": "Poser les questions au financeur : {address}",
  "Added questions of the funder to the application “{subject}”":
    "A ajouté des questions du financeur à la candidature « {subject} »",
  "Accepted the answer to “{subject}” for “{application}”":
    "A accepté la réponse à « {subject} » pour « {application} »",
  "Questions of the funder": "Questions du financeur",
  "At most {n} words": ["Au plus {n} mot", "Au plus {n} mots"],
  "At most {n} characters": ["Au plus {n} caractère", "Au plus {n} caractères"],
  "Not answered yet.": "Pas encore de réponse.",
  "Finished the task “{subject}” of “{application}”": "A terminé la tâche « {subject} » de « {application} »",
  "Deleted the task “{subject}” of “{application}”": "A supprimé la tâche « {subject} » de « {application} »",
  "Added the document “{subject}”": "A ajouté le document « {subject} »",
  "Changed the details of the document “{subject}”": "A modifié la fiche du document « {subject} »",
  "Uploaded a new version of the document “{subject}”":
    "A téléversé une nouvelle version du document « {subject} »",
  "Deleted the document “{subject}”": "A supprimé le document « {subject} »",
  "Attached “{subject}” to the application “{application}”":
    "A joint « {subject} » à la candidature « {application} »",
  "Removed “{subject}” from the application “{application}”":
    "A retiré « {subject} » de la candidature « {application} »",
  "Added a note about a funder": "A ajouté une note sur un financeur",
  "Changed a note about a funder": "A modifié une note sur un financeur",
  "Deleted a note about a funder": "A supprimé une note sur un financeur",
  "Invited {subject} as {role}": "A invité {subject} ({role})",
  "Revoked the invitation of {subject}": "A annulé l’invitation de {subject}",
  "Declined the invitation of {subject}": "A décliné l’invitation de {subject}",
  "Shared the saved search “{subject}”": "A partagé la recherche enregistrée « {subject} »",
  "Stopped sharing the saved search “{subject}”":
    "A cessé de partager la recherche enregistrée « {subject} »",
  "The shortlists of your entities, with their notes.": "Les sélections de vos structures, avec leurs notes.",
  "Made the shortlist “{subject}”": "A créé la sélection « {subject} »",
  "Let anybody with a link read the shortlist “{subject}”":
    "A rendu la sélection « {subject} » lisible par toute personne ayant le lien",
  "Ended the link of the shortlist “{subject}”": "A désactivé le lien de la sélection « {subject} »",
  "Deleted the shortlist “{subject}”": "A supprimé la sélection « {subject} »",
  "Joined as {role}": "A rejoint la structure ({role})",
  "Gave {member} the role {role}": "A donné à {member} le rôle « {role} »",
  "Removed {member}": "A retiré {member}",
  Left: "A quitté la structure",

  // members
  "{inviter} invites you to {entity} on {product}":
    "{inviter} vous invite à rejoindre {entity} sur {product}",
  "{inviter} invites you to work on the funding of {entity} on {product}. Your role there: {role}.":
    "{inviter} vous invite à travailler au financement de {entity} sur {product}. Votre rôle : {role}.",
  "Open the invitation": "Ouvrir l’invitation",
  "The link works once and for {days} days, and only for {address}.":
    "Le lien fonctionne une seule fois, pendant {days} jours, et seulement pour {address}.",
  "If you do not know {inviter}, you can ignore this mail.":
    "Si vous ne connaissez pas {inviter}, vous pouvez ignorer cet e-mail.",

  // calendar
  "{product} deadlines": "Dates limites {product}",
  "Deadline: {name}": "Date limite : {name}",
  "Funder: {name}": "Financeur : {name}",
  "Open until {date} ends, {zone} time": "Ouvert jusqu’à la fin du {date} (fuseau {zone})",
  "Open until {time} on {date}, {zone} time": "Ouvert jusqu’à {time} le {date} (fuseau {zone})",
  "Closes at {time} UTC on {date}": "Clôture à {time} UTC le {date}",
  "Your application for {entity}: {url}": "Votre candidature pour {entity} : {url}",
  "and {n} more of your applications": [
    "et {n} autre de vos candidatures",
    "et {n} autres de vos candidatures",
  ],
  "Details: {url}": "Détails : {url}",
  "Next step: {funder}": "Prochaine étape : {funder}",
  "Kept how the application “{subject}” was sent": "A gardé l’envoi de la candidature « {subject} »",
  "Recorded the result of the application “{subject}”": "A noté le résultat de la candidature « {subject} »",
  "Added “{subject}” to the award of “{application}”":
    "A ajouté « {subject} » au financement de « {application} »",
  "Asked for a mock review of the application “{subject}”":
    "A demandé une évaluation à blanc de la candidature « {subject} »",
  "Put a finding of the application “{subject}” aside":
    "A mis de côté un constat de la candidature « {subject} »",
  "Took a finding of the application “{subject}” up again":
    "A repris un constat de la candidature « {subject} »",
  "Changed “{subject}” of the award of “{application}”":
    "A modifié « {subject} » du financement de « {application} »",
  "Finished “{subject}” of the award of “{application}”":
    "A terminé « {subject} » pour le financement de « {application} »",
  "Deleted “{subject}” of the award of “{application}”":
    "A supprimé « {subject} » du financement de « {application} »",
  "Added spending to the award of “{subject}”": "A ajouté une dépense au financement de « {subject} »",
  "Deleted spending of the award of “{subject}”": "A supprimé une dépense du financement de « {subject} »",
  "Added an outcome to the award of “{subject}”":
    "A ajouté un résultat obtenu au financement de « {subject} »",
  "Deleted an outcome of the award of “{subject}”":
    "A supprimé un résultat obtenu du financement de « {subject} »",
  "Report due: {title}": "Rapport à rendre : {title}",
  "Condition due: {title}": "Condition à remplir : {title}",
  "For the award of “{application}” of {entity}": "Pour le financement de « {application} » de {entity}",
  "Was due on {day} and is overdue": "Était à faire pour le {day} et est en retard",
  "The report is due {when}, on {day}": "Le rapport est à rendre {when}, le {day}",
  "The condition is to be met {when}, on {day}": "La condition est à remplir {when}, le {day}",
  "What your awards oblige to": "À quoi vos financements vous engagent",
  "{n} duties of awards": ["{n} engagement d’un financement", "{n} engagements de financements"],
  "Overdue: {title}": "En retard : {title}",
  "A report is due {when}: {title}": "Un rapport est à rendre {when} : {title}",
  "A condition is due {when}: {title}": "Une condition est à remplir {when} : {title}",
  Sent: "Envoyé",
  "{day}, as number {n}": "le {day}, sous le numéro {n}",
  "Documents at other addresses": "Documents à d’autres adresses",
  Documents: "Documents",
  "{name} (on the following pages)": "{name} (aux pages suivantes)",
  "{name} (a file of its own)": "{name} (un fichier à part)",
  "[This part is in letters that this PDF cannot show. The Word file has it.]":
    "[Cette partie est écrite dans des caractères que ce PDF ne peut pas montrer. Le fichier Word la contient.]",
  "Document expires: {name}": "Document qui expire : {name}",
  "Last day of validity, in the library of {entity}":
    "Dernier jour de validité, dans la bibliothèque de {entity}",
  "Task: {title}": "Tâche : {title}",
  "Asked of {name}": "Demandé à {name}",
  "Answer for {entity}": "Réponse pour {entity}",
  "Open the link in the newest mail to answer.": "Pour répondre, ouvrez le lien du dernier e-mail.",
  "For the application “{application}” of {entity}": "Pour la candidature « {application} » de {entity}",
  "For {entity}": "Pour {entity}",
  "Your notes: {url}": "Vos notes : {url}",

  // catalogue
  "A selection, taken once. Later changes of the list are not followed.":
    "Une sélection, reprise une seule fois. Les modifications ultérieures de la liste ne sont pas suivies.",
  "Titles, addresses and dates, taken once. Later changes of the list are not followed.":
    "Titres, adresses et dates, repris une seule fois. Les modifications ultérieures de la liste ne sont pas suivies.",
  "Each reading takes the {n} newest notices. Older ones are missing unless they were read before.":
    "Chaque lecture prend les {n} avis les plus récents. Les plus anciens manquent s’ils n’ont pas été lus auparavant.",
  "Only what stands on {n} pages of its site.": [
    "Seulement ce qui figure sur {n} page de son site.",
    "Seulement ce qui figure sur {n} pages de son site.",
  ],
  "At most {n} of its pages, those that changed last.": "Au plus {n} de ses pages, les dernières modifiées.",
  "Only calls that its feed announces at the time.":
    "Seulement les appels que son flux annonce au moment de la lecture.",
  "Only what stands on its list.": "Seulement ce qui figure dans sa liste.",
  "The pages of the single calls are not read.": "Les pages de chaque appel ne sont pas lues.",
  "Of the first {n} calls their own page is read too.":
    "La page propre des {n} premiers appels est lue aussi.",
  "Far fewer calls were found than at the reading before. Nothing was removed because of it.":
    "Bien moins d’appels trouvés qu’à la lecture précédente. Rien n’a été retiré pour autant.",
  "Nothing was found.": "Rien n’a été trouvé.",
  "{n} entries could not be read.": [
    "{n} entrée n’a pas pu être lue.",
    "{n} entrées n’ont pas pu être lues.",
  ],
  "Everything was read.": "Tout a été lu.",
  "The site did not answer in time.": "Le site n’a pas répondu à temps.",
  "The reading failed on our side.": "La lecture a échoué de notre côté.",
  "The site could not be read.": "Le site n’a pas pu être lu.",

  // drafts
  "Asked for: {amount}": "Montant demandé : {amount}",
  "The call judges by:": "L’appel évalue selon :",
  "whether the text keeps to what the call says: {words}":
    "si le texte respecte ce que dit l’appel : {words}",
  "what you do about the call’s rule on AI: {words}":
    "ce que vous faites de la règle de l’appel sur l’IA : {words}",
  "Rules of the call that the profile meets:": "Règles de l’appel que le profil remplit :",
  "What the profile answers:": "Ce que répond le profil :",
  "The profile has no answer to this yet.": "Le profil n’y répond pas encore.",
  "Still open:": "Reste à préciser :",
  "the evidence for this need, with its source": "la preuve de ce besoin, avec sa source",
  "the main steps of the work, each with a date": "les grandes étapes du travail, chacune avec une date",
  "how you will measure this, and by when": "comment vous le mesurerez, et pour quand",
  "a line for each cost": "une ligne par dépense",
  "who does which part of this work": "qui fait quelle partie de ce travail",
  "why this funder in particular": "pourquoi ce financeur en particulier",
  "[add: {what}]": "[à compléter : {what}]",
  "The text of the call says nothing on this.": "Le texte de l’appel n’en dit rien.",
  "The call says:": "L’appel dit :",
  "{entity} applies to {call}.": "{entity} candidate à {call}.",
  "{entity} applies to {call}, offered by {funder}.": "{entity} candidate à {call}, proposé par {funder}.",
  "It closes on {day}.": "Clôture le {day}.",
  "the call is for {fields}, the profile is in {own}: how your work serves it":
    "l’appel porte sur {fields}, le profil sur {own} : en quoi votre travail y sert",
  "who takes part in the {n} weeks of the programme": "qui participe aux {n} semaines du programme",
  "what you would use for: {support}": "ce que vous feriez de : {support}",
  "{rule} – why you are eligible all the same": "{rule} – pourquoi vous êtes éligible malgré tout",
  "{rule} – not known: say whether you meet it": "{rule} – inconnu : dites si vous remplissez cette règle",
  "whether these documents are ready: {documents}": "si ces documents sont prêts : {documents}",
  "{label}: the call says “{call}”": "{label} : l’appel dit « {call} »",
  "{label}: the call says “{call}”, the profile “{profile}”":
    "{label} : l’appel dit « {call} », le profil « {profile} »",
  "the amount in {currency}, the currency of the call": "le montant en {currency}, la devise de l’appel",
  "a larger amount: the call gives {amount} or more":
    "un montant plus élevé : l’appel donne {amount} ou plus",
  "a smaller amount, or who pays the rest: the call gives up to {amount}":
    "un montant moins élevé, ou qui paie le reste : l’appel donne jusqu’à {amount}",
  "the stake that you offer: the call takes {stake}": "la part que vous cédez : l’appel prend {stake}",
  "the currency of the amounts in the profile": "la devise des montants du profil",
  "{n}%": "{n} %",
  yes: "oui",
  no: "non",
  Need: "Besoin",
  Solution: "Solution",
  Impact: "Impact",
  "Budget and use of funds": "Budget et emploi des fonds",
  "Fit with this funder": "Adéquation avec ce financeur",

  // exports
  "Requested amount": "Montant demandé",
  "Requested currency": "Devise demandée",
  "Awarded amount": "Montant attribué",
  "Awarded currency": "Devise attribuée",
  "Minimum amount": "Montant minimal",
  "Maximum amount": "Montant maximal",
  Currency: "Devise",
  Saved: "Gardé",
  "Not for us": "Pas pour nous",
  Any: "Tous",
  Global: "Monde entier",
  "{min} to {max}": "De {min} à {max}",
  "From {amount}": "À partir de {amount}",
  "Up to {amount}": "Jusqu’à {amount}",
  "Asking amount": "Montant demandé",
  Status: "Statut",
  Submitted: "Envoi",
  Decision: "Décision",
  Awarded: "Attribué",
  Opportunity: "Opportunité",
  Funder: "Financeur",
  "Funding type": "Type de financement",
  "Funding amount": "Montant du financement",
  "Where to apply": "Où candidater",
  Name: "Nom",
  Type: "Type",
  Industries: "Secteurs",
  Founded: "Création",
  Team: "Équipe",
  "{n} people": ["{n} personne", "{n} personnes"],
  Website: "Site web",
  Mission: "Mission",
  "Application narrative": "Texte de la candidature",
  "AI-generated draft": "Brouillon généré par l’IA",
  "Written by AI from the profile. Check every sentence before you send it.":
    "Rédigé par l’IA à partir du profil. Vérifiez chaque phrase avant l’envoi.",
  "Nothing is written yet.": "Rien n’est encore rédigé.",
  Notes: "Notes",
  "The application": "La candidature",
  "The opportunity": "L’opportunité",
  "This opportunity is no longer in the catalogue.": "Cette opportunité n’est plus au catalogue.",
  "The applicant": "Le candidat",
  "Untitled Application": "Candidature sans titre",
  "Page {page} of {pages}": "Page {page} sur {pages}",
  "Your data from {product}": "Vos données {product}",
  "Account: {email}": "Compte : {email}",
  "Made on: {time}": "Créé le : {time}",
  "What is in it": "Ce que contient l’archive",
  "The entities that you own with the answers of their profiles and what was done there, what AI providers may be sent of them, which entities you are a member of, and whom you invited.":
    "Les structures dont vous êtes propriétaire avec les réponses de leurs profils, ce qui y a été fait et ce que des fournisseurs d’IA peuvent en recevoir, celles dont vous êtes membre, et qui vous avez invité.",
  "Your applications with all that belongs to them: texts and their earlier versions, comments, tasks, calls with what was read from them, questions and answers, budgets, what was put aside before sending, award criteria and mock reviews, what was sent and what came after it, what was asked of others and answered; and what you commented elsewhere. applications.csv has them as a table.":
    "Vos candidatures avec tout ce qui s’y rattache : textes et versions antérieures, commentaires, tâches, appels avec ce qui en a été lu, questions et réponses, budgets, points écartés avant l’envoi, critères d’attribution et évaluations à blanc, ce qui a été envoyé et ce qui a suivi, ce qui a été demandé à d’autres et leurs réponses ; et ce que vous avez commenté ailleurs. applications.csv les présente en tableau.",
  "Your webhooks without their secrets, and what was sent to them in the last weeks.":
    "Vos webhooks sans leurs secrets, et ce qui leur a été envoyé ces dernières semaines.",
  "The devices where you turned notices on, without their keys, and the notices that still wait.":
    "Les appareils où vous avez activé les notifications, sans leurs clés, et les notifications en attente.",
  "Your account and settings, the address you want to change to, which services sign you in, your API keys without their secrets, which of them are of connected programs, where you are signed in, and up to when news was put together for you.":
    "Votre compte et vos paramètres, l’adresse que vous voulez prendre, les services qui vous connectent, vos clés d’API sans leurs secrets et celles des programmes reliés, vos connexions en cours, et jusqu’à quand vos nouveautés ont été réunies.",
  "The documents in the libraries of your entities, what was read from them, and their earlier files.":
    "Les documents des bibliothèques de vos structures, ce qui en a été lu, et leurs anciens fichiers.",
  "What you set up as the second step of your sign-in, without the secrets.":
    "Ce que vous avez configuré comme deuxième étape de votre connexion, sans les secrets.",
  "Your pitch decks, what was read from them, their scores, and which file of files/ is whose.":
    "Vos pitch decks, ce qui en a été lu, leurs scores, et à qui correspond chaque fichier de files/.",
  "Opportunities that you saved or hid.": "Les opportunités que vous avez gardées ou écartées.",
  "Which of your records moved to another opportunity because both are the same call.":
    "Vos données passées à une autre opportunité, parce que les deux sont le même appel.",
  "The searches that you keep.": "Vos recherches enregistrées.",
  "What you were told in the app.": "Les nouveautés affichées dans l’application.",
  "Opportunities that you opened, and when you did for the first time.":
    "Les opportunités que vous avez ouvertes, et quand vous l’avez fait pour la première fois.",
  "Your notes of contacts with funders.": "Vos notes de contacts avec les financeurs.",
  "Reminders that were sent to you.": "Les rappels qui vous ont été envoyés.",
  "How much AI you used, by day.": "Votre utilisation de l’IA, par jour.",
  "Whether you have a calendar address. The address itself is a key, and is only in Settings.":
    "Si vous avez une adresse de calendrier. L’adresse elle-même est une clé et ne figure que dans les paramètres.",
  "Which mails were sent to you in the last weeks. Their texts are not kept.":
    "Quels messages vous ont été envoyés ces dernières semaines. Leurs textes ne sont pas conservés.",
  "What you did with the catalogue, if you are or were an administrator.":
    "Ce que vous avez fait dans le catalogue, si vous l’administrez ou l’avez administré.",
  "The files that you uploaded, as you uploaded them.": "Les fichiers que vous avez envoyés, tels quels.",
  "The .json files are plain text that any program can read. Times are in UTC. Amounts are exact decimals.":
    "Les fichiers .json sont du texte simple que tout programme peut lire. Les heures sont en UTC. Les montants sont des décimaux exacts.",
  "applications.csv opens in Excel and every other spreadsheet; a cell that could be taken for a formula begins with '.":
    "applications.csv s’ouvre dans Excel et tout autre tableur ; une cellule que l’on pourrait prendre pour une formule commence par '.",
  "Files that could not be added because they are no longer stored:":
    "Fichiers qui n’ont pas pu être ajoutés, car ils ne sont plus conservés :",
  "What is not in it": "Ce que l’archive ne contient pas",
  "Your password and everything else that opens a door (sessions, links from mails, the calendar address),":
    "Votre mot de passe et tout ce qui ouvre une porte (sessions, liens reçus par e-mail, adresse de calendrier),",
  "so that a person who finds this archive cannot use your account.":
    "pour que personne ne puisse utiliser votre compte en trouvant cette archive.",
  "Figures that are computed from your own words in order to find matches.":
    "Les valeurs calculées à partir de vos propres textes pour trouver des correspondances.",
  "The catalogue of opportunities, which is the same for everybody.":
    "Le catalogue des opportunités, qui est le même pour tout le monde.",
  "What belongs to entities that you do not own or have left, except your comments there.":
    "Ce qui appartient aux structures dont vous n’êtes pas propriétaire ou que vous avez quittées, sauf vos commentaires.",

  // funders
  Industry: "Secteur",
  "Where it funds": "Zones financées",
  "Cheque size": "Ticket",
  "an unnamed currency": "(devise non indiquée)",
  "{amount} on average": "{amount} en moyenne",
  "Seeks {amount}": "Recherche {amount}",
  "Seeks {amount}, in a currency that is not given": "Recherche {amount}, dans une devise non indiquée",
  "The profile does not name its currency.": "Le profil n’indique pas sa devise.",
  "Only amounts in one currency are compared.": "Seuls des montants dans une même devise sont comparés.",
  "An average does not say how small or large a cheque may be.":
    "Une moyenne ne dit pas jusqu’où vont les tickets, ni à partir de combien.",
  "Its largest cheque would be a part of what is sought: others would have to join.":
    "Son ticket maximum ne couvrirait qu’une partie du montant recherché : d’autres devraient s’y joindre.",
  "Its smallest cheque is more than is sought.": "Son ticket minimum dépasse le montant recherché.",

  // interactions
  "Done on {date}: {step}": "Fait le {date} : {step}",

  // matching: what rules, reasons and parts of a score have in common
  "{list} and {n} more": ["{list} et {n} autre", "{list} et {n} autres"],
  "{min} to {max} § within a sentence": "de {min} à {max}",
  "up to {amount}": "jusqu’à {amount}",
  "from {amount}": "à partir de {amount}",
  "in {year}": "en {year}",
  "{from} to {to}": "entre {from} et {to}",
  "{year} or later": "en {year} ou après",
  "{year} or earlier": "en {year} ou avant",
  "{what}: {more}": "{what} : {more}",
  "{first}; {second}": "{first} ; {second}",
  "“{words}”": "« {words} »",
  // Each stands after « aux ».
  startups: "startups",
  nonprofits: "associations (ONG)",
  "social enterprises": "entreprises sociales",
  individuals: "personnes physiques",
  "research groups": "équipes de recherche",
  schools: "écoles",
  "community groups": "groupes communautaires",
  "government bodies": "administrations publiques",
  "Entity type": "Type de structure",
  "Founding year": "Année de création",
  Revenue: "Chiffre d’affaires",
  "Co-funding": "Cofinancement",
  Partners: "Partenaires",

  // matching: the hard rules
  "Any stage": "Tous les stades",
  "Founded {range}": "Structure créée {range}",
  "Founded in {year}": "Créée en {year}",
  "Open until {hour} on {date}": "Ouvert jusqu’à {hour} le {date}",
  "Open until the end of {date}": "Ouvert jusqu’au {date} inclus",
  "Only for small businesses (SBIR, STTR)": "Réservé aux petites entreprises (SBIR, STTR)",
  "Nonprofits may apply: your fiscal sponsor may be one of them":
    "Les associations à but non lucratif peuvent candidater : votre parrain fiscal peut en être une",
  "Nonprofits may apply: check that your registration is the one that it asks for":
    "Les associations à but non lucratif peuvent candidater : vérifiez que votre enregistrement est celui qui est demandé",
  "Nonprofits without 501(c)(3) status may apply: ask whether your group counts as one":
    "Les associations sans statut 501(c)(3) peuvent candidater : demandez si votre groupe en est une",
  "A group that is not registered as a nonprofit needs a fiscal sponsor that applies for it":
    "Un groupe qui n’est pas une association enregistrée a besoin d’un parrain fiscal qui candidate pour lui",
  "Only for federally recognised tribes and their organisations":
    "Réservé aux tribus reconnues par l’État fédéral et à leurs organisations",
  "Only for the governments of States": "Réservé aux gouvernements des États",
  "Only for those who have it already, whom its text names":
    "Réservé à ceux qui en bénéficient déjà, nommés dans le texte",
  "Only for those who were invited to apply": "Réservé aux personnes et organisations invitées à candidater",
  "Its name says “{words}”, so it is for colleges and universities that are designated so":
    "Son intitulé indique « {words} » : l’aide est réservée aux universités qui ont ce statut",
  "Its name says “{words}”, so it is for these alone":
    "Son intitulé indique « {words} » : l’aide leur est réservée",
  "its words name {places}": "son texte nomme {places}",
  "For the insular areas: {places}": "Pour les territoires insulaires : {places}",
  "Its name says “{words}”, so it is for two-year colleges":
    "L’intitulé mentionne « {words} » : réservé aux collèges communautaires",
  "Of schools its text names only colleges and universities":
    "Parmi les établissements, le texte ne nomme que l’enseignement supérieur",
  "Of schools its text names only some kinds of public ones":
    "Parmi les établissements, le texte ne nomme que certaines écoles publiques",
  "Its name says “{words}”, so it is for members of that network alone":
    "Son intitulé indique « {words} » : l’aide est réservée aux membres de ce réseau",
  "Its text lists only “{words}”": "Son texte n’énumère que « {words} »",
  "Its text says “{words}”": "Son texte indique « {words} »",
  "its text says “{words}”": "son texte indique « {words} »",
  "Open to any type of organisation": "Ouvert à tout type d’organisation",
  "Open to: {types}": "Ouvert à : {types}",
  "others described in the text": "autres, décrits dans le texte",
  "Its name says “{words}”: its text says who that is":
    "Son intitulé indique « {words} » : son texte précise de qui il s’agit",
  "Its name says “{words}”": "Son intitulé indique « {words} »",
  "Given by {funder}, so for work in {country}":
    "Attribué par {funder}, donc pour un travail dans ce pays : {country}",
  "Given by an embassy, so for work in {country}":
    "Attribué par une ambassade, donc pour un travail dans ce pays : {country}",
  Worldwide: "Monde entier",
  "it gives only in {states}": "elle n’est accordée que dans ces États : {states}",
  "its office serves {states}": "son bureau couvre {states}",
  "Its name speaks of work in {place}":
    "Son intitulé parle d’un travail dans cette partie du monde : {place}",
  "South Asia": "Asie du Sud",
  "South-East Asia": "Asie du Sud-Est",
  "Sub-Saharan Africa": "Afrique subsaharienne",
  "East Africa": "Afrique de l’Est",
  "West Africa": "Afrique de l’Ouest",
  "Southern Africa": "Afrique australe",
  Africa: "Afrique",
  "Latin America": "Amérique latine",
  "Its name speaks of work in {country}": "Son intitulé parle d’un travail dans ce pays : {country}",
  "Of these its source names {forms}": "Parmi ceux-ci, sa source nomme : {forms}",
  "State governments": "États fédérés",
  "county governments": "comtés",
  "city and township governments": "villes et communes",
  "special districts": "districts spéciaux",
  "public school districts": "districts scolaires publics",
  "colleges and universities": "établissements d’enseignement supérieur",
  "tribal governments": "gouvernements tribaux",
  "housing authorities": "offices publics du logement",
  "nonprofits with 501(c)(3) status": "associations au statut 501(c)(3)",
  "other nonprofits": "autres associations",
  "its name speaks of {states}": "son intitulé mentionne {states}",
  "SBIR and STTR are for small businesses of the United States":
    "SBIR et STTR s’adressent aux petites entreprises des États-Unis",
  "it is for tribes of the United States": "l’aide s’adresse aux tribus des États-Unis",
  "awards of its kind ({award}) are for the United States":
    "les aides de ce type ({award}) sont destinées aux États-Unis",
  "it is for the States (“{words}”)": "l’aide s’adresse aux États (« {words} »)",
  "{funder} gives inside the United States": "{funder} finance à l’intérieur des États-Unis",
  "You must bring at least {share} % of the costs": "Vous devez apporter au moins {share} % des coûts",
  "You must bring a part of the costs; its text says how much":
    "Vous devez apporter une part des coûts ; le texte précise laquelle",
  "You need not bring a part of the costs": "Vous n’avez aucune part des coûts à apporter",
  "At least {n} organisations must apply together": "Au moins {n} structures doivent candidater ensemble",
  "Revenue {range}": "Chiffre d’affaires : {range}",
  "{amount}, in a currency that is not given": "{amount}, dans une devise non précisée",

  // matching: the kinds of award and of what they require. Each kind stands after « Nature du financement : » and « C’est une aide ».
  "for training and teaching": "pour la formation et l’enseignement",
  "for research that the armed forces or NASA have a use for":
    "pour des recherches utiles aux forces armées ou à la NASA",
  "more for an award that somebody holds already": "en complément d’une aide déjà obtenue",
  "for firms that have had a Phase II award of SBIR or STTR":
    "pour les entreprises qui ont déjà eu une aide SBIR ou STTR de phase II",
  "for small businesses that develop something (SBIR, STTR)":
    "pour les petites entreprises qui développent quelque chose (SBIR, STTR)",
  "for conferences": "pour des conférences",
  "for schools and colleges that have had little research money":
    "pour les écoles et universités qui ont eu peu de fonds de recherche",
  "for the career of one scientist": "pour la carrière d’un ou d’une scientifique",
  "for training people in research": "pour former à la recherche",
  "for what many researchers use: facilities, data and materials":
    "pour ce que de nombreux chercheurs utilisent : équipements, données et matériel",
  "for the development of a drug or device":
    "pour le développement d’un médicament ou d’un dispositif médical",
  "for clinical trials": "pour des essais cliniques",
  "for a research center": "pour un centre de recherche",
  "for a research project": "pour un projet de recherche",
  "for work that serves the public": "pour des actions au service du public",
  "for founders and young companies": "pour les porteurs de projet et les jeunes entreprises",
  "clinical trials": "des essais cliniques",
  "studies with people": "des études sur des personnes",

  // matching: why an opportunity suits an entity or not
  "Entity type: open to {who}": "Type de structure : ouvert aux {who}",
  "Entity type: not open to {who}": "Type de structure : pas ouvert aux {who}",
  "Entity type: may be open to {who}, see the eligibility text":
    "Type de structure : peut-être ouvert aux {who}, voir le texte sur l’éligibilité",
  "Entity type: none recorded": "Type de structure : aucun dans la fiche",
  "Country: none recorded": "Pays : aucun dans la fiche",
  "Country: add your country to find out": "Pays : ajoutez le vôtre pour le savoir",
  "Country: may be open to your country, see the eligibility text":
    "Pays : peut-être ouvert au vôtre, voir le texte sur l’éligibilité",
  "Country: for {regions}; add your region to find out":
    "Pays : pour {regions} ; ajoutez votre région pour le savoir",
  "Country: for {regions}, see the eligibility text":
    "Pays : pour {regions}, voir le texte sur l’éligibilité",
  "Country: for {regions} only": "Pays : seulement pour {regions}",
  "Country: open worldwide": "Pays : ouvert au monde entier",
  "Country: {country}, inferred from the notice": "Pays : {country}, déduit de l’avis",
  "Country: {country} is eligible": "Pays : éligible ({country})",
  "Country: {country} is not eligible": "Pays : non éligible ({country})",
  "Stage: none asked for": "Stade : aucun n’est demandé",
  "Stage: for {stages}; add your stage to find out":
    "Stade : pour {stages} ; ajoutez le vôtre pour le savoir",
  "Stage: open to {stages}": "Stade : ouvert ({stages})",
  "Stage: for {stages}, yours is {stage}": "Stade : pour {stages}, le vôtre est {stage}",
  "Founding year: founded {range}; add your founding year to find out":
    "Année de création : structure créée {range} ; ajoutez la vôtre pour le savoir",
  "Founding year: founded {range}, yours is {year}":
    "Année de création : structure créée {range}, la vôtre en {year}",
  "Revenue: {range}, yours is {amount}": "Chiffre d’affaires : {range}, le vôtre est de {amount}",
  "Revenue: {range}; add your revenue to find out":
    "Chiffre d’affaires : {range} ; ajoutez le vôtre pour le savoir",
  "Revenue: {range}, which is in another currency than your figures":
    "Chiffre d’affaires : {range}, dans une autre devise que vos chiffres",
  "Kind of award: {kind}": "Nature du financement : {kind}",
  "Subject: {subjects}": "Sujet : {subjects}",
  "Subject: {subjects}; compare it with your work": "Sujet : {subjects} ; comparez-le à votre travail",
  "{subjects}, as in your profile": "{subjects}, comme dans votre profil",
  "{subjects}, which is not in your profile": "{subjects}, hors de votre profil",
  "{subjects}, which may be near to your work": "{subjects}, peut-être proche de votre travail",
  "{subject}; you speak of “{words}”": "{subject} ; vous parlez de « {words} »",
  "{subject}; your profile names {place}": "{subject} ; votre profil mentionne {place}",
  "{subject}, in your field “{field}”": "{subject}, dans votre secteur « {field} »",
  "Subject: {subjects}, which is not in your profile": "Sujet : {subjects}, hors de votre profil",
  "Industry: open to all industries": "Secteur : ouvert à tous les secteurs",
  "Industry: one of yours": "Secteur : l’un des vôtres",
  "Industry: {industries}, as in your profile": "Secteur : {industries}, comme dans votre profil",
  "Industry: {industries}; compare it with your work":
    "Secteur : {industries} ; à comparer avec votre activité",
  "Industry: {industries}, which you have not chosen": "Secteur : {industries}, que vous n’avez pas choisi",
  "Industry: its text has words of {industries}, as your profile has":
    "Secteur : son texte a des mots de {industries}, comme votre profil",
  "Industry: its text has words of {industries}; compare it with your work":
    "Secteur : son texte a des mots de {industries} ; comparez avec votre activité",
  "Industry: none of yours recognised in its text": "Secteur : aucun des vôtres reconnu dans le texte",
  "Industry: none recorded": "Secteur : aucun dans la fiche",
  "Industry: add your industries to find out": "Secteur : ajoutez les vôtres pour le savoir",
  "Amount: none recorded": "Montant : aucun dans la fiche",
  "Amount: {range}": "Montant : {range}",
  "Amount: {range}; add what you seek to compare":
    "Montant : {range} ; ajoutez ce que vous cherchez pour comparer",
  "Amount: {range}, which is in another currency than your figures":
    "Montant : {range}, dans une autre devise que vos chiffres",
  "Amount: {range}, you seek {amount}": "Montant : {range}, vous cherchez {amount}",
  "Deadline: none recorded": "Date limite : aucune dans la fiche",
  "Deadline: it has passed": "Date limite : elle est passée",
  "Deadline: less than a day left": "Date limite : moins d’un jour restant",
  "Deadline: {n} days left": ["Date limite : {n} jour restant", "Date limite : {n} jours restants"],
  "Text similarity: not compared yet": "Similarité des textes : pas encore comparés",
  "Text similarity: high": "Similarité des textes : forte",
  "Text similarity: moderate": "Similarité des textes : moyenne",
  "Text similarity: low": "Similarité des textes : faible",

  // matching: what institutes give for
  cancer: "cancer",
  rehabilitation: "réadaptation",
  eyes: "yeux",
  "heart, lung and blood": "cœur, poumons et sang",
  "heart, lung, blood and sleep": "cœur, poumons, sang et sommeil",
  ageing: "vieillissement",
  alcohol: "alcool",
  infections: "infections",
  "joints, muscles and skin": "articulations, muscles et peau",
  "mothers and children": "mères et enfants",
  "drug use": "usage de drogues",
  "hearing, voice and speech": "audition, voix et parole",
  "teeth and mouth": "dents et bouche",
  "diabetes and kidneys": "diabète et reins",
  "environmental health": "santé environnementale",
  "mental health": "santé mentale",
  "brain and nerves": "cerveau et nerfs",
  "safety at work": "sécurité au travail",
  "pain and opioids": "douleur et opioïdes",

  // matching: the parts of a score, with their arithmetic
  Eligibility: "Éligibilité",
  "Kind of award": "Nature du financement",
  "Text similarity": "Similarité des textes",
  "Topic of the title": "Sujet de l’intitulé",
  "Adjustment from experience": "Ajustement selon l’expérience",
  "Of 100 opportunities with about {score} points, some {percent} were relevant to the organisations that we checked: {percent} − {score} = {points}.":
    "Sur 100 opportunités qui ont environ {score} points, quelque {percent} étaient pertinentes pour les organisations que nous avons examinées : {percent} − {score} = {points}.",
  "Industry and themes": "Secteur et thèmes",
  Amount: "Montant",
  "Time left": "Temps restant",
  "{formula} = {result}, rounded {points}": "{formula} = {result}, arrondi à {points}",
  "{rule}: not known whether you meet it": "{rule} : on ne sait pas si vous remplissez cette condition",
  "It is open to the whole world and not meant for your country or region":
    "C’est ouvert au monde entier et non destiné à votre pays ou à votre région",
  "No applicants are recorded": "Aucun candidat n’est indiqué dans la fiche",
  "No place is recorded": "Aucun lieu n’est indiqué dans la fiche",
  "No place is recorded; it is given in {country}, where you are":
    "Aucun lieu n’est indiqué dans la fiche ; c’est attribué dans un pays où vous êtes ({country})",
  "No place is recorded; a government of another country gives it, and its name speaks of “{words}”":
    "Aucun lieu n’est indiqué dans la fiche ; c’est attribué par l’État d’un autre pays, et l’intitulé mentionne « {words} »",
  "No place is recorded, and a government of your own country gives it":
    "Aucun lieu n’est indiqué dans la fiche, et c’est attribué par l’État de votre propre pays",
  "No place is recorded, and a government of another country gives it":
    "Aucun lieu n’est indiqué dans la fiche, et c’est attribué par l’État d’un autre pays",
  "{reason}, {points} less.": "{reason}, {points} de moins.",
  "Every rule it has is met: all {points} points.":
    "Toutes ses règles sont respectées : {points} points sur {points}.",
  "What no profile can say costs nothing: all {points} points.":
    "Ce qu’aucun profil ne peut dire ne coûte rien : {points} points sur {points}.",
  "{sum} = {rest}, and never less than {points}.": "{sum} = {rest}, mais jamais moins de {points}.",
  "Its name shows no special kind; most such awards are {kind}: {facts}: {formula}.":
    "Son intitulé ne révèle aucune nature particulière ; la plupart de ces aides sont {kind} ; {facts} : {formula}.",
  "Its kind is not known, which counts {formula}.": "Sa nature n’est pas connue, ce qui donne {formula}.",
  "not for {who}": "elle n’est pas destinée aux {who}",
  "goes to others more often than to {who}": "elle va plus souvent à d’autres qu’aux {who}",
  "goes to {who}": "elle va aux {who}",
  "you do not speak of that": "vous n’en parlez pas",
  "you speak of “{words}”": "vous parlez de « {words} »",
  "it requires {what}, of which you say nothing": "elle exige {what}, dont vous ne dites rien",
  "It is {kind}: {facts}: all {points} points.":
    "C’est une aide {kind} ; {facts} : {points} points sur {points}.",
  "It is {kind}: {facts}: 0 of {points} points.": "C’est une aide {kind} ; {facts} : 0 point sur {points}.",
  "It is {kind}: {facts}: {formula}.": "C’est une aide {kind} ; {facts} : {formula}.",
  "The title narrows it to no topic: all {points} points.":
    "Son intitulé ne la limite à aucun sujet : {points} points sur {points}.",
  "The title speaks of {subjects}: all {points} points.":
    "Son intitulé mentionne {subjects} : {points} points sur {points}.",
  "The title speaks of {subjects}: 0 of {points} points.":
    "Son intitulé mentionne {subjects} : 0 point sur {points}.",
  "The title speaks of {subjects}: {formula}.": "Son intitulé mentionne {subjects} : {formula}.",
  "The texts are not compared yet, which counts {formula}.":
    "Les textes ne sont pas encore comparés, ce qui donne {formula}.",
  "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points.":
    "Similarité {similarity} ; {none} ou moins ne rapporte rien, et {all} ou plus rapporte les {points} points.",
  "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points: {formula}.":
    "Similarité {similarity} ; {none} ou moins ne rapporte rien, et {all} ou plus rapporte les {points} points : {formula}.",
  "It is open to all fields: {formula}.": "Tous les domaines y ont accès : {formula}.",
  "Its fields or yours are not known, which counts {formula}.":
    "Ses domaines ou les vôtres ne sont pas connus, ce qui donne {formula}.",
  "The field that it names is not yours: 0 of {points} points.":
    "Le domaine indiqué n’est pas le vôtre : 0 point sur {points}.",
  "The field that its text speaks of is not yours: 0 of {points} points.":
    "Le domaine dont parle son texte n’est pas le vôtre : 0 point sur {points}.",
  "None of the {n} fields that it names is yours: 0 of {points} points.":
    "Aucun des {n} domaines indiqués n’est le vôtre : 0 point sur {points}.",
  "None of the {n} fields that its text speaks of is yours: 0 of {points} points.":
    "Aucun des {n} domaines dont parle son texte n’est le vôtre : 0 point sur {points}.",
  "The field that it names is yours ({names}): {formula}.":
    "Le domaine indiqué est le vôtre ({names}) : {formula}.",
  "The field that its text speaks of is yours ({names}): {formula}.":
    "Le domaine dont parle son texte est le vôtre ({names}) : {formula}.",
  "Of the {all} fields that it names, {n} are yours ({names}): {formula}.": [
    "Sur les {all} domaines indiqués, {n} est le vôtre ({names}) : {formula}.",
    "Sur les {all} domaines indiqués, {n} sont les vôtres ({names}) : {formula}.",
  ],
  "Of the {all} fields that its text speaks of, {n} are yours ({names}): {formula}.": [
    "Sur les {all} domaines dont parle son texte, {n} est le vôtre ({names}) : {formula}.",
    "Sur les {all} domaines dont parle son texte, {n} sont les vôtres ({names}) : {formula}.",
  ],
  "What you seek is within the range: all {points} points.":
    "Ce que vous cherchez est dans la fourchette : {points} points sur {points}.",
  "No amount is recorded, which counts {formula}.":
    "Aucun montant n’est indiqué dans la fiche, ce qui donne {formula}.",
  "You do not say how much you seek, which counts {formula}.":
    "Vous ne dites pas combien vous cherchez, ce qui donne {formula}.",
  "The amounts cannot be compared, which counts {formula}.":
    "Les montants ne peuvent pas être comparés, ce qui donne {formula}.",
  "You seek {amount}, which is outside the range: {formula}.":
    "Vous cherchez {amount}, hors de la fourchette : {formula}.",
  "No deadline is recorded, which counts {formula}.":
    "Aucune date limite n’est indiquée dans la fiche, ce qui donne {formula}.",
  "{n} days left, {least} or more: all {points} points.": [
    "{n} jour restant, soit {least} ou plus : {points} points sur {points}.",
    "{n} jours restants, soit {least} ou plus : {points} points sur {points}.",
  ],
  "{n} days left, fewer than {limit}: {formula}.": [
    "{n} jour restant, soit moins de {limit} : {formula}.",
    "{n} jours restants, soit moins de {limit} : {formula}.",
  ],

  // news
  "{score} of 100 points": "{score} points sur 100",
  today: "aujourd’hui",
  tomorrow: "demain",
  "in {days} days": "dans {days} jours",
  "From {amount} § within a sentence": "à partir de {amount}",
  "Up to {amount} § within a sentence": "jusqu’à {amount}",
  "not stated": "non précisé",
  "It is in the catalogue again.": "Elle est de nouveau au catalogue.",
  "It was taken out of the catalogue. An application that was begun stays as it is.":
    "Elle a été retirée du catalogue. Une candidature commencée reste inchangée.",
  "Deadline: {from} → {to}": "Date limite : {from} → {to}",
  "Amount: {from} → {to}": "Montant : {from} → {to}",
  "Founded: {from} → {to}": "Année de création : {from} → {to}",
  "Revenue: {from} → {to}": "Chiffre d’affaires : {from} → {to}",
  "none named": "aucune",
  Countries: "Pays",
  Regions: "Régions",
  Stages: "Stades",
  anyone: "tout le monde",
  anywhere: "partout",
  "{what}: was {was}, now {now}": "{what} : {was} auparavant, {now} désormais",
  "{what}: added {added}": "{what} : {added} en plus",
  "{what}: removed {removed}": "{what} : {removed} en moins",
  "{what}: added {added}, removed {removed}": "{what} : {added} en plus, {removed} en moins",
  "{n} more": "{n} autres",
  "in any year": "sans condition",
  any: "sans condition",
  "{n} deadlines": ["{n} date limite", "{n} dates limites"],
  "{n} next steps": ["{n} prochaine étape", "{n} prochaines étapes"],
  "{n} tasks": ["{n} tâche", "{n} tâches"],
  "{n} changes": ["{n} changement", "{n} changements"],
  "{n} new matches": ["{n} nouvelle correspondance", "{n} nouvelles correspondances"],
  "{n} new finds": ["{n} nouveau résultat", "{n} nouveaux résultats"],
  "{n} new comments": ["{n} nouveau commentaire", "{n} nouveaux commentaires"],
  "{n} deadlines are near, the first {when}": "{n} dates limites approchent, la première {when}",
  "The last day: {name}": "Dernier jour : {name}",
  "{n} days left: {name}": ["{n} jour restant : {name}", "{n} jours restants : {name}"],
  "Your next step: {action}": "Votre prochaine étape : {action}",
  "A task is due: {title}": "Une tâche est à faire : {title}",
  "{n} documents that expire": ["{n} document qui expire", "{n} documents qui expirent"],
  "A document expires {when}: {name}": "Un document expire {when} : {name}",
  "In the library of {entity}": "Dans la bibliothèque de {entity}",
  "Expires {when}, on {day}": "Expire {when}, le {day}",
  "Documents that expire": "Documents qui expirent",
  "Tasks that are due": "Tâches à faire",
  "Due on {day}": "Échéance : {day}",
  "Changed: {name}": "Modifié : {name}",
  "Closed: {name}": "Clôturée : {name}",
  "In the catalogue again: {name}": "De retour au catalogue : {name}",
  "No longer in the catalogue: {name}": "N’est plus au catalogue : {name}",
  "New deadline: {name}": "Nouvelle date limite : {name}",
  "New amount: {name}": "Nouveau montant : {name}",
  "New rules on who may apply: {name}": "Nouvelles règles pour candidater : {name}",
  "New match: {name}": "Nouvelle correspondance : {name}",
  "Suggestion accepted: {name}": "Suggestion acceptée : {name}",
  "Suggestion declined: {name}": "Suggestion refusée : {name}",
  "Your suggestion was accepted:": "Votre suggestion a été acceptée :",
  "Your suggestion was declined:": "Votre suggestion a été refusée :",
  "New comment: {name}": "Nouveau commentaire : {name}",
  "New in “{search}”: {name}": "Nouveau dans « {search} » : {name}",
  "Here is your news of today.": "Voici votre nouveauté du jour.",
  "Here is all your news of today.": "Voici toutes vos nouveautés du jour.",
  "You get this mail because you switched it on in {product}, or left it on.":
    "Vous recevez ce message parce que vous l’avez activé dans {product}, ou laissé activé.",
  "Choose which mails you get": "Choisir les messages que vous recevez",
  "No more reminders of deadlines and next steps":
    "Ne plus recevoir de rappels de dates limites et de prochaines étapes",
  "No more mails about changes": "Ne plus recevoir de messages sur les changements",
  "No more mails about new matches": "Ne plus recevoir de messages sur les nouvelles correspondances",
  "No more mails about comments": "Ne plus recevoir de messages sur les commentaires",
  "No more mails of saved searches": "Ne plus recevoir de messages sur les recherches enregistrées",
  "Deadlines that are near": "Dates limites qui approchent",
  "Next steps you planned": "Prochaines étapes que vous avez prévues",
  "Changes to what you follow": "Changements dans ce que vous suivez",
  "New matches": "Nouvelles correspondances",
  "New comments": "Nouveaux commentaires",
  "A former member": "Un ancien membre",
  "{name} mentions you in a comment:": "{name} vous mentionne dans un commentaire :",
  "A test from {product}": "Un essai de {product}",
  "Notices reach this device.": "Les notifications arrivent sur cet appareil.",
  "Your news of today": "Vos nouvelles du jour",
  "A device signed in that had not signed in to your account before.":
    "Un appareil qui ne s’était encore jamais connecté à votre compte vient de s’y connecter.",
  "{name} mentions you in a comment.": "{name} vous mentionne dans un commentaire.",
  "{name} has written a comment.": "{name} a écrit un commentaire.",
  "{name} comments:": "{name} commente :",
  "New in your saved searches": "Nouveau dans vos recherches enregistrées",
  "Closes {when}": "Se termine {when}",
  "Closes {when}, on {day}": "Se termine {when}, le {day}",
  "Closes on {day}": "Se termine le {day}",
  "Your application for {entity}": "Votre candidature pour {entity}",
  "Your next step with {funder}": "Votre prochaine étape avec {funder}",
  "With {funder}, for {entity}": "Avec {funder}, pour {entity}",
  "Set for {day}": "Prévue le {day}",
  "Match {score} for {entity}. {reason}": "Correspondance de {score} sur 100 pour {entity}. {reason}",
  "Found by “{search}”": "Trouvé par « {search} »",
  "The search found more than these: open it in the list of opportunities.":
    "La recherche en a trouvé davantage : ouvrez-la dans la liste des opportunités.",

  // pitch-decks
  // Lists and summary
  "{strength}: “{quote}”": "{strength} : « {quote} »",
  "{sentence} “{quote}”": "{sentence} « {quote} »",
  "{sentence} No slide deals with this yet: it could be added here.":
    "{sentence} Aucune diapositive n’en traite encore : cela pourrait être ajouté ici.",
  "Whether it does takes a reader; the built-in rules cannot tell.":
    "Pour le dire, il faut un lecteur ; les règles intégrées ne le peuvent pas.",
  "This file reads like a notice or a call for applications, not like a pitch deck.":
    "Ce fichier ressemble à un avis ou à un appel à candidatures, pas à un pitch deck.",
  "This file reads like a contract, not like a pitch deck.":
    "Ce fichier ressemble à un contrat, pas à un pitch deck.",
  "This file reads like a CV, not like a pitch deck.": "Ce fichier ressemble à un CV, pas à un pitch deck.",
  "This file reads like a price list, not like a pitch deck.":
    "Ce fichier ressemble à une liste de prix, pas à un pitch deck.",
  "This file reads like an article, not like a pitch deck.":
    "Ce fichier ressemble à un article, pas à un pitch deck.",
  "This file reads like a report, not like a pitch deck.":
    "Ce fichier ressemble à un rapport, pas à un pitch deck.",
  "This file reads like a document in long paragraphs, not like a pitch deck.":
    "Ce fichier ressemble à un document en longs paragraphes, pas à un pitch deck.",
  "So it has no score. Upload the slides that present your own work.":
    "Il n’est donc pas noté. Téléversez les diapositives qui présentent votre propre travail.",
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
  "The deck tells of others, but does not say in what you differ.":
    "Le deck parle des autres, mais ne dit pas en quoi vous vous distinguez.",
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
  "The team shows who runs it, but not who makes it: product, programme or research.":
    "On voit qui gère, mais pas qui réalise : produit, programme ou recherche.",
  "The team shows who makes it, but not who runs it: business, funds or operations.":
    "On voit qui réalise, mais pas qui gère : affaires, fonds ou opérations.",
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
  "You ask for different amounts on slides {slides}; say how they belong together.":
    "Vous demandez des montants différents sur les diapositives {slides} ; dites comment ils s’articulent.",
  "The rules compare only the amounts you ask for, and those stand in one place or none.":
    "Les règles ne comparent que les montants que vous demandez, et ils ne figurent qu’à un endroit, ou nulle part.",
  "A website is given, but no e-mail address or telephone number of a person.":
    "Un site web est indiqué, mais ni adresse e-mail ni numéro de téléphone d’une personne.",
  "A deck of this length is read in one sitting.": "Un deck de cette longueur se lit d’une traite.",
  "The deck has {n} slides before any appendix, more than most funders read.":
    "Le deck a {n} diapositives avant d’éventuelles annexes, plus que n’en lisent la plupart des financeurs.",
  "Every slide is short enough to be read at a glance.": "Chaque diapositive se lit d’un coup d’œil.",
  "This slide has about {count} words, more than a reader takes in at a glance.":
    "Cette diapositive a environ {count} mots, plus qu’on n’en saisit d’un coup d’œil.",
  "No text is left over from a template.": "Il ne reste aucun texte d’un modèle.",

  // mail
  "Hello {name},": "Bonjour {name},",
  "Hello,": "Bonjour,",
  "The {product} team": "L’équipe {product}",
  "{label}:": "{label} :",
  "{label}: {url}": "{label} : {url}",
  "Confirm your e-mail address for {product}": "Confirmez votre adresse e-mail pour {product}",
  "Please confirm that this is your e-mail address, so that {product} can reach you.":
    "Veuillez confirmer que cette adresse e-mail est bien la vôtre, afin de permettre à {product} de vous joindre.",
  "Confirm e-mail address": "Confirmer l’adresse e-mail",
  "The link works for {hours} hours.": "Ce lien est valable {hours} heures.",
  "If you did not create an account with {product}, you can ignore this mail.":
    "Si vous n’avez pas créé de compte chez {product}, vous pouvez ignorer ce message.",
  "Reset your {product} password": "Réinitialisez votre mot de passe {product}",
  "Confirm your new e-mail address for {product}": "Confirmez votre nouvelle adresse e-mail pour {product}",
  "Somebody, hopefully you, wants to use this address for their account with {product}.":
    "Quelqu’un, vous sans doute, veut utiliser cette adresse pour son compte chez {product}.",
  "Use this address": "Utiliser cette adresse",
  "The link works once and for {hours} hours. A newer one replaces it.":
    "Ce lien fonctionne une seule fois, pendant {hours} heures. Un lien plus récent le remplace.",
  "If it was not you, you can ignore this mail: nothing is changed.":
    "Si la demande ne vient pas de vous, vous pouvez ignorer ce message : rien n’est modifié.",
  "Your {product} e-mail address is about to change":
    "Votre adresse e-mail {product} est sur le point de changer",
  "Somebody, hopefully you, asked in Settings to use another e-mail address for your account. It changes once the link is opened that we sent there.":
    "Quelqu’un, vous sans doute, a demandé dans les paramètres une autre adresse e-mail pour votre compte. Elle changera dès que le lien que nous y avons envoyé sera ouvert.",
  "If it was you, there is nothing to do here. If it was not you, stop the change.":
    "Si c’était vous, vous n’avez rien à faire ici. Sinon, arrêtez le changement.",
  "Stop the change": "Arrêter le changement",
  "The link works for {hours} hours, until the address has changed.":
    "Ce lien est valable {hours} heures, tant que l’adresse n’a pas changé.",
  "Your e-mail address was asked for at {product}": "Votre adresse e-mail a été demandée chez {product}",
  "Somebody wanted to use this e-mail address for another account with {product}. It belongs to your account, so nothing was changed.":
    "Quelqu’un a voulu utiliser cette adresse e-mail pour un autre compte chez {product}. Elle appartient à votre compte, rien n’a donc été modifié.",
  "If it was you, sign in with this address. To use it for the other account, delete this one first.":
    "Si c’était vous, connectez-vous avec cette adresse. Pour l’utiliser pour l’autre compte, supprimez d’abord celui-ci.",
  "If it was not you, there is nothing to do.": "Si ce n’était pas vous, vous n’avez rien à faire.",
  "Your {product} e-mail address was changed": "Votre adresse e-mail {product} a été modifiée",
  "Your account has another e-mail address now, as was asked for in Settings. This one no longer signs in, and gets no more mails from us.":
    "Votre compte a désormais une autre adresse e-mail, comme demandé dans les paramètres. Celle-ci ne permet plus de se connecter et ne recevra plus d’e-mails de notre part.",
  "If it was not you, somebody knows your password: write at once to those who run {product}, and change the password wherever else you use it.":
    "Si ce n’était pas vous, quelqu’un connaît votre mot de passe : écrivez aussitôt aux responsables de {product}, et changez ce mot de passe partout où vous l’utilisez.",
  "New sign-in to your {product} account": "Nouvelle connexion à votre compte {product}",
  "Somebody signed in with your password on a device that had not signed in to your account before.":
    "Quelqu’un s’est connecté avec votre mot de passe sur un appareil qui ne s’était encore jamais connecté à votre compte.",
  "Device: {device}": "Appareil : {device}",
  "Country: {country}": "Pays : {country}",
  "not known": "inconnu",
  "{browser} on {system}": "{browser} sur {system}",
  "Time: {date}, {time} ({zone})": "Heure : {date}, {time} ({zone})",
  "If it was you, there is nothing to do. In Settings you can see all your devices and end a session.":
    "Si c’était vous, vous n’avez rien à faire. Dans les paramètres, vous voyez tous vos appareils et pouvez mettre fin à une session.",
  "See your devices": "Voir vos appareils",
  "Somebody, hopefully you, asked for a new password for your account.":
    "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte.",
  "Choose a new password": "Choisir un nouveau mot de passe",
  "The link works once and for {minutes} minutes. A newer one replaces it.":
    "Ce lien fonctionne une seule fois, pendant {minutes} minutes. Un lien plus récent le remplace.",
  "If it was not you, you can ignore this mail: your password stays as it is.":
    "Si la demande ne vient pas de vous, vous pouvez ignorer ce message : votre mot de passe reste inchangé.",
  "If it was not you, choose a new password at once: {url}":
    "Si cela ne vient pas de vous, choisissez tout de suite un nouveau mot de passe : {url}",
  "Your {product} password was changed": "Votre mot de passe {product} a été modifié",
  "The password of your account was changed in Settings. All other devices were signed out.":
    "Le mot de passe de votre compte a été modifié dans les paramètres. Tous les autres appareils ont été déconnectés.",
  "The address of your calendar still works. If somebody else may know it, make a new one in Settings: {url}":
    "L’adresse de votre calendrier fonctionne toujours. Si quelqu’un d’autre a pu l’apprendre, créez-en une nouvelle dans les paramètres : {url}",
  "Your {product} password was reset": "Votre mot de passe {product} a été réinitialisé",
  "The password of your account was replaced through a link sent to this address. All devices were signed out.":
    "Le mot de passe de votre compte a été remplacé au moyen d’un lien envoyé à cette adresse. Tous les appareils ont été déconnectés.",
  "The address of your calendar ended too, because somebody else might know it. Calendars that read it get no more deadlines until you make a new one in Settings: {url}":
    "L’adresse de votre calendrier a elle aussi pris fin, car quelqu’un d’autre pourrait la connaître. Les calendriers qui la lisent ne reçoivent plus d’échéances tant que vous n’en avez pas créé une nouvelle dans les paramètres : {url}",
  "Your {product} account was deleted": "Votre compte {product} a été supprimé",
  "Your account was deleted in Settings, as you asked: your entities, applications, pitch decks with their files, saved searches and everything else that belonged to it are gone.":
    "Votre compte a été supprimé dans les paramètres, comme vous l’avez demandé : vos structures, vos candidatures, vos pitch decks avec leurs fichiers, vos recherches enregistrées et tout ce qui s’y rattachait ont été effacés.",
  "You will get no more mails from us. You are welcome to come back at any time with a new account.":
    "Vous ne recevrez plus de messages de notre part. Vous pouvez revenir à tout moment avec un nouveau compte.",
  "If it was not you, somebody knows your password: change it wherever else you use it. The account itself cannot be brought back.":
    "Si cela ne vient pas de vous, quelqu’un connaît votre mot de passe : changez-le partout où vous l’utilisez. Le compte lui-même ne peut pas être rétabli.",

  // the second step of the sign-in
  "The second step of your {product} sign-in was changed":
    "La deuxième étape de votre connexion à {product} a été modifiée",
  "From now on a code of your authenticator app is asked for when you sign in.":
    "Désormais, un code de votre application d’authentification est demandé à la connexion.",
  "Codes of your authenticator app are no longer asked for when you sign in.":
    "Les codes de votre application d’authentification ne sont plus demandés à la connexion.",
  "A passkey was added to your account.": "Une clé d’accès a été ajoutée à votre compte.",
  "A passkey was removed from your account.": "Une clé d’accès a été retirée de votre compte.",
  "You have ten new recovery codes. The old ones no longer work.":
    "Vous avez dix nouveaux codes de secours. Les anciens ne fonctionnent plus.",
  "If it was not you, somebody knows your password: choose a new one at once, and look at your second step in Settings: {url}":
    "Si cela ne vient pas de vous, quelqu’un connaît votre mot de passe : choisissez-en tout de suite un nouveau et vérifiez votre deuxième étape dans les paramètres : {url}",
  "The second step of your {product} sign-in was removed":
    "La deuxième étape de votre connexion à {product} a été supprimée",
  "Those who run this service have removed the second step of your sign-in, because it was reported lost. Your password alone signs you in until you set up a new one in Settings.":
    "Les responsables de ce service ont supprimé la deuxième étape de votre connexion, car elle a été signalée perdue. Votre mot de passe seul suffit pour vous connecter, jusqu’à ce que vous en configuriez une nouvelle dans les paramètres.",
  "A recovery code of your {product} account was used":
    "Un code de secours de votre compte {product} a été utilisé",
  "How you sign in to {product} was changed": "Votre façon de vous connecter à {product} a changé",
  "From now on you can sign in with {service}.": "Vous pouvez désormais vous connecter avec {service}.",
  "{service} no longer signs you in.": "{service} ne vous connecte plus.",
  "If it was not you, choose a new password at once, and look in Settings at what signs you in: {url}":
    "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, et vérifiez dans les paramètres ce qui vous connecte : {url}",
  "The second step of your {product} sign-in is about to be removed":
    "La deuxième étape de votre connexion à {product} va être supprimée",
  "Somebody, hopefully you, has signed in to your account and said that the second step is lost. In {days} days it can be removed: the next sign-in then does without it.":
    "Quelqu’un, vous on l’espère, s’est connecté à votre compte en disant que la deuxième étape est perdue. Dans {days} jours elle pourra être supprimée : la connexion suivante s’en passera.",
  "If it was you, sign in again then. If it was not you, stop it.":
    "Si c’était vous, connectez-vous à nouveau à ce moment-là. Si ce n’était pas vous, arrêtez la suppression.",
  "Keep the second step": "Garder la deuxième étape",
  "You said that it was lost, and {days} days have passed. Your sign-in does without it until you set up a new one in Settings.":
    "Vous avez dit qu’elle était perdue, et {days} jours se sont écoulés. Votre connexion s’en passe jusqu’à ce que vous en configuriez une nouvelle dans les paramètres.",
  "Your second step stays as it is.": "Votre deuxième étape reste en place.",
  "It was your last recovery code. Make new ones in Settings: {url}":
    "C’était votre dernier code de secours. Créez-en de nouveaux dans les paramètres : {url}",
  "It no longer works. You have {n} recovery codes left.": [
    "Il ne fonctionne plus. Il vous reste {n} code de secours.",
    "Il ne fonctionne plus. Il vous reste {n} codes de secours.",
  ],

  // Requests to people without an account
  "{asker} of {entity} has a question for you": "{asker} ({entity}) a une question pour vous",
  "{asker} of {entity} asks you for a document": "{asker} ({entity}) vous demande un document",
  "{asker} of {entity} asks you to approve a text": "{asker} ({entity}) vous demande d’approuver un texte",
  "Reminder: {subject}": "Rappel : {subject}",
  "{asker} of {entity} asks you for help with the application “{application}”:":
    "{asker} ({entity}) vous demande de l’aide pour la candidature « {application} » :",
  "{asker} read your answer and asks again: {remark}":
    "{asker} a lu votre réponse et vous sollicite de nouveau : {remark}",
  "Please answer by {day}.": "Merci de répondre au plus tard le {day}.",
  "You need no account. The link works for {days} days and opens this one request; a newer mail replaces it. From its page you can put the day into your calendar.":
    "Vous n’avez pas besoin de compte. Le lien fonctionne pendant {days} jours et n’ouvre que cette demande ; un e-mail plus récent le remplace. Depuis sa page, vous pouvez mettre la date dans votre agenda.",
  "Sent with {product}.": "Envoyé avec {product}.",
  "Answer the question": "Répondre à la question",
  "Send the document": "Envoyer le document",
  "Read the text": "Lire le texte",

  // The mock review
  "There is too little text to judge.": "Il y a trop peu de texte pour juger.",
  "The criterion does not say what is judged.": "Le critère ne dit pas ce qui est jugé.",
  "No words in the texts speak of this criterion.": "Aucun passage des textes ne parle de ce critère.",
  "Only one sentence speaks of it. Say more about it.": "Une seule phrase en parle. Développez ce point.",
  "The texts speak of it, but no figure shows it.": "Les textes en parlent, mais aucun chiffre ne le montre.",
  "No words in the texts were found that show this clearly.":
    "Aucun passage des textes ne le montre clairement.",
  Closed: "Clos",

  // The feed of a saved search
  "{product}: opportunities of a saved search": "{product} : opportunités d’une recherche enregistrée",
  "Nothing is open now.": "Rien n’est ouvert pour le moment.",
  "All {n}": "Les {n}",
  "No longer published": "N’est plus publiée",
  "This opportunity is no longer published.": "Cette opportunité n’est plus publiée.",
  "As of {date}": "Au {date}",
  "From {product}": "Depuis {product}",
  "Kind: {kind}": "Type : {kind}",
  "Deadline: {day}": "Date limite : {day}",
  "No deadline stated": "Aucune date limite indiquée",
  "Source: {source}, {licence}": "Source : {source}, {licence}",
  "Source: {source}": "Source : {source}",
  "No due date": "Sans échéance",
  "Get funded anywhere, at any stage": "Trouvez un financement partout, à tout stade",
  "How it works": "Comment ça marche",
  "How {name} finds funding for you, how good that is, and what it never does.":
    "Comment {name} trouve des financements pour vous, ce que cela vaut, et ce qu’il ne fait jamais.",
  "What {name} keeps about you, how long, and who else gets to see it.":
    "Ce que {name} conserve sur vous, combien de temps, et qui d’autre y a accès.",
  "{name} is for everybody who looks for funding, however they see, hear, move, read or think.":
    "{name} s’adresse à toutes celles et ceux qui cherchent un financement, quelle que soit leur façon de voir, d’entendre, de bouger, de lire ou de penser.",
  Privacy: "Confidentialité",
  Accessibility: "Accessibilité",
  "Where the catalogue comes from": "D’où vient le catalogue",
  "Find grants, equity, accelerators and loans around the world that your organisation is eligible for, and apply with the help of AI. Free to start.":
    "Trouvez dans le monde entier les subventions, investissements, accélérateurs et prêts auxquels votre organisation peut prétendre, et postulez avec l’aide de l’IA. Gratuit pour commencer.",
  "Every source of the catalogue: its country and licence, when it was last read, and what is not covered.":
    "Chaque source du catalogue : son pays et sa licence, la date de sa dernière lecture, et ce qui n’est pas couvert.",
  "Funding opportunities": "Opportunités de financement",
  "Funding: {theme}": "Financements : {theme}",
  "Funding for applicants from {country}": "Financements ouverts aux candidats de ce pays : {country}",
  "{n} opportunities: who may apply, how much, until when, and where it says so.": [
    "{n} opportunité : qui peut postuler, combien, jusqu’à quand, et où cela est écrit.",
    "{n} opportunités : qui peut postuler, combien, jusqu’à quand, et où cela est écrit.",
  ],
} as const;

export const labels = { ...lists, ...regions, ...sources, ...questionnaires, ...deckTitles, ...deckCriteria };
export const messages = said;
