import { errorCode, useLanguage, useLocation, useNavigate } from '@ensemble/mf-kit'
import { useShellSignUpWithPasswordMutation } from '../../entry/entry-api.ts'
import { holdSentSignUp } from '../../entry/sent-sign-up.ts'
import { useServices } from '../../platform/services.ts'
import type { UnknownIdentity } from '../../session/single-sign-on.ts'
import { forgetAnswers, keepAnswers } from './kept-answers.ts'
import type { Invitation } from './invitation.ts'
import { signUpBody } from './sign-up-body.ts'
import type { SignUpValues } from './sign-up-values.ts'

/** Sends a finished sign-up and goes on to the validation of the account. Rejects as the server answered. */
export function useSignUpSend(
  identity: UnknownIdentity | null,
  invitation: Invitation | null,
): (values: SignUpValues) => Promise<void> {
  const language = useLanguage()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const { signIn, signUpWithAzure, unknownIdentity } = useServices()
  const [signUp] = useShellSignUpWithPasswordMutation()

  return async (values) => {
    const body = signUpBody(values, language, invitation?.staff === true)
    if (body === null) return
    const invitationToken = invitation && { invitationToken: invitation.token }
    if (identity) {
      const expired = await signUpWithAzure({ ...body, ...invitationToken, signupToken: identity.signupToken }).then(
        () => false,
        (error: unknown) => errorCode(error) === 'SSO_EXPIRED' || Promise.reject(error),
      )
      if (!expired) forgetAnswers()
      unknownIdentity.set(null)
      // Nothing that is sent again could succeed: the page says so, and leads back to the provider.
      await navigate(expired ? `/signup?azureSSO=true${hash}` : '/account_validation', {
        replace: true,
        state: { leagueExpired: expired },
      })
      return
    }
    const email = values.email.trim()
    const account = { email, password: values.password }
    let answered: unknown = null
    const { emailVerificationRequired } = await signUp({ ...body, ...invitationToken, ...account })
      .unwrap()
      .catch((refused: unknown) => {
        if (errorCode(refused) !== 'INVITATION_ALREADY_ANSWERED') throw refused
        answered = refused
        return { emailVerificationRequired: false }
      })
    // Who was invited has an open account, perhaps by a press before whose answer was lost: the password tells.
    if (!emailVerificationRequired) {
      await signIn(account).catch((failed: unknown) => {
        throw answered !== null && errorCode(failed) === 'BAD_CREDENTIALS' ? answered : failed
      })
    }
    forgetAnswers()
    if (emailVerificationRequired) {
      const answers: SignUpValues = { ...values, password: '', profileType: '' }
      holdSentSignUp(() => keepAnswers(answers))
    }
    await navigate('/account_validation', { replace: true, state: { email, sent: true } })
  }
}
