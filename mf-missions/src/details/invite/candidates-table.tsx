import type { Mission } from '@ensemble/contracts/missions/http'
import type { Candidate } from '@ensemble/contracts/users/candidate'
import {
  useForm,
  useFormDraft,
  useKeptTable,
  useNavigate,
  useSend,
  useToast,
  useTranslation,
  useWatch,
} from '@ensemble/mf-kit'
import { servedTable, shownOf, useTableState } from '@ensemble/mf-kit/table'
import { Button, DraftStatus, EmptyState, Notice, PencilIcon, SendIcon, SendStatus, TextArea } from '@ensemble/ui'
import { DataTable } from '@ensemble/ui/data-grid'
import { useRef, useState } from 'react'
import {
  useLazyMissionsPeopleQuery,
  useMissionsAddParticipantsMutation,
  useMissionsPeopleQuery,
} from '../../api/management-api.ts'
import { PlacesLeft } from '../participants/places-left.tsx'
import { LeftOut, type Sent } from './left-out.tsx'
import { PlacesBar } from './places-bar.tsx'
import { useCandidateColumns } from './use-candidate-columns.tsx'

/** Members of one call. */
const most = 100
const sizes = [25, 50, 100] as const
const blank = { message: '' }

/** The table of those who may be asked. Who is chosen stays chosen while one searches, sorts and turns pages. */
export function CandidatesTable({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const navigate = useNavigate()
  const kept = useKeptTable('candidates')
  const table = useTableState()
  const columns = useCandidateColumns()
  const who = { missionId: mission.id, relation: 'candidate' as const }
  const answer = useMissionsPeopleQuery(table.ask(who), { selectFromResult: shownOf })
  const [askPeople] = useLazyMissionsPeopleQuery()
  const { send, sending, failure } = useSend(useMissionsAddParticipantsMutation()[0])
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const form = useForm({ defaultValues: blank })
  const draft = useFormDraft({ key: `mission.invite.${mission.id}`, form, blank })
  const message = useWatch({ control: form.control, name: 'message' })
  const [writing, setWriting] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const result = useRef<HTMLDivElement>(null)
  // Who was just asked is a candidate until the other service has heard of it.
  const candidatesOf = (people: readonly object[]) => people.filter(isCandidate).filter(({ id }) => !asked.has(id))
  const rows = candidatesOf(answer.data?.items ?? [])
  const room = Math.min(most, mission.placesLeft ?? most)
  const tooMany = chosen.size > room

  function choose(ids: ReadonlySet<string>) {
    const names = new Map(rows.map(({ id, displayName }) => [id, displayName]))
    setChosen(new Map([...ids].map((id) => [id, chosen.get(id) ?? names.get(id) ?? ''])))
    setSent(null)
  }

  async function invite() {
    if (tooMany) return result.current?.focus()
    const body = { userIds: [...chosen.keys()], ...(message.trim() ? { message: message.trim() } : {}) }
    const outcome = await send({ params: { missionId: mission.id }, body })
    if (!outcome) return
    draft.forget()
    if (outcome.skipped.length === 0) {
      toast(t('invite.done', { count: outcome.invited.length }))
      return navigate(`/missions/${mission.id}?tab=invitations`)
    }
    const skipped = outcome.skipped.map((each) => ({ ...each, name: chosen.get(each.userId) ?? '' }))
    setSent({ invited: outcome.invited.length, skipped })
    setAsked(new Set([...asked, ...outcome.invited]))
    setChosen(new Map())
    result.current?.focus()
  }

  /** Also how many places there are: the bar that it stands in is in view all the time. */
  function sendLabel() {
    const who = t('invite.sendTo', { count: chosen.size })
    return mission.placesLeft === null ? who : `${who} · ${t('invite.places', { count: mission.placesLeft })}`
  }

  return (
    <>
      <PlacesLeft mission={mission} />
      {/* Most people write nothing: the table is what one comes for. */}
      {writing || message !== '' ? (
        <>
          <TextArea
            autoFocus={writing}
            label={t('invite.message')}
            optional
            rows={2}
            maxLength={1000}
            readOnly={!draft.ready}
            value={message}
            onChange={(event) => {
              // What was emptied stays open.
              setWriting(true)
              form.setValue('message', event.target.value)
            }}
          />
          <DraftStatus status={draft.status} />
        </>
      ) : (
        <div>
          <Button variant="quiet" icon={<PencilIcon />} onClick={() => setWriting(true)}>
            {t('invite.write')}
          </Button>
        </div>
      )}
      <div ref={result} tabIndex={-1}>
        {sent ? <LeftOut {...sent} /> : null}
        {tooMany ? (
          <Notice severity="warning" title={t('invite.tooMany', { count: chosen.size })} announce>
            {mission.placesLeft !== null && mission.placesLeft < most
              ? t('invite.tooManyPlaces', { count: mission.placesLeft })
              : t('invite.tooManyAtOnce', { count: most })}
          </Notice>
        ) : null}
        <SendStatus sending={sending} failure={failure} />
      </div>
      <DataTable<Candidate>
        label={t('invite.members')}
        columns={columns}
        kept={kept}
        search={{ label: t('invite.search'), value: table.search, onSearch: table.searchFor }}
        count={answer.data ? t('invite.found', { count: answer.data.total }) : undefined}
        rows={rows}
        rowId={({ id }) => id}
        selection={new Set(chosen.keys())}
        onSelectionChange={choose}
        bulkActions={[
          {
            id: 'invite',
            label: sendLabel(),
            icon: <SendIcon />,
            busy: sending,
            onSelect: () => void invite(),
          },
        ]}
        {...servedTable({
          table,
          answer,
          askPage: async (place) => ({
            items: candidatesOf((await askPeople(table.ask({ ...who, ...place })).unwrap()).items),
          }),
          sizes,
          failed: t('invite.failed'),
        })}
        empty={<EmptyState title={t('invite.nobody')} text={t('invite.nobodyHint')} />}
      />
      <PlacesBar mission={mission} chosen={chosen.size} />
    </>
  )
}

function isCandidate(row: object): row is Candidate {
  return 'lastAskedAt' in row
}
