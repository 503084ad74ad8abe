/** What is asked for: one of a list, some of it, a step between two words, a figure, a day, or words of one's own. */
export const questionKinds = ['single', 'several', 'scale', 'number', 'date', 'text'] as const

/** What a person answers: the id of an option, several of them, a figure, a day, words; null = "I prefer not to say". */
export type Answer = string | number | string[] | null
export type Answers = Record<string, Answer>

/** Shown only when an earlier question has one of these options as its answer. */
interface Condition {
  questionId: string
  optionIds: readonly string[]
}

interface Asked {
  id: string
  condition: Condition | null
}

interface Section<Question> {
  questions: readonly Question[]
}

/** Sections with at least one question that is shown after these answers, and these questions alone. */
export function shownSections<Question extends Asked, Words>(
  sections: readonly (Words & Section<Question>)[],
  answers: Answers,
): (Omit<Words & Section<Question>, 'questions'> & { questions: Question[] })[] {
  const shown = new Map<string, Answer | undefined>()
  const reached = sections.map((section) => ({
    ...section,
    questions: section.questions.filter(({ id, condition }) => {
      const isShown = condition === null || holds(condition, shown.get(condition.questionId))
      if (isShown) shown.set(id, answers[id])
      return isShown
    }),
  }))
  return reached.filter(({ questions }) => questions.length > 0)
}

function holds({ optionIds }: Condition, answer: Answer | undefined): boolean {
  if (Array.isArray(answer)) return answer.some((option) => optionIds.includes(option))
  return typeof answer === 'string' && optionIds.includes(answer)
}

/** The answers to the questions that are shown: what was answered before a change of mind is not kept. */
export function shownAnswers(sections: readonly Section<Asked>[], answers: Answers): Answers {
  const shown = shownSections(sections, answers).flatMap(({ questions }) => questions)
  return Object.fromEntries(
    shown.flatMap(({ id }) => {
      const answer = answers[id]
      return answer === undefined ? [] : [[id, answer] as const]
    }),
  )
}
