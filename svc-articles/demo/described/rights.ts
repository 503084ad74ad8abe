import type { ArticleText } from '../sections.ts'

export const rightToBeForgotten: ArticleText = {
  summary:
    'Emprunter après un cancer : ce que permet le droit à l’oubli, ce qui reste difficile, et ce que nous demandons.',
  cancerTypes: [],
  sources: ['aeras', 'publicService', 'inca', 'ligue'],
  sections: [
    [
      'Le principe',
      'Pour acheter un logement, il faut souvent emprunter, et pour emprunter, s’assurer. Pendant longtemps, une personne qui avait eu un cancer devait le dire toute sa vie, et payait plus cher ou recevait un refus. Le droit à l’oubli a changé cela.',
      'Depuis la loi de 2022, cinq ans après la fin du traitement et sans rechute, vous n’avez plus à déclarer un cancer à l’assureur. La fin du traitement est la date de la fin de la chirurgie, de la chimiothérapie ou de la radiothérapie. Une hormonothérapie qui continue ne repousse pas cette date.',
    ],
    [
      'Les prêts sans questionnaire',
      'La même loi a supprimé le questionnaire de santé pour certains prêts immobiliers. Deux conditions s’ajoutent : la part assurée ne dépasse pas 200 000 euros par personne, et le prêt se termine avant votre soixantième anniversaire.',
      'Dans ce cas, l’assureur n’a pas le droit de vous interroger sur votre santé. S’il le fait quand même, vous pouvez refuser de répondre et le signaler.',
    ],
    [
      'Et avant cinq ans',
      'La convention AERAS aide les personnes qui présentent un risque de santé. Une grille de référence, mise à jour régulièrement, fixe pour certains cancers des délais plus courts ou une surprime limitée. Votre dossier est examiné à plusieurs niveaux, sans que vous ayez à le demander.',
      [
        'Lire la grille AERAS avant de remplir un dossier.',
        'Répondre avec exactitude à ce qui est demandé, et à rien de plus.',
        'Comparer plusieurs assurances : vous n’êtes pas obligé de prendre celle de la banque.',
        'Demander par écrit les raisons d’un refus. Elles sont envoyées à vous, ou au médecin de votre choix.',
      ],
    ],
    [
      'Où en est-on vraiment',
      'Le droit existe, mais il reste mal connu. Des membres nous racontent encore des formulaires trop larges, des conseillers qui ne savent pas, des délais qui font perdre un achat. D’autres produits, comme la prévoyance ou certains crédits professionnels, ne sont pas couverts de la même façon.',
      'C’est pourquoi nous demandons trois choses : une information claire dans chaque agence, une grille relue plus souvent à la lumière des progrès médicaux, et un recours simple quand la règle n’est pas suivie.',
    ],
    [
      'Ce que vous pouvez faire',
      'Racontez-nous ce qui s’est passé, avec ou sans votre nom. Un refus isolé ne prouve rien, plusieurs récits semblables pèsent lourd. Le groupe de travail les rassemble et les porte auprès des décideurs.',
      'En cas de blocage, le médiateur de la banque ou de l’assurance, et la commission de médiation AERAS, peuvent être saisis gratuitement. Votre comité vous aide à écrire la lettre.',
    ],
  ],
  documents: [
    {
      name: 'Emprunter après un cancer : les étapes',
      lines: [
        'Date de la fin de mon traitement :',
        'Cinq ans seront passés le :',
        'Part assurée et âge à la fin du prêt :',
        'Grille AERAS lue le :',
        'Assurances comparées :',
        'Réponses écrites reçues, avec leur date :',
      ],
    },
  ],
}

export const loanInsurance: ArticleText = {
  summary: 'Assurance emprunteur : ce qui change pour vous, ce que la banque peut demander, et comment comparer.',
  cancerTypes: [],
  sources: ['publicService', 'aeras'],
  sections: [
    [
      'Trois changements à connaître',
      'L’assurance emprunteur rembourse le prêt à votre place en cas de décès ou d’incapacité. Ses règles ont changé avec une loi de 2022, et beaucoup de dossiers suivent encore les anciennes habitudes.',
      [
        'Vous pouvez changer d’assurance à tout moment, sans attendre une date anniversaire.',
        'Certains prêts immobiliers n’ont plus de questionnaire de santé.',
        'Le délai du droit à l’oubli est passé à cinq ans après la fin des traitements, sans rechute.',
      ],
    ],
    [
      'Ce que la banque peut demander',
      'Elle peut exiger que les garanties soient équivalentes à celles de son contrat. Elle ne peut pas refuser une autre assurance si elles le sont. Sa réponse doit être écrite et expliquée.',
      'Les questions de santé sont posées par l’assureur, pas par le conseiller. Vos réponses vont à un médecin-conseil, sous pli fermé ou par un espace protégé. Vous n’avez pas à les donner à voix haute au guichet.',
    ],
    [
      'Comparer sans s’épuiser',
      'Demandez à chaque assureur la même chose : le coût total en euros, les exclusions, ce qui se passe en cas d’arrêt de travail. Trois devis suffisent. Gardez le calcul pour un jour où vous avez de l’énergie, ou faites-vous aider.',
      'Si une surprime vous est proposée, demandez si la convention AERAS a été appliquée et quelle ligne de la grille a servi. La question montre que vous connaissez vos droits, et elle change souvent le ton de la conversation.',
    ],
    [
      'Remplir le questionnaire de santé',
      'Quand un questionnaire est permis, répondez à ce qui est écrit, et à rien de plus. Une réponse fausse peut faire perdre la garantie. Une réponse trop longue peut vous desservir.',
      [
        'Lire toutes les questions avant d’écrire.',
        'Vérifier si le droit à l’oubli vous concerne déjà.',
        'Joindre les comptes rendus demandés, sans commentaire.',
        'Garder une copie de ce qui est parti.',
      ],
      'Votre médecin peut relire avec vous les mots médicaux.',
    ],
    [
      'Si l’on vous refuse',
      'Un refus n’est pas la fin du projet. Un autre assureur peut répondre autrement. Une garantie différente, une durée plus courte ou la caution d’un proche sont parfois acceptées.',
      'Demandez les raisons par écrit, puis saisissez le médiateur si elles ne vous paraissent pas justes. C’est gratuit. Votre comité peut vous aider à préparer la lettre.',
    ],
  ],
  documents: [
    {
      name: 'Comparer trois assurances de prêt',
      lines: ['Assureur :', 'Coût total en euros :', 'Exclusions :', 'Arrêt de travail :', 'Délai de réponse :'],
    },
  ],
}

export const tellingAtWork: ArticleText = {
  summary:
    'Annoncer sa maladie au travail ou la taire : rien n’est obligatoire. Les questions à se poser avant de choisir.',
  cancerTypes: [],
  sources: ['labour', 'publicService', 'agefiph'],
  sections: [
    [
      'Ce que dit la loi',
      'Vous n’avez pas à dire à votre employeur de quoi vous souffrez. L’arrêt de travail qu’il reçoit ne porte pas de diagnostic. Le médecin du travail est tenu au secret : il donne un avis sur votre poste, jamais sur votre maladie.',
      'La loi interdit de traiter quelqu’un moins bien à cause de son état de santé, à l’embauche comme ensuite. Cela ne suffit pas toujours à rassurer, mais c’est un appui solide.',
    ],
    [
      'Pourquoi annoncer',
      'Dire permet d’expliquer des absences, de demander un aménagement, de recevoir du soutien. Certaines personnes se sentent soulagées de ne plus inventer d’excuses. D’autres veulent éviter les rumeurs.',
    ],
    [
      'Pourquoi taire',
      'Taire permet de garder un lieu où l’on n’est pas malade. On peut craindre la pitié, la mise à l’écart, une promotion qui s’éloigne. Ces raisons sont légitimes. Se taire n’est pas mentir.',
    ],
    [
      'Les questions à se poser',
      [
        'Qui a besoin de savoir pour que mon travail s’organise ?',
        'Qui aimerais-je mettre au courant, et qui non ?',
        'Qu’est-ce que je veux dire : le mot, ou seulement ses effets ?',
        'Qu’est-ce que je demande en échange : un horaire, une chaise, du temps ?',
        'Que se passe-t-il si l’information circule ?',
      ],
      'On peut aussi choisir un entre-deux : « J’ai un problème de santé qui demande des soins réguliers. Je vous dirai ce qui change pour le travail. » Cette phrase suffit dans la plupart des cas.',
    ],
    [
      'Choisir le moment et les mots',
      'Préparez trois phrases, pas plus. Choisissez un endroit calme et une heure où personne ne part en réunion. Commencez par ce qui rassure : qui vous remplace, ce que vous pouvez faire, quand vous en reparlerez.',
      'Dites ce que vous ne voulez pas : « Je préfère que cela reste entre nous », « ne me demandez pas tous les matins ». Les collègues sont souvent soulagés de savoir comment se comporter.',
      'Après une annonce, prévoyez un moment pour vous. Raconter fatigue. Une promenade ou un appel à quelqu’un de confiance permet de redescendre.',
    ],
    [
      'Se faire accompagner',
      'Le service de santé au travail, une assistante sociale, un représentant du personnel ou un référent handicap peuvent vous aider à choisir. Votre comité propose aussi des entretiens avec des personnes qui connaissent le monde du travail.',
      'Vous pouvez changer d’avis. Ce que l’on n’a pas dit hier peut se dire demain. L’inverse est plus difficile : avancez à votre pas.',
    ],
  ],
  documents: [
    {
      name: 'En parler au travail : mes trois phrases',
      lines: ['Ce que je dis :', 'Ce que je ne dis pas :', 'Ce que je demande :', 'À qui, et quand :'],
    },
  ],
}
