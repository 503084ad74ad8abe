import type { FieldCode } from '@ensemble/contracts/errors'
import type { Work, WorkEdit } from '@ensemble/contracts/users/work'
import { arrangeable } from '@ensemble/contracts/work-enumerations'
import { refuse } from '@ensemble/service-kit/refusal'

/**
 * What somebody tells of their work after an edit: what does not fit together is refused.
 * @throws Refusal VALIDATION_FAILED, each field named as `work.<field>`
 */
export function editWork(before: Work, edit: WorkEdit): Work {
  const after = trimmed({ ...before, ...edit })
  const fields = Object.fromEntries(
    Object.entries(faultsOf(after)).flatMap(([field, code]) => (code ? [[`work.${field}`, [code]]] : [])),
  )
  if (Object.keys(fields).length > 0) refuse('VALIDATION_FAILED', { fields })
  return after
}

function trimmed(work: Work): Work {
  return {
    ...work,
    workArrangementsOther: work.workArrangementsOther?.trim() || null,
    socioProfessionalCategoryOther: work.socioProfessionalCategoryOther?.trim() || null,
    employerSectorOther: work.employerSectorOther?.trim() || null,
  }
}

function faultsOf(work: Work): Partial<Record<keyof Work, FieldCode | null>> {
  const arranged = work.employment !== null && arrangeable.includes(work.employment)
  return {
    workArrangements: work.workArrangements.length > 0 && !arranged ? 'NOT_IN_LIST' : null,
    workArrangementsOther: other(work.workArrangementsOther, work.workArrangements),
    socioProfessionalCategoryOther: other(work.socioProfessionalCategoryOther, [work.socioProfessionalCategory]),
    employerSectorOther: other(work.employerSectorOther, [work.employerSector]),
  }
}

function other(words: string | null, chosen: readonly (string | null)[]): FieldCode | null {
  return words !== null && !chosen.includes('other') ? 'NOT_IN_LIST' : null
}
