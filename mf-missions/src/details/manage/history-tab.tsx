import { rejectionReasons } from '@ensemble/contracts/enumerations'
import type { Mission, MissionHistoryEntry } from '@ensemble/contracts/missions/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, Timeline } from '@ensemble/ui'
import { useFieldLabel } from '../../inputs/use-field-label.ts'
import { useNameOf } from '../participants/use-name-of.ts'

/** What happened to the mission, the newest first. */
export function HistoryTab({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const nameOf = useNameOf()
  const fieldLabel = useFieldLabel()
  const dates = useDates()
  const entries = [...(mission.history ?? [])].reverse()
  if (entries.length === 0) return <EmptyState title={t('history.none')} />
  return (
    <Timeline
      label={t('history.title')}
      items={entries.map((entry, index) => ({
        id: `${entry.at} ${entry.action} ${index}`,
        title: t(`history.actions.${entry.action}`),
        when: t('history.when', { when: dates.dayAndTime(entry.at), who: actorOf(entry) }),
        dateTime: entry.at,
        text: detailOf(entry),
        state: 'done',
      }))}
    />
  )

  function actorOf({ actorId, actorName, actorDeleted = false }: MissionHistoryEntry): string {
    if (actorId === null) return t('history.clock')
    return nameOf({ displayName: actorName ?? '', accountEnded: actorDeleted ? 'deleted' : null })
  }

  function detailOf({ detail }: MissionHistoryEntry): string | undefined {
    const { fields, reasonCode, comment, reason, recipients, rows } = detail
    const rejection = rejectionReasons.find((reason) => reason === reasonCode)
    const parts = [
      typeof fields === 'string' && fields !== ''
        ? t('history.fields', { fields: fields.split(' ').map(fieldName).join(', ') })
        : '',
      rejection ? t(`rejections.${rejection}`) : '',
      typeof comment === 'string' ? comment : '',
      typeof reason === 'string' ? reason : '',
      typeof recipients === 'number' ? t('history.recipients', { count: recipients }) : '',
      typeof rows === 'number' ? t('history.rows', { count: rows }) : '',
    ]
    return parts.filter(Boolean).join(' ') || undefined
  }

  function fieldName(field: string): string {
    return fieldLabel(field === 'departmentCode' ? 'place' : field) ?? field
  }
}
