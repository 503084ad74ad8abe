import type { TopicText } from './topic-text.ts'

export const physicalActivity: TopicText = {
  cancerTypes: ['breast', 'colon_rectum', 'prostate'],
  sources: ['inca', 'has', 'ligue'],
  summary:
    'Bouger à sa mesure pendant et après un cancer : ce qu’est l’activité physique adaptée et comment commencer.',
  essential:
    'L’activité physique adaptée n’est pas du sport. Ce sont des mouvements choisis pour vous, avec une personne formée, selon vos forces et vos traitements. Régulière et douce, elle aide à réduire la fatigue, à garder des muscles et à mieux dormir.',
  sections: [
    [
      'Comment commencer',
      'Demandez d’abord à votre médecin s’il y a un mouvement à éviter. Il peut prescrire une activité physique adaptée. Un premier bilan regarde l’équilibre, la force et le souffle, sans performance.',
      [
        'Commencer en dessous de ce que l’on croit possible.',
        'Préférer dix minutes souvent à une heure rarement.',
        'S’arrêter en cas de douleur, de vertige ou d’essoufflement inhabituel.',
      ],
    ],
    [
      'Où pratiquer',
      'Des séances existent à l’hôpital, dans les maisons sport-santé, dans des clubs et dans les comités. Les petits groupes sont agréables, mais l’on peut aussi pratiquer chez soi, assis, avec une bouteille d’eau et une chaise.',
      'La prise en charge change d’un lieu à l’autre : commune, mutuelle, comité. Posez la question avant de renoncer.',
    ],
  ],
  angles: {
    research: {
      summary:
        'Quelle activité physique, pour qui, à quel moment ? Les questions que se posent les équipes de recherche.',
      section: [
        'Passer du « oui » au « comment »',
        'Que bouger soit utile, beaucoup d’études le disent. La recherche se demande maintenant comment rendre l’activité physique adaptée possible pour celles et ceux qui n’en font jamais : horaires, transports, peur du regard, fatigue.',
        'Des membres ont testé des séances à distance et donné un avis franc. Trop longues, trop rapides, mal cadrées : la version suivante a changé. C’est ainsi qu’un programme devient réaliste.',
      ],
    },
    campaign: {
      summary: 'Dix minutes suffisent : une campagne pour donner envie de bouger, sans montre ni exploit.',
      section: [
        'Dix minutes, c’est déjà bouger',
        'La campagne montre des escaliers, un chien, une danse dans la cuisine. L’activité physique adaptée y est présentée par des gestes, jamais par des records. Aucune photo ne montre une ligne d’arrivée.',
        'Pendant un mois, les comités ouvrent leurs séances. On vient voir, on s’assoit, on essaie un mouvement. Un professionnel répond aux questions et rappelle quand demander un avis médical.',
      ],
    },
    workshop: {
      summary: 'Une heure par semaine pour bouger en douceur, avec des chaises, un enseignant formé et du temps.',
      section: [
        'Une séance, pas à pas',
        'On commence assis, par les épaules et les chevilles. Puis on marche, on pousse un mur, on lance un ballon mou. L’enseignante en activité physique adaptée donne toujours deux versions du même mouvement.',
        'Un certificat peut être demandé. Les personnes qui portent une chambre implantable ou qui ont été opérées récemment le disent avant la séance, en privé.',
      ],
    },
  },
}

export const transport: TopicText = {
  cancerTypes: [],
  sources: ['ameli', 'publicService'],
  summary:
    'Ambulance, taxi, voiture personnelle : des repères pour vos transports vers les soins et leur remboursement.',
  essential:
    'Les transports vers les soins peuvent être pris en charge quand ils sont prescrits. Le médecin choisit le moyen selon votre état : voiture personnelle, transports en commun, taxi conventionné ou véhicule sanitaire. La prescription se fait avant le trajet, sauf urgence.',
  sections: [
    [
      'Avant le trajet',
      [
        'Demander la prescription dès que les dates sont connues.',
        'Vérifier si un accord préalable est nécessaire, pour une longue distance par exemple.',
        'Choisir un taxi conventionné : les autres ne sont pas remboursés.',
        'Garder les tickets et les justificatifs de présence.',
      ],
      'Un transport partagé avec d’autres patients peut être proposé. Si votre état ne le permet pas, le médecin l’indique sur la prescription.',
    ],
    [
      'Quand c’est compliqué',
      'Attendre une heure après une séance fatigue plus que la séance. Dites-le au service et au transporteur : un rendez-vous décalé suffit parfois. Si personne ne vient, le service peut appeler, vous n’avez pas à le faire depuis le couloir.',
      'Pour les proches qui conduisent, le stationnement compte. Certains hôpitaux ont des places courtes ou des tickets à tarif réduit. L’accueil le sait.',
    ],
  ],
  angles: {
    voice: {
      summary:
        'Vos trajets racontent ce que les tableaux ne montrent pas. Comment faire entendre votre voix sur les transports.',
      section: [
        'Raconter un trajet, c’est déjà agir',
        'Lever à cinq heures, véhicule partagé, attente dans le hall : ces récits de transports vers les soins arrivent rarement jusqu’aux personnes qui organisent. Nous les recueillons, sans nom, et nous les portons dans les commissions.',
        'Un trajet écrit en cinq lignes suffit : l’heure de départ, l’heure de retour, ce qui a manqué. Plusieurs récits semblables ont plus de poids qu’un long courrier.',
      ],
    },
    defend: {
      summary: 'Se soigner ne devrait pas dépendre du kilomètre. Nos demandes sur les transports vers les soins.',
      section: [
        'Se soigner sans s’épuiser sur la route',
        'Les traitements se concentrent dans de grands centres, et les trajets s’allongent. Nous demandons que les transports vers les soins tiennent compte de la fatigue et pas seulement de la distance. Nous demandons aussi que l’avance de frais soit évitée à celles et ceux qui ne le peuvent pas.',
        'Le partage d’un véhicule est une bonne idée quand l’état de santé le permet. Il ne doit pas devenir une règle qui fait attendre deux heures après une chimiothérapie.',
      ],
    },
  },
}
