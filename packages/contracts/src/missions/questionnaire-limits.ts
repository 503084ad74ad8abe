/** Bounds of a questionnaire that is built here: characters, and how many of each. */
export const questionnaireLimits = {
  consentText: { min: 50, max: 4000 },
  sections: 10,
  sectionTitle: { min: 2, max: 120 },
  sectionIntro: 1000,
  questions: 20,
  label: { min: 3, max: 300 },
  hint: 300,
  options: { min: 2, max: 20 },
  optionLabel: { min: 1, max: 150 },
  endLabel: 60,
  /** Steps of a scale. */
  scale: { min: 0, max: 10 },
  answerText: 2000,
  /** Years after the last day at most, until the answers are erased. */
  keptYears: 5,
} as const

/** The last day on which the answers to a study that ends on this day may be erased: `2032-06-30`. */
export function latestErasure(lastDay: string): string {
  const day = new Date(lastDay)
  day.setUTCFullYear(day.getUTCFullYear() + questionnaireLimits.keptYears)
  return day.toISOString().slice(0, 10)
}

/** Fewer answers than this show nothing of themselves: neither figures nor a file. */
export const fewestAnswers = 10
