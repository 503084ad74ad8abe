import type { ArticleText } from '../sections.ts'

export const supportCare: ArticleText = {
  summary:
    'Douleur, fatigue, moral, papiers : les soins de support prennent soin de tout le reste. Comment les trouver près de chez vous.',
  cancerTypes: [],
  sources: ['inca', 'ameli', 'ligue', 'has'],
  sections: [
    [
      'Tout ce qui n’est pas le traitement',
      'Le traitement s’occupe de la maladie. Les soins de support s’occupent de la personne : ce qui fait mal, ce qui fatigue, ce qui inquiète, ce qui complique la vie. Ils sont proposés dès le diagnostic, pendant les traitements, et après. Les proches y ont accès eux aussi.',
      'On les confond parfois avec du confort. Ce sont de vrais soins, qui aident à mieux supporter le traitement et à le mener au bout.',
    ],
    [
      'Ce qu’ils couvrent',
      [
        'La douleur : évaluation, médicaments, gestes, consultations spécialisées.',
        'L’alimentation : goût qui change, perte ou prise de poids.',
        'Le moral : écoute, psychologue, groupes de parole.',
        'Le mouvement : activité physique adaptée, kinésithérapie.',
        'Les droits : assistante sociale, aide pour les dossiers.',
        'La vie intime, la fertilité, l’image de soi.',
        'L’aide pour arrêter le tabac ou réduire l’alcool.',
      ],
      'Vous n’avez pas à tout prendre. Un seul rendez-vous, au bon moment, peut suffire.',
    ],
    [
      'Comment les trouver',
      'À l’hôpital, demandez à l’infirmière ou à l’infirmier d’annonce ou de coordination. Un petit bilan permet de voir ce qui vous aiderait. Le plan personnalisé de soins, remis après l’annonce, devrait les mentionner.',
      'En ville, votre médecin traitant peut orienter. Des annuaires recensent les lieux par département. Et près de chez vous, le comité propose des ateliers, souvent gratuits, dans une salle qui ne ressemble pas à un hôpital.',
    ],
    [
      'Ce que cela coûte',
      'À l’hôpital, la plupart des soins de support sont pris en charge. En ville, cela dépend : certaines consultations sont remboursées, d’autres par des forfaits ou par votre mutuelle. Après les traitements, un parcours peut être prescrit sous conditions. Posez la question avant la première séance, il n’y a rien d’indiscret.',
      'Si l’argent est un obstacle, dites-le. Le service social et le comité ont parfois une solution.',
    ],
    [
      'Par quoi commencer',
      'Fermez les yeux un instant et demandez-vous : qu’est-ce qui me gêne le plus cette semaine ? C’est par là. Si c’est la douleur, n’attendez pas : elle se soigne d’autant mieux qu’elle est dite tôt.',
      'Si vous ne savez pas, venez à un café-rencontre. On y entend ce qui a aidé d’autres personnes, et l’on repart avec une adresse.',
    ],
    [
      'Méfiance utile',
      'Un soin de support ne promet jamais de guérir. Si quelqu’un vous conseille d’arrêter votre traitement, demande beaucoup d’argent ou vous isole de vos proches, parlez-en à votre équipe. Prévenez-la aussi avant de prendre des plantes ou des compléments.',
    ],
  ],
  documents: [
    {
      name: 'Mes besoins du moment, à montrer à l’équipe',
      lines: [
        'Douleur',
        'Fatigue, sommeil',
        'Alimentation',
        'Moral, inquiétude',
        'Mouvement',
        'Papiers, argent, travail',
        'Vie intime',
        'Autre :',
      ],
    },
  ],
}

export const beautyCare: ArticleText = {
  summary:
    'Peau sèche, ongles fragiles, sourcils absents : une socio-esthéticienne répond aux questions qui reviennent le plus.',
  cancerTypes: [],
  sources: ['inca', 'ligue'],
  sections: [
    [
      'Qui est la socio-esthéticienne',
      'C’est une esthéticienne formée pour travailler auprès de personnes malades. Elle connaît les effets des traitements, les produits à éviter et les gestes qui apaisent. Elle intervient à l’hôpital et dans les comités.',
    ],
    [
      'Vos questions',
      '« Ma peau tire. » Un lavage doux, une crème simple et sans parfum, deux fois par jour. En cas de rougeur importante, de fissure ou de plaie, montrez-la d’abord à l’équipe soignante.',
      '« Mes ongles se cassent. » Les garder courts, porter des gants pour la vaisselle. Un vernis peut protéger : demandez lequel, car tous ne conviennent pas.',
      '« Je n’ai plus de sourcils. » On peut les redessiner au crayon, en petits traits. Un atelier d’une heure suffit pour trouver le geste. Le maquillage n’est jamais une obligation.',
      '« Puis-je avoir un massage ? » Un toucher léger est souvent possible, mais l’avis de l’équipe est nécessaire dans certaines situations. La socio-esthéticienne le demande avec vous.',
    ],
    [
      'Et les hommes ?',
      'Ils viennent, et de plus en plus. La barbe qui disparaît, les mains qui pèlent et la fatigue du visage ne concernent pas que les femmes.',
    ],
    [
      'Avant, pendant, après',
      'Avant une chimiothérapie, on peut couper ses cheveux plus court, choisir un foulard ou essayer une perruque. Une partie du prix peut être remboursée, sur ordonnance. Demandez le détail à votre équipe.',
      'Pendant les traitements, la peau supporte moins de choses. Peu de produits, sans parfum, valent mieux qu’une longue liste. Essayez toujours un produit neuf sur un petit endroit.',
      'Après, les cheveux et les ongles reviennent peu à peu, parfois différents. Il n’y a pas de calendrier à tenir.',
    ],
    [
      'Le soleil et la peau',
      'Beaucoup de traitements rendent la peau plus sensible à la lumière. L’ombre, un chapeau et un vêtement protègent mieux qu’une crème seule. Sur une zone de radiothérapie, ne mettez rien sans l’avis de l’équipe.',
    ],
    [
      'Quand appeler l’équipe',
      [
        'Une plaie, une cloque ou une peau qui suinte.',
        'Une rougeur chaude ou douloureuse.',
        'Un ongle qui se décolle ou s’infecte.',
        'Des mains ou des pieds trop douloureux pour marcher ou tenir un objet.',
      ],
      'Ces signes ne relèvent pas d’un soin de beauté. Un appel le jour même évite souvent d’aggraver les choses.',
    ],
  ],
  documents: [
    {
      name: 'Mes questions sur la peau et les ongles',
      lines: ['Ce qui me gêne :', 'Depuis quand :', 'Les produits que j’utilise :', 'L’avis de l’équipe :'],
    },
  ],
}
