import { staffRefusalReasons } from '@ensemble/contracts/words/missions-fr'

/** Mails in French. Spaces before ; : ! ? are made non-breaking when a mail is written (typography.ts). */
export const fr = {
  hello: 'Bonjour %firstName%,',
  see_mission: 'Voir la mission',
  see_request: 'Voir la demande',
  see_requests: 'Voir les demandes',
  see_participants: 'Voir les participations',
  see_missions: 'Voir les missions',
  see_searches: 'Voir mes recherches',
  others: 'D’autres missions pourraient vous convenir :',
  footer: 'Vous recevez ce message parce que vous avez un compte sur Ensemble.',
  request_received: {
    subject: 'Demande bien reçue : %title%',
    heading: 'Votre demande est bien reçue',
    text: 'L’équipe de la mission lit votre demande et vous répond par e-mail. Vous n’avez rien d’autre à faire.',
    promoted: {
      subject: 'Une place s’est libérée, l’équipe lit votre demande : %title%',
      heading: 'L’équipe lit maintenant votre demande',
      text: 'Une place s’est libérée : votre demande est maintenant lue par l’équipe, qui vous répond par e-mail.',
    },
    waitlist:
      'Toutes les places sont prises. Vous êtes sur la liste d’attente, en position %position%. Si une place se libère pour vous, vous recevez un e-mail. Si elle vous est proposée, vous avez trois jours au plus pour l’accepter.',
  },
  registration_confirmed: {
    subject: 'Inscription confirmée : %title%',
    heading: 'Votre inscription est confirmée',
    text: 'Votre place est réservée. Le rendez-vous est joint à ce message, pour votre agenda.',
    study:
      'Vous pouvez répondre au questionnaire, en plusieurs fois si vous le souhaitez. Un rappel du dernier jour est joint à ce message, pour votre agenda.',
  },
  new_request: {
    subject: '%name% demande à participer : %title%',
    heading: 'Une personne souhaite participer',
    text: '%name% demande à participer à la mission. Votre réponse est attendue.',
  },
  place_confirmed: {
    subject: 'Votre participation est confirmée : %title%',
    heading: 'Votre participation est confirmée',
    text: 'L’équipe vous attend. Le rendez-vous est joint à ce message, pour votre agenda.',
    call: 'L’équipe vous attend.',
    study:
      'Vous pouvez répondre au questionnaire, en plusieurs fois si vous le souhaitez. Un rappel du dernier jour est joint à ce message, pour votre agenda.',
  },
  request_refused: {
    subject: 'Réponse à votre demande : %title%',
    heading: 'L’équipe n’a pas pu retenir votre demande',
    text: 'Merci de l’intérêt que vous portez à cette mission.',
    reasons: {
      profile_not_matching: `${staffRefusalReasons.profile_not_matching}.`,
      no_place_left: `${staffRefusalReasons.no_place_left}.`,
      no_answer: `${staffRefusalReasons.no_answer}.`,
      other: 'L’équipe peut vous en dire plus si vous le lui demandez.',
    },
    ended: {
      subject: 'Mission arrêtée avant une réponse : %title%',
      heading: 'La mission s’est arrêtée avant une réponse',
      text: 'Nous en sommes désolés. Merci d’avoir demandé à participer.',
    },
  },
  withdrawal_noted: {
    subject: 'Votre retrait est noté : %title%',
    heading: 'Votre retrait est noté',
    text: 'Votre place est libérée, et l’équipe en est informée. Le fichier joint retire le rendez-vous de votre agenda. Vous n’avez rien d’autre à faire.',
  },
  request_withdrawn: {
    subject: 'Votre demande est retirée : %title%',
    heading: 'Votre demande est retirée',
    text: 'C’est noté. Vous n’avez rien d’autre à faire.',
    back: 'Vous changez d’avis ? Demandez de nouveau à participer depuis la page de la mission, tant que les inscriptions sont ouvertes.',
  },
  participant_withdrew: {
    subject: '%name% se retire : %title%',
    heading: 'Une personne se retire',
    text: '%name% ne participera pas à la mission. La place est de nouveau libre, ou proposée à la première personne de la liste d’attente.',
    request: '%name% retire sa demande. Vous n’avez plus à y répondre.',
    no_account: {
      subject: 'Une personne n’a plus de compte : %title%',
      heading: 'Une personne n’a plus de compte',
      text: 'Sa place est de nouveau libre, ou proposée à la première personne de la liste d’attente.',
      request: 'Vous n’avez plus à répondre à sa demande.',
    },
  },
}
