import type { ArticleText } from '../sections.ts'

const plain = { cancerTypes: [], documents: [] } as const

export const whoDoesWhat: ArticleText = {
  summary: 'Bureau, bénévoles, salariés, référente : qui fait quoi dans un comité, et à qui adresser votre question.',
  cancerTypes: [],
  sources: ['ligue'],
  sections: [
    [
      'Un comité, c’est d’abord un département',
      'Il y a un comité dans chaque département. Il décide de ses actions, gère son argent et rend des comptes. Le siège national l’aide et porte les messages communs, mais il ne dirige pas à sa place.',
    ],
    [
      'Qui fait quoi',
      [
        'L’assemblée des adhérents se réunit chaque année, vote et pose des questions.',
        'Le conseil d’administration fixe les grandes lignes.',
        'La présidente ou le président représente le comité.',
        'La direction et les salariés font tourner la maison au quotidien.',
        'La référente ou le référent s’occupe des missions et des membres.',
        'Les bénévoles accueillent, écoutent, tiennent les stands, conduisent, écrivent.',
      ],
      'Une même personne peut avoir deux rôles dans un petit comité. Elle doit alors dire à quel titre elle parle.',
    ],
    [
      'À qui adresser votre question',
      'Une aide financière, un atelier, un rendez-vous : l’accueil vous oriente. Une mission : la personne nommée sur la page de la mission. Un désaccord : la direction, puis le conseil. Personne ne vous en voudra d’avoir frappé à la mauvaise porte.',
    ],
    [
      'D’où vient l’argent',
      'Les dons, les legs, les adhésions et les ventes solidaires font l’essentiel. Les comptes sont contrôlés et publiés. Vous pouvez les demander sans vous justifier.',
    ],
    [
      'Ce que l’on peut demander',
      [
        'Une écoute, au téléphone ou sur place, avec ou sans son nom.',
        'Un atelier, un groupe, une sortie.',
        'Une aide pour un dossier, et parfois une aide financière.',
        'Une mission, si l’on veut donner un peu de temps.',
      ],
      'Tout est gratuit et confidentiel. L’aide financière passe par un dossier, souvent monté avec une assistante sociale. La réponse est donnée par une commission, pas par la personne à l’accueil.',
    ],
    [
      'Comment se prend une décision',
      'Une idée peut venir de n’importe qui. Elle est discutée en réunion d’équipe, puis votée si elle coûte de l’argent. Les projets des membres sont lus comme les autres.',
      'Si la réponse est non, on vous dit pourquoi. Vous pouvez la proposer de nouveau l’année suivante.',
    ],
    [
      'Ce que l’on attend des bénévoles',
      'De la discrétion, et de prévenir quand on ne vient pas. Rien d’autre n’est obligatoire. Une formation est proposée pour l’écoute et pour l’hôpital. On peut faire une pause sans donner de raison.',
    ],
  ],
  documents: [
    {
      name: 'Mon comité : les noms à garder',
      lines: ['Accueil :', 'Référente ou référent :', 'Aide sociale :', 'Écoute :', 'Heures d’ouverture :'],
    },
  ],
}

export const solidarityWalk: ArticleText = {
  ...plain,
  summary: 'La marche solidaire de Nantes, racontée de l’arrivée des bancs jusqu’au dernier café.',
  sources: ['ligue'],
  sections: [
    [
      'Revivre la journée',
      'À sept heures, il n’y avait sur l’esplanade que des bancs pliants et trois thermos. À dix heures, la file pour les dossards faisait le tour du kiosque. La marche solidaire est partie dans un rire, parce que le micro s’était coupé au mot « partez ».',
      'Trois boucles étaient proposées. La plus courte, sur le plat, avait un banc à chaque tournant. C’est là que l’on a vu le plus de monde : des poussettes, des cannes, un fauteuil, une équipe entière du marché.',
    ],
    [
      'Les moments que l’on garde',
      'Certaines personnes ont fait cent mètres, d’un arbre à l’autre, et c’était déjà beaucoup. D’autres ont seulement encouragé, assises au soleil. Au ravitaillement, les oranges sont parties avant les gâteaux.',
    ],
    [
      'Ce que cela permet',
      'Les inscriptions financent les ateliers de l’hiver et l’écoute du jeudi. Le détail est affiché au comité. Merci à celles et ceux qui ont marché, et à celles et ceux qui ont plié les bancs.',
    ],
    [
      'Comment la marche s’est préparée',
      'Trois mois avant, un petit groupe a dessiné les boucles à pied, avec un fauteuil roulant. Chaque trottoir trop haut a été noté, et le parcours a changé deux fois. La ville a prêté les barrières.',
      [
        'Un banc tous les deux cents mètres sur la petite boucle.',
        'De l’eau à chaque carrefour.',
        'Une tente calme, avec des lits de camp.',
        'Un numéro à appeler, écrit au dos de chaque dossard.',
      ],
    ],
    [
      'Venir quand on est en traitement',
      'Personne n’a à marcher. On peut venir pour la musique, s’asseoir, repartir. Un chapeau, un vêtement chaud et une gourde suffisent. Demandez à votre équipe si la foule vous est déconseillée en ce moment.',
      'Les bénévoles ne posent pas de questions sur la maladie. Si vous avez besoin de vous allonger, la tente calme est là pour cela.',
    ],
    [
      'La prochaine fois',
      'Le groupe a noté ce qui a manqué : des toilettes plus proches, un parking réservé, une boucle pour les petits. Si vous étiez là, dites ce que vous changeriez. Si vous n’étiez pas là, dites ce qui vous aurait fait venir.',
      'La préparation commence au printemps. Une mission d’une heure suffit pour aider : plier, coller, accueillir, tenir un ravitaillement.',
    ],
  ],
}

export const nightRelay: ArticleText = {
  summary: 'Vingt-quatre heures à se relayer, de jour et de nuit : le mode d’emploi du relais pour les équipes.',
  cancerTypes: [],
  sources: ['ligue'],
  sections: [
    [
      'Le principe du relais',
      'Pendant vingt-quatre heures, les équipes se relaient pour marcher autour du stade. Il y a toujours quelqu’un sur la piste, même la nuit. Il n’y a ni chronomètre ni classement.',
    ],
    [
      'Mode d’emploi d’une équipe',
      [
        'Former une équipe de six à douze personnes, de tous âges.',
        'Faire un tableau : une heure chacun, jamais deux nuits de suite pour la même personne.',
        'Prévoir des vêtements chauds, une lampe frontale, une gourde.',
        'Garder une chaise et une couverture au bord de la piste.',
        'Nommer quelqu’un qui veille sur les autres et qui a les numéros utiles.',
      ],
    ],
    [
      'La nuit',
      'À vingt-deux heures, les bougies s’allument, chacune avec un prénom. On peut venir seulement pour ce moment. Le coin repos reste ouvert, avec des lits et du silence. Les personnes malades n’ont pas à marcher : leur place est au bord de la piste, ou dans un fauteuil poussé par l’équipe.',
    ],
    [
      'Avant de venir',
      'Inscrivez l’équipe quelques semaines avant, pour que chacun ait un créneau. Une personne de l’équipe reçoit les messages et les transmet aux autres. Les enfants viennent avec un adulte, qui reste sur place.',
      'Choisissez un but qui ne soit pas un nombre de tours : un repas partagé, une chanson, une heure passée à écouter.',
    ],
    [
      'Marcher quand on est malade, ou l’accompagner',
      'On peut faire un tour, la moitié d’un tour, ou aucun. Demandez à votre équipe soignante si une nuit dehors vous est déconseillée, en particulier pendant une chimiothérapie. Venir deux heures en fin d’après-midi est une très bonne façon de venir.',
      [
        'Un endroit au chaud, avec des fauteuils.',
        'Une infirmière ou un secouriste, jour et nuit.',
        'De quoi manger à toute heure.',
        'Un covoiturage pour rentrer.',
      ],
    ],
    [
      'Ranger, et garder le lien',
      'Au matin, tout le monde plie les tentes pendant une heure. Prévoyez de ne pas conduire si vous avez veillé. Le lendemain est un jour de repos, pour les équipes aussi.',
      'Les dons du relais sont comptés à plusieurs, et le total est publié. Une semaine après, une rencontre permet de se raconter la nuit, et de dire ce que l’on ferait autrement.',
    ],
  ],
  documents: [
    {
      name: 'Le tableau de notre équipe de relais',
      lines: Array.from({ length: 12 }, (_, turn) => `De ${String(2 * turn)} h à ${String(2 * turn + 2)} h : `),
    },
  ],
}

export const regionalMeetings: ArticleText = {
  ...plain,
  summary:
    'Les rencontres régionales en bref : trois ateliers, une table ronde et les idées que les comités emportent.',
  sources: ['ligue'],
  sections: [
    [
      'Une journée à plusieurs comités',
      'Les rencontres régionales réunissent une fois par an les membres, les bénévoles et les salariés de plusieurs départements. Cette fois, le thème était l’accueil : celui que l’on donne, et celui que l’on reçoit.',
    ],
    [
      'Les trois ateliers, en bref',
      [
        'Premier appel : que dire dans les deux premières minutes ?',
        'Lieux : chaises, lumière, bruit, trajet. Un comité a fait visiter ses locaux à des personnes en fauteuil.',
        'Jeunes adultes : ils ne viennent pas, parce que rien n’est à leur heure.',
      ],
    ],
    [
      'Ce que chacun emporte',
      'Une permanence en soirée va être essayée. Deux comités partageront leur liste d’ateliers. Et tout le monde a promis de retirer les sigles de ses affiches. Le compte rendu complet sera envoyé aux membres de la région.',
    ],
    [
      'Comment la journée est construite',
      'Le matin, chacun choisit un atelier. L’après-midi, une table ronde répond aux questions notées sur des cartes. Il y a une pause toutes les heures, et une salle calme.',
      'On peut suivre la table ronde de chez soi, par téléphone ou par ordinateur. Le trajet est remboursé, et un covoiturage part de chaque département.',
    ],
    [
      'Ce que la table ronde a dit',
      [
        'Les personnes viennent d’abord pour une chose précise, rarement pour « un comité ».',
        'Un accueil réussi commence avant la porte : un numéro qui répond, un plan clair.',
        'Ceux qui ne reviennent pas ont souvent attendu trop longtemps une réponse.',
        'Les proches se sentent de trop si personne ne leur parle.',
      ],
      'Tout le monde n’était pas d’accord. Certains veulent des horaires plus larges, d’autres craignent d’épuiser les bénévoles. La question reste ouverte, et chaque comité l’essaie à sa façon.',
    ],
    [
      'Préparer la prochaine rencontre',
      'Le thème est choisi par les membres, à partir d’une liste. Vous pouvez en proposer un, ou donner une question pour la table ronde. Elle sera lue telle que vous l’avez écrite.',
      'Pour venir, il suffit de s’inscrire auprès de son comité. Aucune expérience n’est demandée. Les personnes malades viennent une heure ou la journée, et peuvent s’allonger.',
    ],
    [
      'Pourquoi se réunir à plusieurs comités',
      'Un petit comité ne peut pas tout inventer. En région, on compare ce qui marche, on prête du matériel et l’on se répartit les formations. Les idées qui ont échoué sont aussi utiles que les autres.',
    ],
  ],
}

export const partnerPharmacy: ArticleText = {
  ...plain,
  summary: 'Une pharmacie partenaire raconte comment un coin du comptoir est devenu un lieu pour poser ses questions.',
  sources: ['ligue', 'ameli'],
  sections: [
    [
      'Un coin du comptoir',
      'Dans cette pharmacie du centre de Lyon, une petite table porte deux chaises, un verre d’eau et les dépliants du comité. L’idée est simple : certaines questions ne se posent pas devant une file d’attente.',
    ],
    [
      'Ce que fait la pharmacie',
      [
        'Elle explique comment prendre un traitement à la maison.',
        'Elle vérifie que les médicaments et les plantes vont ensemble.',
        'Elle signale les ateliers et l’écoute du comité.',
        'Elle prête sa vitrine pour les campagnes.',
      ],
    ],
    [
      'Ce qu’elle ne fait pas',
      'Elle ne transmet aucun nom, ne vend rien de plus, ne remplace pas l’équipe soignante. Le partenariat est écrit, relu chaque année et rendu public. Le comité ne reçoit pas d’argent pour citer une enseigne : c’est pourquoi cet article n’en cite pas.',
    ],
    [
      'Vos questions au comptoir',
      'Une pharmacie connaît l’ensemble de vos médicaments. Elle peut vérifier qu’un produit acheté sans ordonnance ne gêne pas le traitement. Parlez-lui aussi des plantes, des vitamines et des huiles essentielles.',
      [
        'À quelle heure prendre ce comprimé, et que faire si je l’oublie ?',
        'Puis-je le couper, ou l’avaler avec autre chose que de l’eau ?',
        'Qu’est-ce qui doit me faire appeler mon équipe ?',
        'Où rapporter ce que je n’utilise plus ?',
      ],
      'La réponse est gratuite, et elle reste entre vous. Pour certains traitements pris par la bouche, des entretiens suivis sont proposés et pris en charge.',
    ],
    [
      'Parler à l’écart',
      'Vous pouvez demander un endroit calme, ou revenir à une heure creuse. Écrivez la question sur un papier si elle est difficile à dire. Un proche peut venir à votre place, avec votre accord.',
    ],
    [
      'Quand l’équipe soignante doit répondre',
      'Fièvre, douleur nouvelle, vomissements qui durent : la pharmacie vous dira d’appeler l’équipe, et elle aura raison. Gardez le numéro sur le réfrigérateur. La nuit et le week-end, composez le 15 si vous êtes inquiet.',
    ],
    [
      'Comment devient-on partenaire',
      'Une pharmacie qui le souhaite écrit au comité. Deux membres viennent voir le lieu, et l’équipe suit une demi-journée de formation à l’accueil. Ensuite, un bilan est fait chaque année, à partir des questions notées sans nom.',
    ],
  ],
}

export const inequalities: ArticleText = {
  ...plain,
  summary:
    'Cancers et inégalités entre femmes et hommes : dépistage, écoute, charge à la maison. Des écarts que l’on peut réduire.',
  sources: ['inca', 'publicHealth', 'has'],
  sections: [
    [
      'Des écarts, avant la maladie',
      'Les femmes et les hommes ne sont pas exposés de la même façon au tabac, à l’alcool, au soleil ou aux produits utilisés au travail. Les métiers où dominent les femmes, comme le nettoyage ou la coiffure, ont longtemps été moins étudiés.',
      'Face au dépistage, les habitudes diffèrent aussi. Beaucoup d’hommes consultent tard. Beaucoup de femmes prennent les rendez-vous de toute la famille avant le leur.',
    ],
    [
      'Pendant les soins',
      'La douleur d’une femme est parfois mise sur le compte de l’émotion, la tristesse d’un homme passe inaperçue. Les effets d’un traitement peuvent varier avec le poids, les hormones ou l’âge. La recherche s’efforce aujourd’hui d’inclure tout le monde.',
    ],
    [
      'À la maison',
      'Quand une femme est malade, elle continue souvent de porter la charge du foyer. Quand c’est un homme, sa compagne devient aidante, parfois sans que personne le lui ait demandé. Les couples et les familles qui en parlent tôt se répartissent mieux les tâches.',
    ],
    [
      'Réduire les inégalités',
      [
        'Dire ce que l’on ressent, sans minimiser.',
        'Demander pourquoi un examen est proposé, ou ne l’est pas.',
        'Venir à deux quand on craint de ne pas être écouté.',
        'Proposer les ateliers à des horaires où les mères, les pères et les salariés peuvent venir.',
        'Représenter tout le monde sur nos affiches.',
      ],
      'Ces pages ne parlent pas que de deux catégories. Les personnes trans et non binaires rencontrent d’autres obstacles, comme un courrier de dépistage qui n’arrive pas. Là aussi, un médecin de confiance et le comité peuvent aider à trouver la bonne adresse.',
    ],
    [
      'Au travail et dans le portefeuille',
      'Les femmes sont plus souvent à temps partiel, et leurs indemnités sont plus basses. Les hommes gardent plus longtemps le silence sur leur fatigue, par peur de perdre leur place. Dans les deux cas, l’assistante sociale peut calculer ce qui change avant que l’argent manque.',
    ],
    [
      'Ce que l’on ne sait pas encore',
      'Certains effets des traitements ont été étudiés surtout chez des hommes, d’autres surtout chez des femmes. Les personnes âgées et celles qui ont un handicap sont peu nombreuses dans les études. Répondre à une enquête aide à combler ces trous.',
      'Un chiffre ne dit rien d’une personne. Pour vous, la bonne question est celle que vous posez à votre équipe, avec vos mots.',
    ],
  ],
}
