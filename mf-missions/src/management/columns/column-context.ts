import type { Language } from '@ensemble/contracts/enumerations'
import type { ManagedMission } from '@ensemble/contracts/missions/http'
import type { TFunction } from '@ensemble/mf-kit'
import type { TableColumn } from '@ensemble/ui/data-grid'
import type { ReactNode } from 'react'
import type { usePlaceName } from '../../cards/use-mission-words.ts'
import type { ManagementTab } from '../management-tabs.ts'

export type Column = TableColumn<ManagedMission>

export interface ColumnWords {
  t: TFunction<'mf-missions'>
  language: Language
  placeName: ReturnType<typeof usePlaceName>
}

/** What all columns of missions are made from. */
export interface ColumnContext extends ColumnWords {
  scope: ManagementTab
  /** Every mission there is: only what an index puts in order can be sorted by. */
  sortable: boolean
  /** A day in short; of a mission's own dates on the clock of its committee. */
  shortDay: (instant: string, mission?: ManagedMission) => ReactNode
}
