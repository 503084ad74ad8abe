import type { Translations } from '@ensemble/contracts/remote'

/** The page that answers the link of a mail, in French. */
const texts = {
  missionAnswer: {
    title: 'Votre réponse',
    sentence: 'Cette page s’ouvre depuis un e-mail sur une mission.',
    looking: 'Nous ouvrons votre lien.',
    failed: 'Votre lien n’a pas pu être ouvert',
    none: {
      title: 'Ouvrez le lien de votre e-mail',
      text: 'La question s’affichera ici. Vous pourrez répondre sans vous connecter.',
    },
    expired: {
      title: 'Ce lien n’est plus valable',
      text: 'Un lien sert pendant quatorze jours. Vous pouvez encore répondre depuis vos missions, après connexion.',
    },
    unknown: {
      title: 'Ce lien ne s’ouvre pas',
      text: 'Il est peut-être incomplet. Rouvrez votre e-mail, ou répondez depuis vos missions, après connexion.',
    },
    invitation: {
      question: 'Participez-vous à cette mission\u00a0?',
      text: 'Si vous déclinez, personne ne vous demandera pourquoi.',
      yes: 'Oui, je participe',
      no: 'Non, je décline',
    },
    new_date: {
      question: 'La nouvelle date vous convient-elle\u00a0?',
      text: 'Si vous rendez votre place, personne ne vous demandera pourquoi.',
      yes: 'Oui, je garde ma place',
      no: 'Non, je rends ma place',
    },
    withdrawal: {
      question: 'Ne souhaitez-vous plus participer\u00a0?',
      text: 'Si l’équipe vous attend ou doit vous répondre, elle est prévenue. Personne ne vous demandera pourquoi. Si vous répondiez à un questionnaire ici, vos réponses sont effacées.',
      no: 'Je ne participerai pas',
    },
    callToo: 'La mission est toute proche. Si vous le pouvez, appelez aussi l’équipe au',
    asksMore: 'Pour accepter, il faut répondre aux questions de l’équipe\u00a0: ouvrez la mission et connectez-vous.',
    noted: 'C’est noté',
    before: 'Votre réponse est déjà notée',
    coming: 'Vous participez à cette mission.',
    not_coming: 'Vous ne participez pas à cette mission.',
    changed: {
      title: 'La mission a changé depuis ce message',
      text: 'La date n’est plus celle de ce message. Ouvrez la mission pour la lire et répondre.',
    },
    over: {
      title: 'Il n’y a plus rien à répondre',
      text: 'Cette mission n’attend plus de réponse de votre part.',
    },
    see: 'Ouvrir la mission (connexion nécessaire)',
    myMissions: 'Ouvrir mes missions (connexion nécessaire)',
  },
} as const satisfies Translations

export default texts
