/** What each committee of the demonstration does: the places where a referent writes. All invented. */
export interface TownLife {
  /** When the door is open. */
  door: string
  /** Where it is, without an address. */
  where: string
  weekly: readonly [string, string, string]
  monthly: string
  challenge: string
  challengeNote: string
  partner: string
  partnerNote: string
  proud: string
}

export const towns: Readonly<Record<string, TownLife>> = {
  Lyon: {
    door: 'le mardi et le jeudi après-midi',
    where: 'à deux pas d’un arrêt de métro, au rez-de-chaussée d’une ancienne imprimerie',
    weekly: [
      'Lundi : mouvement doux sur chaise',
      'Mercredi : écoute, avec ou sans rendez-vous',
      'Vendredi : atelier d’écriture',
    ],
    monthly: 'Un samedi par mois, un café-rencontre pour les personnes qui ont repris le travail.',
    challenge: 'monter ensemble les marches de la colline de Fourvière, chacun à son allure',
    challengeNote: 'Un autre groupe prend le funiculaire et prépare le goûter en haut.',
    partner: 'une médiathèque de quartier',
    partnerNote: 'Un rayon clair, des livres relus, une table basse : on peut y lire sans être vu depuis la caisse.',
    proud: 'Les tables de l’accueil ont été dessinées avec des personnes en fauteuil.',
  },
  Nantes: {
    door: 'le lundi et le mercredi matin',
    where: 'près des quais, dans une maison avec un petit jardin',
    weekly: ['Mardi : marche lente sur les quais', 'Mercredi : aide pour les papiers', 'Jeudi : chant'],
    monthly: 'Le premier jeudi du mois, une soirée réservée aux aidants.',
    challenge: 'parcourir les bords de l’Erdre en relais, à pied, en fauteuil ou en barque',
    challengeNote: 'La plus petite étape mesure cent pas.',
    partner: 'un chantier d’insertion qui répare des vélos',
    partnerNote: 'Les vélos à assistance sont prêtés pour les trajets courts vers les ateliers.',
    proud: 'Le jardin est ouvert à qui veut s’asseoir, sans rien demander.',
  },
  Lille: {
    door: 'tous les matins, sauf le lundi',
    where: 'derrière la vieille bourse, au fond d’une cour pavée équipée d’un plan incliné',
    weekly: ['Mardi : cuisine', 'Jeudi : soins du visage', 'Vendredi : jeux de société'],
    monthly: 'Le dernier vendredi du mois, une visite de musée avec des pliants.',
    challenge: 'tricoter une écharpe assez longue pour faire le tour de la grand-place',
    challengeNote: 'Les carrés sont ensuite cousus en couvertures pour les salles de soin.',
    partner: 'une troupe de théâtre amateur',
    partnerNote: 'Les scènes jouées partent de situations racontées par des membres, avec leur accord.',
    proud: 'Le comité prête des tables de jeu aux services qui en demandent.',
  },
  Marseille: {
    door: 'le mardi toute la journée',
    where: 'sous les platanes d’une place calme, à côté de la poste',
    weekly: ['Lundi : relaxation', 'Mardi : permanence sociale', 'Jeudi : gymnastique dans l’eau'],
    monthly: 'Un dimanche par mois, une sortie en bord de mer, à l’ombre.',
    challenge: 'nager, flotter ou tremper les pieds pendant une matinée à la piscine',
    challengeNote: 'Le maître-nageur garde un bassin chaud pour les débuts.',
    partner: 'un marché de producteurs',
    partnerNote: 'Chaque semaine, un panier est donné à l’atelier de cuisine.',
    proud: 'L’accueil se fait en six langues grâce aux bénévoles.',
  },
  Bordeaux: {
    door: 'le mercredi et le vendredi après-midi',
    where: 'le long du tramway, dans un local vitré que l’on voit de loin',
    weekly: ['Lundi : groupe d’aidants', 'Mercredi : dessin', 'Vendredi : marche avec bâtons'],
    monthly: 'Le deuxième mardi du mois, une rencontre avec une assistante sociale.',
    challenge: 'traverser le pont de pierre en fanfare, à la vitesse du plus lent',
    challengeNote: 'Les musiciens du conservatoire donnent le tempo.',
    partner: 'un atelier de couture solidaire',
    partnerNote: 'On y apprend à faire des turbans et des coussins pour l’épaule.',
    proud: 'Le groupe d’aidants existe sans interruption depuis la création du local.',
  },
  Toulouse: {
    door: 'le jeudi, de dix heures à dix-huit heures',
    where: 'dans une rue piétonne du centre, à l’étage d’une maison avec ascenseur',
    weekly: ['Mardi : sophrologie', 'Jeudi : conseil en nutrition', 'Samedi : échecs et goûter'],
    monthly: 'Une fois par mois, un ciné-débat suivi d’une soupe.',
    challenge: 'pédaler sur des vélos fixes pour faire tourner le manège de la place',
    challengeNote: 'Les enfants choisissent la musique.',
    partner: 'une librairie indépendante',
    partnerNote: 'Un soir par saison, un auteur vient lire et écouter.',
    proud: 'Les affiches sont testées par des membres avant chaque impression.',
  },
  Strasbourg: {
    door: 'le lundi et le vendredi matin',
    where: 'au bord du canal, dans une ancienne école',
    weekly: ['Lundi : allemand et français, café bilingue', 'Mardi : mouvement', 'Vendredi : reliure'],
    monthly: 'Le troisième samedi du mois, une rencontre avec des chercheuses et des chercheurs.',
    challenge: 'cuire mille petits gâteaux et les partager dans les services de soins',
    challengeNote: 'Des recettes sans sucre et sans gluten sont prévues.',
    partner: 'un club d’aviron',
    partnerNote: 'Une barque large et un moniteur formé accueillent les personnes opérées.',
    proud: 'Le comité relit les documents des deux côtés du Rhin.',
  },
  Rennes: {
    door: 'le mardi et le jeudi matin',
    where: 'près de la gare, dans une salle partagée avec trois associations',
    weekly: ['Mardi : café-rencontre', 'Mercredi : yoga sur chaise', 'Jeudi : danse bretonne, assise ou debout'],
    monthly: 'Le premier samedi du mois, un atelier pour les jeunes adultes.',
    challenge: 'danser en chaîne autour de la place, sans jamais la rompre',
    challengeNote: 'On peut passer la main à tout moment.',
    partner: 'une radio associative',
    partnerNote: 'Une émission mensuelle est préparée avec des membres, qui la réécoutent avant la diffusion.',
    proud: 'La salle partagée a permis d’ouvrir en soirée.',
  },
  Paris: {
    door: 'du lundi au jeudi, sur rendez-vous',
    where: 'dans une rue calme du treizième arrondissement, au rez-de-chaussée',
    weekly: ['Lundi : permanence emploi', 'Mardi : art-thérapie', 'Jeudi : groupe de parole'],
    monthly: 'Le dernier mercredi du mois, une visite au jardin des plantes.',
    challenge: 'relier à pied les parcs de l’arrondissement, avec un banc à chaque étape',
    challengeNote: 'Un taxi solidaire attend au milieu du parcours.',
    partner: 'une école de coiffure',
    partnerNote: 'Les élèves apprennent à couper, à rassurer et à poser un foulard.',
    proud: 'La permanence emploi reçoit aussi les indépendants.',
  },
  Rouen: {
    door: 'le mercredi toute la journée',
    where: 'près de la cathédrale, au premier étage avec ascenseur',
    weekly: ['Lundi : peinture', 'Mercredi : écoute', 'Vendredi : marche sur les quais'],
    monthly: 'Une fois par mois, une formation courte pour les nouveaux bénévoles.',
    challenge: 'peindre une fresque sur un drap de vingt mètres, une main par personne',
    challengeNote: 'La fresque voyage ensuite d’un service à l’autre.',
    partner: 'une salle d’escalade',
    partnerNote: 'Un mur bas et des prises larges sont gardés le mercredi matin.',
    proud: 'Les nouveaux bénévoles sont accompagnés pendant trois mois.',
  },
}
