import type { DemoArticle } from '@ensemble/contracts/demo'
import type { ArticleText } from '../sections.ts'
import { towns, type TownLife } from './towns.ts'

type Told = Pick<ArticleText, 'summary' | 'sections'>
type TownForm = 'committee' | 'agenda' | 'challenge' | 'partner'

/** @throws when nothing is known of the town */
export function textOfTown(form: TownForm, { city, key }: DemoArticle): ArticleText {
  const life = city === null ? undefined : towns[city]
  if (!city || !life) throw new Error(`The demonstration knows no committee for ${key}.`)
  return { ...write[form](city, life), sources: ['ligue'], cancerTypes: [], documents: [] }
}

const write: Record<TownForm, (city: string, life: TownLife) => Told> = {
  committee: (city, { door, where, weekly, monthly, proud }) => ({
    summary: `Le comité de ${city} se présente : où le trouver, quand pousser la porte, et ce que l’on y fait chaque semaine.`,
    sections: [
      [
        'Où nous trouver',
        `Le comité de ${city} vous reçoit ${where}. La porte est ouverte ${door}. On peut entrer sans rendez-vous, poser une question ou simplement s’asseoir.`,
      ],
      ['Chaque semaine', [...weekly], monthly],
      [
        'Qui vous accueille',
        `À ${city}, l’équipe réunit des bénévoles et quelques salariés. Certains ont été malades, d’autres ont accompagné quelqu’un. ${proud}`,
        `Si vous souhaitez aider, dites-le à l’accueil du comité. Une mission peut durer une heure. À ${city} comme ailleurs, on a le droit de faire une pause.`,
      ],
      [
        'Ce que l’on peut demander',
        [
          'Une écoute, avec ou sans son nom.',
          'Un atelier, un groupe de parole, une sortie.',
          'Une aide pour un dossier.',
          'Une mission, pour donner un peu de temps.',
        ],
        `Au comité de ${city}, tout est gratuit et confidentiel. Les personnes malades, celles qui l’ont été et les proches sont accueillis de la même façon. Personne ne demande de preuve.`,
        `Pour une question médicale, l’équipe de ${city} vous renvoie vers votre médecin. Elle peut en revanche vous aider à préparer la question.`,
      ],
      [
        'Si vous ne pouvez pas venir',
        `Le comité de ${city} répond aussi par téléphone et par écrit. Un bénévole peut vous rappeler à l’heure qui vous convient. Certains ateliers se suivent de chez soi.`,
        `Le trajet est difficile ? Dites-le. Une voiture part parfois de votre quartier, et l’entrée du comité de ${city} est sans marche.`,
      ],
    ],
  }),
  agenda: (city, { door, weekly, monthly, challenge, proud }) => ({
    summary: `Les rendez-vous du comité à ${city}, semaine après semaine, et ce qu’il faut savoir avant de venir.`,
    sections: [
      [
        `Les rendez-vous réguliers à ${city}`,
        [...weekly.map((entry) => `${entry}, sauf pendant les vacances scolaires`)],
      ],
      ['Une fois par mois', `${monthly} L’inscription se fait à l’accueil de ${city}, ${door}.`],
      [
        'À préparer dès maintenant',
        `L’agenda garde une place pour le prochain défi : ${challenge}. Les équipes de ${city} cherchent des personnes pour l’accueil, la musique et les chaises. ${proud}`,
        `Chaque lieu de l’agenda est accessible et a des places assises. Si le trajet est difficile, un covoiturage s’organise depuis ${city}.`,
      ],
      [
        'Avant votre première venue',
        `Aucun rendez-vous de ${city} ne demande d’expérience. Venez avec vos habits de tous les jours. Si vous suivez un traitement, demandez à votre équipe si une activité vous est déconseillée.`,
        [
          'Arriver en retard est permis, partir avant la fin aussi.',
          'Un proche peut venir.',
          'Une salle calme reste ouverte.',
          'L’eau et les chaises sont prévues.',
        ],
      ],
      [
        'Prévenir, annuler, revenir',
        `Un jour sans forces, un message ou un appel au comité de ${city} suffit. Votre place est proposée à quelqu’un d’autre, et vous gardez la priorité la fois suivante.`,
        `Si une date change, toutes les personnes inscrites à ${city} sont prévenues par e-mail, ou par téléphone pour qui n’a pas d’adresse. L’agenda affiché à l’entrée est mis à jour le même jour.`,
        `Vous avez une idée de rendez-vous ? Écrivez-la. Les membres de ${city} choisissent ensemble ce qui est essayé au trimestre suivant.`,
      ],
    ],
  }),
  challenge: (city, { challenge, challengeNote, monthly }) => ({
    summary: `Un défi solidaire à ${city} : ${challenge}.`,
    sections: [
      [
        'Le défi',
        `À ${city}, le défi solidaire de cette saison est simple : ${challenge}. Il n’y a ni classement ni chronomètre. ${challengeNote}`,
      ],
      [
        'Comment participer',
        [
          `Former une équipe, ou rejoindre celle du comité de ${city}.`,
          'Choisir un rôle : participer, encourager, accueillir, photographier les mains plutôt que les visages.',
          'Apporter une gourde et un vêtement chaud.',
        ],
        `Un coin repos reste ouvert toute la journée. Les personnes en traitement peuvent venir une demi-heure et repartir.`,
      ],
      [
        'Ce que cela permet',
        `Les dons du défi restent à ${city}. Ils aident à faire vivre les ateliers, et notamment celui-ci. ${monthly} Le compte est affiché à l’entrée du comité.`,
      ],
      [
        'Venir quand on est fatigué',
        `Le défi de ${city} n’est pas une épreuve. On peut y tenir un rôle assis : compter, tamponner, servir, applaudir. Demandez à votre équipe soignante si un effort vous est déconseillé.`,
        [
          'Dire à l’inscription ce qui vous aiderait.',
          'Venir avec quelqu’un, ou retrouver un bénévole à l’entrée.',
          'S’arrêter quand on veut, sans prévenir.',
        ],
      ],
      [
        'Avant, pendant, après',
        `L’inscription se fait au comité de ${city}, ou par e-mail. Elle est gratuite pour les personnes malades et pour une personne qui les accompagne. Un message rappelle l’heure deux jours avant.`,
        `Un poste de secours est présent du début à la fin. Les photos sont prises avec votre accord, et retirées sur simple demande au comité de ${city}.`,
        `La semaine suivante, tout le monde se retrouve à ${city} autour d’un café, pour dire ce qui a plu et ce qu’il faut changer.`,
      ],
    ],
  }),
  partner: (city, { partner, partnerNote, door, proud }) => ({
    summary: `À ${city}, le comité travaille avec ${partner}. Ce que ce partenaire apporte, et les règles que nous nous sommes données.`,
    sections: [
      [
        'Une rencontre',
        `Le comité de ${city} a pour partenaire ${partner}. ${partnerNote} L’idée est partie d’une question toute simple : où les gens vont-ils déjà, quand ils ne viennent pas chez nous ?`,
      ],
      [
        'Ce qui est prévu',
        [
          `Un créneau régulier pour les membres de ${city}.`,
          'Une personne formée à l’accueil, dans chaque équipe.',
          'Des dépliants relus, sans publicité.',
        ],
        `Pour en profiter, passez au comité ${door}. ${proud}`,
      ],
      [
        'Des règles claires',
        `Avec un partenaire, tout est écrit. Aucun nom n’est transmis, rien n’est vendu, et le bilan est lu chaque année devant les membres de ${city}.`,
      ],
      [
        'Ce que vous pouvez y trouver',
        `Ce partenaire de ${city} n’est pas un lieu de soin. On y vient pour souffler, apprendre un geste ou poser une question simple. Pour un avis médical, votre équipe reste la bonne adresse.`,
        [
          'Un accueil à l’écart, si vous le demandez.',
          'Une chaise, et le temps qu’il faut.',
          'Les dates des ateliers du comité.',
          'Un numéro à appeler ensuite.',
        ],
      ],
      [
        'Comment cela s’organise',
        `Une personne du comité de ${city} et une personne du partenaire se parlent chaque mois. Elles notent les questions entendues, sans nom, et ce qui a manqué.`,
        `La formation à l’accueil dure une demi-journée. Elle apprend surtout à écouter, à ne pas conseiller trop vite et à orienter. À ${city}, elle est donnée par des membres qui ont été malades.`,
      ],
      [
        'Proposer un autre lieu',
        `Vous connaissez un endroit où l’on se sentirait bien ? Dites-le au comité de ${city}. Deux membres vont le voir, regardent l’entrée, le bruit et les sièges, puis rapportent leur avis.`,
      ],
    ],
  }),
}
