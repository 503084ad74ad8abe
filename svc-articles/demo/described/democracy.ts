import type { ArticleText } from '../sections.ts'

export const usersCommittee: ArticleText = {
  summary:
    'Dans chaque établissement de santé, une commission des usagers veille à vos droits. À quoi elle sert, et comment la saisir.',
  cancerTypes: [],
  sources: ['ministry', 'publicService', 'users'],
  sections: [
    [
      'Une commission dans chaque établissement',
      'Hôpital public ou clinique privée, chaque établissement de santé a une commission des usagers. On la désigne souvent par ses initiales, CDU. Elle veille au respect des droits des patients et à la qualité de l’accueil.',
      'Autour de la table siègent des représentants des usagers, des médiateurs médicaux et non médicaux, la direction et des membres du personnel. Les représentants des usagers viennent d’associations agréées. Ils sont bénévoles, et ils ne dépendent pas de l’hôpital.',
    ],
    [
      'À quoi elle sert, concrètement',
      [
        'Elle lit les plaintes et les réclamations, et suit les réponses.',
        'Elle regarde les questionnaires de satisfaction et les événements graves.',
        'Elle propose des améliorations : signalétique, attente, accès au dossier, douleur.',
        'Elle rend chaque année un rapport sur le respect des droits.',
      ],
      'Une rampe posée, un numéro qui répond enfin, un courrier récrit : beaucoup de progrès commencent par une lettre de trois lignes.',
    ],
    [
      'La saisir',
      'Si quelque chose s’est mal passé, commencez par en parler au cadre du service. Si cela ne suffit pas, écrivez à la direction. Racontez les faits dans l’ordre, avec les dates, et dites ce que vous attendez : une explication, des excuses, un changement.',
      'Un médiateur peut vous recevoir. Vous pouvez venir avec un représentant des usagers ou un proche. L’entretien n’est pas un procès : chacun dit ce qu’il a vécu. Le compte rendu est envoyé à la commission, et à vous.',
      'Les noms des représentants sont affichés dans l’établissement et donnés dans le livret d’accueil.',
    ],
    [
      'Dire aussi ce qui va bien',
      'La commission reçoit surtout des reproches. Un merci écrit à une équipe est lu, transmis, et souvent affiché. Cela compte.',
    ],
    [
      'Préparer votre courrier',
      'Écrivez le jour où vous avez un peu de forces, ou dictez à quelqu’un. Une page suffit. Gardez une copie, et notez la date de l’envoi.',
      'L’hôpital doit vous répondre. Si rien ne vient au bout de deux mois, écrivez de nouveau et demandez l’avis de la commission.',
      [
        'Un fait par phrase, sans deviner les raisons.',
        'Les noms des services plutôt que ceux des personnes.',
        'Ce qui vous aiderait maintenant.',
      ],
    ],
    [
      'Quand la réponse ne suffit pas',
      'La commission ne fixe pas d’indemnité et ne juge personne. Pour un dommage lié à un soin, une autre commission existe dans chaque région. Le Défenseur des droits peut aussi être saisi, gratuitement.',
      'Une association d’usagers vous aide à choisir la bonne adresse. Votre comité peut relire la lettre avec vous, même si vous n’êtes pas encore sûr de l’envoyer.',
    ],
  ],
  documents: [
    {
      name: 'Écrire une réclamation : le plan de la lettre',
      lines: [
        'Qui je suis, et le service concerné :',
        'Les faits, dans l’ordre, avec les dates :',
        'Ce que cela a changé pour moi :',
        'Ce que j’attends (explication, excuses, changement) :',
        'Comment me joindre :',
      ],
    },
  ],
}

export const usersRepresentative: ArticleText = {
  summary:
    'Devenir représentant des usagers : ce que l’on fait, la formation, le temps que cela demande, et comment essayer.',
  cancerTypes: [],
  sources: ['users', 'ministry'],
  sections: [
    [
      'Un rôle, pas un métier',
      'Un représentant des usagers porte la voix des malades et des familles là où se prennent les décisions : à l’hôpital, dans les instances de santé de la région, dans des groupes de travail. Il ne raconte pas seulement son histoire. Il relie beaucoup d’histoires.',
      'Aucun diplôme n’est demandé. Avoir été malade ou proche de quelqu’un aide. Savoir écouter, lire un document et poser une question simple aide encore plus.',
    ],
    [
      'Comment devenir représentant',
      [
        'Être membre d’une association agréée en santé.',
        'En parler à votre comité, qui propose les candidatures.',
        'Être désigné par l’agence régionale de santé pour un mandat à l’hôpital.',
        'Suivre une formation de base, obligatoire et gratuite.',
      ],
      'Les frais de déplacement sont remboursés et un congé existe pour les salariés. Demandez les détails avant de vous engager.',
    ],
    [
      'Le temps que cela demande',
      'Une commission se réunit au moins chaque trimestre. Il faut y ajouter la lecture des documents et quelques rencontres. Comptez une demi-journée par mois en moyenne, davantage au début.',
      'La santé change ? On peut se faire remplacer par un suppléant. Personne ne vous demandera de raisons.',
    ],
    [
      'Essayer avant de dire oui',
      'Passez une heure avec quelqu’un qui siège déjà. Lisez un rapport de commission. Demandez-vous ce qui vous donne envie, et ce qui vous inquiète. Le comité organise ces rencontres, sans engagement.',
    ],
    [
      'Ce que l’on apprend en formation',
      'La formation de base dure quelques jours. On y apprend les droits des usagers, le fonctionnement d’un hôpital et la façon de prendre la parole. On s’entraîne à partir de situations, pas de cours par cœur.',
      [
        'Lire un ordre du jour et repérer ce qui concerne les patients.',
        'Poser une question courte et attendre la réponse.',
        'Parler au nom de plusieurs, sans trahir personne.',
        'Garder pour soi ce qui est confidentiel.',
      ],
    ],
    [
      'Tenir dans la durée',
      'Un mandat dure trois ans, et il peut être renouvelé. Les premières réunions paraissent longues, parce que tout le monde emploie des sigles. Demandez ce qu’ils veulent dire : d’autres vous en remercieront.',
      'On ne siège pas seul. Les représentants d’un même hôpital se parlent avant et après. Le comité propose des rencontres où l’on dépose ce qui a été lourd à entendre.',
      'Si un dossier ressemble trop à votre histoire, vous pouvez passer la main. Se protéger fait partie du rôle.',
    ],
  ],
  documents: [
    {
      name: 'Suis-je prêt à représenter les usagers',
      lines: [
        'Ce qui me donne envie :',
        'Ce qui m’inquiète :',
        'Le temps que je peux donner :',
        'Ce que je veux apprendre :',
        'Mes questions pour la rencontre :',
      ],
    },
  ],
}

export const sameTable: ArticleText = {
  summary:
    'Des patients et des chercheurs ont relu un projet ensemble, autour de la même table. Ce que chacun y a appris.',
  cancerTypes: ['breast', 'gynecology'],
  sources: ['inca', 'ligue'],
  sections: [
    [
      'Pourquoi s’asseoir ensemble',
      'Un chercheur connaît les cellules, les chiffres et les méthodes. Un patient connaît les nuits, les trajets et les phrases qui font peur. Autour de la même table, ces deux savoirs se complètent. Seuls, ils laissent des trous.',
      'La recherche participative n’est pas une formule de politesse. Elle change la question posée, la façon de recruter des volontaires et la manière de rendre les résultats.',
    ],
    [
      'Comment se passe une séance',
      'Le projet est envoyé deux semaines avant, avec un résumé d’une page. La séance dure deux heures, avec une pause. Une personne anime et veille à ce que chacun parle. Les sigles sont interdits : celui qui en emploie un l’explique.',
      [
        'Ce que nous avons compris du projet.',
        'Ce qui nous gêne, ou nous inquiète.',
        'Ce que nous changerions.',
        'Ce que nous voulons savoir à la fin.',
      ],
    ],
    [
      'Ce qui change',
      'Les remarques les plus utiles sont souvent les plus simples : regrouper deux visites, proposer l’entretien par téléphone, remplacer un mot, prévoir un siège dans le couloir. Une étude que l’on peut suivre sans s’épuiser garde ses volontaires.',
      'Les chercheurs disent aussi que ces rencontres leur rappellent pourquoi ils travaillent. Les patients, qu’ils ne sont plus seulement des dossiers.',
    ],
    [
      'Des règles claires',
      'Chacun peut se retirer. Ce qui se dit de personnel ne sort pas de la salle. Les frais sont remboursés, et les participants sont cités s’ils le souhaitent. Les liens d’intérêts sont déclarés par tous, y compris par l’association.',
    ],
    [
      'Avant la séance',
      'Lisez d’abord le résumé, puis arrêtez-vous. Notez la première chose que vous n’avez pas comprise : elle gêne sans doute tout le monde. Vous n’avez pas à lire le projet entier.',
      ['Un mot à expliquer.', 'Une étape qui vous semble longue.', 'Une question que vous poseriez à un proche.'],
    ],
    [
      'Après la séance',
      'Les remarques sont écrites et envoyées à toute la table. Les chercheurs disent ce qu’ils changent, ce qu’ils gardent, et pourquoi. Une remarque refusée mérite une raison.',
      'Le projet revient une fois récrit. Plus tard, les résultats sont racontés au groupe, bons ou mauvais. Cela peut prendre des années : le comité garde la liste de celles et ceux qui veulent savoir.',
      'Aucune connaissance n’est demandée pour venir. Une expérience de la maladie ou de l’accompagnement suffit.',
    ],
  ],
  documents: [
    {
      name: 'Grille pour relire un projet de recherche',
      lines: [
        'Le but, avec mes mots :',
        'Ce qui est demandé aux volontaires :',
        'Ce qui pourrait les décourager :',
        'Les mots à changer :',
        'Ce que je voudrais savoir à la fin :',
      ],
    },
  ],
}
