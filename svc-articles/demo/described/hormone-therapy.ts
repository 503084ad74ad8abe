import type { ArticleText } from '../sections.ts'

export const hormoneTherapy: ArticleText = {
  summary:
    'À quoi sert l’hormonothérapie, comment elle se prend, ce qu’elle peut changer dans la vie de tous les jours, et comment en parler avec votre équipe.',
  cancerTypes: ['breast', 'prostate'],
  sources: ['inca', 'ameli', 'has', 'ligue'],
  sections: [
    [
      'En deux mots',
      'L’hormonothérapie est un traitement de certains cancers. Elle empêche des hormones de stimuler la croissance des cellules malades. Elle est surtout proposée dans des cancers du sein et de la prostate, quand les cellules sont sensibles aux hormones.',
      'Elle n’a rien à voir avec un traitement hormonal de la ménopause. Celui-ci apporte des hormones. L’hormonothérapie d’un cancer fait l’inverse : elle en diminue la quantité, ou elle bloque leur effet.',
      'Si la fatigue est là, lisez cette première partie et la dernière. Le reste peut attendre un autre jour.',
    ],
    [
      'Pourquoi les hormones comptent',
      'Les hormones sont des messagers. Elles circulent dans le sang et donnent des consignes à nos organes : grandir, se reposer, se préparer à une grossesse. Les œstrogènes, la progestérone et la testostérone en font partie.',
      'Certaines cellules cancéreuses possèdent des récepteurs, un peu comme des serrures. Quand l’hormone s’y fixe, comme une clé, la cellule reçoit l’ordre de se multiplier. On dit alors que le cancer est hormonosensible, ou hormonodépendant.',
      'Pour le savoir, un médecin spécialiste regarde au microscope un petit morceau de la tumeur. Le résultat figure dans le compte rendu d’anatomopathologie. Vous pouvez demander qu’on vous l’explique ligne par ligne.',
      'Tous les cancers du sein ne sont pas hormonosensibles. C’est pourquoi deux personnes qui ont « la même maladie » ne reçoivent pas le même traitement. Cela ne veut pas dire que l’une est mieux soignée que l’autre.',
    ],
    [
      'À quel moment elle est proposée',
      'Dans le cancer du sein, elle vient souvent après l’opération, la radiothérapie ou la chimiothérapie. Elle sert alors à réduire le risque que la maladie revienne. Elle peut aussi être donnée avant une opération, pour réduire la taille de la tumeur, ou quand la maladie s’est étendue.',
      'Dans le cancer de la prostate, elle peut accompagner une radiothérapie, ou constituer le traitement principal. Sa durée dépend de la situation : de quelques mois à plusieurs années.',
      'La décision est prise par plusieurs spécialistes réunis. Cette rencontre s’appelle une réunion de concertation pluridisciplinaire. Votre médecin vous présente ensuite la proposition, et vous avez le droit de poser toutes vos questions avant d’accepter.',
    ],
    [
      'Les grandes familles de traitements',
      'Dans le cancer du sein, trois familles sont les plus connues. Les anti-œstrogènes occupent la serrure à la place de l’hormone. Les inhibiteurs de l’aromatase empêchent le corps d’en fabriquer après la ménopause. D’autres médicaments mettent les ovaires au repos avant la ménopause.',
      'Dans le cancer de la prostate, certains médicaments arrêtent la production de testostérone, d’autres bloquent son action. Ils sont parfois associés entre eux ou à d’autres traitements.',
      'Les noms sur les boîtes changent d’une pharmacie à l’autre, parce qu’il existe des génériques. Apprenez plutôt le nom de la famille : il vous aidera à comprendre une notice et à parler avec n’importe quel soignant.',
    ],
    [
      'Comment elle se prend',
      'Le plus souvent, il s’agit d’un comprimé à avaler chaque jour, chez soi. D’autres formes existent : des piqûres espacées d’un ou plusieurs mois, faites par une infirmière ou un infirmier. Plus rarement, on propose une opération ou une irradiation pour arrêter la production d’hormones.',
      'Un comprimé par jour paraît simple. En réalité, prendre un traitement longtemps demande de l’organisation, surtout quand on se sent bien et qu’on aimerait oublier la maladie. Les oublis arrivent à tout le monde.',
      [
        'Choisir un moment fixe de la journée, lié à une habitude : le café, le brossage des dents.',
        'Garder la boîte à un endroit visible, hors de portée des enfants.',
        'Utiliser un pilulier ou une alarme de téléphone.',
        'Prévoir le renouvellement de l’ordonnance une semaine à l’avance.',
        'En cas d’oubli, relire la notice ou appeler la pharmacie : on ne double pas une prise sans avis.',
      ],
      'Dites tous les médicaments que vous prenez, y compris les plantes et les compléments. Certains ne vont pas bien avec l’hormonothérapie. Votre pharmacie peut vérifier en quelques minutes.',
    ],
    [
      'Ce que l’on peut ressentir',
      'Les effets indésirables varient beaucoup. Certaines personnes n’en ont presque pas, d’autres sont gênées chaque jour. Ils dépendent du médicament, de la dose, de l’âge et de l’état de santé. Il n’est pas possible de les prévoir à coup sûr.',
      [
        'Des bouffées de chaleur et des sueurs, surtout la nuit.',
        'Une fatigue, un sommeil plus léger.',
        'Des douleurs des articulations ou des muscles, souvent au réveil.',
        'Une sécheresse de la peau ou des muqueuses.',
        'Une baisse du désir, des difficultés sexuelles.',
        'Une prise de poids, une humeur changeante.',
      ],
      'Certains traitements peuvent fragiliser les os ou augmenter d’autres risques. C’est pour cela qu’un suivi est organisé, avec des prises de sang ou des examens. Demandez lesquels vous concernent, et à quel rythme.',
      'Aucun de ces effets n’est « dans la tête ». Aucun n’est à supporter en silence. Les dire tôt permet presque toujours de faire quelque chose.',
    ],
    [
      'Ce qui peut aider',
      'Contre les bouffées de chaleur, des gestes simples soulagent : des couches de vêtements que l’on retire, une pièce fraîche la nuit, un brumisateur, moins d’alcool et de plats épicés. Des séances de relaxation, d’hypnose ou d’acupuncture sont parfois proposées parmi les soins de support.',
      'Contre les raideurs, bouger est souvent ce qui aide le plus : marcher, s’étirer, nager. Une activité physique adaptée, encadrée par une personne formée, permet de commencer doucement. Votre médecin peut la prescrire.',
      'Pour le sommeil, gardez des heures régulières et sortez à la lumière du jour. Si les nuits restent mauvaises, parlez-en : un autre moment de prise du comprimé suffit parfois.',
      'Pour la vie intime, des solutions existent aussi. Le sujet peut être abordé avec l’oncologue, le médecin traitant, une sage-femme, un gynécologue, un urologue ou un sexologue. Beaucoup de personnes préfèrent commencer par écrire leur question. C’est une bonne idée.',
      'Certains produits vendus « pour les hormones » contiennent des plantes qui agissent comme des œstrogènes. Demandez toujours avis avant d’en prendre.',
    ],
    [
      'Et si c’est trop difficile',
      'Il arrive que l’on n’en puisse plus. Certaines personnes arrêtent sans le dire, parce qu’elles craignent d’être grondées. Pourtant, l’équipe a plusieurs moyens d’agir : traiter l’effet qui gêne, changer de médicament, faire une pause encadrée.',
      'L’essentiel est de ne pas arrêter de votre côté et de ne pas rester seul avec la question. Appelez le numéro que l’on vous a donné, ou prenez rendez-vous avec votre médecin traitant. Dites simplement : « Je n’arrive plus à prendre mon traitement. » Cette phrase est prise au sérieux.',
      'Vous pouvez aussi demander un second avis. C’est un droit, et cela ne vexe pas une équipe qui travaille bien.',
    ],
    [
      'Fertilité, grossesse, contraception',
      'Une grossesse est déconseillée pendant une hormonothérapie. Une contraception sans hormones est en général proposée. Si vous souhaitez un enfant, dites-le le plus tôt possible, si possible avant le début des traitements : des moyens de préserver la fertilité existent pour les femmes comme pour les hommes.',
      'Si la question vient plus tard, il n’est pas trop tard pour en parler. L’équipe peut étudier avec vous le bon moment et les précautions à prendre.',
    ],
    [
      'Le travail et les proches',
      'Partir en voyage reste possible. Emportez l’ordonnance et assez de comprimés pour tout le séjour, gardés avec vous et non en soute. En cas de décalage horaire, demandez à votre pharmacie comment déplacer l’heure de la prise. Pour les piqûres, un autre cabinet infirmier peut prendre le relais, si on le prévoit à l’avance.',
      'Si vous devez être hospitalisé pour une autre raison, dites que vous suivez une hormonothérapie, même si cela vous semble sans rapport. Un papier plié dans le portefeuille, avec le nom du médicament et le numéro du service, évite de tout raconter un jour difficile.',
      'Les effets d’un comprimé ne se voient pas. L’entourage pense parfois que tout est fini, puisque les cheveux ont repoussé et que les rendez-vous s’espacent. Vous pouvez expliquer que le traitement continue, et dire ce qui vous aiderait : une pause, une nuit de plus, une réunion assise.',
      'Au travail, le médecin du travail peut proposer un aménagement sans nommer votre traitement à votre employeur. Une chaise, un ventilateur ou des horaires décalés changent parfois beaucoup.',
      'En France, les traitements du cancer sont en général pris en charge dans le cadre d’une affection de longue durée. Un service social peut vérifier vos droits avec vous.',
      'Côté argent, certains produits ne sont pas remboursés : crèmes, brumisateurs, séances en ville. Avant d’y renoncer, demandez au comité ou à votre complémentaire santé ce qui peut être aidé. Beaucoup d’ateliers proposés par les associations sont gratuits, et l’on peut y venir pendant des années, pas seulement pendant les traitements lourds.',
      'Pour les proches, le plus utile est souvent de demander avant d’aider. « Qu’est-ce qui te pèse en ce moment ? » ouvre mieux la conversation que « Tu devrais… ».',
    ],
    [
      'Préparer votre prochain rendez-vous',
      'Pendant deux semaines, notez ce que vous ressentez, à quelle heure et combien de temps. Trois mots suffisent. Apportez cette page : elle vaut mieux qu’un effort de mémoire. La feuille jointe à cet article est faite pour cela.',
      [
        'À quoi sert ce traitement dans mon cas ?',
        'Combien de temps vais-je le prendre ?',
        'Quels effets dois-je signaler tout de suite, et à qui ?',
        'Que faire si j’oublie un comprimé ?',
        'Quels examens de suivi sont prévus ?',
        'Qui peut m’aider pour le sommeil, les douleurs ou la vie intime ?',
      ],
      'Venez avec quelqu’un si vous le souhaitez. À deux, on retient mieux, et l’autre personne peut prendre des notes. Vous pouvez demander que les mots difficiles soient redits autrement, autant de fois qu’il le faut.',
      'À retenir : l’hormonothérapie agit dans la durée. Ce qui vous gêne a presque toujours une réponse. Et la décision de continuer, de changer ou de faire une pause se prend à plusieurs, avec vous.',
    ],
  ],
  documents: [
    {
      name: 'Mon hormonothérapie : carnet de deux semaines',
      lines: [
        'Date, heure de la prise, ce que j’ai ressenti, ce qui m’a soulagé.',
        ...Array.from({ length: 14 }, (_, day) => `Jour ${String(day + 1)} : `),
        'Mes questions pour le prochain rendez-vous :',
      ],
    },
  ],
}
