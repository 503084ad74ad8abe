/** Mails about an account, in French. */
export const accountFr = {
  your_code: 'Votre code',
  device: 'Appareil',
  until: 'Jusqu’au',
  name: 'Nom',
  department: 'Département',
  go_to_ensemble: 'Aller sur Ensemble',
  footer_typed:
    'Vous recevez ce message parce que quelqu’un a saisi cette adresse sur Ensemble. Si ce n’est pas vous, ne faites rien : personne ne peut continuer sans ce message.',
  hello_nobody: 'Bonjour,',
  footer_invited:
    'Vous recevez ce message parce qu’une personne de la ligue vous invite. Si vous n’y répondez pas, votre adresse sera effacée.',
  footer_written:
    'Vous recevez ce message parce que quelqu’un vous a écrit sur Ensemble. Répondez à ce message pour lui répondre.',
  code_life: 'Ce code est valable 30 minutes. Ne le donnez à personne : nous ne vous le demanderons jamais.',
  not_me: 'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe et prévenez votre comité.',
  confirm_email: {
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Encore une étape : confirmez votre adresse',
    text: 'Merci de votre inscription. Saisissez ce code sur la page d’Ensemble pour confirmer que cette adresse est bien la vôtre.',
    button: 'Saisir le code',
  },
  already_registered: {
    subject: 'Vous avez déjà un compte',
    heading: 'Vous avez déjà un compte',
    text: 'Une inscription vient d’être demandée avec votre adresse. Vous avez déjà un compte : connectez-vous. Si vous avez oublié votre mot de passe, la page de connexion vous aide à en choisir un autre.',
    button: 'Me connecter',
  },
  account_awaits_approval: {
    subject: 'Un compte attend votre validation',
    heading: 'Une personne souhaite nous rejoindre',
    text: 'Elle a confirmé son adresse e-mail. Sa demande attend votre réponse.',
    button: 'Voir la demande',
  },
  account_invitation: {
    subject: '%inviter% vous invite à rejoindre la plateforme',
    heading: '%inviter% vous invite',
    text: 'Ensemble réunit les personnes malades, les proches et les équipes de la ligue autour de missions utiles. Votre compte vous attend : il reste à choisir un mot de passe et à vous présenter. Ce lien est pour vous seul et ne sert qu’une fois.',
    button: 'Créer mon compte',
  },
  account_approved: {
    subject: 'Bienvenue, votre compte est actif',
    heading: 'Bienvenue parmi nous',
    text: 'Votre compte est validé. Vous pouvez découvrir les missions et y participer, à votre rythme.',
    button: 'Découvrir Ensemble',
  },
  account_refused: {
    subject: 'Votre demande d’inscription',
    heading: 'Votre demande d’inscription',
    text: 'Nous n’avons pas pu donner suite à votre demande. Vos données ont été effacées. Votre comité répond à vos questions : il suffit de répondre à ce message.',
    button: 'Aller sur Ensemble',
  },
  account_suspended: {
    subject: 'Votre compte est suspendu',
    heading: 'Votre compte est suspendu',
    text: 'Vous ne pouvez plus vous connecter pour le moment. Votre comité vous en dit plus : il suffit de répondre à ce message.',
    button: 'Aller sur Ensemble',
  },
  account_restored: {
    subject: 'Votre compte est rétabli',
    heading: 'Votre compte est rétabli',
    text: 'Vous pouvez de nouveau vous connecter. Les participations qui avaient été annulées ne sont pas reprises : vous pouvez vous inscrire de nouveau.',
    button: 'Me connecter',
  },
  account_deleted: {
    subject: 'Votre compte a été supprimé',
    heading: 'Votre compte a été supprimé',
    text: 'Votre nom, vos coordonnées et vos réponses ont été effacés. Merci pour le chemin fait ensemble.',
    button: 'Aller sur Ensemble',
  },
  reset_password: {
    subject: 'Choisissez un nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    text: 'Saisissez ce code sur la page d’Ensemble, puis votre nouveau mot de passe.',
    button: 'Saisir le code',
  },
  reset_elsewhere: {
    subject: 'Comment vous connecter',
    heading: 'Vous n’avez pas de mot de passe ici',
    text: 'Vous vous connectez avec votre compte de la ligue : choisissez « Continuer avec un compte de la ligue » sur la page de connexion.',
    button: 'Me connecter',
  },
  password_changed: {
    subject: 'Sécurité de votre compte : mot de passe changé',
    heading: 'Votre mot de passe a changé',
    text: 'Il vient d’être changé. Vos autres appareils ont été déconnectés. Si c’est vous, vous n’avez rien à faire.',
    button: 'Choisir un autre mot de passe',
  },
  identity_linked: {
    subject: 'Sécurité de votre compte : compte de la ligue relié',
    heading: 'Un compte de la ligue est relié à votre compte',
    text: 'Vous pouvez désormais vous connecter aussi avec ce compte de la ligue. Si c’est vous, vous n’avez rien à faire.',
    button: 'Choisir un autre mot de passe',
  },
  new_device: {
    subject: 'Sécurité de votre compte : nouvel appareil',
    heading: 'Une connexion depuis un nouvel appareil',
    text: 'Quelqu’un vient de se connecter à votre compte depuis un appareil que nous ne connaissions pas. Si c’est vous, vous n’avez rien à faire.',
    button: 'Choisir un autre mot de passe',
  },
  contact_message: {
    subject: 'Message de %name%',
    heading: 'Message de %name%',
    text: '%name% vous écrit :',
    button: 'Ouvrir Ensemble',
  },
  contact_copy: {
    subject: 'Votre message a été envoyé',
    heading: 'Votre message',
    text: 'Voici une copie de votre message. Les réponses vous parviendront par e-mail.',
    button: 'Ouvrir Ensemble',
  },
}
