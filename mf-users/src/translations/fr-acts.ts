/** What staff do to accounts, each in its window. */
export const frenchActs = {
  reason: 'Raison',
  reasonHint_one: 'Gardé dans l’historique du compte, que la personne peut lire. N’y écrivez rien sur sa santé.',
  reasonHint_other:
    'Gardé dans l’historique de chaque compte, que la personne peut lire. N’y écrivez rien sur la santé de quelqu’un.',
  goneHint_one:
    'Gardé après le compte. L’administration peut le lire, pas la personne. N’y écrivez ni nom, ni rien sur sa santé.',
  goneHint_other:
    'Gardé après les comptes. L’administration peut le lire, pas les personnes. N’y écrivez ni nom, ni rien sur la santé.',
  reasonMissing: 'Écrivez la raison en quelques mots.',
  called_one: 'Elle n’a pas d’adresse e-mail\u00a0: son équipe trouve un appel à passer sur sa page d’accueil.',
  called_other:
    'Les personnes sans adresse e-mail sont à appeler\u00a0: leur équipe trouve ces appels sur sa page d’accueil.',
  none: 'Sans précision',
  noDepartment: 'Aucun (national)',
  choose: 'Choisir',
  departmentMissing: 'Choisissez le département confié à cette personne.',
  phoneHint: 'Toute personne de l’équipe donne un numéro.',
  phoneMissing: 'Indiquez le numéro de téléphone de cette personne.',
  approve: {
    action: 'Valider',
    title: 'Valider le compte %ofName%\u00a0?',
    consequence_one: 'La personne reçoit un e-mail et peut aussitôt participer.',
    consequence_other: 'Chaque personne reçoit un e-mail et peut aussitôt participer.',
    roleHint: 'Membre, sauf pour une personne de l’équipe.',
    message: 'Un mot de bienvenue',
    messageHint: 'Il est ajouté à l’e-mail.',
    done: 'Le compte %ofName% est validé.',
  },
  refuse: {
    action: 'Refuser',
    title: 'Refuser la demande %ofName%\u00a0?',
    consequence_one:
      'Le nom, les coordonnées et les réponses sont effacés pour toujours. La personne l’apprend par e-mail, sans la raison.',
    consequence_other:
      'Les noms, les coordonnées et les réponses sont effacés pour toujours. Chaque personne l’apprend par e-mail, sans la raison.',
    message: 'Un mot pour la personne',
    messageHint: 'Il est ajouté à l’e-mail. N’y écrivez rien sur sa santé.',
    done: 'La demande %ofName% est refusée.',
  },
  pass_on: {
    action: 'Transmettre',
    title: 'Transmettre la demande %ofName%\u00a0?',
    consequence:
      'L’administration décide à votre place et reçoit votre message par e-mail. La demande quitte votre liste. N’écrivez rien sur la santé de la personne.',
    subject: 'Un compte à valider vous est transmis',
    done: 'La demande %ofName% est transmise à l’administration.',
  },
  withdraw: {
    action: 'Retirer l’invitation',
    title: 'Retirer l’invitation %ofName%\u00a0?',
    consequence_one: 'Le lien de l’e-mail ne fonctionne plus et l’adresse est effacée. Aucun e-mail n’est envoyé.',
    consequence_other:
      'Les liens des e-mails ne fonctionnent plus et les adresses sont effacées. Aucun e-mail n’est envoyé.',
    done: 'L’invitation %ofName% est retirée.',
  },
  resend: {
    action: 'Renvoyer l’invitation',
    title: 'Renvoyer l’invitation à %email%\u00a0?',
    consequence_one: 'Un nouvel e-mail part avec un nouveau lien, valable 14 jours. L’ancien lien ne fonctionne plus.',
    consequence_other:
      'Chaque personne reçoit un nouvel e-mail avec un nouveau lien, valable 14 jours. Les anciens liens ne fonctionnent plus.',
    done: 'L’invitation est renvoyée à %email%.',
  },
  appoint: {
    action: 'Changer le rôle ou le département',
    title: 'Rôle et département %ofName%',
    consequence:
      'Le changement vaut aussitôt. Si le rôle change, la personne est déconnectée et se reconnecte avec ses nouveaux droits.',
    save: 'Enregistrer',
    done: 'Le rôle et le département %ofName% sont enregistrés.',
  },
  contact: { action: 'Écrire' },
  delete: {
    action: 'Supprimer',
    title: 'Supprimer le compte %ofName%\u00a0?',
    consequence:
      'Le nom, les coordonnées et les réponses sont effacés pour toujours. Les participations restent, sans nom.',
    told: 'Si vous ne cochez pas la case, la personne l’apprend par e-mail, sans la raison.',
    withoutMail: 'Ne pas envoyer d’e-mail (par exemple, la personne est décédée)',
    untold:
      'La personne n’a pas d’adresse e-mail\u00a0: appelez-la avant. Ensuite son numéro est effacé, et personne ne la prévient.',
    done: 'Le compte est supprimé.',
  },
  suspend: {
    action: 'Suspendre',
    title: 'Suspendre le compte %ofName%\u00a0?',
    consequence_one: 'La personne est déconnectée partout et ses participations à venir sont annulées.',
    consequence_other: 'Chaque personne est déconnectée partout et ses participations à venir sont annulées.',
    told: 'Elle l’apprend par e-mail, et lira votre raison en se connectant.',
    done: 'Le compte %ofName% est suspendu.',
    until: 'Jusqu’au',
    untilHint: 'Ce jour-là, le compte est rétabli de lui-même. Sans date, il faut le réactiver.',
    untilPast: 'Choisissez un jour à partir de demain.',
  },
  reactivate: {
    action: 'Réactiver',
    title: 'Réactiver le compte %ofName%\u00a0?',
    consequence_one: 'Le compte est de nouveau actif. Les participations annulées ne sont pas reprises.',
    consequence_other: 'Les comptes sont de nouveau actifs. Les participations annulées ne sont pas reprises.',
    done: 'Le compte %ofName% est réactivé.',
  },
} as const
