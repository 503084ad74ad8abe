import { deliveryAreaPattern, knownAreas } from '@ensemble/contracts/delivery-areas'
import type { User } from '@ensemble/contracts/users/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, FormDialog, Text, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersEditMutation } from '../../api/users-api.ts'
import { namesOf } from '../../texts/name-of.ts'
import { areaName } from '../../texts/area-name.ts'

const isName = new RegExp(deliveryAreaPattern)

/** Chooses whose deliveries somebody sees; their sessions end, so that it counts at once. */
export function DeliveryAreasDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { send, sending, failure } = useSend(useUsersEditMutation()[0])
  const { id, firstName = '', lastName = '', email = '', deliveryAreas = [] } = user
  const [chosen, setChosen] = useState<string[]>(deliveryAreas)
  const [other, setOther] = useState('')
  const [checked, setChecked] = useState(false)
  const names = namesOf({ firstName, lastName, email, awaits: null })
  const offered = [...new Set<string>([...knownAreas, ...deliveryAreas])]
  const isWrong = other.trim() !== '' && !isName.test(other.trim())

  async function confirm() {
    setChecked(true)
    if (isWrong) return
    const areas = [...new Set([...chosen, other.trim()].filter(Boolean))]
    if (!(await send({ params: { userId: id }, body: { deliveryAreas: areas } }))) return
    toast(t('deliveryAreas.done', names))
    onClose()
  }

  return (
    <FormDialog
      title={t('deliveryAreas.dialogTitle', names)}
      submit={{ label: t('deliveryAreas.save') }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
    >
      <Text>{t('deliveryAreas.consequence')}</Text>
      <CheckboxGroup
        legend={t('deliveryAreas.areas')}
        options={offered.map((area) => ({ value: area, label: areaName(t, area) }))}
        value={chosen}
        onChange={setChosen}
      />
      <TextField
        optional
        label={t('deliveryAreas.other')}
        hint={t('deliveryAreas.otherHint')}
        value={other}
        onChange={(event) => setOther(event.target.value)}
        error={checked && isWrong ? t('deliveryAreas.otherWrong') : undefined}
      />
    </FormDialog>
  )
}
