import type { ArticleText } from '../sections.ts'

export const respite: ArticleText = {
  summary:
    'Demander du répit n’est pas abandonner. Ce qui existe pour les aidants, à qui s’adresser, et comment préparer une première absence.',
  cancerTypes: [],
  sources: ['carers', 'publicService', 'ameli', 'ligue'],
  sections: [
    [
      'Aidant, vous aussi',
      'Vous faites les courses, les papiers, les trajets. Vous écoutez la nuit, vous rassurez la famille, vous notez les rendez-vous. Vous dites peut-être : « Je suis juste sa fille », « c’est normal, c’est mon mari ». La loi vous donne pourtant un nom : proche aidant. Et ce nom ouvre des droits.',
      'Beaucoup d’aidants attendent d’être à bout pour demander de l’aide. Le répit marche mieux quand il vient tôt, par petites doses, avant la fatigue qui ne passe plus.',
    ],
    [
      'Les signes à prendre au sérieux',
      [
        'Vous dormez mal depuis plusieurs semaines.',
        'Vous reportez vos propres rendez-vous de santé.',
        'Vous vous énervez pour peu, puis vous vous en voulez.',
        'Vous ne voyez plus personne en dehors des soins.',
      ],
      'Un seul de ces signes suffit pour en parler à votre médecin. Dites-lui clairement que vous aidez quelqu’un : il ne le devine pas toujours.',
    ],
    [
      'Les formes de répit',
      'Quelques heures : une aide à domicile, un bénévole, une voisine qui reste avec votre proche. Ce n’est pas un luxe. Deux heures chaque semaine, à jour fixe, changent déjà beaucoup.',
      'Une journée : certains lieux accueillent la personne malade pendant que vous soufflez, ou vous accueillent tous les deux, chacun de son côté. Les plateformes de répit connaissent les adresses.',
      'Plusieurs jours : un séjour temporaire, une hospitalisation courte de répit quand l’état de santé le demande, ou une personne qui vous relaie à la maison. Cela se prépare à l’avance avec l’équipe de soins.',
      'Le répit peut aussi être à deux : des vacances adaptées, un atelier ensemble, un repas que vous n’avez pas cuisiné.',
    ],
    [
      'Les congés et les aides',
      'Un salarié peut demander un congé de proche aidant ou, en fin de vie, un congé de solidarité familiale. Une allocation journalière existe pour compenser une partie de la perte de salaire. Les conditions changent : vérifiez-les sur le site officiel de l’administration, ou auprès de votre caisse.',
      'Selon l’âge et la situation de votre proche, le département, la mairie, la caisse de retraite ou la mutuelle peuvent financer des heures d’aide. Une assistante sociale fait le tri en une heure là où vous passeriez des semaines.',
    ],
    [
      'À quelle porte frapper',
      [
        'Le service social de l’hôpital, même si les soins se font à la maison.',
        'Le centre communal d’action sociale de votre mairie.',
        'La plateforme d’accompagnement et de répit de votre département.',
        'Votre comité : écoute, groupes d’aidants, aide pour les dossiers.',
        'Votre employeur ou le service de santé au travail.',
      ],
      'Si l’on vous répond « ce n’est pas chez nous », demandez : « Qui dois-je appeler alors ? » Notez le nom. Vous n’avez pas à connaître l’organisation de tout le pays.',
    ],
    [
      'Préparer la première absence',
      'Le plus difficile est souvent de partir. Votre proche peut s’inquiéter, vous aussi. Commencez petit : une heure, dans le quartier, le téléphone allumé. Puis un après-midi.',
      'Laissez une page écrite : les médicaments et les heures, ce qui apaise, ce qui agace, qui appeler. Présentez la personne qui vous remplace. Convenez d’une phrase : « Je reviens à dix-sept heures. » Et revenez à dix-sept heures.',
      'Que faire de ce temps ? Rien d’utile, si possible. Dormir, marcher, voir une amie. Les courses peuvent attendre.',
    ],
    [
      'La culpabilité',
      'Elle vient presque toujours. Elle ne prouve pas que vous faites mal. Les aidants qui soufflent tiennent plus longtemps, et la personne malade est souvent soulagée de ne pas être une charge à chaque heure.',
      'En parler avec d’autres aidants aide plus que de longs conseils. On découvre vite que l’on n’est pas seul à ressentir cela.',
    ],
  ],
  documents: [
    {
      name: 'Mes questions avant de demander du répit',
      lines: [
        'Combien d’heures par semaine me feraient du bien ?',
        'À qui puis-je confier mon proche, et pour quoi faire ?',
        'Quelles aides existent dans mon département ?',
        'Qui peut m’aider à remplir les dossiers ?',
        'Qu’est-ce que j’aimerais faire de ce temps ?',
      ],
    },
    {
      name: 'La page pour la personne qui me relaie',
      lines: [
        'Médicaments et heures :',
        'Ce qui apaise :',
        'Ce qui agace :',
        'Repas et boissons :',
        'En cas de souci, appeler :',
        'Je reviens à :',
      ],
    },
  ],
}

export const keepingTouch: ArticleText = {
  summary: 'Que dire, quand se taire, comment aider sans peser : garder le lien quand un proche est malade.',
  cancerTypes: [],
  sources: ['ligue', 'inca'],
  sections: [
    [
      'Le silence fait plus de mal que la maladresse',
      'Quand un proche est malade, beaucoup de gens disparaissent. Ils ont peur de déranger, ou de dire une bêtise. Vu de l’autre côté, cela ressemble à un abandon. Un message court vaut mieux que rien : « Je pense à toi, pas besoin de répondre. »',
      'Garder le lien n’oblige pas à parler du cancer. On peut raconter le chien, le match, la voisine. La vie ordinaire manque souvent plus que les bons conseils.',
    ],
    [
      'Des phrases qui aident',
      [
        '« Tu veux en parler, ou parler d’autre chose ? »',
        '« Je passe jeudi déposer une soupe. Je ne monte pas, sauf si tu en as envie. »',
        '« Je ne sais pas quoi dire, mais je suis là. »',
        '« Qu’est-ce qui te pèse cette semaine ? »',
      ],
      'D’autres blessent sans le vouloir : « Il faut te battre », « je connais quelqu’un qui… », « au moins, ce n’est pas… ». Se battre n’est pas un devoir, et chaque histoire est différente.',
    ],
    [
      'Aider de façon précise',
      '« Appelle si tu as besoin » oblige la personne à demander. Proposez plutôt une chose, un jour, une heure. Conduire à une séance, garder les enfants, sortir les poubelles, imprimer un papier. Puis faites-le, même la dixième fois.',
      'À plusieurs, un agenda partagé évite que tout le monde vienne le même jour. Une seule personne peut donner les nouvelles aux autres, si le malade est d’accord.',
    ],
    [
      'Quand la relation change',
      'Les rôles bougent. Un enfant s’occupe d’un parent, un couple devient une petite équipe de soins. L’humour, la colère et la tendresse se mélangent. Gardez un moment qui n’a rien à voir avec la maladie, même dix minutes.',
      'Si la personne refuse votre visite, ce n’est pas contre vous. Demandez quand retenter, et retentez. Et si vous vous sentez dépassé, les comités proposent une écoute aux proches, seuls ou en groupe.',
    ],
    [
      'Quand la distance est grande',
      'On peut être proche sans habiter près. Une carte, une photo, un appel à heure fixe comptent autant qu’une visite. Dites d’avance que l’on peut ne pas décrocher.',
      'De loin, on peut aussi faire : remplir un dossier, commander les courses, chercher un numéro, tenir la liste des nouvelles.',
    ],
    [
      'Et pour vous',
      'Un proche fatigué aide moins bien. Gardez vos rendez-vous, vos amis et vos nuits. Vous avez le droit d’être triste, même si ce n’est pas vous qui êtes malade.',
    ],
  ],
  documents: [
    {
      name: 'Idées d’aide précises, à cocher ensemble',
      lines: [
        'Un trajet vers les soins, le ....',
        'Un repas à réchauffer, le ....',
        'Une heure avec les enfants, le ....',
        'Les papiers à trier, le ....',
        'Une promenade, le ....',
        'Un moment sans parler de la maladie, le ....',
      ],
    },
  ],
}
