import { FormProvider, useForm, useTranslation } from '@ensemble/mf-kit'
import { Card, SendStatus, Stack, Stepper } from '@ensemble/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { EntryForm } from '../../entry/entry-form.tsx'
import { useRefusal } from '../../entry/use-refusal.ts'
import type { UnknownIdentity } from '../../session/single-sign-on.ts'
import { AccountStep } from './account-step.tsx'
import { CharterStep } from './charter-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import type { Invitation } from './invitation.ts'
import { forgetAnswers, hasKeptAnswers, keepAnswers, keptAnswers } from './kept-answers.ts'
import { KeptNote } from './kept-note.tsx'
import { InterestsStep, PlaceStep, prepareStep } from './later-steps.tsx'
import { ProfileStep } from './profile-step.tsx'
import { serverFields } from './server-fields.ts'
import { chapterOf, fieldsOfStep, memberPath, screensOf, type SignUpStep, staffPath } from './sign-up-steps.ts'
import type { SignUpValues } from './sign-up-values.ts'
import { useSignUpSend } from './use-sign-up-send.ts'
import { useStep } from './use-step.ts'

interface SignUpOrigin {
  identity: UnknownIdentity | null
  invitation: Invitation | null
}

/** The steps as one form: each screen has an address of its own, so that Back goes one back and loses nothing. */
export function SignUpForm({ identity, invitation }: SignUpOrigin) {
  const { t } = useTranslation()
  const [start] = useState(() => valuesAtStart(identity, invitation))
  const [wasKept] = useState(hasKeptAnswers)
  const [forgotten, setForgotten] = useState(false)
  // A rendered page knows nothing of what this browser has kept.
  const found = useSyncExternalStore(
    never,
    () => wasKept && !forgotten,
    () => false,
  )
  const form = useForm<SignUpValues>({ defaultValues: start, mode: 'onTouched' })
  const refusal = useRefusal(form, serverFields)
  const staff = invitation?.staff === true
  const path = staff ? staffPath : memberPath
  const screens = screensOf(path)
  const step = useStep(form, path, identity === null)
  const send = useSignUpSend(identity, invitation)
  const [sending, setSending] = useState(false)
  const [first] = useState(step.current)
  const [moved, setMoved] = useState(false)
  if (!moved && step.current !== first) setMoved(true)
  const [seen, setSeen] = useState(step.current)
  if (step.current > seen) setSeen(step.current)
  const [refused, setRefused] = useState<keyof SignUpValues | null>(null)
  const name = screens[step.current] ?? 'account'

  useEffect(() => {
    const watching = form.watch((_values, { name: changed }) => {
      keepAnswers(form.getValues())
      // What was found wrong on the way to the next step is right as soon as it is mended.
      if (changed && form.getFieldState(changed).error) void form.trigger(changed)
    })
    return () => watching.unsubscribe()
  }, [form])

  // Ahead of its turn: whoever has gone on once will come to the other steps.
  useEffect(() => {
    if (moved) for (const screen of screensOf(path)) prepareStep(screen).catch(() => undefined)
  }, [moved, path])

  // After the step of a refused field has come into view: what is hidden takes no focus.
  useEffect(() => {
    if (refused !== null && fieldsOfStep[name].includes(refused)) form.setFocus(refused)
  }, [form, name, refused])

  async function goOn() {
    if (!(await form.trigger(fieldsOfStep[name], { shouldFocus: true }))) return
    const next = screens[step.current + 1]
    refusal.clear()
    setRefused(null)
    setSending(next === undefined)
    try {
      if (next === undefined) return await send(form.getValues())
      await prepareStep(next)
      step.goTo(step.current + 1)
    } catch (error) {
      const [field = null] = refusal.show(error, false)
      const holder = screens.findIndex((one) => field !== null && fieldsOfStep[one].includes(field))
      setRefused(field)
      if (holder !== -1) step.goTo(holder)
    } finally {
      setSending(false)
    }
  }

  function startAnew() {
    forgetAnswers()
    form.reset(valuesAtStart(identity, invitation))
    forgetAnswers()
    setForgotten(true)
    step.goTo(0)
  }

  const back = step.current === 0 ? null : () => step.goTo(step.current - 1)
  const actionsOf = (id: SignUpStep) => ({ back, sending, arrived: moved && id === name && refused === null })
  const contents = {
    profile: <ProfileStep {...actionsOf('profile')} />,
    account: <AccountStep {...actionsOf('account')} league={identity !== null} invited={invitation !== null} />,
    identity: <IdentityStep {...actionsOf('identity')} staff={staff} />,
    place: <PlaceStep {...actionsOf('place')} />,
    interests: <InterestsStep {...actionsOf('interests')} />,
    charter: <CharterStep {...actionsOf('charter')} />,
  }
  return (
    <Card as="section">
      <FormProvider {...form}>
        <EntryForm
          onSubmit={(event) => {
            event.preventDefault()
            void goOn()
          }}
        >
          <Stack spacing={2.5}>
            <Stepper
              label={t('signUp.steps')}
              current={chapterOf(path, name)}
              steps={path.map(({ id, screens: shown }) => ({
                id,
                label: t(`signUp.${id}.label`),
                content: shown
                  .filter((screen) => screens.indexOf(screen) <= seen)
                  .map((screen) => (
                    <div key={screen} hidden={screen !== name}>
                      {contents[screen]}
                    </div>
                  )),
              }))}
            />
            <SendStatus sending={sending} failure={refusal.message} />
            {/* Of the first step nothing is kept: before the second there is nothing to throw away. */}
            <KeptNote found={found} onForget={found || step.current > 0 ? startAnew : null} />
          </Stack>
        </EntryForm>
      </FormProvider>
    </Card>
  )
}

const never = () => () => undefined

/** What was typed before in this browser, or what the league account or the invitation says of the person. */
function valuesAtStart(identity: UnknownIdentity | null, invitation: Invitation | null): SignUpValues {
  const kept = keptAnswers()
  const known = identity && {
    email: identity.email,
    firstName: kept.firstName || identity.firstName,
    lastName: kept.lastName || identity.lastName,
  }
  return { ...kept, ...(invitation && { email: invitation.email }), ...known, password: '' }
}
