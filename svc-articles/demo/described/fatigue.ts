import type { ArticleText } from '../sections.ts'

export const fatigue: ArticleText = {
  summary:
    'La fatigue liée au cancer ne passe pas toujours avec le repos. Elle se dit, elle se mesure et elle s’organise. Voici par quoi commencer.',
  cancerTypes: [],
  sources: ['inca', 'ligue', 'has'],
  sections: [
    [
      'Une fatigue qui ne ressemble pas aux autres',
      'Après une longue journée, une nuit de sommeil suffit en général. La fatigue liée à un cancer est différente : elle peut être là dès le réveil, arriver d’un coup, et ne pas céder au repos. Elle touche le corps, mais aussi l’attention, la mémoire et l’envie.',
      'Elle est l’un des effets les plus fréquents de la maladie et de ses traitements. Elle peut commencer avant le diagnostic et durer après la fin des soins. Ce n’est ni de la paresse ni un manque de volonté.',
      'Beaucoup de personnes n’en parlent pas, parce qu’elles pensent qu’il n’y a rien à faire. C’est l’inverse : une fatigue dont on parle peut souvent être allégée.',
    ],
    [
      'D’où elle vient',
      'Il y a rarement une seule cause. Les traitements y participent, comme la maladie elle-même. Une anémie, une douleur, des nuits coupées, une alimentation insuffisante, l’inquiétude ou certains médicaments peuvent s’y ajouter.',
      'Plusieurs de ces causes se soignent. C’est la première raison d’en parler à votre médecin, même si la fatigue vous paraît « normale ».',
      [
        'Appelez sans attendre si la fatigue devient brutale, si vous êtes essoufflé au repos ou si vous avez de la fièvre.',
        'Parlez-en au prochain rendez-vous si elle s’installe ou si elle change.',
      ],
    ],
    [
      'La dire avec précision',
      '« C’est la fatigue » est vrai, mais peu utile à l’équipe. Quelques détails changent tout. Depuis quand ? À quelle heure ? Après quoi ? Qu’est-ce que vous ne pouvez plus faire ?',
      'Une échelle de zéro à dix aide beaucoup. Zéro : pas de fatigue. Dix : la pire que vous imaginiez. Notez un chiffre matin et soir pendant une semaine. La feuille jointe à cet article a la place qu’il faut.',
      'Donnez des exemples de la vie de tous les jours : « Je m’assois pour me laver », « Je ne lis plus un article entier », « Je monte un étage, puis j’attends. » Ces phrases parlent mieux qu’un long discours.',
      'Avec les proches, dites aussi ce que vous pouvez : « Je viens une heure » est plus facile à entendre que « Je ne peux pas venir ».',
    ],
    [
      'S’organiser : compter son énergie',
      'Imaginez une petite réserve de jetons pour la journée. Une douche en coûte un, un rendez-vous trois, une visite deux. Certains jours, la réserve est mince. L’idée n’est pas d’économiser toujours, mais de choisir à quoi les jetons servent.',
      [
        'Repérer les heures où vous avez le plus de forces, et y placer ce qui compte pour vous.',
        'Découper une tâche longue en étapes, avec une pause avant d’être épuisé.',
        'S’asseoir pour cuisiner, repasser, se laver.',
        'Faire livrer ce qui est lourd, grouper les courses.',
        'Dire oui à une aide précise : un trajet, un repas, une lessive.',
        'Garder chaque jour une chose qui fait plaisir, même petite.',
      ],
      'Méfiez-vous des bons jours. On est tenté de tout rattraper, et l’on paie le lendemain. Gardez un peu de réserve, même quand tout va bien.',
    ],
    [
      'Bouger un peu, même fatigué',
      'Cela semble contraire au bon sens, et pourtant c’est l’un des moyens les mieux étudiés : une activité physique régulière et adaptée aide à réduire la fatigue, pendant et après les traitements. Il ne s’agit pas de sport. Marcher dix minutes compte.',
      'Commencez plus bas que ce que vous croyez possible. Deux fois cinq minutes de marche, puis une minute de plus tous les quelques jours. Si la fatigue augmente le lendemain, revenez au palier d’avant.',
      'Demandez à votre médecin si une activité vous est déconseillée, et si vous pouvez avoir une prescription d’activité physique adaptée. Beaucoup de comités proposent des séances en petit groupe, avec des chaises et des pauses.',
    ],
    [
      'Dormir, manger, penser à autre chose',
      'Pour la nuit : se lever à heure fixe, sortir à la lumière du jour, éviter les écrans au lit. Une sieste aide si elle reste courte, vingt à trente minutes, et avant le milieu de l’après-midi.',
      'Pour les repas : de petites portions plus souvent, des aliments que vous aimez, assez d’eau. Si vous perdez du poids ou si tout a mauvais goût, une diététicienne ou un diététicien peut vous recevoir.',
      'Pour l’esprit : la relaxation, la musique, le jardin, parler à quelqu’un. La fatigue et la tristesse se nourrissent l’une l’autre. Un psychologue de l’hôpital ou du comité peut aider à les démêler.',
    ],
    [
      'Au travail',
      'La fatigue ne se voit pas, et c’est ce qui la rend difficile à expliquer. Le médecin du travail peut proposer des horaires décalés, du télétravail, des pauses ou un temps partiel thérapeutique, sans donner votre diagnostic.',
      'Préparez une liste de ce qui vous fatigue le plus : les trajets, le bruit, rester debout, les réunions longues. Cherchez ensuite un changement pour chacun. Souvent, un seul aménagement bien choisi suffit à tenir.',
    ],
    [
      'Pour l’entourage',
      'Les meilleures aides sont concrètes et laissent le choix : « Je passe à la pharmacie, qu’est-ce que je prends ? » Évitez « secoue-toi » comme « repose-toi donc ». Demandez plutôt quel est le chiffre du jour.',
      'Prévenez avant de venir, restez peu, ne prenez pas un refus contre vous. Et veillez à votre propre fatigue : elle existe aussi.',
    ],
    [
      'À retenir',
      [
        'En parler tôt : plusieurs causes se soignent.',
        'Noter un chiffre et un exemple.',
        'Choisir à quoi servent vos forces.',
        'Bouger un peu, souvent, à votre rythme.',
        'Accepter une aide précise.',
      ],
      'Cette fatigue peut durer. Elle change aussi, presque toujours. Une note prise aujourd’hui vous permettra, dans un mois, de voir le chemin parcouru.',
    ],
  ],
  documents: [
    {
      name: 'Ma fatigue, jour après jour',
      lines: [
        'De 0 (aucune fatigue) à 10 (la pire que j’imagine).',
        ...['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'].map(
          (day) => `${day} : matin ....  soir ....  ce que j’ai fait : `,
        ),
        'Ce qui m’a fatigué le plus :',
        'Ce qui m’a fait du bien :',
      ],
    },
  ],
}
