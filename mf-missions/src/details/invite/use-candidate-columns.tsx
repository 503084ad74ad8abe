import { departments } from '@ensemble/contracts/departments'
import type { Candidate } from '@ensemble/contracts/users/candidate'
import { useDates, useSession, useTranslation } from '@ensemble/mf-kit'
import { CellChip, type TableColumn } from '@ensemble/ui/data-grid'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { choices } from '../../inputs/choices.ts'

/** What of a match is said by name; the skills themselves say more. */
const reasonWords = ['skills', 'domains', 'department', 'type', 'mode'] as const

/** Why one would ask somebody, a reason to a column: each is an order of the list. */
export function useCandidateColumns(): TableColumn<Candidate>[] {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()
  const { role } = useSession()

  function common({ reasons, skills = [] }: Candidate['match']): string {
    const others = reasons.flatMap((reason) => {
      const known = reasonWords.find((each) => each === reason)
      return known && !(known === 'skills' && skills.length > 0) ? [t(`invite.reasons.${known}`)] : []
    })
    const [first = '', ...rest] = [...skills.map((skill) => t(`skills.${skill}`)), ...others]
    // One line of words, however each of them is written where it stands alone.
    return [upperFirst(first), ...rest.map(lowerFirst)].join(', ')
  }

  return [
    {
      id: 'displayName',
      label: t('columns.name'),
      kind: 'text',
      width: 170,
      filterable: false,
      render: ({ displayName }) => displayName,
    },
    {
      id: 'distanceKm',
      label: t('invite.columns.distance'),
      kind: 'number',
      width: 155,
      operators: ['lte'],
      render: ({ distanceKm }) => (typeof distanceKm === 'number' ? t('invite.within', { km: distanceKm }) : ''),
    },
    {
      id: 'availability',
      label: t('invite.columns.availability'),
      kind: 'choice',
      width: 215,
      quick: true,
      operators: ['eq'],
      choices: [{ value: 'true', label: t('invite.fits') }],
      render: ({ availability }) => {
        if (!availability || availability.slots.length === 0) return ''
        if (availability.fits) return <CellChip tone="confirmed" label={t('invite.fits')} />
        return availability.slots.map((slot) => t(`slots.${slot}`)).join(', ')
      },
    },
    {
      id: 'match',
      label: t('invite.columns.match'),
      kind: 'text',
      width: 300,
      filterable: false,
      render: ({ match }) => common(match),
    },
    {
      id: 'lastAskedAt',
      label: t('invite.columns.lastAsked'),
      kind: 'date',
      width: 160,
      render: ({ lastAskedAt }) =>
        lastAskedAt ? (
          <span title={dates.exact(lastAskedAt)}>{dates.relative(lastAskedAt)}</span>
        ) : (
          t('invite.neverAsked')
        ),
    },
    // A referent asks people of one department alone.
    ...(role === 'referent'
      ? []
      : [
          {
            id: 'departmentCode',
            label: t('columns.department'),
            kind: 'choice' as const,
            width: 160,
            quick: true,
            choices: choices(
              departments.map(({ code }) => code),
              placeName,
            ),
            render: ({ departmentCode }: Candidate) => (departmentCode ? placeName(departmentCode) : ''),
          },
        ]),
  ]
}

function upperFirst(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLocaleLowerCase() + words.slice(1)
}
