import type { Mission } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useNavigate, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, DraftStatus, Notice, Page, PageHeader, SendStatus, Stack, Stepper } from '@ensemble/ui'
import { useEffect, useRef, useState } from 'react'
import { FormTools, focusFirst } from './fields/form-context.tsx'
import { formSteps } from './form-steps.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { mergeEdits } from './merge-edits.ts'
import type { MissionForm } from './mission-form.ts'
import { NatureStep } from './nature-step.tsx'
import { PlacesStep } from './places-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SoughtStep } from './sought-step.tsx'
import { type Stale, StaleNotice } from './stale-notice.tsx'
import { useMissionForm } from './use-mission-form.ts'
import { WhenStep } from './when-step.tsx'

interface MissionFormViewProps {
  initial: MissionForm
  draftKey: string
  /** The mission that is edited; absent for a new one. */
  mission?: Mission
  /** Asks for the mission as somebody else has left it. */
  latest?: () => Promise<MissionForm | null>
  /** What else follows once it is stored. */
  onSaved?: (mission: Mission) => void
}

const contents = {
  nature: <NatureStep />,
  when: <WhenStep />,
  places: <PlacesStep />,
  sought: <SoughtStep />,
  review: <ReviewStep />,
}

/** The form of a mission in five steps, for a new one and for one that exists. */
export function MissionFormView({ initial, draftKey, mission, latest, onSaved }: MissionFormViewProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const navigate = useNavigate()
  const root = useRef<HTMLFormElement>(null)
  const [stale, setStale] = useState<Stale | null>(null)
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
      onSaved?.(saved)
      toast(t(`form.saved_${saved.approvalStatus}`))
      void navigate(`/missions/${saved.id}`)
    },
    onStale: () => void bringTogether(),
  })
  const { form, draft, step, faulty } = tools
  const shown = formSteps[step] ?? 'nature'
  const isLast = step === formSteps.length - 1
  const faults = faulty(shown)
  // What both changed is sent only once somebody has chosen: nothing is overwritten unseen.
  const undecided = (stale?.conflicts.length ?? 0) > 0

  // After a step was refused: to its first fault, which is in the page by then.
  useEffect(() => focusFirst(root.current, wrong), [wrong])

  async function bringTogether() {
    const theirs = await latest?.()
    if (!theirs) return
    const mine = form.getValues()
    // Unknown where the text is a draft from before somebody else's change.
    const base = [stale?.theirs, initial].find((one) => one?.baseUpdatedAt === mine.baseUpdatedAt) ?? null
    const { merged, conflicts, taken } = mergeEdits(base, mine, theirs)
    form.reset(merged, { keepDefaultValues: true })
    setStale({ theirs, conflicts, taken })
    root.current?.scrollIntoView()
  }

  function settle(key: keyof MissionForm, take: boolean) {
    if (!stale) return
    if (take) form.reset({ ...form.getValues(), [key]: stale.theirs[key] }, { keepDefaultValues: true })
    setStale({ ...stale, conflicts: stale.conflicts.filter((other) => other !== key) })
  }

  function next() {
    tools.check([shown])
    if (faults.length > 0) return setWrong(faults)
    tools.goTo(step + 1)
    window.scrollTo(0, 0)
  }

  function finish() {
    tools.check(formSteps)
    const first = formSteps.findIndex((name) => faulty(name).length > 0)
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
            <Notice severity="error" announce>
              {t('form.toCorrect', { count: faults.length })}
            </Notice>
          ) : null}
          <DraftStatus status={draft.status} />
          <SendStatus sending={tools.sending} failure={stale ? null : tools.failure} />
          <Stack direction="row" sx={{ gap: '12px', flexWrap: 'wrap' }}>
            {step > 0 ? (
              <Button variant="secondary" onClick={() => tools.goTo(step - 1)}>
                {t('form.previous')}
              </Button>
            ) : null}
            <Button type="submit" loading={tools.sending} disabled={undecided && isLast}>
              {isLast ? t(`form.send_${kind}`) : t('form.next')}
            </Button>
            {mission && !isLast ? (
              <Button variant="secondary" loading={tools.sending} disabled={undecided} onClick={finish}>
                {t('form.saveNow')}
              </Button>
            ) : null}
            {draft.status === 'saved' ? (
              <Button variant="quiet" onClick={tools.empty}>
                {t(mission ? 'form.discard' : 'form.empty')}
              </Button>
            ) : null}
          </Stack>
        </Stack>
      </form>
      <LeaveGuard holds={tools.holds} kept={draft.status === 'saved'} />
    </Page>
  )
}
