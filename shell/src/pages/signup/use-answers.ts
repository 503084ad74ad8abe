import { useForm, useSearchParams } from '@ensemble/mf-kit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { holdSentSignUp, takeUpSentSignUp } from '../../entry/sent-sign-up.ts'
import type { UnknownIdentity } from '../../session/single-sign-on.ts'
import type { Invitation } from './invitation.ts'
import { forgetAnswers, hasKeptAnswers, keepAnswers, keptAnswers } from './kept-answers.ts'
import type { SignUpValues } from './sign-up-values.ts'

/** The form: it begins with what is known of the person, and what is typed is kept in this browser. */
export function useAnswers(identity: UnknownIdentity | null, invitation: Invitation | null) {
  const [search] = useSearchParams()
  const [start] = useState(() => {
    // Into a step leads no link, but Back from the page that waits for the code: it brings what was sent, as the link
    // there does. Anything else begins anew.
    if (search.has('step')) takeUpSentSignUp()
    else holdSentSignUp(null)
    return valuesAtStart(identity, invitation)
  })
  const [wasKept] = useState(hasKeptAnswers)
  const [forgotten, setForgotten] = useState(false)
  // A rendered page knows nothing of what this browser has kept.
  const found = useSyncExternalStore(
    never,
    () => wasKept && !forgotten,
    () => false,
  )
  const form = useForm<SignUpValues>({ defaultValues: start, mode: 'onTouched' })

  useEffect(() => {
    const watching = form.watch((_values, { name: changed }) => {
      keepAnswers(form.getValues())
      // What was found wrong on the way to the next step is right as soon as it is mended.
      if (changed && form.getFieldState(changed).error) void form.trigger(changed)
    })
    return () => watching.unsubscribe()
  }, [form])

  function forget() {
    forgetAnswers()
    form.reset(valuesAtStart(identity, invitation))
    // Emptying the form has kept its values.
    forgetAnswers()
    setForgotten(true)
  }

  return { form, found, forget }
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
