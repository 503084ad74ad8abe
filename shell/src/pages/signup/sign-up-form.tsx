import { FormProvider, useTranslation } from '@ensemble/mf-kit'
import { Card, SendStatus, Stack, Stepper } from '@ensemble/ui'
import { EntryForm } from '../../entry/entry-form.tsx'
import type { UnknownIdentity } from '../../session/single-sign-on.ts'
import { AccountStep } from './account-step.tsx'
import { CharterStep } from './charter-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import type { Invitation } from './invitation.ts'
import { KeptNote } from './kept-note.tsx'
import { InterestsStep, PlaceStep } from './later-steps.tsx'
import { ProfileStep } from './profile-step.tsx'
import { chapterOf, memberPath, screensOf, type SignUpStep, staffPath } from './sign-up-steps.ts'
import { useAnswers } from './use-answers.ts'
import { useGoingOn } from './use-going-on.ts'
import { useSignUpSend } from './use-sign-up-send.ts'
import { useStep } from './use-step.ts'
import { useVisited } from './use-visited.ts'

interface SignUpOrigin {
  identity: UnknownIdentity | null
  invitation: Invitation | null
}

/** The steps as one form: each screen has an address of its own, so that Back goes one back and loses nothing. */
export function SignUpForm({ identity, invitation }: SignUpOrigin) {
  const { t } = useTranslation()
  const { form, found, forget } = useAnswers(identity, invitation)
  const staff = invitation?.staff === true
  const path = staff ? staffPath : memberPath
  const screens = screensOf(path)
  const step = useStep(form, path, identity === null)
  const { moved, seen } = useVisited(step.current, path)
  const name = screens[step.current] ?? 'account'
  const send = useSignUpSend(identity, invitation)
  const { goOn, sending, isRefused, failure } = useGoingOn({ form, screens, name, step, send })

  function startAnew() {
    forget()
    step.goTo(0)
  }

  const back = step.current === 0 ? null : () => step.goTo(step.current - 1)
  const actionsOf = (id: SignUpStep) => ({ back, sending, arrived: moved && id === name && !isRefused })
  const contents = {
    profile: <ProfileStep {...actionsOf('profile')} />,
    account: <AccountStep {...actionsOf('account')} league={identity !== null} invited={invitation !== null} />,
    identity: <IdentityStep {...actionsOf('identity')} staff={staff} />,
    place: <PlaceStep {...actionsOf('place')} />,
    interests: <InterestsStep {...actionsOf('interests')} />,
    charter: <CharterStep {...actionsOf('charter')} />,
  }
  const contentOf = (screen: SignUpStep) => (
    <div key={screen} hidden={screen !== name}>
      {contents[screen]}
    </div>
  )
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
                content: shown.filter((screen) => screens.indexOf(screen) <= seen).map(contentOf),
              }))}
            />
            <SendStatus sending={sending} failure={failure} />
            {/* Of the first step nothing is kept: before the second there is nothing to throw away. */}
            <KeptNote found={found} onForget={found || step.current > 0 ? startAnew : null} />
          </Stack>
        </EntryForm>
      </FormProvider>
    </Card>
  )
}
