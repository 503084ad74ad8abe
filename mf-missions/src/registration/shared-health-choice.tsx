import { shareableHealthFields, type ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import type { Health } from '@ensemble/contracts/users/health'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup } from '@ensemble/ui'
import { useMissionsUserGetQuery } from '../api/missions-api.ts'
import { seeksExperience, type Sought } from './seeks-experience.ts'

interface SharedHealthChoiceProps {
  mission: Sought
  value: ShareableHealthField[]
  onChange: (fields: ShareableHealthField[]) => void
}

/**
 * Which of their health answers somebody shows to this one team. Asked only where the mission looks for an experience of
 * illness, and only of who has answered something; nothing is ticked beforehand.
 */
export function SharedHealthChoice({ mission, value, onChange }: SharedHealthChoiceProps) {
  const { t } = useTranslation('mf-missions')
  const { data: reader } = useMissionsUserGetQuery({ params: { userId: 'me' } }, { skip: !seeksExperience(mission) })
  const told = answeredFields(reader?.health)
  if (told.length === 0) return null
  return (
    <CheckboxGroup
      legend={t('share.legend')}
      hint={t('share.hint')}
      options={told.map((field) => ({ value: field, label: t(`share.${field}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}

function answeredFields(health: Health | undefined): ShareableHealthField[] {
  if (!health) return []
  return shareableHealthFields.filter((field) => {
    const answer = health[field]
    return Array.isArray(answer) ? answer.length > 0 : answer !== null
  })
}
