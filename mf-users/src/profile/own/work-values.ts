import type { Work } from '@ensemble/contracts/users/work'
import { arrangeable } from '@ensemble/contracts/work-enumerations'

/** What is sent: answers to questions that are not on the screen any more are taken back with them. */
export function workEdit(work: Work): Work {
  const arranged = work.employment !== null && arrangeable.includes(work.employment)
  const arrangements = arranged ? work.workArrangements : []
  return {
    ...work,
    workArrangements: arrangements,
    workArrangementsOther: arrangements.includes('other') ? work.workArrangementsOther : null,
    socioProfessionalCategoryOther:
      work.socioProfessionalCategory === 'other' ? work.socioProfessionalCategoryOther : null,
    employerSectorOther: work.employerSector === 'other' ? work.employerSectorOther : null,
  }
}
