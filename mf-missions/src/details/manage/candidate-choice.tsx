import type { Candidate } from '@ensemble/contracts/users/candidate'
import { errorMessage, useDates, useTranslation } from '@ensemble/mf-kit'
import {
  CheckboxGroup,
  EmptyState,
  ErrorState,
  ListSkeleton,
  Pagination,
  ResultLine,
  SearchField,
  Stack,
} from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsPeopleQuery } from '../../api/management-api.ts'
import { usePlaceName } from '../../cards/use-mission-words.ts'

interface CandidateChoiceProps {
  missionId: string
  /** Ids of those chosen, with their names: a search does not lose them. */
  chosen: ReadonlyMap<string, string>
  most: number
  error?: string
  onChange: (chosen: ReadonlyMap<string, string>) => void
}

const pageSize = 10
/** What of a match is said by name; skills and domains say more by their own. */
const reasonWords = ['skills', 'domains', 'department', 'type', 'mode'] as const

/** Members whom a mission's team may ask: found by name, those asked least and suited best first. */
export function CandidateChoice({ missionId, chosen, most, error, onChange }: CandidateChoiceProps) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState({ search: '', page: 0 })
  const {
    currentData,
    error: failure,
    isError,
    isFetching,
    refetch,
  } = useMissionsPeopleQuery({
    query: {
      missionId,
      relation: 'candidate',
      page: asked.page,
      pageSize,
      ...(asked.search ? { search: asked.search } : {}),
    },
  })
  const rows = (currentData?.items ?? []).flatMap((row) => (isCandidate(row) ? [row] : []))

  function toggle(ids: readonly string[]) {
    const next = new Map(chosen)
    for (const { id, displayName } of rows) {
      if (ids.includes(id)) next.set(id, displayName)
      else next.delete(id)
    }
    if (next.size <= most || next.size < chosen.size) onChange(next)
  }

  /** Why the mission suits somebody, the most telling first: what they can do and care for, then how near it is. */
  function reasonsOf({ reasons, skills = [], domains = [] }: Candidate['match']): string[] {
    return [
      ...skills.map((skill) => t(`skills.${skill}`)),
      ...domains.map((domain) => t(`domains.${domain}`)),
      ...reasons.flatMap((reason) => {
        const known = reasonWords.find((each) => each === reason)
        return known ? [t(`invite.reasons.${known}`)] : []
      }),
    ]
  }

  function wordsOf({ displayName, departmentCode, match, lastAskedAt }: Candidate): string {
    const facts = [
      departmentCode ? placeName(departmentCode) : '',
      ...reasonsOf(match),
      lastAskedAt ? t('invite.lastAsked', { when: dates.relative(lastAskedAt) }) : t('invite.neverAsked'),
    ]
    return `${displayName} – ${facts.filter(Boolean).join(', ')}`
  }

  return (
    <Stack sx={{ gap: '12px' }}>
      <SearchField
        label={t('invite.search')}
        value={words}
        onChange={setWords}
        onSearch={(search) => setAsked({ search: search.trim(), page: 0 })}
        withButton
      />
      <ResultLine>{currentData ? t('invite.found', { count: currentData.total }) : ''}</ResultLine>
      {content()}
    </Stack>
  )

  function content() {
    if (currentData && rows.length === 0) return <EmptyState title={t('invite.nobody')} text={t('invite.nobodyHint')} />
    if (currentData) {
      return (
        <>
          <CheckboxGroup
            legend={t('invite.members')}
            hint={t('invite.order')}
            error={error}
            options={rows.map((row) => ({ value: row.id, label: wordsOf(row) }))}
            value={rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id)}
            onChange={toggle}
          />
          <Pagination
            page={currentData.page}
            pageCount={currentData.lastPage + 1}
            onChange={(page) => setAsked({ ...asked, page })}
          />
        </>
      )
    }
    if (!isError) return <ListSkeleton rows={4} rowHeight={40} />
    return (
      <ErrorState
        title={t('invite.failed')}
        text={errorMessage(failure)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
}

function isCandidate(row: object): row is Candidate {
  return 'lastAskedAt' in row
}
