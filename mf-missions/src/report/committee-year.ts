import type { Department } from '@ensemble/contracts/departments'
import type { MissionYear } from '@ensemble/contracts/missions/year-report'
import type { YearOfPeople } from '@ensemble/contracts/users/year-report'

/** A year of a committee, as two services tell it. */
export interface CommitteeYear {
  department: Department
  missions: MissionYear
  /** Null while the users' service does not answer. */
  people: YearOfPeople | null
}
