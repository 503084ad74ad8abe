import { useTranslation } from '@ensemble/mf-kit'
import { DraftStatus, FaultSummary, SendStatus, Stack } from '@ensemble/ui'
import { useFieldLabel } from '../../inputs/use-field-label.ts'
import { StepButtons } from './step-buttons.tsx'
import type { useMissionForm } from './use-mission-form.ts'

interface StepFootProps {
  tools: ReturnType<typeof useMissionForm>
  kind: 'create' | 'edit' | 'resubmit'
  isLast: boolean
  /** Fields to correct in this step; none where it is not marked. */
  faults: readonly string[]
  onFault: (name: string) => void
  /** What somebody else saved meanwhile is on the screen, and says why nothing was sent. */
  isStale: boolean
  /** Something must be chosen before the form may be sent. */
  undecided: boolean
  /** Goes one step back; absent on the first. */
  onPrevious: (() => void) | undefined
  onFinish: () => void
  /** Begins anew with an empty form. */
  onEmpty: () => void
}

/** Below each step: what is to correct in it, what became of the draft and of the sending, and the way on. */
export function StepFoot({
  tools,
  kind,
  isLast,
  faults,
  onFault,
  isStale,
  undecided,
  onPrevious,
  onFinish,
  onEmpty,
}: StepFootProps) {
  const { t } = useTranslation('mf-missions')
  const labelOf = useFieldLabel()
  const { draft, sending } = tools
  return (
    <Stack sx={{ gap: '16px', paddingTop: '24px' }}>
      {faults.length > 0 ? (
        <FaultSummary
          title={t('form.toCorrect', { count: faults.length })}
          items={faults.flatMap((name) => {
            const label = labelOf(name)
            return label ? [{ id: name, label, onGo: () => onFault(name) }] : []
          })}
        />
      ) : null}
      <DraftStatus status={draft.status} />
      <SendStatus sending={sending} failure={isStale ? null : tools.failure} />
      <StepButtons
        kind={kind}
        values={tools.values}
        isLast={isLast}
        sending={sending}
        undecided={undecided}
        onPrevious={onPrevious}
        onFinish={onFinish}
        onEmpty={draft.status === 'saved' ? onEmpty : undefined}
      />
    </Stack>
  )
}
