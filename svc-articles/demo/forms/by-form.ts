import type { DemoArticleForm } from '@ensemble/contracts/demo'
import type { Section } from '../sections.ts'

type TopicForm = Exclude<DemoArticleForm, 'committee' | 'agenda' | 'challenge' | 'partner'>

/** What all articles of one form say; `%the%` and `%of%` are the topic, `%city%` the town. */
export const formSections: Record<TopicForm, readonly Section[]> = {
  guide: [
    [
      'En parler avec votre équipe',
      'Une consultation passe vite. Écrivez une phrase sur %the%, et dites-la au début plutôt qu’à la porte. Le soignant saura que c’est important pour vous. Si la réponse contient un mot que vous ne comprenez pas, demandez qu’on vous le redise autrement.',
      [
        'Ce que je vis en ce moment, avec un exemple.',
        'Ce que j’ai déjà essayé.',
        'Ce que j’aimerais pouvoir faire de nouveau.',
        'La personne à appeler entre deux rendez-vous.',
      ],
      'Ces repères sur %the% sont généraux. Ils ne remplacent pas l’avis des personnes qui vous soignent et qui connaissent votre dossier.',
    ],
    [
      'Où trouver de l’aide',
      'Au sujet %of%, votre premier interlocuteur est l’équipe qui vous suit. Le médecin traitant et la pharmacie connaissent aussi votre histoire. Près de chez vous, le comité peut écouter, indiquer un atelier ou une adresse, et vous dire franchement quand il ne sait pas. L’aide y est gratuite et confidentielle, pour les malades comme pour les proches.',
    ],
    [
      'Garder une trace',
      'Un carnet ou un téléphone suffit pour suivre %the%. Une ligne par jour, pas plus : ce qui s’est passé, ce qui a aidé, ce que l’on veut demander. Les jours sans forces, ne notez rien.',
      'Relisez avant la consultation, ou faites relire à quelqu’un. Trois lignes claires au sujet %of% valent mieux qu’un long récit. Si rien ne change après quelques semaines, dites-le : il existe souvent une autre piste.',
    ],
  ],
  for_relatives: [
    [
      'Par où commencer',
      [
        'Demander à la personne malade ce qui l’aiderait au sujet %of%.',
        'Choisir une seule chose à changer cette semaine.',
        'Noter le numéro de l’équipe à un endroit visible.',
        'Prévoir un moment pour soi, et le tenir.',
      ],
      'Vous n’avez pas à devenir spécialiste %of%. Une équipe, une pharmacie, une assistante sociale ou une personne du comité peuvent répondre aux questions des proches, même sans la personne malade.',
    ],
    [
      'Et vous ?',
      'Penser à la personne malade fait oublier le reste. Quand la question %of% prend toute la place, regardez aussi votre semaine : vos nuits, vos repas, vos propres rendez-vous. Un médecin traitant peut recevoir un proche pour lui-même. Les groupes d’aidants du comité se réunissent en petit nombre, avec ou sans la personne malade, et l’on n’est pas obligé d’y parler.',
    ],
    [
      'Quand demander un relais',
      'Demandez un relais quand vous commencez à compter les heures. Il n’est pas nécessaire d’attendre une crise, ni d’avoir une raison grave. Quelqu’un peut vous remplacer un après-midi, et vous reviendrez avec plus de patience pour parler %of%. Votre comité connaît les services de votre département.',
    ],
    [
      'Parler, sans peser',
      'La personne malade n’a pas toujours envie de parler %of%. Posez la question une fois, puis laissez la porte ouverte. Un signe convenu d’avance aide les jours difficiles : « aujourd’hui, on n’en parle pas ».',
      'Devant les autres, ne racontez pas à sa place. Si vous êtes en désaccord au sujet %of%, attendez un moment calme. L’équipe soignante peut recevoir les deux personnes ensemble, et répondre à chacune.',
    ],
  ],
  voice: [
    [
      'Donner votre avis',
      'Votre voix compte, même courte. Sur %the%, nous cherchons des récits précis plutôt que des opinions générales : un lieu, un moment, ce qui a aidé, ce qui a manqué.',
      [
        'Répondre à une enquête en ligne.',
        'Relire un document avant sa parution.',
        'Venir une fois à un groupe de travail.',
        'Devenir représentant des usagers, après une formation.',
      ],
    ],
    [
      'Ce que devient un avis',
      'Les récits sont lus par deux personnes et gardés sans nom. Ceux qui parlent %of% sont rapprochés, puis portés dans une commission ou une réunion régionale. Vous recevez un retour : ce qui a été dit, ce qui a été répondu, et ce qui n’a pas encore bougé. Nous préférons une réponse décevante à un silence.',
    ],
    [
      'Si vous hésitez',
      'Vous pensez que votre histoire n’intéresse personne, ou qu’elle est trop banale ? Ce sont justement les expériences ordinaires qui manquent. Sur %the%, trois lignes envoyées un soir valent mieux qu’un long texte jamais fini. Vous pouvez aussi les dicter au téléphone à une personne du comité.',
    ],
    [
      'Trois questions pour commencer',
      'Prenez une feuille, et pensez à un jour précis. Pour raconter %the%, ces questions suffisent souvent.',
      [
        'Que s’est-il passé ce jour-là ?',
        'Qu’est-ce qui aurait rendu les choses plus faciles ?',
        'Que diriez-vous à une personne qui commence ?',
      ],
      'Ne donnez pas le nom des soignants ni des autres malades. Au sujet %of%, nous lisons aussi ce qui s’est bien passé : une bonne idée se copie.',
    ],
  ],
  defend: [
    [
      'Ce que vous pouvez faire',
      'Une demande avance quand elle s’appuie sur des situations vécues. Pour défendre %the%, racontez la vôtre au comité, avec ou sans votre nom. Vous pouvez aussi relire une proposition ou accompagner une délégation.',
      [
        'Écrire les faits, les dates, les réponses reçues.',
        'Garder une copie des courriers.',
        'Dire ce qui aurait changé la situation.',
      ],
    ],
    [
      'Comment nous travaillons',
      'Sur %the%, un groupe réunit des personnes concernées, des bénévoles et des salariés. Il lit les textes, rencontre les professionnels, puis écrit une demande courte. Chaque demande est relue par quelqu’un qui n’a pas suivi le sujet : si elle n’est pas comprise, elle est récrite. Les positions sont publiées, et les liens d’intérêts déclarés.',
    ],
    [
      'Des situations concrètes',
      'Pour faire avancer %the%, nous partons de la vie de tous les jours : un refus, un délai, un papier incompréhensible. Une situation isolée se règle parfois par un appel. Vingt situations semblables font changer une règle.',
      'Nous demandons toujours la même chose : qui est concerné, ce que dit le texte, et ce qui se passe vraiment. Au sujet %of%, les réponses reçues sont gardées et comparées d’une année à l’autre.',
    ],
    [
      'Se faire aider maintenant',
      'Une position publique prend du temps. Si %the% vous bloque aujourd’hui, n’attendez pas : l’assistante sociale de l’hôpital, la maison des usagers ou votre comité peuvent agir tout de suite.',
      'Vous pouvez venir avec vos papiers en désordre. Une personne du comité les trie avec vous, et appelle si besoin. Parler %of% à quelqu’un dont c’est le rôle soulage déjà.',
    ],
  ],
  research: [
    [
      'Y prendre part',
      'Participer à une recherche sur %the% est un choix libre. Vous pouvez lire, questionner, refuser, et vous retirer plus tard sans donner de raison. Vos soins n’en dépendent pas.',
      [
        'Quel est le but de l’étude ?',
        'Que me demande-t-on, et combien de fois ?',
        'Que deviennent mes réponses ?',
        'Comment saurai-je ce que l’on a trouvé ?',
      ],
    ],
    [
      'Suivre ce qui se cherche',
      'Les résultats d’une étude sur %the% arrivent tard, et se lisent avec prudence : une seule étude prouve rarement quelque chose. Le comité invite des équipes à les raconter avec des mots simples. On peut venir écouter sans participer à rien. Si une annonce vue dans la presse vous trouble, apportez-la à votre médecin.',
    ],
    [
      'Ce que l’on sait, ce que l’on cherche',
      'Une recherche sur %the% commence par une question étroite. Elle compare, elle mesure, puis elle recommence ailleurs. C’est lent, et c’est ce qui rend le résultat solide.',
      'Il existe plusieurs sortes d’études : un questionnaire, un suivi, un essai de traitement. Celles qui parlent %of% se font souvent à domicile, avec peu de visites. Demandez toujours ce que l’on attend de vous.',
    ],
    [
      'Avant de dire oui',
      'Lisez la feuille d’information avec quelqu’un. Si un passage sur %the% vous échappe, mettez une croix dans la marge et demandez. Vous avez le temps de réfléchir, et le droit de dire non.',
      'Votre médecin connaît votre dossier : lui seul peut dire si une étude vous convient. Prendre part à une recherche sur %the% ne remplace jamais un rendez-vous de soin.',
    ],
  ],
  women_and_men: [
    [
      'Ce que l’on peut changer',
      'Parler de femmes, d’hommes et %of%, ce n’est pas opposer les uns aux autres. C’est regarder ce qui se répète, pour le corriger. Les personnes qui ne se reconnaissent pas dans ces deux mots vivent des obstacles proches.',
      [
        'Dire ce que l’on ressent, sans minimiser.',
        'Demander ce qui est proposé aux autres.',
        'Venir avec quelqu’un.',
        'Raconter au comité ce qui s’est passé.',
      ],
    ],
    [
      'Ce que font les comités',
      'Les comités regardent qui vient à leurs ateliers, et qui ne vient pas. Au sujet %of%, ils ont changé des horaires, des affiches et des mots. Un groupe peut être ouvert à tout le monde ou réservé pour un temps, si cela aide à parler. L’essentiel est que personne ne se sente de trop.',
    ],
    [
      'Dans la salle d’attente comme à la maison',
      'Un écart ne se voit pas dans une seule histoire. Il apparaît quand on en met plusieurs côte à côte. C’est pourquoi nous recueillons des récits sur %the%, sans nom ni jugement.',
    ],
    [
      'Une consultation à égalité',
      'Pour parler %of%, dites d’abord ce qui vous gêne le plus dans la journée. Si vous sentez que l’on vous écoute à moitié, répétez la phrase, ou demandez un second avis. Ce n’est pas un manque de respect.',
      'Choisir la personne qui vous examine est parfois possible. Venir avec quelqu’un l’est presque toujours. Au sujet %of%, aucune question n’est réservée à un genre.',
    ],
  ],
  campaign: [
    [
      'Prendre part à la campagne',
      'Affiches, stands, petites vidéos : chaque comité choisit ses moyens. Une préparation de vingt minutes suffit pour parler %of% sans se tromper. Les bénévoles ne donnent jamais d’avis médical.',
      [
        'Poser une affiche dans un lieu que vous connaissez.',
        'Tenir un stand une heure, à deux.',
        'Traduire le dépliant dans votre langue.',
      ],
    ],
    [
      'Après la campagne',
      'Une campagne se juge à ce qui reste. Nous notons les questions entendues au sujet %of%, et nous y répondons dans les dépliants suivants. Le matériel est fait pour resservir : les affiches ne portent pas de date, et les dépliants se lisent en gros caractères. Les comités qui le souhaitent peuvent les adapter à leur ville.',
    ],
    [
      'Les mots que nous évitons',
      'Nous ne disons pas « combattre », « victime » ni « il suffit de ». Au sujet %of%, personne n’a mérité d’être malade et personne n’a à prouver son courage. Si une phrase vous blesse sur une affiche, dites-le : elle sera relue, et changée si besoin.',
    ],
    [
      'Ce que nous voulons que l’on retienne',
      'Une personne pressée ne lit que le titre. Nous avons donc choisi une seule idée sur %the%, et une seule chose à faire : en parler à son médecin, à sa pharmacie ou au comité.',
      'Nous ne promettons rien et nous ne faisons pas peur. Un chiffre n’est affiché que s’il aide à décider. Au sujet %of%, ce que l’on ne sait pas encore est dit aussi.',
    ],
  ],
  workshop: [
    [
      'Venir',
      'L’atelier sur %the% se tient à %city%, dans les locaux du comité. L’inscription est gratuite et se fait par téléphone ou à l’accueil. Les groupes sont petits. Un proche peut vous accompagner.',
      [
        'Des chaises pour tout le monde, et un fauteuil.',
        'Une entrée sans marche.',
        'Le droit d’arriver en retard et de partir avant la fin.',
      ],
    ],
    [
      'Avant et après',
      'Une semaine avant, un message rappelle l’heure, le lieu et ce qu’il est utile d’apporter. Après l’atelier, une page résume ce qui a été dit sur %the%. Si vous n’avez pas pu venir, elle vous est envoyée quand même. À %city%, une place libérée est toujours proposée à quelqu’un d’autre : prévenez-nous, même au dernier moment.',
    ],
    [
      'Est-ce pour moi ?',
      'L’atelier sur %the% est ouvert aux personnes malades, à celles qui l’ont été et à leurs proches. Il n’y a pas de niveau à avoir. On peut venir une fois, et décider ensuite.',
      'Dites à l’inscription ce qui vous aiderait : une place assise, une pause, la porte ouverte. Pour ce qui touche à %the%, l’atelier ne donne pas d’avis médical. Si un exercice vous inquiète, demandez d’abord à votre équipe.',
    ],
    [
      'Et si l’on ne peut pas se déplacer',
      'Un résumé de la séance sur %the% peut être lu au téléphone. Certaines rencontres se suivent de chez soi, caméra éteinte si l’on préfère. Demandez à l’accueil de %city% ce qui est prévu ce mois-ci.',
      'Rien n’oblige à parler devant les autres. On peut écouter, sortir, revenir. Les questions sur %the% que l’on n’ose pas poser se glissent dans une boîte, sans nom.',
    ],
  ],
}
