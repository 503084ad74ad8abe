import type { User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Checkbox } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.ts'

/** Whether the others of a mission for several see one's first name. */
export function VisibilitySection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const section = useSection({
    saved: { coParticipantVisibility: user.consents?.coParticipantVisibility ?? false },
    part: 'consents',
    edit: (consents) => ({ consents }),
  })
  const { value, onChange, saveState } = section.chosen('coParticipantVisibility')
  return (
    <SectionForm id="visibility" section={section}>
      <Checkbox
        label={t('own.coParticipantVisibility')}
        checked={value}
        saveState={saveState}
        onChange={(event) => onChange(event.target.checked)}
      />
    </SectionForm>
  )
}
