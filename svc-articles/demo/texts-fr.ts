import type { ArticleCategory } from '@ensemble/contracts/enumerations'
import type { CategoryText } from './article-text.ts'

/** What a demonstration article of each category says in French. Medical statements stay general. */
export const textsFr: Record<ArticleCategory, CategoryText> = {
  DISEASE_INFORMATION: {
    summary: 'Des repères simples pour comprendre, préparer vos questions et en parler avec votre équipe soignante.',
    sections: [
      [
        'Ce qu’il faut savoir',
        'Chaque situation est différente. Deux personnes qui ont la même maladie ne vivent pas la même chose, et ce qui aide l’une peut ne pas convenir à l’autre. Les mots médicaux s’expliquent : demandez qu’on vous les redise autrement, autant de fois qu’il le faut.',
      ],
      [
        'Préparer un rendez-vous',
        'Notez vos questions au fil des jours, même celles qui vous paraissent petites. Venez avec un proche si vous le souhaitez : à deux, on retient mieux. Vous pouvez demander un compte rendu écrit.',
      ],
    ],
    list: [
      'Écrire ce que vous ressentez et à quel moment',
      'Dire ce qui compte pour vous',
      'Demander qui appeler entre deux rendez-vous',
    ],
  },
  PREVENTION: {
    summary: 'Des gestes utiles au quotidien, sans culpabiliser, et où trouver de l’aide près de chez vous.',
    sections: [
      [
        'Commencer petit',
        'Un changement tient mieux quand il est petit. Choisissez un geste, gardez-le deux semaines, puis ajoutez-en un autre si vous en avez envie. Un retour en arrière n’efface pas ce qui a été fait.',
      ],
      [
        'Ne pas rester seul',
        'Médecin, pharmacie, infirmière du travail : plusieurs personnes peuvent vous aider. Les comités proposent aussi des ateliers gratuits, en petit groupe.',
      ],
    ],
    list: [
      'Bouger un peu chaque jour, à son rythme',
      'Se protéger du soleil, même en ville',
      'Répondre aux invitations de dépistage',
    ],
    note: 'Ces conseils sont généraux. Ils ne remplacent pas l’avis de votre équipe soignante.',
  },
  CAREGIVERS: {
    summary: 'Aider un proche prend du temps et des forces. Voici comment souffler et où frapper.',
    sections: [
      [
        'Votre place compte aussi',
        'Être fatigué, agacé ou triste n’enlève rien à ce que vous faites. En parler à quelqu’un d’extérieur, même une seule fois, aide souvent à y voir plus clair.',
      ],
      [
        'Demander un relais',
        'Un relais peut durer deux heures ou deux semaines. La mairie, le service social de l’hôpital et votre comité savent ce qui existe dans votre département et ce qui peut être pris en charge.',
      ],
    ],
    list: ['Noter ce que vous faites dans une semaine', 'Choisir une tâche à confier', 'Garder une heure pour vous'],
  },
  CANCER_AND_EMPLOYMENT: {
    summary: 'Travail et maladie : ce que vous pouvez demander, à qui, et dans quel ordre.',
    sections: [
      [
        'Les bonnes personnes',
        'Le médecin du travail est tenu au secret : il peut proposer un aménagement sans dire pourquoi. L’assistante sociale vous aide pour les papiers. Rien ne vous oblige à nommer votre maladie à votre employeur.',
      ],
      [
        'Revenir à son rythme',
        'Une visite avant la reprise permet d’adapter le poste. Les horaires, la charge et le lieu peuvent changer pendant un temps. Un point tous les mois évite de se laisser déborder.',
      ],
    ],
    list: [
      'Demander une visite de préreprise',
      'Garder une copie de chaque courrier',
      'Prévoir un jour de repos après une journée lourde',
    ],
  },
  ADVOCACY: {
    summary: 'Ce que nous demandons, pourquoi, et comment chacun peut y contribuer.',
    sections: [
      [
        'D’où nous partons',
        'Des personnes nous racontent les mêmes obstacles : un dossier refusé, un questionnaire trop intime, un délai trop long. Mis bout à bout, ces récits deviennent une demande que l’on peut porter.',
      ],
      [
        'Où nous en sommes',
        'Des avancées existent, d’autres se font attendre. Nous tenons à jour ce qui est acquis, ce qui est discuté et ce qui reste à obtenir.',
      ],
    ],
    list: [
      'Raconter votre expérience, avec ou sans votre nom',
      'Relire une proposition',
      'Rejoindre un groupe de travail',
    ],
  },
  HEALTH_DEMOCRACY: {
    summary: 'Les usagers ont leur mot à dire. Voici comment cela se passe vraiment.',
    sections: [
      [
        'À quoi cela sert',
        'Dans chaque hôpital, des représentants relisent les plaintes, posent des questions et suivent les réponses. Leur force est de connaître la vie des patients de l’intérieur.',
      ],
      [
        'Se former, puis essayer',
        'Une formation courte est proposée avant de commencer. On peut assister à une séance sans s’engager, et s’arrêter quand on le souhaite.',
      ],
    ],
    list: ['Deux à quatre réunions par an', 'Des frais de déplacement remboursés', 'Un binôme pour débuter'],
  },
  RESEARCH_SUPPORT: {
    summary: 'Comprendre une étude, y prendre part ou non, et poser les bonnes questions.',
    sections: [
      [
        'Lire avant de signer',
        'Un document d’information doit se comprendre sans aide. Prenez le temps, emportez-le chez vous, montrez-le à un proche. Vous pouvez dire non, et changer d’avis plus tard.',
      ],
      [
        'Ce que change votre regard',
        'Des chercheurs demandent à des patients de relire leurs projets. Une phrase plus claire, un déplacement en moins : ces détails décident souvent si une étude est possible.',
      ],
    ],
    list: ['Quel est le but de l’étude ?', 'Qu’est-ce qui change pour moi ?', 'Qui appeler en cas de doute ?'],
    note: 'Cette page donne des repères généraux. Elle ne remplace pas votre équipe soignante.',
  },
  ACTIONS_FOR_PATIENTS: {
    summary: 'Les soins et activités proposés par les comités, gratuits ou presque, près de chez vous.',
    sections: [
      [
        'Ce qui est proposé',
        'Écoute, mouvement adapté, soins du visage, conseils pour manger, ateliers de création : chaque comité a son programme. Les groupes sont petits et l’on vient comme on est.',
      ],
      [
        'Comment venir',
        'Un appel suffit. On vous dira les jours, le lieu, l’accès et les pauses prévues. Vous pouvez essayer une fois avant de choisir.',
      ],
    ],
    list: ['Un lieu accessible', 'Des places assises', 'La possibilité de venir accompagné'],
  },
  CAMPAIGN: {
    summary: 'Le message de cette année, les outils à votre disposition et les dates à retenir.',
    sections: [
      [
        'Le message',
        'Peu de mots, et les mêmes partout : c’est ainsi qu’un message passe. Cette année, nous parlons de ce que chacun peut faire sans attendre.',
      ],
      [
        'Y prendre part',
        'Affiches, stands, rencontres : les comités cherchent des personnes pour une heure comme pour une journée. Une courte préparation est prévue.',
      ],
    ],
    list: ['Choisir une date', 'Lire la fiche de deux pages', 'Retrouver l’équipe sur place'],
  },
  EVENT: {
    summary: 'Le programme, l’accès, et ce qu’il faut savoir avant de venir.',
    sections: [
      [
        'Le programme',
        'La matinée est consacrée aux échanges, l’après-midi aux ateliers. Des pauses sont prévues et une salle de repos reste ouverte toute la journée.',
      ],
      [
        'Venir',
        'L’entrée est libre. Le lieu est accessible en transports et de plain-pied. Si un trajet vous fatigue, dites-le : un covoiturage s’organise.',
      ],
    ],
    list: ['Accueil à partir de neuf heures', 'Places assises partout', 'Accompagnant bienvenu'],
  },
  SOLIDARITY_EVENT: {
    summary: 'Marcher, courir, tenir un stand : une journée pour se retrouver et soutenir.',
    sections: [
      [
        'La journée',
        'Plusieurs distances sont proposées, dont une boucle courte avec des bancs. On peut s’arrêter, repartir, ou simplement encourager.',
      ],
      [
        'Ce que cela permet',
        'Les dons financent les ateliers du comité et l’écoute. Un bilan est publié après chaque édition.',
      ],
    ],
    list: ['Une boucle d’un kilomètre', 'Des points d’eau et d’ombre', 'Un accueil pour les familles'],
  },
  LEAGUE: {
    summary: 'Qui fait quoi, comment nous joindre et comment prendre part à la vie d’un comité.',
    sections: [
      [
        'Un comité par département',
        'Chaque comité réunit des bénévoles et quelques salariés. Il connaît les lieux, les équipes de soins et les aides de son département.',
      ],
      [
        'Prendre part',
        'On peut donner une heure, un savoir-faire ou un avis. Un échange permet de trouver ce qui vous convient, selon vos forces du moment.',
      ],
    ],
    list: ['Une personne à qui parler', 'Des missions courtes ou longues', 'Le droit de faire une pause'],
  },
  PARTNERSHIP: {
    summary: 'Ce que nous faisons avec d’autres, et ce que cela change pour vous.',
    sections: [
      [
        'Pourquoi à plusieurs',
        'Une pharmacie, une salle de sport ou un laboratoire touchent des personnes que nous ne voyons pas. Ensemble, nous répondons plus tôt.',
      ],
      [
        'Des règles claires',
        'Chaque partenariat est écrit, relu et rendu public. Aucune donnée personnelle n’est transmise.',
      ],
    ],
    list: ['Un but commun', 'Une durée fixée', 'Un bilan partagé'],
  },
  GENDER_INEQUALITIES: {
    summary: 'Femmes et hommes ne sont pas reçus ni soignés de la même façon. Parlons-en.',
    sections: [
      [
        'Des écarts qui se répètent',
        'Un signe pris moins au sérieux, un dépistage moins proposé, une charge plus lourde à la maison : les écarts s’ajoutent. Les nommer aide à les réduire.',
      ],
      [
        'Ce que l’on peut faire',
        'Poser une question de plus, venir accompagné, demander un second avis : ces gestes sont permis à tous. Les équipes aussi se forment.',
      ],
    ],
    list: [
      'Dire ce que vous ressentez, sans minimiser',
      'Demander pourquoi un examen n’est pas proposé',
      'Partager votre expérience',
    ],
    note: 'Cette page donne des repères généraux. Elle ne remplace pas votre équipe soignante.',
  },
}
