import type { ArticleText } from '../sections.ts'

export const sun: ArticleText = {
  summary: 'L’ombre, le tissu, puis la crème : les bons gestes pour profiter du soleil sans y laisser sa peau.',
  cancerTypes: ['skin'],
  sources: ['inca', 'publicHealth', 'ligue'],
  sections: [
    [
      'Pourquoi se protéger',
      'Le soleil envoie des rayons ultraviolets. On ne les voit pas, on ne les sent pas, et ils traversent les nuages. À force, ils abîment la peau et peuvent provoquer des cancers, dont le mélanome. Les coups de soleil de l’enfance comptent aussi.',
      'Se protéger n’est pas se priver. Il s’agit de choisir l’heure, l’ombre et le vêtement. Ces gestes coûtent peu et servent à tous les âges, à la plage comme au jardin, sur un chantier ou à une terrasse.',
    ],
    [
      'Les bons gestes, dans l’ordre',
      [
        'Éviter le soleil entre midi et seize heures : c’est là que les rayons sont les plus forts.',
        'Chercher l’ombre d’un arbre, d’un mur, d’un parasol. Le sable, l’eau et la neige renvoient les rayons : l’ombre ne suffit pas toujours.',
        'Se couvrir : chapeau à large bord, lunettes marquées CE, manches, tissu serré.',
        'Mettre de la crème en dernier, sur ce qui reste découvert : indice 30 au moins, 50 pour les peaux claires et les enfants.',
        'En remettre toutes les deux heures, et après chaque bain.',
      ],
      'La crème ne sert pas à rester plus longtemps au soleil. Elle complète le vêtement, elle ne le remplace pas.',
    ],
    [
      'Les enfants d’abord',
      'La peau des enfants est fragile. Avant un an, pas d’exposition directe. Ensuite, un tee-shirt même dans l’eau, un chapeau, des lunettes, de l’ombre. Le plus simple est de montrer l’exemple : un enfant met son chapeau quand les adultes portent le leur.',
    ],
    [
      'Pendant un traitement',
      'Certains médicaments rendent la peau plus sensible : des chimiothérapies, des thérapies ciblées, mais aussi des antibiotiques. Une zone traitée par radiothérapie doit être protégée longtemps. Demandez à votre équipe ce qui vous concerne, et pendant combien de temps.',
      'Les cabines de bronzage envoient elles aussi des ultraviolets. Elles ne préparent pas la peau à l’été, et elles sont déconseillées à tous les âges.',
    ],
    [
      'Regarder sa peau',
      'Une fois par saison, prenez cinq minutes devant un miroir, à la lumière. Regardez le visage, le dos, les jambes, la plante des pieds. Un proche peut aider pour le dos.',
      [
        'Un grain de beauté qui change de forme, de couleur ou de taille.',
        'Une tache nouvelle, différente des autres.',
        'Une petite plaie qui ne guérit pas.',
      ],
      'Dans ces cas, montrez-le à votre médecin traitant ou à un dermatologue. Le plus souvent, ce n’est rien. Mais un cancer de la peau vu tôt se soigne mieux.',
    ],
    [
      'Au travail, dehors',
      'Couvreurs, facteurs, maraîchères, animateurs de centre aéré : le soleil fait partie du métier. L’employeur peut prévoir de l’ombre pour les pauses, des vêtements couvrants, des horaires plus tôt en été. Le service de santé au travail peut l’aider à s’organiser.',
    ],
  ],
  documents: [
    {
      name: 'Soleil : la liste à coller près de la porte',
      lines: [
        'Chapeau à large bord',
        'Lunettes marquées CE',
        'Manches longues ou tee-shirt pour l’eau',
        'Crème, indice 30 au moins',
        'Gourde remplie',
        'Heure de retour à l’ombre : avant midi',
      ],
    },
  ],
}

export const tobacco: ArticleText = {
  summary:
    'Un mois sans tabac pour se donner une chance : se préparer, tenir les premiers jours, et recommencer sans honte.',
  cancerTypes: ['lung', 'bladder', 'upper_aerodigestive_tract', 'kidney'],
  sources: ['tobacco', 'publicHealth', 'inca', 'ameli'],
  sections: [
    [
      'Un mois, parce que c’est possible',
      'Chaque année en novembre, des milliers de personnes essaient ensemble d’arrêter de fumer pendant trente jours. Un mois sans tabac, c’est assez long pour que le corps se déshabitue, et assez court pour se dire : « J’essaie. »',
      'Le tabac augmente le risque de nombreux cancers : poumon, bouche, gorge, vessie, rein, et d’autres. Arrêter est utile à tout âge, et aussi pendant une maladie. Ce n’est jamais trop tard, et ce n’est jamais une punition.',
    ],
    [
      'Se préparer une semaine avant',
      [
        'Choisir une date et l’écrire.',
        'Noter pendant trois jours les cigarettes auxquelles on tient le plus, et pourquoi.',
        'Prévenir une ou deux personnes sur qui l’on peut compter.',
        'Ranger cendriers et briquets.',
        'Parler avec une pharmacie, un médecin, une sage-femme ou une infirmière des substituts : patchs, gommes, pastilles.',
      ],
      'Les substituts nicotiniques prescrits sont remboursés par l’Assurance maladie. Beaucoup de personnes échouent seulement parce que la dose était trop faible : faites-la ajuster.',
    ],
    [
      'Les premiers jours',
      'Une envie de fumer dure quelques minutes. Elle monte, elle passe. Buvez un verre d’eau, sortez, appelez quelqu’un, occupez vos mains. Puis cochez la journée sur le calendrier joint.',
      'L’humeur peut être changeante et le sommeil plus léger. C’est attendu, et cela s’apaise. Bouger un peu chaque jour aide à passer le cap, et limite la prise de poids.',
    ],
    [
      'Et si l’on craque',
      'Une cigarette n’efface pas dix jours. Regardez ce qui s’est passé : une fête, une dispute, un café ? La prochaine fois, vous aurez prévu autre chose. La plupart des anciens fumeurs ont essayé plusieurs fois avant d’arrêter pour de bon.',
    ],
    [
      'Quand on est malade',
      'Arrêter de fumer aide à mieux supporter les traitements et à mieux cicatriser. Pourtant, ce moment est aussi celui où l’on a le plus besoin de ses appuis. Dites à votre équipe que vous fumez, sans crainte d’être jugé : elle peut vous proposer un tabacologue et adapter les substituts.',
    ],
    [
      'L’entourage',
      'Encourager, ce n’est pas surveiller. Proposez une promenade, fêtez les petites étapes, ne comptez pas les écarts. Et si vous fumez vous-même, essayer à deux est souvent plus facile.',
      'Les comités tiennent des permanences pendant tout le mois, et des groupes se retrouvent une fois par semaine. On peut y venir sans avoir arrêté.',
    ],
  ],
  documents: [
    {
      name: 'Mon calendrier d’un mois sans tabac',
      lines: [
        'Ma raison d’essayer :',
        'La personne que je peux appeler :',
        ...Array.from({ length: 15 }, (_, day) => `Jours ${String(2 * day + 1)} et ${String(2 * day + 2)} : `),
      ],
    },
  ],
}

export const pinkOctober: ArticleText = {
  summary: 'Octobre Rose, notre message cette année : une invitation suffit, et chaque question mérite une réponse.',
  cancerTypes: ['breast'],
  sources: ['inca', 'ameli', 'has'],
  sections: [
    [
      'Notre message',
      'Cette année, Octobre Rose tient en une phrase : « Venez avec vos questions. » Nous ne voulons ni faire peur ni faire la leçon. Nous voulons que chaque femme sache ce qui lui est proposé, et qu’elle puisse décider en connaissance de cause.',
    ],
    [
      'Ce qui est proposé',
      'En France, de 50 à 74 ans, une mammographie et un examen clinique sont proposés tous les deux ans, sans avance de frais, aux femmes qui n’ont ni symptôme ni risque particulier. L’invitation est envoyée par l’Assurance maladie. Les clichés jugés normaux sont relus par un second radiologue.',
      'Avant 50 ans, après 74 ans, ou quand il existe des cas dans la famille, la réponse n’est pas la même pour toutes. Le médecin traitant, le gynécologue ou la sage-femme peuvent dire quel suivi convient.',
      'À tout âge, une boule, une peau qui se creuse, un mamelon qui change ou un écoulement doivent être montrés à un médecin, sans attendre une invitation.',
    ],
    [
      'Ce que le dépistage permet, et ses limites',
      'Il permet de trouver des cancers plus tôt, quand les traitements sont souvent moins lourds. Il a aussi des limites : des examens en plus qui inquiètent pour rien, des cancers qui n’auraient pas fait parler d’eux, d’autres qui apparaissent entre deux rendez-vous. En parler fait partie d’une information honnête.',
    ],
    [
      'Prendre part à la campagne',
      [
        'Glisser le dépliant chez votre coiffeur, votre boulangerie, votre club.',
        'Tenir un stand deux heures, avec une personne du comité.',
        'Accompagner une voisine à son rendez-vous.',
        'Prêter votre voix : lire une affiche avant l’impression.',
      ],
      'Le rose n’est pas la couleur de tout le monde. Certaines personnes malades trouvent ce mois difficile. Sur nos stands, une chaise à l’écart et quelqu’un pour écouter sont toujours prévus.',
    ],
    [
      'Se préparer à l’examen',
      'Une mammographie dure quelques minutes. Elle peut serrer, et cela passe vite. Choisissez un moment où les seins sont moins sensibles, et venez avec un haut séparé.',
      'Si vous avez mal, ou peur, dites-le en entrant : la personne qui fait l’examen peut ralentir. Vous pouvez vous faire accompagner jusqu’à la salle d’attente.',
    ],
    [
      'Et après',
      'Un premier avis est souvent donné le jour même. La seconde lecture arrive par courrier. Être rappelée ne veut pas dire être malade : la plupart des examens en plus ne trouvent rien de grave. En attendant, votre médecin peut répondre à vos questions.',
    ],
  ],
  documents: [
    {
      name: 'Octobre Rose : le pense-bête du stand',
      lines: [
        'Se présenter par son prénom',
        'Demander avant d’expliquer',
        'Ne jamais donner d’avis médical',
        'Orienter vers le médecin, la sage-femme ou le centre de dépistage',
        'Proposer la chaise et l’eau',
        'Noter les questions restées sans réponse',
      ],
    },
  ],
}

export const conference: ArticleText = {
  summary: 'Bouger pendant les traitements : ce que l’on a entendu à la conférence, et comment commencer chez soi.',
  cancerTypes: ['breast', 'colon_rectum'],
  sources: ['inca', 'has'],
  sections: [
    [
      'Une conférence, trois idées',
      'La salle était pleine et les chaises confortables. Une enseignante en activité physique adaptée, un médecin et deux membres du comité ont répondu aux questions pendant une heure et demie. Trois idées sont revenues.',
      [
        'Bouger pendant les traitements est possible pour presque tout le monde, à condition d’adapter.',
        'La régularité compte plus que l’effort : peu, mais souvent.',
        'Le premier pas est de demander : y a-t-il un mouvement que je dois éviter ?',
      ],
    ],
    [
      'Ce que bouger peut apporter',
      'Une activité régulière aide à réduire la fatigue, à garder des muscles et à mieux dormir. Elle aide aussi le moral. Elle ne remplace aucun traitement, et personne ne devrait se sentir coupable un jour où ce n’est pas possible.',
    ],
    [
      'Commencer chez soi',
      [
        'Se lever et s’asseoir cinq fois d’une chaise stable.',
        'Marcher dans le couloir ou jusqu’au coin de la rue.',
        'Faire des cercles avec les épaules, lentement.',
        'S’arrêter si une douleur, un vertige ou un essoufflement inhabituel apparaît, et en parler.',
      ],
      'Après une opération, ou avec une chambre implantable, certains gestes attendent quelques semaines. Le kinésithérapeute ou l’équipe vous le diront.',
    ],
    [
      'Les questions de la salle',
      '« Et si je n’ai jamais fait de sport ? » Alors vous n’avez pas de mauvaise habitude à perdre. « Est-ce remboursé ? » La prescription est possible, la prise en charge dépend des lieux : le comité vous renseigne. « Mon mari peut-il venir ? » Oui, et c’est souvent lui qui a le plus mal le lendemain.',
    ],
    [
      'Un rythme pour la semaine',
      'Choisissez trois moments courts, plutôt qu’un seul qui épuise. Notez-les comme des rendez-vous. Après une séance de traitement, gardez un jour plus doux.',
      'Le bon effort laisse parler. Si vous ne pouvez plus finir une phrase, ralentissez. Si la fatigue augmente le lendemain, faites moins la fois suivante.',
    ],
    [
      'Quand ne pas bouger',
      [
        'De la fièvre, ou un frisson.',
        'Une douleur nouvelle, surtout dans un os ou la poitrine.',
        'Un vertige, un essoufflement au repos.',
        'Un saignement, ou des globules très bas.',
      ],
      'Dans ces cas, appelez votre équipe avant de recommencer. Elle connaît votre dossier, et elle seule peut dire ce qui convient.',
    ],
  ],
  documents: [],
}
