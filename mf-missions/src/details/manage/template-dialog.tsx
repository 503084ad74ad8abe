import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Text, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsKeepTemplateMutation } from '../../api/many-api.ts'

const nameLimits = { min: 3, max: 80 }

/** Keeps a mission as what others begin from. */
export function TemplateDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsKeepTemplateMutation()[0])
  const [name, setName] = useState(mission.title.slice(0, nameLimits.max))
  const [checked, setChecked] = useState(false)
  const isShort = name.trim().length < nameLimits.min

  async function confirm() {
    setChecked(true)
    if (isShort) return
    if (!(await send({ body: { missionId: mission.id, name: name.trim() } }))) return
    toast(t('templates.kept'))
    onClose()
  }

  return (
    <FormDialog
      title={t('templates.keepTitle')}
      submit={{ label: t('templates.keep') }}
      onSubmit={() => void confirm()}
      {...{ sending, failure, onClose }}
    >
      <Text>{t('templates.keepSentence')}</Text>
      <TextField
        label={t('templates.name')}
        maxLength={nameLimits.max}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={checked && isShort ? t('templates.nameFault') : undefined}
      />
    </FormDialog>
  )
}
