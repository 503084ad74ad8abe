/** The parts of one's own profile: title, why we ask, who sees it. */
export const frenchOwnSections = {
  password: {
    title: 'Votre mot de passe',
    why: 'Il protège votre compte et vos réponses.',
  },
  devices: {
    title: 'Vos appareils connectés',
    why: 'Un appareil que vous ne reconnaissez pas\u00a0? Déconnectez-le, puis changez votre mot de passe.',
  },
  preferences: {
    title: 'Ce que vous recevez par e-mail',
    why: 'Vous recevez toujours les réponses à vos demandes et ce qui touche à la sécurité de votre compte.',
  },
  calendar: {
    title: 'Vos missions dans votre agenda',
    why: 'Votre agenda suit une adresse qui n’est qu’à vous. Quand une date change, il change avec elle.',
  },
  notifications: {
    title: 'Vos notifications',
    why: 'Ce qui s’est passé et vous concerne, gardé six mois.',
  },
  email: {
    title: 'Votre adresse e-mail',
    why: 'Vous vous connectez avec elle, et nous vous y écrivons.',
    whoSees: 'L’administration, votre comité, et les équipes des missions où votre place est confirmée.',
  },
  avatar: {
    title: 'Votre photo',
    why: 'Un visage aide à se retrouver le jour venu. Vous pouvez aussi vous en passer.',
    whoSees: 'Vous, l’administration, votre comité et les équipes des missions où votre place est confirmée.',
    whoSeesStaff: 'Toutes les personnes connectées, avec votre nom.',
  },
  identity: {
    title: 'Qui vous êtes',
    why: 'Pour que votre comité sache à qui il s’adresse, et pour vérifier que vous avez 18 ans.',
    whoSees:
      'Vous, l’administration et votre comité. Les équipes de vos missions, et celles du siège qui peuvent vous inviter, voient votre nom.',
  },
  contact: {
    title: 'Vous joindre',
    why: 'Pour vous prévenir quand une date change et pour vous rattacher au bon comité.',
    whoSees:
      'L’administration, votre comité, et les équipes des missions où votre place est confirmée. Une équipe qui peut vous inviter voit seulement la distance jusqu’à la mission, à cinq kilomètres près.',
  },
  staff: {
    title: 'Votre fonction',
    why: 'Pour que les membres sachent à qui écrire.',
    whoSees: 'Toutes les personnes connectées.',
  },
  pause: {
    title: 'Faire une pause',
    why: 'Pendant une pause, personne ne vous invite et nous n’annonçons plus de missions. Vos demandes et vos invitations en attente sont retirées. Vos places confirmées sont gardées. Aucune raison n’est demandée.',
    whoSees: 'Les équipes lisent seulement que vous n’êtes pas disponible.',
  },
  situation: {
    title: 'Ma situation',
    why: 'Certaines missions cherchent l’expérience de la maladie, vécue ou accompagnée. Vous pouvez changer cette réponse quand votre situation change.',
    whoSees: 'L’administration, votre comité et les équipes de vos missions.',
  },
  interests: {
    title: 'Ce que j’aimerais faire',
    why: 'Pour vous proposer des missions qui vous ressemblent.',
    whoSees:
      'L’administration, votre comité et les équipes de vos missions. Au siège, les équipes qui peuvent vous inviter.',
  },
  availability: {
    title: 'Mes disponibilités',
    why: 'Pour ne pas vous proposer ce qui ne vous convient pas.',
    whoSees:
      'L’administration, votre comité et les équipes de vos missions. Au siège, les équipes qui peuvent vous inviter.',
  },
  searches: {
    title: 'Mes recherches gardées',
    why: 'Pour retrouver en un geste les missions que vous cherchez, ou apprendre qu’il y en a une.',
    whoSees: 'Vous, et personne d’autre.',
  },
  visibility: {
    title: 'Entre personnes d’une même mission',
    why: 'Pour se reconnaître dans une mission à plusieurs, si vous le souhaitez.',
    whoSees: 'Les personnes qui ont fait le même choix.',
  },
  usage: {
    title: 'Chiffres d’utilisation',
    why: 'Pour savoir quelles pages servent et ce qui manque. Nous comptons les pages, les lectures et les recherches, jamais leurs mots avec votre nom. Sans votre accord, rien n’est compté. Si vous le retirez, nous effaçons tout aussitôt.',
    whoSees:
      'Le détail est dans la copie de vos données, pendant trente jours. L’équipe voit que vous avez lu ou cherché, jamais quoi.',
  },
  work: {
    title: 'Travail et cancer',
    why: 'La maladie bouleverse souvent le travail. Vos réponses aident la Ligue à défendre vos droits, en chiffres.',
    whoSees:
      'Vous, et personne d’autre. Elles sont chiffrées. Quatre fois par an, nous comptons les réponses de toute la France. Les nombres sont arrondis et jamais sous dix\u00a0: ils ne désignent personne.',
  },
  consents: {
    title: 'Vos accords',
    why: 'Nous ne demandons rien sur la maladie sans votre accord. Vous donnez ou retirez chaque accord quand vous voulez, ici même.',
    whoSees: 'L’administration voit la date de vos accords, jamais vos réponses.',
  },
  needs: {
    title: 'Mes besoins pour participer',
    why: 'Les missions qui y répondent viennent en premier, et leur carte le dit.',
    whoSees: 'Vous, et personne d’autre, tant que vous ne les dites pas en vous inscrivant à une mission.',
  },
  relation: {
    title: 'Vous et la maladie',
    why: 'Les questions suivantes dépendent de cette réponse. Plusieurs réponses sont possibles.',
    whoSees: 'Vous, et personne d’autre. Une équipe ne voit que ce que vous cochez en vous inscrivant à sa mission.',
  },
  illness: {
    title: 'La maladie',
    why: 'Certaines missions cherchent une expérience précise. Répondez à ce que vous voulez.',
    whoSees: 'Vous, et personne d’autre. Une équipe ne voit que ce que vous cochez en vous inscrivant à sa mission.',
  },
  comorbidities: {
    title: 'Autres problèmes de santé',
    why: 'Ils peuvent compter pour une mission fatigante, ou pour une étude. Ouvrez seulement ce qui vous concerne.',
    whoSees: 'Vous, et personne d’autre. Une équipe ne voit que ce que vous cochez en vous inscrivant à sa mission.',
  },
  shares: {
    title: 'Avec qui vous partagez',
    why: 'L’équipe de chacune de ces missions peut lire les réponses que vous avez cochées pour elle. Vous pouvez arrêter à tout moment.',
  },
  reads: {
    title: 'Qui a lu vos réponses',
    why: 'Chaque lecture de ce que vous avez partagé avec l’équipe d’une mission est notée ici, pendant un an. Chaque comptage qui utilise vos réponses aussi.',
  },
  download: {
    title: 'Une copie de mes données',
    why: 'Tout ce que la plateforme garde sur vous. Vous pouvez le lire, ou le donner à un autre service.',
  },
  delete: {
    title: 'Supprimer mon compte',
    why: 'Votre nom, vos coordonnées et vos réponses sont effacés. C’est définitif.',
  },
} as const
