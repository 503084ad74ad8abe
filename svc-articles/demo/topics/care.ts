import type { TopicText } from './topic-text.ts'

export const supportCare: TopicText = {
  cancerTypes: [],
  sources: ['inca', 'ameli'],
  summary: 'Soins de support : qui les propose, à quel moment, et comment choisir ceux qui vous aideraient vraiment.',
  essential:
    'Les soins de support accompagnent le traitement sans le remplacer : douleur, alimentation, moral, mouvement, droits, vie intime. Ils sont possibles dès le diagnostic et après la fin des soins. Un seul, bien choisi, vaut mieux qu’un programme que l’on n’arrive pas à suivre.',
  sections: [
    [
      'Choisir',
      'Demandez-vous ce qui pèse le plus cette semaine. Dites-le avec vos mots à l’infirmière ou à l’infirmier. Une courte grille, parfois appelée bilan des besoins, sert à n’oublier aucun sujet.',
      [
        'Ce qui me gêne le plus.',
        'Ce que j’ai déjà essayé.',
        'Le lieu et l’horaire possibles.',
        'Ce que je peux payer, ou non.',
      ],
    ],
    [
      'Reconnaître une offre sérieuse',
      'Une offre sérieuse dit qui intervient, avec quelle formation, et travaille avec votre équipe. Elle ne promet pas de guérir et ne demande pas d’arrêter un traitement. En cas de doute, apportez le dépliant à votre médecin.',
      'Les comités proposent des ateliers près de chez vous. L’annuaire de l’Institut national du cancer et celui de votre région complètent la liste.',
    ],
  ],
  angles: {
    voice: {
      summary: 'Ce qui manque, ce qui aide : votre voix compte pour que les soins de support arrivent au bon moment.',
      section: [
        'Dire ce qui a manqué',
        'Beaucoup de personnes découvrent les soins de support quand tout est fini. Elles disent : personne ne m’en a parlé. Ce constat, porté par des représentants dans les hôpitaux, a déjà fait ajouter une page au dossier d’annonce.',
        'Votre avis peut porter sur un détail : une affiche trop haute, un atelier le matin quand les taxis arrivent à midi. Les détails se corrigent vite, quand quelqu’un les dit.',
      ],
    },
    defend: {
      summary: 'Des soins de support partout, et pas seulement dans les grandes villes : ce que nous défendons.',
      section: [
        'Partout, et pour tout le monde',
        'L’adresse ne devrait pas décider. Nous défendons une offre de soins de support lisible dans chaque département, proposée dès le diagnostic et accessible sans avance de frais. Les proches doivent y avoir leur place.',
        'Nous demandons aussi que le temps d’en parler soit compté. Une consultation trop courte ne laisse que l’essentiel médical, et renvoie le reste à plus tard, c’est-à-dire à jamais.',
      ],
    },
  },
}

export const diagnosis: TopicText = {
  cancerTypes: ['thyroid', 'kidney', 'lung'],
  sources: ['inca', 'has', 'publicService'],
  summary:
    'L’annonce du diagnostic bouleverse. Des repères pour les premiers jours : qui voir, quoi demander, comment respirer.',
  essential:
    'L’annonce du diagnostic laisse souvent un trou dans la mémoire : on entend un mot, et plus rien d’autre. C’est habituel. En France, un temps d’annonce est organisé, avec un médecin puis un soignant, pour reprendre les explications à votre rythme.',
  sections: [
    [
      'Les premiers jours',
      [
        'Demander un deuxième rendez-vous pour réentendre.',
        'Venir avec quelqu’un qui prend des notes.',
        'Écrire les questions comme elles viennent.',
        'Choisir à qui en parler, et à qui plus tard.',
      ],
      'Rien ne vous oblige à tout dire à tout le monde. Une phrase préparée aide : « J’ai une mauvaise nouvelle, je ne veux pas en discuter aujourd’hui. »',
    ],
    [
      'Le plan de soins',
      'La proposition de traitement est discutée par plusieurs spécialistes. Elle vous est remise par écrit, avec le nom des personnes à appeler. Vous pouvez demander un second avis sans vous fâcher avec personne.',
      'Les recherches sur internet tombent vite sur le pire. Préférez les pages de l’Institut national du cancer, et gardez les autres pour en parler à l’équipe.',
    ],
  ],
  angles: {
    for_relatives: {
      summary: 'Vous étiez là lors de l’annonce du diagnostic, ou vous l’apprenez au téléphone. Par où commencer.',
      section: [
        'Recevoir la nouvelle, vous aussi',
        'L’annonce du diagnostic frappe toute une famille. Vous pouvez pleurer, être en colère, ne rien sentir. Les trois sont habituels. Évitez seulement de promettre ce que personne ne sait.',
        'Votre rôle peut être très simple : écouter deux fois, noter, relire ensemble. Demandez à votre proche ce qu’il souhaite que vous disiez aux autres. C’est son histoire, et c’est lui qui choisit.',
      ],
    },
    voice: {
      summary: 'Une annonce peut être mieux faite. Comment votre voix aide les équipes à changer leur façon de dire.',
      section: [
        'Les mots, le lieu, le temps',
        'Un couloir, une porte ouverte, un téléphone qui sonne : beaucoup de personnes se souviennent du décor de l’annonce du diagnostic plus que des mots. Ces souvenirs servent. Des équipes ont changé de pièce et d’horaire après les avoir lus.',
        'Des membres interviennent auprès d’étudiants pour raconter ce qui les a aidés. Ils ne font pas la leçon. Ils décrivent un silence respecté, une chaise rapprochée, un numéro donné sur un papier.',
      ],
    },
  },
}

export const screening: TopicText = {
  cancerTypes: ['breast', 'colon_rectum', 'gynecology'],
  sources: ['inca', 'ameli', 'has'],
  summary:
    'Sein, côlon, col de l’utérus : des repères pour comprendre le dépistage et choisir en connaissance de cause.',
  essential:
    'Le dépistage s’adresse à des personnes qui n’ont aucun signe. En France, il est organisé pour le cancer du sein, le cancer colorectal et le cancer du col de l’utérus, à certains âges. Il est proposé, jamais imposé, et chacun peut demander des explications.',
  sections: [
    [
      'Ce qu’il apporte, et ses limites',
      'Trouvé tôt, un cancer se soigne souvent avec des traitements moins lourds. Pour le côlon et le col de l’utérus, le dépistage peut aussi trouver des anomalies avant qu’elles ne deviennent un cancer.',
      'Il a des limites : un résultat qui inquiète pour rien, un cancer qui échappe à l’examen, un autre qui n’aurait jamais gêné. Une information honnête parle des deux côtés.',
    ],
    [
      'En pratique',
      [
        'Une invitation arrive par courrier ou en ligne, avec un mode d’emploi.',
        'Le kit du cancer colorectal se retire aussi en pharmacie ou se commande.',
        'Un médecin ou une sage-femme répond aux questions.',
        'Un signe inhabituel se montre sans attendre une invitation.',
      ],
      'Une histoire familiale ou un ancien cancer demandent un suivi différent. Parlez-en avant de faire un examen « pour être tranquille ».',
    ],
  ],
  angles: {
    defend: {
      summary: 'Un dépistage que chacun peut comprendre et atteindre : ce que nous défendons auprès des décideurs.',
      section: [
        'Informer, puis rendre possible',
        'Nous défendons un dépistage expliqué en mots simples, dans plusieurs langues, avec ses limites. Nous demandons des horaires tardifs, des lieux proches et un accueil adapté aux personnes handicapées.',
        'Ne pas répondre à une invitation n’est pas de l’indifférence. C’est souvent un trajet impossible, une peur, un mauvais souvenir. Une personne du quartier qui accompagne fait plus qu’une troisième lettre.',
      ],
    },
    campaign: {
      summary: 'Une campagne qui parle du dépistage sans faire peur, avec des réponses et non des slogans.',
      section: [
        'Répondre avant de convaincre',
        'Les affiches de la campagne posent de vraies questions : « Est-ce que ça fait mal ? », « Qui voit le résultat ? », « Et si je ne veux pas savoir ? » Chacune renvoie à une réponse courte, relue par des médecins et par des membres.',
        'Sur les stands, personne ne compte les rendez-vous pris. Nous demandons si la personne repart avec une réponse. Le dépistage est un choix, et un choix demande du temps.',
      ],
    },
  },
}
