/** The person, their password, how the product looks, and their data. */
export default {
  "A mail confirms it. Thank you for trying us.":
    "Un e-mail vous le confirme. Merci d’avoir essayé notre service.",
  "Accessibility statement": "Déclaration d’accessibilité",
  Account: "Compte",
  Appearance: "Apparence",
  "Cannot change email address": "L’adresse e-mail ne peut pas être modifiée",
  "Change password": "Changer le mot de passe",
  "Changing it signs you out on every other device.":
    "Le changer vous déconnecte de tous vos autres appareils.",
  "Confirm new password": "Confirmer le nouveau mot de passe",
  "Country of residence": "Pays de résidence",
  "Current password": "Mot de passe actuel",
  Dark: "Sombre",
  "Delete account": "Supprimer le compte",
  "Delete your account?": "Supprimer votre compte ?",
  "Deletes your account and everything in it, for good.":
    "Supprime définitivement votre compte et tout ce qu’il contient.",
  Download: "Télécharger",
  "Download all my data": "Télécharger toutes mes données",
  Email: "E-mail",
  "Failed to change password": "Le mot de passe n’a pas pu être modifié",
  "Failed to logout": "La déconnexion a échoué",
  "Failed to update profile": "Le profil n’a pas pu être mis à jour",
  "First name": "Prénom",
  "For every screen and every mail, wherever you sign in.":
    "Pour tous les écrans et tous les e-mails, sur tous vos appareils.",
  "Keep my account": "Garder mon compte",
  "Kept in this browser. System follows your device.":
    "Conservée dans ce navigateur. « Système » suit votre appareil.",
  Language: "Langue",
  "Last name": "Nom",
  Light: "Clair",
  Logout: "Se déconnecter",
  "Must be at least {n} characters": "Au moins {n} caractères",
  "New password": "Nouveau mot de passe",
  "One ZIP file with your profile, entities, applications, pitch decks with their files, notes and everything else we keep about you.":
    "Un fichier ZIP avec votre profil, vos structures, vos candidatures, vos pitch decks et leurs fichiers, vos notes et tout ce que nous conservons à votre sujet.",
  "Password change is managed by your third-party sign-in service.":
    "Le mot de passe se modifie auprès de votre service de connexion tiers.",
  "Password changed": "Mot de passe modifié",
  "Profile information": "Informations personnelles",
  "Profile updated": "Profil mis à jour",
  Settings: "Paramètres",
  "Signed in as {email}": "Compte connecté : {email}",
  System: "Système",
  "The file is among your downloads.": "Le fichier se trouve dans vos téléchargements.",
  "The secret address of your calendar goes on working. If somebody else may know it, make a new one under {calendar}.":
    "L’adresse secrète de votre calendrier continue de fonctionner. Si quelqu’un d’autre a pu l’apprendre, créez-en une nouvelle dans la partie {calendar}.",
  Theme: "Thème",
  "This cannot be undone. All of this goes for good:":
    "Cette action est irréversible. Tout ceci disparaît définitivement :",
  "To keep a copy, download all your data first. We send one last mail to {email}.":
    "Pour en garder une copie, téléchargez d’abord toutes vos données. Nous enverrons un dernier e-mail à {email}.",
  "To show that it is you.": "Pour vérifier que c’est bien vous.",
  "What you entered here is yours: take it with you, or delete it.":
    "Ce que vous avez saisi ici vous appartient : emportez-le, ou supprimez-le.",
  "What you saved or put away, your saved searches and your notes about funders":
    "Ce que vous avez gardé ou écarté, vos recherches enregistrées et vos notes sur les financeurs",
  "Who you are. Drafts and mails use your name.":
    "Qui vous êtes. Les brouillons et les e-mails reprennent votre nom.",
  "You have been signed out on every other device.": "Tous vos autres appareils ont été déconnectés.",
  "Your account was deleted": "Votre compte a été supprimé",
  "Your account was not deleted": "Votre compte n’a pas été supprimé",
  "Your applications with narratives, AI drafts and notes":
    "Vos candidatures avec leurs textes, les brouillons de l’IA et les notes",
  "Your calendar address: calendars that use it stop being updated":
    "Votre adresse de calendrier : les calendriers qui l’utilisent ne seront plus mis à jour",
  "Your data": "Vos données",
  "Your data could not be downloaded": "Vos données n’ont pas pu être téléchargées",
  "Your data is ready": "Vos données sont prêtes",
  "Your entities with the answers of their profiles": "Vos structures avec les réponses de leurs profils",
  "Your entities, your profile and how we reach you":
    "Vos structures, votre profil et la façon de vous joindre",
  "Your password": "Votre mot de passe",
  "Your pitch decks with their files and scores": "Vos pitch decks avec leurs fichiers et leurs scores",
  "Your profile, settings and news, and where you are signed in":
    "Votre profil, vos paramètres, vos nouveautés et vos connexions en cours",
} as const;
