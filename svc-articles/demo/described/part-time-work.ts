import type { ArticleText } from '../sections.ts'

export const partTimeWork: ArticleText = {
  summary:
    'Reprendre peu à peu son emploi grâce au temps partiel thérapeutique : qui le demande, qui décide, ce que l’on touche, et les pièges à éviter.',
  cancerTypes: [],
  sources: ['ameli', 'publicService', 'labour', 'agefiph'],
  sections: [
    [
      'L’idée en trois phrases',
      'Le temps partiel thérapeutique permet de reprendre le travail sans le reprendre en entier. Vous travaillez une partie du temps, et vous êtes payé pour cela par votre employeur. L’Assurance maladie complète, sous conditions, par des indemnités journalières.',
      'On parle encore souvent de « mi-temps thérapeutique ». Ce n’est pourtant pas forcément un mi-temps : deux matinées par semaine, quatre jours, ou des journées plus courtes sont possibles. La répartition se décide selon votre état et votre poste.',
    ],
    [
      'Qui fait quoi',
      'Quatre personnes ont un rôle. Savoir lequel évite bien des allers-retours.',
      [
        'Votre médecin traitant ou votre oncologue le prescrit, sur le même formulaire qu’un arrêt de travail.',
        'L’Assurance maladie donne son accord pour les indemnités. Son médecin-conseil peut vous recevoir.',
        'Le médecin du travail dit si votre état et votre poste le permettent, et propose des aménagements.',
        'Votre employeur donne son accord sur l’organisation. S’il refuse, il doit expliquer pourquoi.',
      ],
      'Aucun de ces médecins ne donne votre diagnostic à votre employeur. Celui-ci reçoit un avis sur ce que vous pouvez faire, jamais sur votre maladie.',
    ],
    [
      'Avant de reprendre : la visite de préreprise',
      'Pendant un arrêt de plus de trente jours, vous pouvez demander une visite de préreprise au service de santé au travail. Votre médecin traitant ou le médecin-conseil peuvent aussi la demander. C’est le moment le plus utile de tout le parcours, et beaucoup de personnes ne le connaissent pas.',
      'La visite sert à parler de votre poste, de vos trajets, de ce qui vous fatigue. Le médecin du travail prévient votre employeur des aménagements à préparer, sauf si vous vous y opposez. Quand vous revenez, le bureau, les horaires ou le matériel sont prêts.',
      'Pensez à apporter une liste courte : ce que je peux faire, ce que je ne peux plus faire, ce que j’aimerais essayer. La feuille jointe à cet article vous y aide.',
    ],
    [
      'Le jour de la reprise',
      'Après un long arrêt pour maladie, une visite de reprise est organisée par l’employeur avec le médecin du travail. Tant qu’elle n’a pas eu lieu, votre contrat reste suspendu. Si personne ne vous convoque, rappelez-le par écrit.',
      'Prévoyez un premier jour léger. Une heure pour retrouver les codes d’accès et les visages, une pause, un seul dossier. Il est normal d’être épuisé le soir, même après trois heures.',
      'Préparez aussi une phrase pour les collègues. Vous n’êtes obligé de rien raconter. « Je reprends doucement, merci de me demander comment je vais seulement si j’en parle » est une phrase claire.',
    ],
    [
      'Ce que l’on touche',
      'L’employeur verse le salaire des heures travaillées. L’Assurance maladie peut verser des indemnités journalières en plus. Le total ne dépasse pas votre salaire d’avant. Certaines conventions collectives ou un contrat de prévoyance complètent encore.',
      'Les délais de versement sont parfois longs. Demandez à l’employeur d’envoyer l’attestation de salaire chaque mois à la même date, et gardez une copie. Si l’argent manque, le service social de l’Assurance maladie ou celui de votre comité peut chercher une aide.',
      'Les règles sont différentes pour la fonction publique, pour les indépendants et pour les professions agricoles. Votre caisse ou votre service du personnel vous dira lesquelles s’appliquent.',
    ],
    [
      'Combien de temps',
      'La durée est fixée par la prescription et peut être prolongée, dans une limite qui dépend de votre situation. Prévoyez un point chaque mois : avec votre médecin pour la santé, avec votre responsable pour l’organisation.',
      'Augmenter trop vite est l’erreur la plus courante. Mieux vaut rester quinze jours de plus au même palier que de devoir s’arrêter de nouveau. Et si un retour en arrière est nécessaire, ce n’est pas un échec : c’est un réglage.',
    ],
    [
      'Les pièges à éviter',
      [
        'Faire en deux jours le travail de cinq : demandez que la charge soit réduite par écrit.',
        'Répondre aux messages les jours de repos : fixez une règle avec l’équipe.',
        'Placer les soins sur les jours travaillés par discrétion : la fatigue s’ajoute.',
        'Partir en congé ou changer de rythme sans prévenir la caisse.',
        'Attendre la dernière semaine pour demander une prolongation.',
      ],
    ],
    [
      'Quand cela ne suffit pas',
      'D’autres solutions existent : un aménagement du poste, du télétravail, un essai encadré pendant l’arrêt, une formation, une reconnaissance de la qualité de travailleur handicapé. Cette reconnaissance se demande à la maison départementale des personnes handicapées et peut rester confidentielle.',
      'Une assistante sociale, un référent handicap de l’entreprise ou un organisme comme l’Agefiph peuvent vous orienter. Vous pouvez aussi venir en parler à une permanence de votre comité : nous n’avons pas toutes les réponses, mais nous savons souvent à quelle porte frapper.',
      'Enfin, gardez une trace de tout : un cahier, une pochette, les dates et les noms. Le jour où l’on vous demande « depuis quand ? », vous aurez la réponse sous la main.',
    ],
  ],
  documents: [
    {
      name: 'Préparer ma visite de préreprise',
      lines: [
        'Ce que je peux faire aujourd’hui :',
        'Ce que je ne peux plus faire pour le moment :',
        'Ce qui me fatigue le plus (trajet, bruit, position, horaires) :',
        'Ce que j’aimerais essayer :',
        'Jours de soins à éviter :',
        'Personne à prévenir dans l’entreprise :',
      ],
    },
  ],
}
