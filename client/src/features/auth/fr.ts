/** The French of auth/. */
export default {
  "Welcome back": "Heureux de vous revoir",
  "Log in to see your matches and applications.":
    "Connectez-vous pour voir vos correspondances et vos candidatures.",
  "New here? {link}": "Première visite ? {link}",
  "Get started": "Commencer",
  Login: "Se connecter",
  "Logged in successfully": "Connexion réussie",
  "Invalid email or password": "E-mail ou mot de passe incorrect",
  "Check both fields and try again.": "Vérifiez les deux champs et réessayez.",
  Email: "E-mail",
  Password: "Mot de passe",
  "Forgot password?": "Mot de passe oublié ?",

  "Create your account": "Créez votre compte",
  "Sign up": "Créer un compte",
  "Free to start. See what you are eligible for in a few minutes.":
    "Gratuit pour démarrer. En quelques minutes, voyez ce qui vous est ouvert.",
  "Already have an account? {link}": "Déjà un compte ? {link}",
  "First name": "Prénom",
  "Last name": "Nom",
  "Must be at least {count} characters": "Au moins {count} caractères",
  "Create account": "Créer un compte",
  "Account created!": "Compte créé !",
  "Please check your email at {email} for a link to verify your address.":
    "Consultez votre boîte {email} : un lien vous y attend pour vérifier votre adresse.",
  "Failed to create account": "Le compte n’a pas pu être créé",

  "Forgot password": "Mot de passe oublié",
  "Forgot your password?": "Mot de passe oublié ?",
  "Enter the email address of your account, and we will send you a link to choose a new one.":
    "Saisissez l’adresse e-mail de votre compte : nous vous enverrons un lien pour en choisir un nouveau.",
  "Send reset link": "Envoyer le lien",
  "Email sent": "E-mail envoyé",
  "Failed to send reset email": "L’e-mail n’a pas pu être envoyé",
  "Check your email": "Consultez vos e-mails",
  "If there is an account for {email}, a link to choose a new password is on its way. It works for {minutes} minutes.":
    "Si un compte existe avec {email}, un lien pour choisir un nouveau mot de passe est en route. Il est valable {minutes} minutes.",
  "Nothing there? Look in the spam folder, or {link}":
    "Rien reçu ? Regardez dans les indésirables, ou {link}",
  "try again": "réessayez",
  "Back to login": "Retour à la connexion",

  "Choose a new password": "Choisissez un nouveau mot de passe",
  "Reset password": "Réinitialiser le mot de passe",
  "You will be signed out everywhere, and sign in with the new one.":
    "Toutes vos sessions seront fermées. Vous vous connecterez avec le nouveau.",
  "New password": "Nouveau mot de passe",
  "Confirm password": "Confirmer le mot de passe",
  "Your password has been reset": "Votre mot de passe a été réinitialisé",
  "Please sign in with your new password.": "Connectez-vous avec votre nouveau mot de passe.",
  "Failed to reset password": "Le mot de passe n’a pas pu être réinitialisé",
  "Invalid link": "Lien non valide",
  "Invalid reset link. A link works once, for {minutes} minutes, and only the newest one does.":
    "Ce lien de réinitialisation n’est pas valide. Un lien sert une seule fois, pendant {minutes} minutes, et seul le plus récent fonctionne.",
  "Request new link": "Demander un nouveau lien",

  "Verifying your email": "Vérification de votre e-mail",
  "One moment": "Un instant",
  "Email verified!": "E-mail vérifié !",
  "Thank you. Taking you to Settings.": "Merci. Vos paramètres vont s’ouvrir.",
  "Verification failed": "La vérification a échoué",
  "We could not reach the server. Check your connection and try again.":
    "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
  "Invalid or expired verification link": "Lien de vérification non valide ou expiré",
  "You can have a new link sent from Settings.": "Vous pouvez demander un nouveau lien dans les paramètres.",
  "Try again": "Réessayer",
  "Go to Settings": "Ouvrir les paramètres",

  // With their article, so that each sentence takes them as they are.
  "reminders of deadlines and next steps": "les rappels de dates limites et d’étapes",
  "mails about changes": "les e-mails de changements",
  "mails about new opportunities": "les e-mails de nouvelles opportunités",
  "mails of saved searches": "les e-mails de recherches enregistrées",
  "Stop {mails}?": "Arrêter {mails} ?",
  "Stop {mails}": "Arrêter {mails}",
  "Stop these mails": "Arrêter ces e-mails",
  "All other mails stay as they are.": "Tous les autres e-mails restent inchangés.",
  "No more {mails}": "Vous ne recevrez plus {mails}",
  "We will not send you any from now on.": "C’est effectif dès maintenant.",
  "Turn them on again": "Réactiver",
  "They are on again": "C’est réactivé",
  "You will get {mails} as before.": "Vous recevrez de nouveau {mails}.",
  "This link does not work": "Ce lien ne fonctionne pas",
  "It may have been cut off on its way. All mails can be chosen in Settings.":
    "Il a peut-être été coupé en chemin. Tous les e-mails se choisissent dans les paramètres.",
  "That did not work. Please try again.": "Cela n’a pas fonctionné. Veuillez réessayer.",
  "All settings": "Tous les paramètres",
} as const;
