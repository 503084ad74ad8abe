import type { Question } from '@ensemble/contracts/missions/questionnaire'
import type { MissionContent } from '../../src/domain/mission-content.ts'

type Sections = NonNullable<MissionContent['questionnaire']>['sections']

function question(id: string, kind: Question['kind'], label: string, changes: Partial<Question> = {}): Question {
  const none = { hint: null, options: [], lowest: null, highest: null, lowestLabel: null, highestLabel: null }
  return { id, kind, label, required: true, condition: null, ...none, ...changes }
}

const options = (...labels: string[]) => labels.map((label, index) => ({ id: `o${index + 1}`, label }))

const consent =
  'Cette étude est menée par la Ligue, pour préparer ses actions de l’année. Vos réponses sont lues par l’équipe de la mission, sous un numéro. Elles ne sont transmises à personne d’autre.\nRépondre est libre, et ne change rien à votre place ici.'

const returning: Sections = [
  {
    id: 's1',
    title: 'Votre travail',
    intro: 'Pensez à votre dernier emploi avant la maladie.',
    questions: [
      question('q1', 'single', 'Avez-vous repris le travail\u202f?', {
        options: options('Oui, à temps plein', 'Oui, à temps partiel', 'Pas encore', 'Non, je ne reprends pas'),
      }),
      question('q2', 'number', 'Au bout de combien de mois avez-vous repris\u202f?', {
        required: false,
        lowest: 0,
        highest: 120,
        condition: { questionId: 'q1', optionIds: ['o1', 'o2'] },
      }),
      question('q3', 'several', 'Qu’est-ce qui vous a aidé, ou vous aiderait\u202f?', {
        hint: 'Plusieurs réponses possibles.',
        required: false,
        options: options(
          'Des horaires aménagés',
          'Le télétravail',
          'Un échange avant le retour',
          'Des collègues informés',
        ),
      }),
    ],
  },
  {
    id: 's2',
    title: 'Votre énergie',
    intro: null,
    questions: [
      question('q4', 'scale', 'Comment vivez-vous vos journées en ce moment\u202f?', {
        lowest: 0,
        highest: 10,
        lowestLabel: 'très difficilement',
        highestLabel: 'très bien',
      }),
      question('q5', 'date', 'Quand vos traitements ont-ils pris fin\u202f?', { required: false }),
    ],
  },
  {
    id: 's3',
    title: 'En quelques mots',
    intro: 'Cette dernière partie est facultative.',
    questions: [
      question('q6', 'text', 'Que diriez-vous à un employeur\u202f?', {
        hint: 'N’écrivez ni nom ni adresse.',
        required: false,
      }),
    ],
  },
]

const tired: Sections = [
  {
    id: 's1',
    title: 'La fatigue au quotidien',
    intro: null,
    questions: [
      question('q1', 'scale', 'À combien notez-vous votre fatigue cette semaine\u202f?', {
        lowest: 0,
        highest: 10,
        lowestLabel: 'aucune fatigue',
        highestLabel: 'fatigue extrême',
      }),
      question('q2', 'single', 'À quel moment est-elle la plus forte\u202f?', {
        options: options('Le matin', 'L’après-midi', 'Le soir', 'Toute la journée'),
      }),
    ],
  },
]

/** Which described study asks what, by the beginning of its title. */
export const questionnaires: readonly { title: string; sections: Sections }[] = [
  { title: 'Enquête : le retour au travail', sections: returning },
  { title: 'Questionnaire sur la fatigue', sections: tired },
]

/** A questionnaire whose answers are erased on this day. */
export function builtIn(sections: Sections, eraseOn: string): MissionContent['questionnaire'] {
  return { kind: 'built_in', url: null, consentText: consent, eraseOn, sections }
}

/** What people say to an employer. */
export const wordsToEmployers = [
  'Parlons-nous avant mon retour, pas après.',
  'Laissez-moi du temps les premières semaines.',
  'Posez la question, plutôt que de deviner.',
  'Un bureau calme change tout.',
  'Merci de m’avoir attendue.',
  'Je reviens changée, pas diminuée.',
  'Gardez le contact pendant l’absence.',
]
