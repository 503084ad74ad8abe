/** How many new numbers may be asked for within 30 days. */
export interface QuestionBudget {
  perPerson: number
  /** About the same members, by all who ask. */
  perMembers: number
}

/** The limits of an installation. */
export interface QuestionRules {
  perPerson: number
  perDepartment: number
  everybody: number
}

/** @param departmentCode whose members are asked about; null for everybody */
export function budgetFor({ perPerson, perDepartment, everybody }: QuestionRules, departmentCode: string | null) {
  return { perPerson, perMembers: departmentCode === null ? everybody : perDepartment } satisfies QuestionBudget
}
