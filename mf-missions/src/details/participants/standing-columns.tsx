import { validationStatuses } from '@ensemble/contracts/enumerations'
import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { formatShortDay, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { CellChip, type TableColumn } from '@ensemble/ui/data-grid'
import { usePassedOnWords } from '../../decisions/use-passed-on-words.ts'
import { choices } from '../../inputs/choices.ts'
import { notInOrder } from './not-in-order.ts'
import { partTones } from '../../cards/part-tones.ts'
import { useNameOf } from './use-name-of.ts'

/** Who it is, and where they stand with the mission; the last three only where there is something to say in them. */
export function useStandingColumns(shown: {
  /** Some of it was said by telephone. */
  said: boolean
  /** Some requests were passed on to somebody of the team. */
  passed: boolean
  /** The mission has a new date, and people say whether they still come. */
  moved: boolean
}): TableColumn<ParticipantRow>[] {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const language = useLanguage()
  const passedOnWords = usePassedOnWords()
  const nameOf = useNameOf()
  const onBehalf: TableColumn<ParticipantRow> = {
    id: 'onBehalf',
    label: t('telephone.column'),
    kind: 'text',
    ...notInOrder,
    width: 150,
    render: ({ onBehalf: said }) =>
      said ? (
        <span title={t('telephone.notedBy', { day: dates.exact(said.at), name: said.byName ?? '' })}>
          {t('telephone.notedOn', { day: formatShortDay(said.at, { language }) })}
        </span>
      ) : (
        ''
      ),
  }
  const passedOn: TableColumn<ParticipantRow> = {
    id: 'passedOn',
    label: t('passing.column'),
    kind: 'text',
    ...notInOrder,
    width: 150,
    render: ({ passedOn: [last] = [] }) =>
      last ? <span title={passedOnWords(last)}>{last.toName || t('participants.unknown')}</span> : '',
  }
  const newDateAnswer: TableColumn<ParticipantRow> = {
    id: 'newDateAnswer',
    label: t('changes.column'),
    kind: 'text',
    ...notInOrder,
    render: ({ newDateAnswer: answer }) => (answer ? t(`changes.answers.${answer}`) : ''),
  }
  return [
    {
      id: 'displayName',
      label: t('columns.name'),
      kind: 'text',
      width: 148,
      twoLines: true,
      sortable: true,
      render: nameOf,
    },
    {
      id: 'validationStatus',
      label: t('columns.answer'),
      kind: 'choice',
      width: 216,
      quick: true,
      choices: choices(validationStatuses, (value) => t(`participants.statuses.${value}`)),
      render: (row) => {
        const part = partOf(row)
        return <CellChip tone={partTones[part]} label={t(`state.${part}`, { rank: row.waitlistPosition ?? 0 })} />
      },
    },
    ...(shown.said ? [onBehalf] : []),
    ...(shown.passed ? [passedOn] : []),
    ...(shown.moved ? [newDateAnswer] : []),
  ]
}
