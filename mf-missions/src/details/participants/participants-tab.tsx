import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { lazyPart, useTranslation } from '@ensemble/mf-kit'
import { ListSkeleton, Stack, Text } from '@ensemble/ui'
import { Suspense, useState } from 'react'
import { AttestationSheet } from '../../paper/attestation-sheet.tsx'
import { RegisterCaller } from '../telephone/register-caller.tsx'
import { PlacesLeft } from './places-left.tsx'
import type { PersonToAnswer } from '../../decisions/person-to-answer.ts'
import { RefuseDialog } from '../../decisions/refuse-dialog.tsx'
import { ManagedMissionProvider } from './managed-mission.tsx'
import { SharedHealthDialog } from './shared-health-dialog.tsx'
import { SigningSheet } from './signing-sheet.tsx'

// The table is heavy, and most missions are looked at by people who never see it.
const ParticipantsTable = lazyPart(() => import('./participants-table.tsx'))

/** What needs somebody first. */
const counted = ['awaitingStaffCount', 'validatedCount', 'invitedCount', 'waitlistCount'] as const

/** Who asked, was invited and takes part, in one list for those who run the mission; who waits for an answer comes first. */
export function ParticipantsTab({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  // Asked for here and not in the row: the lists below are loaded anew whenever somebody else acts, and a window that
  // stood in a row would go with what was typed into it.
  const [refusing, setRefusing] = useState<readonly PersonToAnswer[]>([])
  const [attested, setAttested] = useState<readonly { name: string }[]>([])
  const [reading, setReading] = useState<ParticipantRow | null>(null)
  const { counters } = mission
  // Of whom there is nobody, nothing is said.
  const some = counted.filter((id) => (counters?.[id] ?? 0) > 0)
  return (
    <Stack sx={{ gap: '16px' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 24px', alignItems: 'center' }}>
        {some.length > 0 ? (
          <Text>{some.map((id) => t(`participants.counts.${id}`, { count: counters?.[id] ?? 0 })).join(' · ')}</Text>
        ) : null}
        <PlacesLeft mission={mission} />
      </Stack>
      {/* Before the list, which comes later and would push them away from under a finger. */}
      <Stack direction="row" sx={{ gap: '12px', flexWrap: 'wrap' }}>
        <RegisterCaller mission={mission} />
        <SigningSheet mission={mission} />
      </Stack>
      {counters?.awaitingStaffCount === 0 ? <Text tone="second">{t('participants.none_staff')}</Text> : null}
      <ManagedMissionProvider
        value={{ mission, onRefuse: setRefusing, onAttest: setAttested, onReadShared: setReading }}
      >
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <ParticipantsTable />
        </Suspense>
      </ManagedMissionProvider>
      {attested.length > 0 ? (
        <AttestationSheet
          people={attested.map(({ name }) => ({ name, departmentCode: mission.departmentCode, missions: [mission] }))}
          onDone={() => setAttested([])}
        />
      ) : null}
      {refusing.length > 0 ? (
        <RefuseDialog
          key={refusing.map(({ userId }) => userId).join()}
          missionId={mission.id}
          people={refusing}
          onClose={() => setRefusing([])}
        />
      ) : null}
      {reading ? <SharedHealthDialog mission={mission} participant={reading} onClose={() => setReading(null)} /> : null}
    </Stack>
  )
}
