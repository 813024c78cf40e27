/** Which mails come, and when; the saved searches. */
export default {
  "14, 7 and 1 days before the deadline, for applications that are begun and not sent; and your next steps with funders.":
    "14 jours, 7 jours et 1 jour avant la date limite, pour les candidatures commencées et non envoyées ; et vos prochaines étapes avec les financeurs.",
  "All news": "Toutes les nouveautés",
  "Changes to calls you follow": "Changements dans les appels suivis",
  "Deadline reminders": "Rappels des dates limites",
  "Delete {name}": "Supprimer {name}",
  "Each switch is saved as soon as you press it.": "Chaque réglage est enregistré dès que vous le modifiez.",
  "Email Notifications": "Notifications par e-mail",
  "Failed to update preferences": "Les préférences n’ont pas pu être mises à jour",
  "Loading your preferences": "Chargement de vos préférences",
  "Mails come in the morning of this place.": "Les e-mails arrivent le matin, à l’heure de ce lieu.",
  "New opportunities": "Nouvelles opportunités",
  "One mail a day with new opportunities that match your entities.":
    "Un e-mail par jour avec les nouvelles opportunités qui correspondent à vos structures.",
  Rename: "Renommer",
  "Rename the saved search": "Renommer la recherche enregistrée",
  "Rename {name}": "Renommer {name}",
  "Save name": "Enregistrer le nom",
  "Saved search deleted": "Recherche enregistrée supprimée",
  "Saved searches": "Recherches enregistrées",
  "Tell me about {name}": "Fréquence des e-mails : {name}",
  "Time zone": "Fuseau horaire",
  UTC: "UTC",
  Undo: "Annuler",
  "What is new in the searches you keep, as often as you choose for each.":
    "Les nouveautés de vos recherches enregistrées, à la fréquence choisie pour chacune.",
  "When the deadline, amount or eligibility changes of what you saved or applied for.":
    "Quand la date limite, le montant ou l’éligibilité change pour ce que vous avez gardé ou pour vos candidatures.",
  "Your preferences could not be loaded": "Vos préférences n’ont pas pu être chargées",
  "Your saved searches": "Vos recherches enregistrées",
  "Your saved searches could not be loaded": "Vos recherches enregistrées n’ont pas pu être chargées",
} as const;
