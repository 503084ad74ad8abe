import type { User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Checkbox } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.ts'

/** Whether what somebody does with the platform counts in its figures. */
export function UsageSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const section = useSection({
    saved: { usageFigures: user.consents?.usageFigures ?? false },
    part: 'consents',
    edit: (consents) => ({ consents }),
  })
  const { value, onChange, saveState } = section.chosen('usageFigures')
  return (
    <SectionForm id="usage" section={section}>
      <Checkbox
        label={t('own.usageFigures')}
        checked={value}
        saveState={saveState}
        onChange={(event) => onChange(event.target.checked)}
      />
    </SectionForm>
  )
}
