/** The calendar that one's own calendar subscribes to. Its menus are named as in the French of Google and Outlook. */
export default {
  "Address copied": "Adresse copiée",
  "Also the deadlines of what you saved for later. Without them, only those you have begun to apply for.":
    "Aussi les dates limites de ce que vous avez gardé pour plus tard. Sans elles, seulement celles des candidatures commencées.",
  Calendar: "Calendrier",
  "Calendar address": "Adresse de calendrier",
  "Calendar address made": "Adresse de calendrier créée",
  "Calendar turned off": "Calendrier désactivé",
  Copy: "Copier",
  "Could not copy": "La copie a échoué",
  "Failed to make the address": "L’adresse n’a pas pu être créée",
  "Failed to turn off the calendar": "Le calendrier n’a pas pu être désactivé",
  "Failed to update the calendar": "Le calendrier n’a pas pu être mis à jour",
  "Loading your calendar": "Chargement de votre calendrier",
  "Make a new address": "Créer une nouvelle adresse",
  "Make a new address?": "Créer une nouvelle adresse ?",
  "Make a secret address and let your calendar subscribe to it. It then shows the deadlines of applications you have not sent and of opportunities you saved, and follows them when they change.":
    "Créez une adresse secrète et abonnez-y votre calendrier. Il affiche alors les dates limites des candidatures que vous n’avez pas envoyées et des opportunités que vous avez gardées, et il suit leurs changements.",
  "Make address": "Créer l’adresse",
  "New calendar address made": "Nouvelle adresse de calendrier créée",
  "Saved opportunities": "Opportunités gardées",
  Subscribe: "S’abonner",
  "Subscribe opens the calendar of this device. In Google Calendar choose “From URL”, in Outlook “Subscribe from web”, and paste the address. Calendars look for changes by themselves, some only once a day.":
    "« S’abonner » ouvre le calendrier de cet appareil. Dans Google Agenda, choisissez « À partir de l’URL », dans Outlook « S’abonner à partir du web », puis collez l’adresse. Les calendriers cherchent eux-mêmes les changements, certains une seule fois par jour.",
  "The address is selected: copy it from the field.":
    "L’adresse est sélectionnée : copiez-la depuis le champ.",
  "The address stops working at once, and calendars that subscribed to it get no more dates. You can make another one later.":
    "L’adresse cesse aussitôt de fonctionner, et les calendriers abonnés ne reçoivent plus de dates. Vous pourrez en créer une autre plus tard.",
  "The old one no longer works.": "L’ancienne ne fonctionne plus.",
  "The old one stops working at once: calendars that subscribed to it get no more dates until they have the new one.":
    "L’ancienne cesse aussitôt de fonctionner : les calendriers abonnés ne reçoivent plus de dates tant qu’ils n’ont pas la nouvelle.",
  "Turn off": "Désactiver",
  "Turn off your calendar?": "Désactiver votre calendrier ?",
  "Whoever has the address can read the names and dates in it, without signing in. You can end it at any time.":
    "Toute personne qui a cette adresse peut y lire les noms et les dates, sans se connecter. Vous pouvez y mettre fin à tout moment.",
  "Whoever has this address can read the names and dates in the calendar, without signing in. It shows no amounts and none of your notes.":
    "Toute personne qui a cette adresse peut lire les noms et les dates du calendrier, sans se connecter. Il ne montre ni montants ni notes.",
  "Your calendar could not be loaded": "Votre calendrier n’a pas pu être chargé",
  "Your deadlines and your next steps with funders, in Google Calendar, Apple Calendar, Outlook or any other.":
    "Vos dates limites et vos prochaines étapes avec les financeurs, dans Google Agenda, Calendrier d’Apple, Outlook ou tout autre calendrier.",
} as const;
