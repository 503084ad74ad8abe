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
    ],
  }),
}
