/** The French of mail/. */
export default {
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
} as const;
