/** Mails about a mission that is cancelled or moved, and about a place or an invitation that ends, in French. */
export const missionChangesFr = {
  answer_new_date: 'Dire si la date me convient',
  calendar_off: 'Le fichier joint retire le rendez-vous de votre agenda.',
  calendar_moved: 'Le fichier joint met votre agenda à jour.',
  their_words: 'Voici ce qu’en dit l’équipe :',
  mission_cancelled: {
    subject: 'Mission annulée : %title%',
    heading: 'La mission est annulée',
    confirmed: 'Elle n’aura pas lieu : ne vous déplacez pas. Vous n’avez rien à faire.',
    remote: 'Elle n’aura pas lieu. Vous n’avez rien à faire.',
    requested: 'Elle n’aura pas lieu. Votre demande s’arrête donc là, sans avoir été refusée.',
    waitlisted: 'Elle n’aura pas lieu. La liste d’attente s’arrête donc là.',
  },
  mission_moved: {
    subject: 'Nouvelle date : %title%',
    heading: 'La mission change de date',
    now: 'Nouvelle date : %when%.',
    before: 'Elle devait commencer le %day% à %time%.',
    confirmed:
      'Vous gardez votre place. La nouvelle date vous convient-elle ? Répondez depuis ce message, sans vous connecter. Sans réponse, votre place reste à vous.',
    call: 'Vous gardez votre place. La nouvelle date vous convient-elle ? Sans réponse, votre place reste à vous.',
    requested:
      'Votre demande reste entre les mains de l’équipe. Si la nouvelle date ne vous convient pas, vous pouvez la retirer.',
    waitlisted: 'Vous gardez votre rang sur la liste d’attente. Vous pouvez aussi la quitter.',
  },
  invitation_cancelled: {
    subject: 'Mission annulée : %title%',
    heading: 'La mission est annulée',
    text: 'Elle n’aura pas lieu. L’invitation ne tient plus, et vous n’avez pas à y répondre.',
  },
  invitation_moved: {
    subject: 'Nouvelle date : %title%',
    heading: 'La mission change de date',
    text: 'L’invitation tient toujours. Vous pouvez l’accepter ou la décliner : personne ne vous demandera pourquoi.',
  },
  place_taken_back: {
    subject: 'Votre place n’est plus réservée : %title%',
    heading: 'Votre place n’est plus réservée',
    text: 'Votre participation était confirmée. L’équipe a dû revenir sur cette réponse, et ne vous attend plus à cette mission.',
    call: 'Pour en parler, appelez votre contact.',
    ask: 'Pour en parler, appelez la personne nommée ci-dessous, ou répondez à ce message.',
  },
  invitation_ended: {
    subject: 'Cette invitation ne tient plus : %title%',
    heading: 'L’invitation ne tient plus',
    text: 'La mission s’arrête. Vous n’avez rien à faire.',
    taken_back:
      'L’équipe a annulé cette invitation, et ne vous garde plus de place. La mission, elle, a toujours lieu. Vous n’avez rien à faire.',
  },
}
