import type { Mission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, Heading, PaperTable, PrintSheet, SendStatus, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsSearchParticipantsMutation } from '../../api/management-api.ts'
import { useDatesOf } from '../../cards/use-dates-of.ts'
import { addressOf } from '../../cards/address-of.ts'
import { useNameOf } from './use-name-of.ts'

/** Rows for people whom nobody expected. */
const spare = 10
const confirmed = { field: 'validationStatus', operator: 'eq', value: 'validated' } as const

/** A sheet for the day itself: who is expected, in the order of names, with room to sign and for other names. */
export function SigningSheet({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const nameOf = useNameOf()
  const dates = useDatesOf(mission, { complete: true })
  const { send, sending, failure } = useSend(useMissionsSearchParticipantsMutation()[0])
  const title = typeset(mission.title, 'fr')
  const [names, setNames] = useState<readonly string[] | null>(null)

  async function print() {
    const found: string[] = []
    for (let page = 0, last = 0; page <= last; page += 1) {
      const order = { sort: 'displayName', order: 'asc' } as const
      const body = { ...order, page, pageSize: 100 as const, filters: [confirmed] }
      const answer = await send({ params: { missionId: mission.id }, body })
      if (!answer) return
      last = answer.lastPage
      found.push(...answer.items.filter(({ withdrawnAt }) => withdrawnAt === null).map(nameOf))
    }
    setNames(found)
  }

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Button variant="secondary" loading={sending} onClick={() => void print()}>
        {t('signing.print')}
      </Button>
      <SendStatus sending={sending} failure={failure} />
      {names ? (
        <PrintSheet title={`${t('signing.title')} - ${title}`} onDone={() => setNames(null)}>
          <Heading level={1}>{title}</Heading>
          <Text>{[dates.period(mission.startAt, mission.endAt), addressOf(mission)].filter(Boolean).join(' · ')}</Text>
          <PaperTable
            roomy
            caption={t('signing.title')}
            columns={[
              { id: 'name', label: t('signing.name'), share: 45 },
              { id: 'signature', label: t('signing.signature'), share: 55 },
            ]}
            rows={[
              ...names.map((name, index) => ({ id: `${index}`, cells: [name] })),
              ...Array.from({ length: spare }, (_none, index) => ({ id: `spare-${index}`, cells: [] })),
            ]}
          />
        </PrintSheet>
      ) : null}
    </Stack>
  )
}
