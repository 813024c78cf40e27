/** The French of auth/. */
export default {
  "If there is an account with this address, a link to reset its password is on its way.":
    "S’il existe un compte avec cette adresse, un lien pour réinitialiser son mot de passe vient d’être envoyé.",
  "Your password has been reset. Please sign in with the new one.":
    "Votre mot de passe a été réinitialisé. Connectez-vous avec le nouveau.",
  "Password changed. All other devices were signed out.":
    "Mot de passe modifié. Tous les autres appareils ont été déconnectés.",
  "Email verified!": "Adresse e-mail vérifiée !",
  "Your e-mail address is already verified": "Votre adresse e-mail est déjà vérifiée",
  "Verification email sent": "E-mail de vérification envoyé",
} as const;
