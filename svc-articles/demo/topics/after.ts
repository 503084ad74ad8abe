import type { TopicText } from './topic-text.ts'

export const returnHome: TopicText = {
  cancerTypes: ['brain', 'bone'],
  sources: ['ameli', 'publicService', 'inca'],
  summary: 'Rentrer chez soi après l’hôpital se prépare. Des repères pour un retour à domicile plus sûr et plus calme.',
  essential:
    'Le retour à domicile se prépare avant la sortie. Qui fait les soins, qui livre le matériel, qui appeler le soir ? Demandez que ces réponses soient écrites. La lettre de sortie, l’ordonnance et le numéro du service doivent être dans votre sac.',
  sections: [
    [
      'Avant de partir',
      [
        'Passer à la pharmacie ou faire livrer avant le soir.',
        'Savoir quels signes doivent faire appeler.',
        'Vérifier la date du prochain rendez-vous.',
        'Dire s’il y a des escaliers, une baignoire, un chien qui saute.',
      ],
      'L’assistante sociale peut demander une aide à domicile ou des repas. Faites-le quelques jours avant, même si vous pensez pouvoir vous passer d’elle.',
    ],
    [
      'La première semaine',
      'On croit retrouver sa vie, et l’on retrouve surtout son canapé. Le bruit, les visites et les décisions fatiguent. Gardez les trois premiers jours presque vides.',
      'Une chaise dans la douche, une lampe près du lit, un tapis retiré : de petits changements évitent des chutes, surtout quand l’équilibre ou la marche sont fragiles.',
    ],
  ],
  angles: {
    for_relatives: {
      summary:
        'Le retour à domicile fait de vous un peu l’infirmière, le chauffeur et la secrétaire. Par où commencer.',
      section: [
        'Préparer la maison, pas la perfection',
        'Avant le retour à domicile, visitez votre logement comme si vous ne pouviez ni vous baisser ni lever le bras. Ce qui gêne saute aux yeux. Demandez un passage d’ergothérapeute si c’est possible.',
        'Faites-vous montrer les gestes à l’hôpital, et refaites-les devant l’équipe. Vous avez le droit de dire que vous ne voulez pas faire un soin : une infirmière peut venir.',
      ],
    },
    voice: {
      summary: 'Une sortie trop rapide, un papier manquant : faire entendre votre voix améliore le retour à domicile.',
      section: [
        'Ce que l’hôpital ne voit pas',
        'Quand la porte du service se referme, l’hôpital ne sait plus ce qui se passe. Un vendredi soir sans médicament, un lit livré le lundi : vos récits de retour à domicile lui apprennent ce qu’aucun tableau ne montre.',
        'Des représentants des usagers ont proposé une liste de sortie à cocher avec le patient. Elle tient sur une page. Elle a commencé par un courrier.',
      ],
    },
  },
}

export const afterTreatment: TopicText = {
  cancerTypes: ['testicle', 'hematology', 'breast'],
  sources: ['inca', 'ameli', 'ligue'],
  summary: 'Les traitements sont finis, et tout n’est pas fini. Des repères pour traverser l’après-traitement.',
  essential:
    'L’après-traitement surprend. On attendait un soulagement, et l’on se sent parfois plus perdu qu’avant : moins de rendez-vous, plus de questions. Ce passage est reconnu. Un suivi est organisé, et des soins de support restent possibles.',
  sections: [
    [
      'Ce qui peut rester',
      'De la fatigue, des douleurs, une mémoire moins vive, la peur d’une rechute à l’approche d’un examen. Rien de tout cela n’est une faiblesse. Dites-le lors des visites de suivi, même si tout va bien « sur le papier ».',
    ],
    [
      'Un plan pour la suite',
      [
        'Savoir qui me suit, et à quel rythme.',
        'Savoir quels signes signaler.',
        'Retrouver un médecin traitant informé de tout.',
        'Choisir un projet qui n’a rien à voir avec la maladie.',
      ],
      'Un document peut résumer les traitements reçus et les examens à prévoir. Demandez-le : il vous servira pendant des années, par exemple si vous déménagez.',
    ],
  ],
  angles: {
    defend: {
      summary: 'La vie d’après ne doit pas être un angle mort : nos demandes pour l’après-traitement.',
      section: [
        'Ne pas lâcher la main trop tôt',
        'Nous défendons un après-traitement organisé : un interlocuteur connu, un bilan, des soins de support financés et un accès simple au second avis. Aujourd’hui, tout dépend trop du lieu où l’on a été soigné.',
        'Nous portons aussi les sujets dont on parle peu : l’assurance, l’emploi, la sexualité, la fertilité. Guérir ne suffit pas si l’on ne peut plus emprunter ou travailler.',
      ],
    },
    workshop: {
      summary:
        'Cinq rencontres pour parler de la suite, avec des personnes qui ont, elles aussi, fini leurs traitements.',
      section: [
        'Un groupe pour la suite',
        'Chaque rencontre a un thème : le corps, la peur, les autres, le travail, les projets. On parle de l’après-traitement sans devoir être « reparti comme avant ». Une psychologue anime, un membre du comité accueille.',
        'On peut venir deux mois ou cinq ans après la fin des soins. Certains ne disent rien la première fois, et reviennent.',
      ],
    },
  },
}

export const fertility: TopicText = {
  cancerTypes: ['testicle', 'gynecology', 'breast', 'hematology'],
  sources: ['inca', 'biomedicine', 'ameli'],
  summary:
    'Avoir un enfant après un cancer : des repères sur la fertilité, et les questions à poser avant les traitements.',
  essential:
    'La fertilité peut être touchée par la maladie ou par les traitements, pour un temps ou durablement. Des moyens de la préserver existent, pour les femmes, les hommes et les enfants. La question se pose de préférence avant de commencer, mais elle reste permise à tout moment.',
  sections: [
    [
      'Avant les traitements',
      'La loi prévoit que la question soit abordée. Si elle ne l’est pas, posez-la. Une consultation spécialisée explique les techniques possibles : conservation de spermatozoïdes, d’ovocytes, d’embryons ou de tissus. Le choix dépend de l’âge, du traitement et du temps disponible.',
      'On a le droit de ne pas savoir si l’on voudra un enfant. Préserver n’oblige à rien.',
    ],
    [
      'Après',
      [
        'Demander combien de temps attendre avant une grossesse.',
        'Parler de la contraception pendant les traitements.',
        'Faire un bilan si l’on souhaite un enfant.',
        'Se renseigner sur l’adoption et le don.',
      ],
      'Ce sujet touche à l’intime et au couple. Un psychologue peut accompagner, avec ou sans projet d’enfant.',
    ],
  ],
  angles: {
    research: {
      summary: 'Préserver plus simplement, mieux prévoir : ce que la recherche étudie au sujet de la fertilité.',
      section: [
        'Mieux prévoir, moins peser',
        'Les équipes cherchent à mieux prévoir l’effet d’un traitement sur la fertilité d’une personne donnée. Elles étudient aussi des techniques plus rapides, pour ne pas retarder les soins, et le suivi des enfants nés ensuite.',
        'Des patients demandent que l’on étudie également ce qui se passe quand le projet n’aboutit pas. Cette question est entrée dans plusieurs protocoles grâce à eux.',
      ],
    },
    women_and_men: {
      summary: 'On en parle aux jeunes femmes, moins aux hommes et aux autres : la fertilité concerne tout le monde.',
      section: [
        'Une question posée à tout le monde',
        'Aux femmes, on parle de fertilité en pensant à l’horloge. Aux hommes, on remet parfois un flacon sans un mot. Aux personnes seules, homosexuelles ou trans, on oublie de poser la question. Chacun mérite la même information.',
        'Un homme peut avoir besoin de parler, une femme de ne pas vouloir d’enfant. Les équipes qui demandent « qu’est-ce qui compte pour vous ? » se trompent rarement.',
      ],
    },
  },
}

export const homeTreatment: TopicText = {
  cancerTypes: ['kidney', 'thyroid', 'hematology'],
  sources: ['inca', 'ameli', 'medicines'],
  summary:
    'Comprimés, piqûres, surveillance : des repères pour les traitements à la maison, sans porter seul la responsabilité.',
  essential:
    'Les traitements à la maison évitent des trajets, mais ils demandent de l’organisation. Un comprimé contre le cancer est un vrai traitement : il se prend à l’heure dite, il a des effets possibles, et il ne s’arrête pas sans avis. Un numéro doit toujours être à portée de main.',
  sections: [
    [
      'S’organiser',
      [
        'Un moment fixe, une alarme, un calendrier.',
        'Un seul endroit pour les boîtes, hors de portée des enfants.',
        'La liste de tous les médicaments, plantes comprises.',
        'Une réserve d’une semaine avant les fêtes et les voyages.',
      ],
      'En cas d’oubli ou de vomissement, ne doublez pas la prise. Lisez la notice, appelez la pharmacie ou le service.',
    ],
    [
      'Surveiller sans s’inquiéter de tout',
      'L’équipe vous dit quels signes doivent faire appeler le jour même, par exemple la fièvre. Demandez-lui de les écrire. Le reste se note et se raconte au rendez-vous.',
      'Votre pharmacie propose des entretiens pour les traitements pris par la bouche. Ils durent une demi-heure et répondent à beaucoup de questions que l’on n’ose pas poser.',
    ],
  ],
  angles: {
    for_relatives: {
      summary: 'Boîtes, heures, effets : aider un proche qui suit ses traitements à la maison sans devenir gendarme.',
      section: [
        'Aider sans surveiller',
        'Avec les traitements à la maison, l’entourage se sent vite responsable de chaque comprimé. Mettez-vous d’accord : qui prépare le pilulier, qui rappelle, et à partir de quand on ne rappelle plus. L’accord évite bien des tensions.',
        'Gardez la feuille des signes à signaler sur le réfrigérateur. Vous pouvez appeler le service vous-même, même pour une question qui vous paraît petite.',
      ],
    },
    workshop: {
      summary: 'Piluliers, alarmes, notices : un atelier très pratique sur les traitements pris à la maison.',
      section: [
        'Venir avec son sac de médicaments',
        'Une pharmacienne anime la rencontre. Chacun apporte une notice et en souligne une phrase obscure. On parle des traitements à la maison comme d’une organisation, avec des boîtes, des agendas et des astuces de voyage.',
        'Aucun nom de médicament n’est échangé si vous ne le souhaitez pas. Les questions personnelles se posent à la fin, à part.',
      ],
    },
  },
}
