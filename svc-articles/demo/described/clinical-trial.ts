import type { ArticleText } from '../sections.ts'

export const clinicalTrial: ArticleText = {
  summary:
    'Un document de trente pages vous propose d’entrer dans un essai clinique. Voici comment le lire, sans vous presser, et quoi demander.',
  cancerTypes: ['hematology', 'lung', 'kidney'],
  sources: ['inca', 'medicines', 'trials', 'publicService'],
  sections: [
    [
      'Ce qu’est un essai clinique',
      'Un essai clinique est une étude menée avec des personnes volontaires. Elle cherche à savoir si un traitement, un examen ou une façon de soigner apporte un progrès, et si les risques sont acceptables. Tous les traitements d’aujourd’hui sont passés par là.',
      'Entrer dans un essai n’est jamais une obligation. Refuser ne change rien à la qualité de vos soins, ni à la relation avec l’équipe. On peut aussi dire oui, puis s’arrêter plus tard, sans avoir à donner de raison.',
      'Un essai n’est pas la « dernière chance ». Il en existe à tous les moments du parcours : au dépistage, au premier traitement, après, et sur des sujets comme la fatigue, l’alimentation ou le mouvement.',
    ],
    [
      'Qui veille sur vous',
      'En France, un essai ne commence pas sans deux feux verts. L’un vient d’un comité de protection des personnes, où siègent des soignants, des juristes et des représentants d’usagers. L’autre vient de l’agence du médicament, selon le type d’étude.',
      'Le promoteur est celui qui organise l’étude et en porte la responsabilité : un hôpital, un organisme de recherche ou un laboratoire. L’investigateur est le médecin qui la conduit là où vous êtes soigné. Leurs noms doivent figurer sur le document.',
      'Des règles fixent à l’avance quand arrêter l’étude. Des experts relisent les résultats pendant qu’elle se déroule. Une assurance couvre les participants.',
    ],
    [
      'Les phases, sans se perdre',
      'La phase 1 cherche la bonne dose et observe comment le corps supporte le produit. Elle concerne peu de personnes, suivies de très près. La phase 2 regarde si le traitement a un effet. La phase 3 le compare au meilleur traitement connu. La phase 4 suit le médicament une fois qu’il est disponible.',
      'Plus le numéro est petit, moins on en sait. Demandez toujours : que sait-on déjà ? Chez combien de personnes ce traitement a-t-il été utilisé ? L’équipe doit pouvoir répondre clairement.',
    ],
    [
      'Les mots qui arrêtent la lecture',
      'Certains mots reviennent dans tous les documents. Une fois compris, le reste se lit bien mieux.',
      [
        'Tirage au sort, ou randomisation : le hasard décide du groupe. Ni vous ni le médecin ne choisissez.',
        'Groupe témoin : les personnes qui reçoivent le traitement habituel, pour comparer.',
        'Placebo : un produit sans effet propre. Dans le cancer, il s’ajoute en général au traitement habituel et ne le remplace pas.',
        'En aveugle : on ne sait pas qui reçoit quoi, parfois pas même l’équipe.',
        'Critères d’inclusion : les conditions pour participer. Ne pas les remplir n’est ni un échec ni un mauvais signe.',
        'Consentement libre et éclairé : votre accord écrit, donné après avoir compris, sans pression.',
      ],
    ],
    [
      'Lire le document en trois fois',
      'Le document s’appelle une note d’information. Il peut être long. Personne ne vous demande de le lire dans le bureau. Emportez-le. Demandez combien de temps vous avez, et prenez-le.',
      'Première lecture : le but. Cherchez seulement une réponse à la question « pourquoi cette étude ? ». Soulignez une phrase, refermez le document.',
      'Deuxième lecture : votre quotidien. Cherchez les visites, les prises de sang, les trajets, les nuits à l’hôpital, les questionnaires. Reportez-les sur un calendrier. C’est souvent là que tout se décide : deux heures de route chaque semaine peuvent être trop, et il est normal d’en tenir compte.',
      'Troisième lecture : les risques et les droits. Notez les effets possibles, ce qui est prévu s’ils arrivent, qui appeler la nuit. Regardez enfin ce que deviennent vos données et vos échantillons.',
      'Si une page reste obscure après deux essais, ce n’est pas vous : c’est la page. Mettez une croix dans la marge et posez la question.',
    ],
    [
      'Parler avec l’équipe',
      'Un rendez-vous est prévu pour répondre. Venez avec vos croix dans la marge, et avec une personne de confiance si vous le souhaitez. Vous pouvez aussi appeler l’attachée ou l’attaché de recherche clinique, qui connaît le déroulement dans le détail.',
      [
        'Quel est le but de l’étude, en une phrase ?',
        'Quel serait mon traitement si je n’y participais pas ?',
        'Qu’est-ce qui change pour moi : visites, examens, trajets ?',
        'Quels effets sont déjà connus ? Lesquels inquiètent le plus ?',
        'Les frais de transport sont-ils remboursés ?',
        'Qui dois-je appeler, de jour comme de nuit ?',
        'Puis-je continuer le traitement après la fin de l’étude s’il me fait du bien ?',
        'Comment saurai-je ce que l’étude a montré ?',
      ],
      'Redites ensuite avec vos mots ce que vous avez compris. L’équipe pourra corriger. C’est la meilleure façon de vérifier, dans les deux sens.',
    ],
    [
      'Vos données, vos échantillons',
      'Vos données sont remplacées par un code avant d’être analysées. La note d’information indique qui les reçoit, pendant combien de temps, et si elles peuvent servir à d’autres recherches. Vous pouvez demander à les voir et à les faire corriger.',
      'Pour les échantillons, comme le sang ou un fragment de tumeur, un accord à part est parfois demandé. Vous pouvez accepter l’étude et refuser cette partie, sauf si le document dit clairement que l’une ne va pas sans l’autre.',
    ],
    [
      'Prendre sa décision',
      'Certaines personnes disent oui pour avoir accès à un traitement nouveau, d’autres pour être utiles. D’autres disent non parce qu’elles veulent du calme. Toutes ces raisons sont bonnes. Il n’y a pas de réponse attendue.',
      'Écrivez deux colonnes : ce que j’y gagne, ce que cela me demande. Laissez passer une nuit. Si vous hésitez encore, votre médecin traitant, qui vous connaît, peut lire le document avec vous.',
      'Quand vous signez, vous recevez un exemplaire. Gardez-le avec la carte qui indique l’étude et le numéro d’appel. Montrez-la si vous voyez un autre médecin.',
    ],
    [
      'Trouver un essai ouvert',
      'Votre oncologue est la première personne à qui poser la question. Des registres publics existent aussi : l’Institut national du cancer tient celui des essais menés en France, et un registre européen recense les études de médicaments. On peut y chercher par type de cancer, par exemple un cancer du poumon, du rein ou du sang.',
      'Ces listes sont écrites pour des spécialistes. Imprimez la page qui vous intéresse et apportez-la : l’équipe vous dira si cet essai vous concerne, et où il a lieu.',
    ],
    [
      'Après l’essai',
      'Un suivi est prévu, parfois pendant plusieurs années. Vous pouvez demander les résultats généraux : c’est votre droit. Ils arrivent tard, car il faut que tout le monde ait terminé.',
      'Un résultat négatif n’est pas un échec. Savoir qu’un traitement ne fait pas mieux évite à d’autres de le prendre. Votre participation a compté.',
      'Enfin, certains groupes de patients relisent les notes d’information avant leur distribution. Si vous avez buté sur des phrases, vous avez exactement l’expérience qu’ils cherchent.',
    ],
  ],
  documents: [
    {
      name: 'Les questions à poser avant un essai clinique',
      lines: [
        'Quel est le but de l’étude, en une phrase ?',
        'Quel serait mon traitement sans l’essai ?',
        'Combien de visites, d’examens et de trajets ?',
        'Quels effets sont connus, et que fait-on s’ils arrivent ?',
        'Mes frais sont-ils remboursés ?',
        'Qui appeler, de jour comme de nuit ?',
        'Que deviennent mes données et mes échantillons ?',
        'Comment saurai-je ce que l’étude a montré ?',
      ],
    },
    {
      name: 'Mon calendrier de l’essai, à remplir',
      lines: ['Visite', 'Prise de sang', 'Examen', 'Questionnaire', 'Trajet', 'Repos prévu'].map(
        (word) => `${word} : `,
      ),
    },
  ],
}
