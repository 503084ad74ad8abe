import type { Work } from './work.ts'

/** What somebody who has said nothing of their work has said. */
export const noWork: Work = {
  employment: null,
  workArrangements: [],
  workArrangementsOther: null,
  socioProfessionalCategory: null,
  socioProfessionalCategoryOther: null,
  employerSector: null,
  employerSectorOther: null,
}
