import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, PlusIcon, SendStatus, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsEditMutation } from '../../api/management-api.ts'

/** Most places of a mission. */
const mostPlaces = 500

/** How many places are left, always in view where people are let in or asked; and one more, where they are missing. */
export function PlacesLeft({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const edit = useSend(useMissionsEditMutation()[0])
  /** The state of the mission that a place was added to: until another one has come, the next press would be refused. */
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const { capacity, placesLeft, updatedAt } = mission
  const adds = mission.allowedActions.includes('edit') && capacity !== null && capacity < mostPlaces

  async function add() {
    if (capacity === null) return
    const body = { updatedAt, capacity: capacity + 1 }
    if (!(await edit.send({ params: { missionId: mission.id }, body }))) return
    setSentFrom(updatedAt)
    toast(t('room.added'))
  }

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
        <div role="status">
          <Text>{placesLeft === null ? t('room.unlimited') : t('room.left', { count: placesLeft })}</Text>
        </div>
        {adds ? (
          <Button
            size="small"
            variant="secondary"
            icon={<PlusIcon />}
            loading={edit.sending || sentFrom === updatedAt}
            onClick={() => void add()}
          >
            {t('room.add')}
          </Button>
        ) : null}
      </Stack>
      <SendStatus sending={edit.sending} failure={edit.failure} />
    </>
  )
}
