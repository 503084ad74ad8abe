import type { Mission, ParticipationBucket } from '@ensemble/contracts/missions/http'
import { useSend, useSession, useTranslation } from '@ensemble/mf-kit'
import type { CallData } from '@ensemble/mf-kit/calls'
import { Button, Notice, PrinterIcon, SendStatus, Stack } from '@ensemble/ui'
import { useState } from 'react'
import { useLazyMissionsGetQuery, useLazyMissionsParticipantMissionsQuery } from '../api/missions-api.ts'
import { AttestationSheet } from '../paper/attestation-sheet.tsx'
import { attended, type Participations } from '../paper/attended.ts'
import { ProgrammeSheet } from '../paper/programme-sheet.tsx'

type Printed = { programme: readonly Mission[] } | { attestation: Participations }

/** What somebody carries away of their missions: the dates to come, and where they took part. */
export function OwnPapers({ first }: { first: CallData<'mission.participantMissions'> }) {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const page = useSend(useLazyMissionsParticipantMissionsQuery()[0])
  const details = useSend(useLazyMissionsGetQuery()[0])
  const [printed, setPrinted] = useState<Printed | null>(null)
  const [nothingNoted, setNothingNoted] = useState(false)
  if (!user) return null
  const { id: userId, displayName: name, departmentCode = null } = user
  const coming = first.facets?.bucket?.upcoming ?? 0
  // Of many the rest is asked for first.
  const attests = first.lastPage > 0 || attended(first.items).length > 0
  const sending = page.sending || details.sending
  const done = () => setPrinted(null)

  async function all(bucket: ParticipationBucket): Promise<Participations | null> {
    const found: CallData<'mission.participantMissions'>['items'] = []
    for (let at = 0, last = 0; at <= last; at += 1) {
      const answer = await page.send({ params: { userId }, query: { bucket, page: at, pageSize: 100 } })
      if (!answer) return null
      last = answer.lastPage
      found.push(...answer.items)
    }
    return found
  }

  async function printProgramme() {
    const programme: Mission[] = []
    for (const { mission } of (await all('upcoming')) ?? []) {
      const known = await details.send({ params: { missionId: mission.id } })
      if (!known) return
      programme.push(known)
    }
    if (programme.length > 0) setPrinted({ programme })
  }

  async function printAttestation() {
    setNothingNoted(false)
    const past = await all('past')
    if (!past) return
    const attestation = attended(past)
    if (attestation.length > 0) setPrinted({ attestation })
    else setNothingNoted(true)
  }

  if (coming === 0 && !attests) return null
  return (
    <Stack sx={{ gap: '8px' }}>
      <Stack direction="row" sx={{ gap: '8px', flexWrap: 'wrap' }}>
        {coming > 0 ? (
          <Button variant="secondary" icon={<PrinterIcon />} loading={sending} onClick={() => void printProgramme()}>
            {t('paper.printProgramme')}
          </Button>
        ) : null}
        {attests ? (
          <Button variant="secondary" icon={<PrinterIcon />} loading={sending} onClick={() => void printAttestation()}>
            {t('paper.printAttestation')}
          </Button>
        ) : null}
      </Stack>
      <SendStatus sending={sending} failure={page.failure ?? details.failure} />
      {nothingNoted ? <Notice announce>{t('paper.nothingNoted')}</Notice> : null}
      {printed && 'programme' in printed ? (
        <ProgrammeSheet name={name} missions={printed.programme} onDone={done} />
      ) : null}
      {printed && 'attestation' in printed ? (
        <AttestationSheet
          people={[{ name, departmentCode, missions: printed.attestation.map(({ mission }) => mission) }]}
          onDone={done}
        />
      ) : null}
    </Stack>
  )
}
