import { errorCode, useLanguage, useNavigate } from '@ensemble/mf-kit'
import { useShellSignUpMutation } from '../../entry/entry-api.ts'
import { useServices } from '../../platform/services.ts'
import { type UnknownIdentity } from '../../session/single-sign-on.ts'
import { signUpBody } from './sign-up-body.ts'
import { type SignUpValues } from './sign-up-values.ts'

/** Sends a finished sign-up and goes on to the validation of the account. Rejects as the server answered. */
export function useSignUpSend(identity: UnknownIdentity | null): (values: SignUpValues) => Promise<void> {
  const language = useLanguage()
  const navigate = useNavigate()
  const { signUpWithAzure, unknownIdentity } = useServices()
  const [signUp] = useShellSignUpMutation()

  return async (values) => {
    const body = signUpBody(values, language)
    if (body === null) return
    if (identity) {
      const expired = await signUpWithAzure({ ...body, signupToken: identity.signupToken }).then(
        () => false,
        (error: unknown) => errorCode(error) === 'SSO_EXPIRED' || Promise.reject(error),
      )
      unknownIdentity.set(null)
      // Nothing that is sent again could succeed: the page says so, and leads back to the provider.
      await navigate(expired ? '/signup?azureSSO=true' : '/account_validation', {
        replace: true,
        state: { leagueExpired: expired },
      })
      return
    }
    const email = values.email.trim()
    await signUp({ ...body, email, password: values.password }).unwrap()
    await navigate('/account_validation', { replace: true, state: { email } })
  }
}
