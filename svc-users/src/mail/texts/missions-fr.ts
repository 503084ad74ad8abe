import { rejectionReasons } from '@ensemble/contracts/words/missions-fr'

/** Mails about missions, in French. */
export const missionsFr = {
  answer_invitation: 'Répondre',
  answer_survey: 'Donner mon avis',
  see_my_missions: 'Voir mes missions',
  open_ensemble: 'Ouvrir Ensemble',
  mission_to_approve: {
    subject: 'Mission à valider : %title%',
    heading: 'Une mission attend votre validation',
    text: 'Les membres la verront dès qu’elle sera validée.',
    edited: 'Elle était déjà validée, et vient d’être modifiée. Les nouvelles inscriptions attendent votre réponse.',
    resubmitted: 'Elle avait été renvoyée à l’équipe, qui l’a reprise.',
  },
  mission_published: {
    subject: 'Votre mission est publiée : %title%',
    heading: 'Votre mission est publiée',
    text: 'Les membres peuvent la voir et s’inscrire.',
  },
  mission_to_revise: {
    subject: 'Votre mission doit être revue : %title%',
    heading: 'Votre mission doit être revue',
    restored: 'La modification n’a pas été retenue : le texte validé auparavant reste en ligne.',
    next: 'Vous pouvez la reprendre et la proposer de nouveau.',
    reasons: {
      content_insufficient: `${rejectionReasons.content_insufficient}.`,
      dates_not_compatible: `${rejectionReasons.dates_not_compatible}.`,
      not_a_league_mission: `${rejectionReasons.not_a_league_mission}.`,
      duplicate: `${rejectionReasons.duplicate}.`,
      privacy_risk: `${rejectionReasons.privacy_risk}.`,
      other: 'Voici ce que l’équipe nationale en dit.',
    },
  },
  rejection_revoked: {
    subject: 'Votre mission est de nouveau examinée : %title%',
    heading: 'Votre mission est de nouveau examinée',
    text: 'Le refus est levé. Vous recevrez la réponse par e-mail ; il n’y a rien à faire d’ici là.',
  },
  invitation: {
    subject: 'On vous propose une mission : %title%',
    heading: 'On vous propose une mission',
    text: 'Une équipe a pensé à vous. Lisez tranquillement la mission, puis acceptez ou déclinez : personne ne vous demandera pourquoi.',
    time: 'Une place vous est gardée jusqu’au %until%.',
  },
  place_offered: {
    subject: 'Une place se libère : %title%',
    heading: 'Une place se libère pour vous',
    text: 'Vous étiez en tête de la liste d’attente.',
    time: 'La place vous est gardée jusqu’au %until% ; ensuite, elle est proposée à la personne suivante.',
  },
  invitation_reminder: {
    subject: 'Rappel, on vous propose une mission : %title%',
    heading: 'Une mission vous attend encore',
    text: 'Une place vous est gardée pendant quelques jours encore. Vous pouvez accepter ou décliner : personne ne vous demandera pourquoi.',
  },
  invitation_answered: {
    subject: '%name% a répondu : %title%',
    heading: 'Une personne a répondu à votre invitation',
    accepted: '%name% accepte de participer.',
    declined: '%name% ne participera pas. La place est de nouveau libre.',
  },
  thanks: {
    subject: 'Merci, voici ce que votre aide a permis : %title%',
    heading: 'Merci pour votre aide',
    text: 'La mission est terminée. Voici ce qu’elle a permis, dans les mots de l’équipe :',
  },
  survey: {
    subject: '%subject% (%title%)',
    heading: 'Comment s’est passée la mission ?',
    text: 'Deux minutes suffisent, et rien n’est obligatoire.',
  },
  starting_soon: {
    subject: 'Votre mission approche : %title%',
    heading: 'Votre mission approche',
    text: 'Voici tout ce qu’il faut pour participer.',
    change: 'Un empêchement ? Le lien « Je ne participerai pas », sous le bouton, suffit pour vous retirer.',
  },
  changed: {
    subject: 'Changement important : %title%',
    heading: 'Un changement important',
    date: 'La date a changé.',
    place: 'Le lieu a changé.',
    link: 'Le lien de la réunion a changé.',
    text: 'Voici la mission telle qu’elle est maintenant. Si elle ne vous convient plus, vous pouvez vous retirer.',
  },
  unanswered_requests: {
    subject: '%count% demandes sans réponse : %title%',
    subject_one: '1 demande sans réponse : %title%',
    heading: 'Des personnes attendent votre réponse',
    text: 'Elles attendent depuis plus d’une semaine. Un oui comme un non leur permettra de s’organiser.',
  },
  ending_soon: {
    subject: 'Votre mission se termine bientôt : %title%',
    heading: 'Votre mission se termine dans une semaine',
    text: 'Pensez à la note de clôture : elle dit aux personnes ce que leur aide a permis.',
  },
  ended: {
    subject: 'Votre mission est terminée : %title%',
    heading: 'Votre mission est terminée',
    text: 'Clôturez-la avec quelques mots sur ce qu’elle a permis : les personnes les recevront.',
  },
  closing_soon: {
    subject: 'Votre mission va être clôturée : %title%',
    heading: 'Votre mission sera clôturée dans une semaine',
    text: 'Elle est terminée depuis plus de trois semaines. Sans vous, elle sera clôturée d’elle-même ; vous pourrez encore ajouter la note.',
  },
  new_missions: {
    subject: 'De nouvelles missions pour vous',
    heading: 'De nouvelles missions pour vous',
    text: 'Elles correspondent à ce que vous avez dit vouloir faire. Rien ne presse.',
    others: 'À découvrir :',
  },
  daily_summary: {
    subject: 'Ce qui vous attend sur Ensemble',
    heading: 'Ce qui vous attend aujourd’hui',
    text: 'Vous avez choisi un seul message par jour.',
    others: 'À traiter :',
    new_request: 'Nouvelle demande pour %title%',
    mission_to_approve: 'Mission à valider : %title%',
    account_awaits_approval: 'Compte à valider : %title%',
  },
}
