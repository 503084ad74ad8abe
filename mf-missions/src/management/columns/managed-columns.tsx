import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { formatExact, formatShortDay, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { useMemo } from 'react'
import { onItsClock } from '../../cards/use-dates-of.ts'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import type { ManagementTab } from '../management-tabs.ts'
import type { Column, ColumnWords } from './column-context.ts'
import { kindColumns, teamColumns } from './kind-columns.tsx'
import { seatColumns } from './seat-columns.tsx'
import { timeColumns } from './time-columns.tsx'
import { submissionColumns, titleColumn } from './title-columns.tsx'

/** The columns of /missions/management; the same ones as long as nothing in them changes. */
export function useManagedColumns(scope: ManagementTab): Column[] {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const placeName = usePlaceName()
  return useMemo(() => managedColumns(scope, { t, language, placeName }), [scope, t, language, placeName])
}

function managedColumns(scope: ManagementTab, words: ColumnWords): Column[] {
  const { language } = words
  const context = {
    ...words,
    scope,
    sortable: scope !== 'all',
    shortDay: (instant: string, mission?: ManagedMission) => {
      const hours = mission ? onItsClock(mission, language) : { language }
      return <span title={formatExact(instant, hours)}>{formatShortDay(instant, hours)}</span>
    },
  }
  return [
    titleColumn(context),
    ...(scope === 'to_approve' ? submissionColumns(context) : []),
    ...seatColumns(context),
    ...timeColumns(context),
    ...kindColumns(context),
    ...teamColumns(context),
  ]
}
