import type { TopicText } from './topic-text.ts'

export const sleep: TopicText = {
  cancerTypes: ['hematology', 'breast'],
  sources: ['inca', 'ligue'],
  summary:
    'Des nuits coupées, un réveil trop tôt : des repères pour retrouver un sommeil plus calme, sans recette miracle.',
  essential:
    'Le sommeil est souvent bousculé par la maladie : l’inquiétude, une douleur, un médicament, des bouffées de chaleur, une sieste trop longue. Mal dormir quelques nuits est courant. Quand cela dure, il vaut la peine d’en parler, car la cause peut souvent être traitée.',
  sections: [
    [
      'Repérer ce qui gêne',
      'Notez pendant une semaine l’heure du coucher, les réveils et la forme du lendemain. Trois mots par jour suffisent. Vous verrez peut-être qu’un café tardif, un comprimé du soir ou une pièce trop chaude revient à chaque mauvaise nuit.',
      'Un traitement peut aussi gêner le sommeil. Ne changez pas l’heure d’une prise sans avis, mais posez la question : elle est simple, et la réponse aide parfois dès le lendemain.',
    ],
    [
      'Des gestes qui aident',
      [
        'Se lever à la même heure, même après une mauvaise nuit.',
        'Sortir à la lumière du jour, le matin si possible.',
        'Garder la sieste courte, avant le milieu de l’après-midi.',
        'Éloigner les écrans de la chambre.',
        'Si le sommeil ne vient pas, se relever et lire un peu ailleurs.',
      ],
      'Les séances de relaxation proposées par les comités apprennent à relâcher le corps. Elles ne font pas dormir sur commande, mais elles enlèvent la peur de ne pas dormir.',
    ],
  ],
  angles: {
    for_relatives: {
      summary:
        'Quand l’un ne dort pas, l’autre non plus. Des idées simples pour protéger le sommeil de chacun à la maison.',
      section: [
        'Deux sommeils à protéger',
        'Vous entendez chaque réveil, vous guettez la respiration, vous vous levez pour un verre d’eau. Au bout de quelques semaines, votre propre sommeil est en miettes. Faire chambre à part quelques nuits n’est pas s’éloigner, c’est tenir.',
        'Préparez le soir ce qui évite de vous appeler : l’eau, le téléphone, une veilleuse. Et si la nuit vous inquiète, demandez à l’équipe ce qui justifie un appel et ce qui peut attendre le matin.',
      ],
    },
    research: {
      summary:
        'Ce que les chercheurs veulent comprendre du sommeil pendant et après un cancer, et comment y contribuer.',
      section: [
        'Mesurer les nuits autrement',
        'Longtemps, le sommeil a été étudié dans des chambres d’hôpital, avec des fils. Des montres et des carnets permettent maintenant de suivre des nuits ordinaires, à la maison. Les questions changent : qu’est-ce qui réveille, et qu’est-ce qui répare ?',
        'Plusieurs équipes comparent des programmes sans médicament, comme les thérapies comportementales ou le mouvement. Elles cherchent des personnes qui dorment mal, mais aussi des personnes qui dorment bien : sans elles, on ne peut rien comparer.',
      ],
    },
    workshop: {
      summary: 'Quatre rencontres en petit groupe pour comprendre ses nuits et essayer des gestes calmes.',
      section: [
        'Ce que l’on fait à l’atelier',
        'La première rencontre sert à raconter ses nuits, sans comparaison. Les suivantes mêlent respiration, étirements assis et conseils sur le sommeil. On repart avec un carnet et un seul geste à essayer jusqu’à la fois suivante.',
        'La salle a des tapis et des fauteuils. S’endormir pendant la relaxation est permis, et même bienvenu.',
      ],
    },
  },
}

export const food: TopicText = {
  cancerTypes: ['pancreas', 'upper_aerodigestive_tract', 'colon_rectum', 'liver'],
  sources: ['inca', 'has', 'ligue'],
  summary:
    'Goût qui change, appétit qui manque, poids qui bouge : des repères sur l’alimentation pendant les traitements.',
  essential:
    'L’alimentation aide à garder des forces, mais elle devient parfois difficile : le goût change, les odeurs gênent, avaler fait mal. Le poids est un bon repère. Se peser une fois par semaine, à la même heure, et dire à l’équipe quand il bouge permet d’agir tôt.',
  sections: [
    [
      'Manger quand on n’a pas faim',
      [
        'De petites quantités, cinq ou six fois par jour.',
        'Les plats que l’on aime, même simples, même deux fois de suite.',
        'Du froid ou du tiède quand les odeurs gênent.',
        'Enrichir un plat : œuf, fromage, crème, poudre de lait.',
        'Boire plutôt entre les repas.',
      ],
      'Personne n’a à finir son assiette. Un repas sauté se rattrape, une dispute à table beaucoup moins.',
    ],
    [
      'Qui peut aider',
      'Une diététicienne ou un diététicien adapte les textures et les quantités à votre situation, par exemple après une opération du côlon, du pancréas, du foie ou de la gorge. Un avis du dentiste est utile quand la bouche est douloureuse.',
      'Les régimes très stricts et le jeûne n’ont pas fait la preuve qu’ils aident à guérir, et ils peuvent faire perdre des muscles. Avant de supprimer un aliment ou de prendre un complément, demandez à votre équipe.',
    ],
  ],
  angles: {
    for_relatives: {
      summary:
        'Cuisiner pour quelqu’un qui n’a pas faim : aider avec l’alimentation sans transformer la table en épreuve.',
      section: [
        'La cuisine n’est pas un examen',
        'Vous avez préparé son plat préféré, et l’assiette revient pleine. Ce n’est pas un rejet. Le goût change d’une semaine à l’autre, et ce qui plaisait hier peut écœurer aujourd’hui. Proposez deux choses, en petite quantité, et laissez choisir.',
        'Gardez des portions au congélateur et des aliments qui ne demandent rien : yaourt, compote, soupe. Mangez vous-même à votre faim. La conversation nourrit aussi.',
      ],
    },
    campaign: {
      summary: 'Une campagne pour parler de l’alimentation avec plaisir, loin des interdits et des promesses.',
      section: [
        'Le plaisir avant les interdits',
        'Pour cette campagne, nous avons écarté les listes d’aliments « bons » et « mauvais ». Les affiches montrent des tables, des marchés, des mains qui épluchent. Elles rappellent des repères publics : plus de fruits, de légumes et de légumes secs, moins d’alcool, de charcuterie et de produits très transformés.',
        'Sur les stands, on goûte une recette simple et l’on repart avec elle. Les bénévoles ne donnent aucun conseil médical : ils indiquent où rencontrer une diététicienne.',
      ],
    },
    workshop: {
      summary: 'Cuisiner à plusieurs, assis si l’on veut, et repartir avec trois recettes qui passent bien.',
      section: [
        'Une cuisine, huit tabourets',
        'On épluche, on mixe, on goûte. L’animatrice adapte chaque recette : plus douce, plus froide, plus riche. L’atelier parle d’alimentation avec des casseroles plutôt qu’avec des tableaux. Les allergies et les régimes se disent à l’inscription.',
        'Une place est gardée pour un proche. Les restes partent dans des boîtes, pour les jours sans courage.',
      ],
    },
  },
}

export const pain: TopicText = {
  cancerTypes: ['bone', 'soft_tissues_and_viscera', 'pancreas'],
  sources: ['inca', 'has', 'publicService'],
  summary: 'La douleur n’est pas une fatalité. Des repères pour la dire, la mesurer et demander qu’elle soit soignée.',
  essential:
    'La douleur n’est pas le prix à payer. La loi reconnaît à chacun le droit d’être soulagé. Une douleur se décrit : où, quand, comment, et combien sur une échelle de zéro à dix. Plus elle est dite tôt, plus elle est facile à apaiser.',
  sections: [
    [
      'Des mots pour la dire',
      'Brûlure, serrement, décharge, élancement : le mot choisi aide à trouver la cause. Dites aussi ce que la douleur empêche : dormir, marcher, tenir un livre. C’est souvent ce détail qui décide du traitement.',
      'Beaucoup de personnes se taisent pour ne pas déranger. Une équipe préfère un appel de trop à une nuit blanche.',
    ],
    [
      'Ce qui peut soulager',
      [
        'Des médicaments, pris à heure fixe plutôt qu’au dernier moment.',
        'La kinésithérapie, la chaleur ou le froid selon l’avis reçu.',
        'La relaxation, l’hypnose, la musique, en complément.',
        'Une consultation spécialisée quand la douleur persiste.',
      ],
      'Les médicaments forts inquiètent. Bien prescrits et suivis, ils sont utiles. Posez vos questions sur leurs effets et ne changez pas une dose sans avis. Une douleur nouvelle ou brutale se signale le jour même.',
    ],
  ],
  angles: {
    for_relatives: {
      summary: 'Voir souffrir quelqu’un que l’on aime est dur. Comment aider face à la douleur, et quand appeler.',
      section: [
        'Croire, noter, appeler',
        'La douleur de l’autre ne se mesure pas de l’extérieur. La première aide est de la croire. Notez l’heure, le chiffre et ce qui a soulagé : ce carnet parle à votre place quand la consultation va vite.',
        'Gardez près du téléphone le nom du service et l’heure à laquelle on peut l’appeler. Demandez d’avance ce qui doit faire appeler la nuit. Vous n’avez pas à décider seul.',
      ],
    },
    research: {
      summary: 'De la douleur que l’on note à celle que l’on comprend : ce que cherchent les équipes, et votre place.',
      section: [
        'Des douleurs longtemps oubliées',
        'La recherche s’est d’abord occupée de la douleur pendant les traitements. Elle regarde aujourd’hui celle qui reste après : picotements des mains, cicatrice sensible, articulations raides. Ces gênes durent et pèsent sur la vie entière.',
        'Des patients aident à choisir les bonnes questions. Un chiffre de douleur ne dit pas si l’on peut boutonner une chemise ou porter un enfant. Grâce à eux, ces gestes entrent dans les questionnaires.',
      ],
    },
    women_and_men: {
      summary: 'La douleur n’est pas toujours entendue de la même façon selon que l’on est une femme ou un homme.',
      section: [
        'Une douleur, deux écoutes',
        'Des femmes entendent que leur douleur vient du stress. Des hommes la taisent parce qu’on leur a appris à serrer les dents. Dans les deux cas, le soulagement arrive trop tard. Le savoir aide déjà à poser la question autrement.',
        'Demandez que le chiffre que vous donnez soit écrit dans le dossier. Venez à deux si vous craignez de ne pas être entendu. Et si l’on vous dit que « c’est normal », demandez ce que l’on peut faire quand même.',
      ],
    },
    workshop: {
      summary: 'Respirer, relâcher, décrire : un atelier pour apprivoiser la douleur, en plus des soins.',
      section: [
        'En plus des soins, jamais à leur place',
        'L’atelier réunit six personnes autour d’un professionnel formé. On y apprend à décrire une douleur, à respirer pendant qu’elle passe, à changer de position. Rien de ce que l’on y fait ne remplace un traitement.',
        'Chacun vient comme il est. On peut rester debout, s’allonger, sortir un moment. Le groupe connaît ces gestes et ne pose pas de questions.',
      ],
    },
  },
}

export const tiredness: TopicText = {
  cancerTypes: [],
  sources: ['inca', 'ligue', 'has'],
  summary:
    'La fatigue liée au cancer surprend par sa force et sa durée. Quelques repères pour la comprendre et la dire.',
  essential:
    'La fatigue liée à la maladie ne cède pas toujours au repos. Elle touche le corps, l’attention et l’envie. Elle peut venir de plusieurs causes à la fois, dont certaines se soignent. En parler à l’équipe, avec un chiffre et un exemple, est le premier pas.',
  sections: [
    [
      'Trois questions pour commencer',
      [
        'À quelle heure ai-je le plus de forces ?',
        'Qu’est-ce qui me fatigue le plus pour le résultat obtenu ?',
        'Qu’est-ce qui me rend un peu d’élan ?',
      ],
      'Les réponses servent à ranger la journée. Ce qui compte prend les bonnes heures, le reste attend, se partage ou disparaît.',
    ],
    [
      'Demander un bilan',
      'Votre médecin peut rechercher une anémie, un trouble du sommeil, une douleur, une baisse de moral ou l’effet d’un médicament. Il peut aussi prescrire une activité physique adaptée, qui aide souvent quand elle est régulière et douce.',
      'Une fatigue brutale, un essoufflement au repos ou de la fièvre sont des raisons d’appeler sans attendre.',
    ],
  ],
  angles: {
    for_relatives: {
      summary: 'La fatigue ne se voit pas. Comprendre celle de votre proche, et veiller sur la vôtre.',
      section: [
        'Croire ce qui ne se voit pas',
        'Il ou elle a bonne mine, et pourtant ne peut pas venir dîner. La fatigue change d’une heure à l’autre. Un chiffre de zéro à dix, donné chaque matin, évite bien des malentendus : à trois on sort, à sept on reste.',
        'Aidez par des gestes précis plutôt que par des encouragements. Et regardez votre propre chiffre : s’il monte chaque semaine, il est temps de demander un relais.',
      ],
    },
    research: {
      summary: 'Pourquoi la fatigue dure-t-elle chez certaines personnes ? Ce que la recherche explore en ce moment.',
      section: [
        'Une question longtemps jugée secondaire',
        'Pendant des années, les études notaient la fatigue dans une case parmi d’autres. Elle est devenue un sujet de recherche à part entière. Les équipes s’intéressent à l’inflammation, au sommeil, aux muscles et à la charge mentale.',
        'Les personnes concernées ont changé la façon de la mesurer. Elles ont demandé que l’on compte les journées possibles plutôt que les symptômes. Ce regard ouvre des pistes très concrètes.',
      ],
    },
    campaign: {
      summary: 'Une campagne pour que la fatigue invisible soit crue, au travail, en famille et au guichet.',
      section: [
        'Rendre visible ce qui ne se voit pas',
        'Les affiches montrent une même personne à dix heures et à seize heures. Une phrase seulement : « Je suis la même. » La campagne invite à demander avant de juger, et à laisser une chaise libre dans chaque file d’attente.',
        'Les comités proposent une petite carte à montrer quand les mots manquent. Elle ne donne aucun droit. Elle épargne une explication.',
      ],
    },
    workshop: {
      summary: 'Apprendre à compter ses forces : un atelier doux sur la fatigue, avec des pauses et du thé.',
      section: [
        'Compter ses forces ensemble',
        'Chaque participant reçoit dix jetons et les pose sur les moments de sa journée. On découvre vite que la douche ou le téléphone en coûtent plus que prévu. Le groupe cherche alors ce qui peut être assis, partagé ou repoussé.',
        'L’atelier sur la fatigue dure une heure, jamais plus. Une pause est prévue au milieu, et l’on peut venir une fois sur deux.',
      ],
    },
  },
}
