import type { TopicText } from './topic-text.ts'

export const relatives: TopicText = {
  cancerTypes: [],
  sources: ['ligue', 'carers', 'publicService'],
  summary: 'Conjoint, enfant, amie, voisin : des repères sur la place des proches, leurs droits et leurs limites.',
  essential:
    'La place des proches se trouve peu à peu. Ils peuvent accompagner aux rendez-vous, si la personne malade le souhaite, et être nommés personne de confiance. Ils ont aussi le droit de ne pas tout savoir, de se reposer et de demander de l’aide pour eux-mêmes.',
  sections: [
    [
      'Trouver la bonne distance',
      'Trop présent, on étouffe. Trop loin, on manque. La bonne distance se demande, et elle change. Une question simple suffit : « Tu préfères que je vienne ou que j’appelle ? »',
      [
        'Choisir ensemble qui donne les nouvelles.',
        'Garder un moment sans parler de la maladie.',
        'Dire ce que l’on ne peut pas faire.',
      ],
    ],
    [
      'Les papiers utiles',
      'La personne de confiance est désignée par écrit. Elle accompagne, et elle porte la parole du malade s’il ne peut plus s’exprimer. Ce n’est pas forcément un membre de la famille. On peut en changer à tout moment.',
      'Les enfants aussi ont une place. Leur dire la vérité avec des mots de leur âge les inquiète moins que le silence. Des psychologues et des livres peuvent aider.',
    ],
  ],
  angles: {
    voice: {
      summary:
        'Les aidants ont leur mot à dire. Comment votre voix compte pour faire reconnaître la place des proches.',
      section: [
        'Sortir du couloir',
        'Les proches attendent souvent dans le couloir, au sens propre. Des comités d’usagers ont demandé une chaise dans la salle, une heure de visite plus large, un numéro pour les questions. La place des proches avance par ces détails.',
        'Témoigner ne demande pas de parler en public. Un texte de dix lignes, lu par quelqu’un d’autre, peut changer une réunion.',
      ],
    },
    women_and_men: {
      summary: 'Qui aide, qui est aidé ? La place des proches n’est pas répartie au hasard entre femmes et hommes.',
      section: [
        'Aider, toujours les mêmes ?',
        'Les filles, les épouses et les mères aident plus souvent, et plus longtemps. Les hommes qui aident sont, eux, rarement reconnus comme tels. La place des proches gagne à être dite, comptée et partagée.',
        'Faites la liste des tâches d’une semaine, avec le nom de qui les fait. Le tableau parle de lui-même. Il permet de demander à un frère, à un voisin ou à un service ce qui peut changer de mains.',
      ],
    },
  },
}

export const paperwork: TopicText = {
  cancerTypes: [],
  sources: ['ameli', 'publicService', 'ligue'],
  summary:
    'Arrêt, affection de longue durée, aides : des repères pour vos démarches administratives, un papier à la fois.',
  essential:
    'Les démarches administratives arrivent au pire moment. Il n’est pas nécessaire de tout faire, ni de tout comprendre. Trois règles aident : garder une copie de chaque papier, noter la date et le nom à chaque appel, et demander de l’aide avant d’être en retard.',
  sections: [
    [
      'Par quoi commencer',
      [
        'L’arrêt de travail, envoyé dans les quarante-huit heures.',
        'La prise en charge à cent pour cent des soins liés au cancer, demandée par le médecin.',
        'La complémentaire santé et la prévoyance : relire le contrat.',
        'Les aides selon la situation : logement, enfants, handicap, revenus.',
      ],
      'Une chemise par sujet, une page de garde avec les numéros utiles. C’est peu, et cela suffit à retrouver un papier un jour de fatigue.',
    ],
    [
      'Qui peut aider',
      'Les assistantes sociales de l’hôpital, de l’Assurance maladie et de la commune ne font pas toutes la même chose. Racontez votre situation à la première, elle vous dira laquelle suit. Les maisons France services aident pour ce qui se fait en ligne.',
      'Les comités aident à remplir les dossiers et peuvent accorder une aide financière ponctuelle. L’entretien est confidentiel.',
    ],
  ],
  angles: {
    for_relatives: {
      summary:
        'Vous remplissez les papiers d’un proche malade : les démarches administratives sans y passer vos nuits.',
      section: [
        'Secrétaire, sans l’avoir demandé',
        'Faire les démarches administratives d’un autre demande un accord, parfois un mandat écrit. Demandez-le tôt, quand tout va bien. Sans lui, un guichet peut refuser de vous répondre, et il a raison.',
        'Fixez une heure par semaine, pas plus. Ce qui n’entre pas attend ou se confie. Une permanence du comité peut relire un dossier avec vous en vingt minutes.',
      ],
    },
    workshop: {
      summary:
        'Venez avec votre pochette en désordre : un atelier sur les démarches administratives, à plusieurs et au calme.',
      section: [
        'Vider la pochette, trier, respirer',
        'On vide, on trie, on classe. Un bénévole et une assistante sociale passent de table en table. L’atelier traite des démarches administratives de chacun, sans jamais lire un dossier à voix haute.',
        'Des ordinateurs et une imprimante sont là. On repart avec trois choses : une liste, une date, un nom.',
      ],
    },
  },
}

export const work: TopicText = {
  cancerTypes: [],
  sources: ['labour', 'ameli', 'agefiph'],
  summary: 'Reprendre, changer, attendre : des repères pour préparer un retour à l’emploi après un cancer.',
  essential:
    'Le retour à l’emploi se prépare plusieurs semaines avant. La visite de préreprise, avec le médecin du travail, permet d’adapter le poste, les horaires ou le lieu. Ce médecin est tenu au secret : l’employeur connaît vos besoins, pas votre maladie.',
  sections: [
    [
      'Les étapes',
      [
        'En parler à son médecin : suis-je prêt, et pour quoi ?',
        'Demander une visite de préreprise pendant l’arrêt.',
        'Choisir un rythme : temps partiel thérapeutique, télétravail, horaires décalés.',
        'Prévoir un point chaque mois.',
      ],
      'Le premier jour n’a pas à être plein. Revoir les collègues fatigue autant que travailler.',
    ],
    [
      'Et si ce n’est pas le même emploi',
      'Certaines personnes ne veulent plus, ou ne peuvent plus, faire le même métier. Un bilan de compétences, une formation pendant l’arrêt ou un essai encadré peuvent aider. Cap emploi, France Travail et l’Agefiph ont des conseillers qui connaissent la maladie.',
      'Ne pas reprendre est aussi une possibilité. Invalidité, retraite anticipée, temps pour soi : une assistante sociale explique ce que chaque choix change.',
    ],
  ],
  angles: {
    defend: {
      summary:
        'Personne ne devrait perdre son travail parce qu’il a été malade : nos demandes sur le retour à l’emploi.',
      section: [
        'Un droit qui demande du temps',
        'Nous défendons un retour à l’emploi choisi et progressif. Nous demandons que la visite de préreprise soit proposée à chaque personne en arrêt long, et que les petites entreprises soient aidées pour adapter un poste.',
        'Nous portons aussi la voix des indépendants et des agriculteurs, qui reprennent souvent trop tôt. Leur situation ne ressemble pas à celle d’un salarié.',
      ],
    },
    women_and_men: {
      summary:
        'Temps partiel, métiers pénibles, charge à la maison : le retour à l’emploi ne se vit pas de la même façon.',
      section: [
        'Des métiers, des contrats, des maisons',
        'Beaucoup de femmes travaillent à temps partiel ou dans des métiers debout, où l’on aménage peu. Beaucoup d’hommes hésitent à demander un horaire réduit. Le retour à l’emploi dépend aussi de qui fait les courses en rentrant.',
        'Un aménagement n’est pas une faveur. Demandez-le pour le poste que vous occupez vraiment, avec ses charges et ses trajets, et parlez à la maison de ce qui ne peut plus reposer sur vous.',
      ],
    },
    workshop: {
      summary: 'Préparer ses mots, son rythme et ses questions : un atelier sur le retour à l’emploi, en petit groupe.',
      section: [
        'S’entraîner avant le vrai rendez-vous',
        'On joue l’entretien avec le médecin du travail, puis avec la responsable. Les autres écoutent et proposent une phrase plus simple. L’atelier sur le retour à l’emploi fait rire, ce qui aide.',
        'Une conseillère répond aux questions de droit. Personne n’a à dire le nom de son entreprise, ni celui de sa maladie.',
      ],
    },
  },
}

export const telemedicine: TopicText = {
  cancerTypes: [],
  sources: ['ameli', 'has'],
  summary: 'Consulter à distance : des repères sur la télémédecine, ce qu’elle permet, ce qu’elle ne remplace pas.',
  essential:
    'La télémédecine permet de voir un soignant par un écran, ou d’être suivi à distance entre deux visites. Elle évite un trajet et de la fatigue. Elle ne remplace pas un examen quand il faut toucher, écouter ou regarder de près. Vous pouvez toujours demander à venir.',
  sections: [
    [
      'Se préparer',
      [
        'Choisir une pièce calme et une place assise.',
        'Essayer la caméra et le son la veille.',
        'Avoir ses questions, ses médicaments, un stylo.',
        'Donner un numéro au cas où la liaison coupe.',
      ],
      'Un proche peut être présent si vous le voulez. Dites au soignant qui est dans la pièce.',
    ],
    [
      'Sans ordinateur',
      'Certaines pharmacies, maisons de santé et mairies prêtent une cabine ou une salle. Un appel téléphonique suffit parfois. Ne pas être à l’aise avec un écran n’est pas une raison d’être moins bien soigné.',
      'Vos données de santé passent par des outils prévus pour cela. N’envoyez pas un compte rendu par un service de messages ordinaire.',
    ],
  ],
  angles: {
    voice: {
      summary: 'Trop vite, trop froid, bien pratique ? Votre voix compte pour une télémédecine à taille humaine.',
      section: [
        'Dire ce que l’écran change',
        'La télémédecine se décide souvent sans les personnes qui s’en servent. Des membres ont raconté une consultation où l’on n’osait pas pleurer devant la caméra, et une autre qui avait évité quatre heures de route. Les deux récits sont utiles.',
        'Dans les groupes de travail, ils ont demandé qu’un premier rendez-vous ait lieu en vrai, et que le choix soit reposé à chaque fois.',
      ],
    },
    research: {
      summary:
        'Suivre à distance, oui, mais comment ? La recherche étudie la télémédecine avec celles et ceux qui l’utilisent.',
      section: [
        'Un questionnaire par semaine, et après ?',
        'Des équipes étudient le suivi à distance : la personne remplit quelques questions, et une infirmière rappelle si une réponse inquiète. La recherche sur la télémédecine regarde la santé, mais aussi la charge que ces questions ajoutent.',
        'Les volontaires ont demandé un bouton « je vais bien » et le droit de sauter une semaine. Ces deux idées font maintenant partie de l’étude.',
      ],
    },
  },
}

export const rareCancers: TopicText = {
  cancerTypes: ['thymus', 'bone', 'soft_tissues_and_viscera', 'brain', 'other'],
  sources: ['inca', 'has', 'ligue'],
  summary: 'Thymus, os, tissus mous, cerveau : des repères pour trouver les bons interlocuteurs face à un cancer rare.',
  essential:
    'Les cancers rares touchent peu de personnes chacun, mais ensemble ils en concernent beaucoup. Le plus important est de trouver une équipe qui connaît votre maladie. En France, des réseaux d’experts labellisés relisent les diagnostics et conseillent les hôpitaux.',
  sections: [
    [
      'Trouver une équipe qui connaît',
      'Demandez à votre médecin si votre dossier a été présenté à un réseau national, et si une relecture des prélèvements a été faite. Ce n’est pas un manque de confiance. C’est l’organisation prévue.',
      [
        'Le nom exact de la maladie, par écrit.',
        'Le réseau d’experts qui la suit.',
        'L’hôpital où se font les soins, et celui où se décide le traitement.',
        'Les essais ouverts, s’il y en a.',
      ],
    ],
    [
      'Moins d’informations, plus de solitude',
      'Les brochures parlent des cancers fréquents. On se sent parfois étranger dans un groupe. Des associations consacrées à une seule maladie existent, parfois à l’échelle de l’Europe. Le comité aide à les trouver et à vérifier leur sérieux.',
      'Sur internet, un récit isolé prend beaucoup de place. Gardez en tête qu’une histoire n’est pas une prévision, et apportez vos questions à l’équipe.',
    ],
  ],
  angles: {
    defend: {
      summary: 'Rare ne veut pas dire oublié. Ce que nous défendons pour les personnes touchées par les cancers rares.',
      section: [
        'Rare, mais pas oublié',
        'Nous défendons un accès égal aux équipes expertes, où que l’on habite. Pour les cancers rares, cela veut dire des trajets pris en charge, une relecture systématique des prélèvements et des délais surveillés.',
        'Nous demandons aussi une recherche soutenue sur la durée. Une maladie peu fréquente n’attire pas d’elle-même les financements. C’est le rôle d’une association de le rappeler.',
      ],
    },
    research: {
      summary: 'Peu de patients, beaucoup de questions : comment avance la recherche sur les cancers rares.',
      section: [
        'Se réunir pour compter',
        'Avec peu de patients par pays, la recherche sur les cancers rares doit s’unir. Des registres rassemblent les dossiers, des banques conservent les prélèvements, et les études se font à l’échelle de l’Europe.',
        'Les personnes concernées y jouent un grand rôle. Elles connaissent leur maladie mieux que bien des médecins, et elles signalent ce que les grandes études ne regardent pas.',
      ],
    },
  },
}
