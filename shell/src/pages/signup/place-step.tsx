import { useTranslation } from '@ensemble/mf-kit'
import { Stack } from '@ensemble/ui'
import { PlaceFields } from './place-fields.tsx'
import { type StepActions, StepFrame } from './step-frame.tsx'

/** Which committee is somebody's. */
export default function PlaceStep(actions: StepActions) {
  const { t } = useTranslation()
  return (
    <StepFrame
      {...actions}
      title={t('signUp.place.title')}
      sentence={t('signUp.place.sentence')}
      submit={t('signUp.next')}
    >
      <Stack spacing={2.5}>
        <PlaceFields />
      </Stack>
    </StepFrame>
  )
}
