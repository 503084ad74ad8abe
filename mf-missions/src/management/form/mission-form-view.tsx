import type { Mission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useNavigate, usePageName, useToast, useTranslation } from '@ensemble/mf-kit'
import { Page, PageHeader, Stepper } from '@ensemble/ui'
import { type ReactNode, useRef, useState } from 'react'
import { openAfter } from '../../cards/open-after.ts'
import { focusFirst, FormTools } from './fields/form-context.tsx'
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
import { StepFoot } from './step-foot.tsx'
import { useMissionForm } from './use-mission-form.ts'
import { useStale } from './use-stale.ts'
import { useTellSaved } from './use-tell-saved.ts'
import { useWayThrough } from './use-way-through.ts'
import { WhenStep } from './when-step.tsx'

interface MissionFormViewProps {
  initial: MissionForm
  draftKey: string
  /** The mission that is edited; absent for a new one. */
  mission?: Mission
  /** Asks for the mission as somebody else has left it. */
  latest?: () => Promise<MissionForm | null>
  /** A change is stored, and the form is written on: what it begins from now. */
  onWrittenOn?: (stored: Mission) => void
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
export function MissionFormView(props: MissionFormViewProps) {
  const { initial, draftKey, mission, latest, onWrittenOn, onSaved, about } = props
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const tell = useTellSaved(mission)
  const navigate = useNavigate()
  const root = useRef<HTMLFormElement>(null)
  /** Which dates of the series are to change is asked. */
  const [asking, setAsking] = useState(false)
  const resubmit = mission?.allowedActions.includes('resubmit') ? true : undefined
  const kind = mission ? (resubmit ? 'resubmit' : 'edit') : 'create'
  const following = mission ? openAfter(mission) : 0
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
    onWrittenOn: (stored) => {
      setAsking(false)
      forget()
      onWrittenOn?.(stored)
      toast(t('form.savedBefore'))
    },
    onStale: () => {
      setAsking(false)
      void bringTogether().then((some) => some && root.current?.scrollIntoView())
    },
  })
  const { stale, bringTogether, settle, undecided, forget } = useStale({ form: tools.form, initial, latest })
  const askScope = following > 0 ? () => setAsking(true) : undefined
  const way = useWayThrough({ tools, root, resubmit, askScope })

  return (
    <Page>
      <FormHeader kind={kind} mission={mission} />
      {about}
      {mission?.rejection ? <RefusalNote rejection={mission.rejection} unchanged={way.unchanged} /> : null}
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
        inert={!tools.draft.ready}
        aria-label={t(`form.title_${kind}`)}
        onSubmit={(event) => {
          event.preventDefault()
          if (way.isLast) way.finish()
          else way.next()
        }}
      >
        <FormTools value={tools}>
          {/* What is written once a new mission is on its way would be in none. */}
          <div inert={tools.isNew && tools.sending}>
            <Steps tools={tools} onGo={way.goTo} />
          </div>
        </FormTools>
        <StepFoot
          tools={tools}
          kind={kind}
          isLast={way.isLast}
          faults={tools.isMarked(way.shown) ? way.faults : []}
          onFault={(name) => focusFirst(root.current, [name])}
          isStale={stale !== null}
          undecided={undecided}
          onPrevious={tools.step > 0 ? () => way.goTo(tools.step - 1) : undefined}
          onFinish={way.finish}
          onEmpty={way.beginAnew}
        />
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
      <LeaveGuard holds={tools.holds} kept={tools.draft.status === 'saved'} />
    </Page>
  )
}

interface FormHeaderProps {
  kind: 'create' | 'edit' | 'resubmit'
  mission: Mission | undefined
}

/** What is written here, and the way back: to the mission, or to the list where there is none yet. */
function FormHeader({ kind, mission }: FormHeaderProps) {
  const { t } = useTranslation('mf-missions')
  const title = t(`form.title_${kind}`)
  const name = mission ? typeset(mission.title, 'fr') : null
  usePageName(name ? `${title} – ${name}` : title)
  return (
    <PageHeader
      title={title}
      sentence={t(`form.sentence_${kind}`)}
      back={
        mission && name
          ? { label: name, component: PrefetchLink, to: `/missions/${mission.id}` }
          : { label: t('management.title'), component: PrefetchLink, to: '/missions/management' }
      }
    />
  )
}

/** The steps, of which each can be gone to at any time; those with faults are marked. */
function Steps({ tools, onGo }: { tools: ReturnType<typeof useMissionForm>; onGo: (step: number) => void }) {
  const { t } = useTranslation('mf-missions')
  return (
    <Stepper
      label={t('form.steps.label')}
      current={tools.step}
      onGo={onGo}
      free
      steps={formSteps.map((name) => ({
        id: name,
        label: t(`form.steps.${name}`),
        faulty: tools.isMarked(name),
        content: contents[name],
      }))}
    />
  )
}
