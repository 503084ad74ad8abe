export const motivations = [
  'J’ai traversé cette période il y a deux ans et j’aimerais que mon expérience serve à d’autres.',
  'J’accompagne mon mari depuis l’an dernier. Je connais bien le sujet et je suis disponible en semaine.',
  'Je viens de prendre ma retraite et je cherche à me rendre utile près de chez moi.',
  'Le sujet me touche de près, et j’ai l’habitude de parler en public.',
  'Je voudrais rencontrer d’autres personnes concernées tout en donnant un coup de main.',
  'J’ai suivi la formation proposée par le comité et je souhaite la mettre en pratique.',
  'Ma mère a été soignée ici. J’ai envie de rendre un peu de ce que l’équipe nous a donné.',
  'Je reprends des forces et j’aimerais commencer par quelque chose de court.',
  'J’ai beaucoup de questions sur ce sujet, et je crois qu’elles peuvent être utiles.',
  'Je travaille dans le quartier et je connais bien les lieux.',
  'J’ai déjà participé l’an dernier, et je voudrais recommencer.',
  'Je suis plus à l’aise à l’écrit qu’à l’oral, mais je lis vite et volontiers.',
  'Une amie m’a parlé de cette mission. Elle m’a dit que l’on y était bien accueilli.',
  'J’ai mis longtemps à trouver de l’aide. Je voudrais que d’autres la trouvent plus tôt.',
  'Mes enfants sont grands, j’ai de nouveau du temps et l’envie de sortir.',
  'Je peux venir avec ma sœur, qui m’accompagne depuis le début.',
] as const

/** What people say when they are asked how it went. */
export const surveyComments = [
  'L’accueil était chaleureux et tout était prévu pour se reposer.',
  'J’aurais aimé un peu plus de temps pour la fin.',
  'Je me suis sentie utile, et je suis rentrée moins fatiguée que je ne le craignais.',
  'Les explications envoyées avant étaient claires.',
  'Il manquait des chaises le matin, mais quelqu’un en a trouvé.',
  'J’ai rencontré deux personnes que je revois depuis.',
  'On m’a vraiment écouté.',
  'Le lieu est facile d’accès, le parking un peu moins.',
] as const

export const reasonsOfChanges = {
  cancelled:
    'La commune ferme la plage pour travaux jusqu’à l’été, et nous n’avons pas trouvé d’autre lieu. Nous en sommes désolés.',
  moved: 'Le gymnase n’est pas libre à la date prévue : nous nous retrouvons une semaine plus tard, à la même heure.',
} as const

export const questions = [
  'Quand êtes-vous disponible ?',
  'Avez-vous déjà participé à une mission de ce type ?',
] as const
