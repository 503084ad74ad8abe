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
  ],
}
