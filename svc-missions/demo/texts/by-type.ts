import type { MissionType } from '@ensemble/contracts/enumerations'

/** Plain sentences for the generated missions; `%title%` is the title, `%place%` where it takes place. */
export interface TypeTexts {
  summaries: readonly [string, ...string[]]
  what: readonly [string, ...string[]]
  how: readonly [string, ...string[]]
  objectives: readonly [string, ...string[]]
}

export const textsByType: Record<MissionType, TypeTexts> = {
  studies_and_surveys: {
    summaries: [
      'Un questionnaire court pour mieux comprendre ce que vivent les personnes concernées, %place%.',
      'Votre expérience compte : répondez à votre rythme, en une ou plusieurs fois.',
      'Quelques questions sur votre vécu, pour que les décisions partent de ce qui se passe vraiment.',
    ],
    what: [
      'Nous recueillons l’avis de personnes malades, guéries et de proches. Il n’y a ni bonne ni mauvaise réponse, et vous pouvez passer une question sans dire pourquoi.',
      'Le questionnaire se remplit en ligne en vingt minutes environ. Les réponses sont lues sans le nom de celles et ceux qui les donnent.',
    ],
    how: [
      'Vous pouvez vous arrêter et reprendre plus tard. Une personne de l’équipe répond à vos questions pendant toute la durée de l’enquête.',
      'Un résumé des résultats vous est envoyé avant sa publication, pour que vous sachiez à quoi vos réponses ont servi.',
    ],
    objectives: ['Savoir ce qui manque aujourd’hui, et le dire aux personnes qui décident.'],
  },
  informed_opinion: {
    summaries: [
      'Lisez un document avant sa parution et dites-nous ce qui est clair et ce qui ne l’est pas.',
      'Votre regard de personne concernée, avant que le texte ne parte à l’impression.',
      'Une heure de lecture, quelques remarques : c’est tout ce que nous vous demandons.',
    ],
    what: [
      'Vous recevez le document et une courte grille de lecture. Nous cherchons ce qui gêne, ce qui manque et ce qui pourrait blesser.',
      'Il ne s’agit pas de corriger l’orthographe : nous voulons savoir si le message passe, et s’il donne envie de se renseigner.',
    ],
    how: [
      'Vous envoyez vos remarques par écrit ou vous les dites au téléphone, comme vous préférez.',
      'Un échange d’une demi-heure en visioconférence est proposé à la fin ; il n’est pas obligatoire.',
    ],
    objectives: ['Des documents que chacun comprend à la première lecture.'],
  },
  event_participation: {
    summaries: [
      'Accueillir le public, distribuer des dépliants et répondre aux questions simples, %place%.',
      'Une équipe de bénévoles à compléter pour un moment convivial et utile, %place%.',
      'Quelques heures de présence pour parler de prévention et de dépistage, %place%.',
    ],
    what: [
      'Vous tenez le stand à deux ou trois, avec une personne du comité. Un court temps de préparation a lieu le matin même.',
      'Nous vous confions un poste qui vous convient : accueil, information, ravitaillement ou rangement.',
    ],
    how: [
      'Des chaises et un abri sont prévus. Vous pouvez venir une partie de la journée seulement : dites-le à l’inscription.',
      'Un repas est offert aux bénévoles. Un proche peut vous accompagner.',
    ],
    objectives: ['Rencontrer des personnes qui ne viendraient pas d’elles-mêmes se renseigner.'],
  },
  working_group_participation: {
    summaries: [
      'Un petit groupe se réunit pour faire avancer un sujet qui concerne la vie de tous les jours.',
      'Participez à trois réunions pour préparer des propositions concrètes, %place%.',
      'Des personnes concernées et des professionnels autour de la même table.',
    ],
    what: [
      'Le groupe compte une dizaine de personnes. L’ordre du jour est envoyé une semaine avant, avec des documents courts.',
      'Chacun parle de ce qu’il connaît. Une personne anime, une autre prend des notes : vous n’avez rien à préparer.',
    ],
    how: [
      'Les réunions durent deux heures, avec une pause. Vous pouvez les suivre à distance, caméra éteinte si vous le souhaitez.',
      'Un compte rendu est envoyé dans la semaine. Vous pouvez manquer une réunion sans quitter le groupe.',
    ],
    objectives: ['Écrire des propositions que le comité pourra porter.'],
  },
  media_speaking: {
    summaries: [
      'Partager votre parcours avec vos mots, devant un micro ou par écrit, bien préparé et bien entouré.',
      'Un témoignage court pour faire connaître ce que vivent les personnes malades et leurs proches.',
    ],
    what: [
      'Vous choisissez ce que vous racontez et ce que vous gardez pour vous. Un prénom d’emprunt est possible.',
      'L’équipe de communication prépare l’entretien avec vous et reste présente jusqu’à la fin.',
    ],
    how: [
      'Vous relisez ou réécoutez avant toute diffusion, et vous pouvez renoncer à tout moment.',
      'Le tournage ou l’entretien dure une heure au plus, pauses comprises.',
    ],
    objectives: ['Donner un visage et des mots justes à une expérience souvent tue.'],
  },
  research_project_participation: {
    summaries: [
      'Apporter le point de vue des personnes concernées à une équipe de recherche.',
      'Relire, questionner, proposer : la recherche se construit aussi avec vous.',
    ],
    what: [
      'Aucune connaissance médicale n’est nécessaire. L’équipe explique son projet dans un langage simple, puis vous écoute.',
      'Vous aidez à choisir les questions, à simplifier les documents remis aux volontaires et à discuter des résultats.',
    ],
    how: [
      'Comptez deux à trois heures par mois, à distance pour l’essentiel. Une formation courte est proposée au début.',
      'Les échanges ont lieu en visioconférence, à un horaire choisi ensemble.',
    ],
    objectives: ['Une recherche plus utile, parce qu’elle part de la vie des gens.'],
  },
  other: {
    summaries: [
      'Un coup de main régulier et discret, aux côtés de l’équipe du comité, %place%.',
      'Du temps partagé avec des personnes qui en ont besoin, à votre rythme.',
    ],
    what: [
      'Vous êtes en binôme avec une personne expérimentée pendant les premières fois. Ensuite, vous avancez à votre rythme.',
      'L’essentiel est d’écouter et d’être là. L’équipe reste joignable pendant toute la durée de la mission.',
    ],
    how: [
      'Un point est fait chaque mois avec l’équipe. Vous pouvez faire une pause quand vous en avez besoin.',
      'Une rencontre préalable permet de se connaître et de répondre à vos questions.',
    ],
    objectives: ['Rompre l’isolement et faciliter le quotidien.'],
  },
}

export const motivations = [
  'J’ai traversé cette période il y a deux ans et j’aimerais que mon expérience serve à d’autres.',
  'J’accompagne mon mari depuis l’an dernier. Je connais bien le sujet et je suis disponible en semaine.',
  'Je viens de prendre ma retraite et je cherche à me rendre utile près de chez moi.',
  'Le sujet me touche de près, et j’ai l’habitude de parler en public.',
  'Je voudrais rencontrer d’autres personnes concernées tout en donnant un coup de main.',
  'J’ai suivi la formation proposée par le comité et je souhaite la mettre en pratique.',
] as const

export const closingNotes = [
  'Merci à toutes et à tous. Grâce à votre présence, plus de deux cents personnes ont pu poser leurs questions, et quarante ont pris rendez-vous pour un dépistage.',
  'Vos remarques ont été reprises presque mot pour mot. Le document paraîtra au printemps, et vous le recevrez avant tout le monde.',
  'Le groupe a remis six propositions au comité ; quatre sont déjà mises en place. Merci pour votre franchise et votre patience.',
  'Votre témoignage a été entendu bien au-delà de nos attentes. Plusieurs personnes nous ont écrit pour vous remercier.',
] as const

export const reasonsOfChanges = {
  cancelled:
    'La commune ferme la plage pour travaux jusqu’à l’été, et nous n’avons pas trouvé d’autre lieu. Nous en sommes désolés.',
  moved: 'Le gymnase n’est pas libre à la date prévue : nous nous retrouvons une semaine plus tard, à la même heure.',
} as const

export const prerequisites = {
  remote: ['Être à l’aise avec la lecture de documents simples', 'Avoir une connexion à internet'],
  on_site: ['Être à l’aise avec la lecture de documents simples', 'Pouvoir rester debout une demi-heure'],
  mixed: ['Être à l’aise avec la lecture de documents simples', 'Avoir une connexion à internet'],
} as const

export const questions = [
  'Quand êtes-vous disponible ?',
  'Avez-vous déjà participé à une mission de ce type ?',
] as const
