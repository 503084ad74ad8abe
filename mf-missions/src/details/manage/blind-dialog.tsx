import { cancerTypes, relationsToIllness, treatmentStages } from '@ensemble/contracts/health-enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'
import type { BlindCount, BlindCriteria } from '@ensemble/contracts/users/blind-search'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, MultiSelect, Notice, SendDialog, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsCountBlindMutation, useMissionsInviteBlindMutation } from '../../api/management-api.ts'
import { choices } from '../../inputs/choices.ts'

type Criteria = Required<BlindCriteria>
const nobody: Criteria = { cancerTypes: [], treatmentStages: [], relationsToIllness: [] }

/**
 * Invites people by what they live with, without learning who they are: a rounded number, and names only of those who
 * accept. What is asked here is kept nowhere: no draft, no address, no cache.
 */
export function BlindDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const counting = useSend(useMissionsCountBlindMutation()[0])
  const inviting = useSend(useMissionsInviteBlindMutation()[0])
  const [criteria, setCriteria] = useState(nobody)
  /** What the server said of these criteria; undefined until it is asked. */
  const [count, setCount] = useState<BlindCount | undefined>(undefined)
  const [missing, setMissing] = useState(false)
  const full = mission.placesLeft === 0

  function choose(part: Partial<Criteria>) {
    setCriteria({ ...criteria, ...part })
    setCount(undefined)
    setMissing(false)
  }

  async function ask() {
    const asked = given(criteria)
    if (!asked) return setMissing(true)
    const answer = await counting.send({ body: { missionId: mission.id, criteria: asked } })
    if (answer) setCount(answer)
  }

  async function invite() {
    const asked = given(criteria)
    if (!asked) return setMissing(true)
    if (!(await inviting.send({ body: { missionId: mission.id, criteria: asked } }))) return
    toast(t('blind.done'))
    onClose()
  }

  return (
    <SendDialog
      title={t('blind.title')}
      sending={counting.sending || inviting.sending}
      failure={counting.failure ?? inviting.failure}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" loading={counting.sending} onClick={() => void ask()}>
            {t('blind.count')}
          </Button>
          <Button loading={inviting.sending} disabled={full} onClick={() => void invite()}>
            {t('blind.send')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t('blind.consequence')}</Text>
        {full ? (
          <Notice severity="warning" title={t('blind.full')}>
            {t('blind.fullHint')}
          </Notice>
        ) : null}
        {full ? null : <Text>{t('blind.draw')}</Text>}
        <MultiSelect
          label={t('form.labels.targetCancerTypes')}
          options={choices(cancerTypes, (value) => t(`cancers.${value}`))}
          value={criteria.cancerTypes}
          onChange={(values) => choose({ cancerTypes: values })}
        />
        <MultiSelect
          label={t('form.labels.targetTreatmentStages')}
          options={choices(treatmentStages, (value) => t(`stages.${value}`))}
          value={criteria.treatmentStages}
          onChange={(values) => choose({ treatmentStages: values })}
        />
        <MultiSelect
          label={t('blind.relation')}
          options={choices(relationsToIllness, (value) => t(`relations.${value}`))}
          value={criteria.relationsToIllness}
          onChange={(values) => choose({ relationsToIllness: values })}
          error={missing ? t('blind.chooseOne') : undefined}
        />
        <div role="status">{count ? <AboutSoMany {...count} /> : null}</div>
      </Stack>
    </SendDialog>
  )
}

/** What a blurred number means, in words (decision 140). */
function AboutSoMany({ count, margin }: BlindCount) {
  const { t } = useTranslation('mf-missions')
  const to = (count ?? 0) + margin
  return (
    <Notice title={count === null ? t('blind.few') : t('blind.about', { count })}>
      <Text>
        {count === null ? t('blind.fewRange', { to }) : t('blind.range', { from: Math.max(0, count - margin), to })}
      </Text>
      <Text size="small">{t('blind.why')}</Text>
    </Notice>
  )
}

/** The criteria that are given; null where there is none. */
function given({ cancerTypes: cancers, treatmentStages: stages, relationsToIllness: relations }: Criteria) {
  if (cancers.length + stages.length + relations.length === 0) return null
  return {
    ...(cancers.length > 0 ? { cancerTypes: cancers } : {}),
    ...(stages.length > 0 ? { treatmentStages: stages } : {}),
    ...(relations.length > 0 ? { relationsToIllness: relations } : {}),
  }
}
