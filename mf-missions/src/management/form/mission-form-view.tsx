import type { Mission } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useNavigate, useTranslation } from '@ensemble/mf-kit'
import { DraftStatus, FaultSummary, Page, PageHeader, SendStatus, Stack, Stepper } from '@ensemble/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { openAfter } from '../../cards/open-after.ts'
import { useFieldLabel } from '../../inputs/use-field-label.ts'
import { FormTools, focusFirst } from './fields/form-context.tsx'
import { formSteps } from './form-steps.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { MissionForm } from './mission-form.ts'
import { NatureStep } from './nature-step.tsx'
import { PlacesStep } from './places-step.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { ReviewStep } from './review-step.tsx'
import { ScopeDialog } from './scope-dialog.tsx'
import { SoughtStep } from './sought-step.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { StepButtons } from './step-buttons.tsx'
import { useMissionForm } from './use-mission-form.ts'
import { useStale } from './use-stale.ts'
import { useTellSaved } from './use-tell-saved.ts'
import { WhenStep } from './when-step.tsx'

interface MissionFormViewProps {
  initial: MissionForm
  draftKey: string
  /** The mission that is edited; absent for a new one. */
  mission?: Mission
  /** Asks for the mission as somebody else has left it. */
  latest?: () => Promise<MissionForm | null>
  /** What else follows once it is stored. */
  onSaved?: (missionId: string) => void
  /** What there is to know before one writes. */
  about?: ReactNode
}

const contents = {
  nature: <NatureStep />,
  when: <WhenStep />,
  places: <PlacesStep />,
  sought: <SoughtStep />,
  review: <ReviewStep />,
}

/** The form of a mission in five steps, for a new one and for one that exists. */
export function MissionFormView({ initial, draftKey, mission, latest, onSaved, about }: MissionFormViewProps) {
  const { t } = useTranslation('mf-missions')
  const labelOf = useFieldLabel()
  const tell = useTellSaved()
  const navigate = useNavigate()
  const root = useRef<HTMLFormElement>(null)
  /** Which dates of the series are to change is asked. */
  const [asking, setAsking] = useState(false)
  /** A refused mission would be sent back as it was. */
  const [unchanged, setUnchanged] = useState(false)
  /** Fields that kept somebody from going on; a new list each time they try. */
  const [wrong, setWrong] = useState<readonly string[]>([])
  const resubmit = mission?.allowedActions.includes('resubmit') ? true : undefined
  const kind = mission ? (resubmit ? 'resubmit' : 'edit') : 'create'
  const tools = useMissionForm({
    initial,
    draftKey,
    missionId: mission?.id,
    resubmit,
    onSaved: (saved) => {
      setAsking(false)
      tell(saved)
      const missionId = saved.kind === 'mission' ? saved.mission.id : saved.kind === 'series' ? saved.missionId : null
      if (missionId) onSaved?.(missionId)
      void navigate(`/missions/${missionId ?? mission?.id ?? ''}`)
    },
    onStale: () => {
      setAsking(false)
      void bringTogether().then((some) => some && root.current?.scrollIntoView())
    },
  })
  const { form, draft, step, faulty } = tools
  const { stale, bringTogether, settle, undecided } = useStale({ form, initial, latest })
  const following = mission ? openAfter(mission) : 0
  const shown = formSteps[step] ?? 'nature'
  const isLast = step === formSteps.length - 1
  const faults = faulty(shown)

  // After a step was refused: to its first fault, which is in the page by then.
  useEffect(() => focusFirst(root.current, wrong), [wrong])

  function next() {
    tools.check([shown])
    if (faults.length > 0) return setWrong(faults)
    tools.goTo(step + 1)
    window.scrollTo(0, 0)
  }

  function finish() {
    tools.check(formSteps)
    const first = formSteps.findIndex((name) => faulty(name).length > 0)
    if (first < 0 && resubmit && !tools.holds()) return setUnchanged(true)
    if (first < 0 && following > 0) return setAsking(true)
    if (first < 0) return void tools.send()
    tools.goTo(first)
    setWrong(faulty(formSteps[first]))
  }

  return (
    <Page>
      <PageHeader
        title={t(`form.title_${kind}`)}
        sentence={t(`form.sentence_${kind}`)}
        back={
          mission
            ? { label: mission.title, component: PrefetchLink, to: `/missions/${mission.id}` }
            : { label: t('management.title'), component: PrefetchLink, to: '/missions/management' }
        }
      />
      {about}
      {mission?.rejection ? (
        <RefusalNote rejection={mission.rejection} unchanged={unchanged && !tools.holds()} />
      ) : null}
      {stale ? (
        <StaleNotice
          stale={stale}
          mine={tools.values}
          onKeep={(key) => settle(key, false)}
          onTake={(key) => settle(key, true)}
        />
      ) : null}
      <form
        ref={root}
        noValidate
        inert={!draft.ready}
        aria-label={t(`form.title_${kind}`)}
        onSubmit={(event) => {
          event.preventDefault()
          if (isLast) finish()
          else next()
        }}
      >
        <FormTools value={tools}>
          <Stepper
            label={t('form.steps.label')}
            current={step}
            onGo={tools.goTo}
            free
            steps={formSteps.map((name) => ({
              id: name,
              label: t(`form.steps.${name}`),
              faulty: tools.isMarked(name),
              content: contents[name],
            }))}
          />
        </FormTools>
        <Stack sx={{ gap: '16px', paddingTop: '24px' }}>
          {tools.isMarked(shown) ? (
            <FaultSummary
              title={t('form.toCorrect', { count: faults.length })}
              items={faults.flatMap((name) => {
                const label = labelOf(name)
                return label ? [{ id: name, label, onGo: () => focusFirst(root.current, [name]) }] : []
              })}
            />
          ) : null}
          <DraftStatus status={draft.status} />
          <SendStatus sending={tools.sending} failure={stale ? null : tools.failure} />
          <StepButtons
            kind={kind}
            values={tools.values}
            isLast={isLast}
            sending={tools.sending}
            undecided={undecided}
            onPrevious={step > 0 ? () => tools.goTo(step - 1) : undefined}
            onFinish={finish}
            onEmpty={draft.status === 'saved' ? tools.empty : undefined}
          />
        </Stack>
      </form>
      {asking ? (
        <ScopeDialog
          following={following}
          sending={tools.sending}
          failure={tools.failure}
          onSend={(scope) => void tools.send(scope)}
          onClose={() => setAsking(false)}
        />
      ) : null}
      <LeaveGuard holds={tools.holds} kept={draft.status === 'saved'} />
    </Page>
  )
}
