import type { Question, Questionnaire } from '@ensemble/contracts/missions/questionnaire'

/** A question of one's own choice; tests change what they are about. */
export function question(changes: Partial<Question> = {}): Question {
  return {
    id: 'q1',
    kind: 'single',
    label: 'Avez-vous repris le travail\u202f?',
    hint: null,
    required: true,
    options: [
      { id: 'yes', label: 'Oui' },
      { id: 'no', label: 'Non' },
    ],
    lowest: null,
    highest: null,
    lowestLabel: null,
    highestLabel: null,
    condition: null,
    ...changes,
  }
}

const plain = (id: string, kind: Question['kind'], changes: Partial<Question> = {}) =>
  question({ id, kind, options: [], required: false, label: `La question ${id}`, ...changes })

/** Two sections, every kind of question, and one that is shown to those who went back to work. */
export function questionnaire(changes: Partial<Questionnaire> = {}): Questionnaire {
  return {
    kind: 'built_in',
    url: null,
    consentText: 'Cette étude aide à préparer le retour au travail. Vos réponses sont lues sans votre nom.',
    eraseOn: '2027-06-30',
    sections: [
      {
        id: 's1',
        title: 'Le travail',
        intro: null,
        questions: [
          question(),
          plain('q2', 'scale', { lowest: 0, highest: 5, condition: { questionId: 'q1', optionIds: ['yes'] } }),
        ],
      },
      {
        id: 's2',
        title: 'Vous',
        intro: 'Pour finir.',
        questions: [
          plain('q3', 'several', { options: ['a', 'b', 'c'].map((id) => ({ id, label: `Choix ${id}` })) }),
          plain('q4', 'number', { lowest: 0, highest: 60 }),
          plain('q5', 'date'),
          plain('q6', 'text'),
        ],
      },
    ],
    ...changes,
  }
}
