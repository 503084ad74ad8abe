import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, PlusIcon, SendStatus, Stack, Text } from '@ensemble/ui'
import { useMissionsEditMutation } from '../../api/management-api.ts'

/** Most places of a mission. */
const mostPlaces = 500

/** How many places are left, always in view where people are let in or asked; and one more, where they are missing. */
export function PlacesLeft({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const edit = useSend(useMissionsEditMutation()[0])
  const { capacity, placesLeft } = mission
  const adds = mission.allowedActions.includes('edit') && capacity !== null && capacity < mostPlaces

  async function add() {
    if (capacity === null) return
    const body = { updatedAt: mission.updatedAt, capacity: capacity + 1 }
    if (await edit.send({ params: { missionId: mission.id }, body })) toast(t('room.added'))
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
            loading={edit.sending}
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
