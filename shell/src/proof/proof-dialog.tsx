import { errorMessage, useLocation, useSelector, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, FormDialog, LinkButton, PasswordField, Text } from '@ensemble/ui'
import { useCallback, useRef, useState } from 'react'
import { RequestFailure } from '../api/request-failure.ts'
import { useServices } from '../platform/services.ts'
import { selectCurrentUser } from '../session/current-user.ts'
import { proveAddress } from '../session/single-sign-on.ts'
import type { ShellState } from '../store/store.ts'

/**
 * Asks who is there before something that cannot be undone; what was asked for goes on by itself afterwards. Who signs
 * in with a league account goes round by its provider.
 */
export default function ProofDialog() {
  const { data: user } = useSelector((state: ShellState) => selectCurrentUser(state))
  return user?.identityProvider === 'azure' ? <ProveAtProvider /> : <ProveByPassword email={user?.email ?? ''} />
}

function ProveByPassword({ email }: { email: string }) {
  const { t } = useTranslation()
  const { proofPrompt, prove } = useServices()
  const field = useRef<HTMLInputElement | null>(null)
  const [password, setPassword] = useState('')
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)

  // The field is there only after the window is: no effect of this component comes late enough.
  const attach = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    input?.focus()
  }, [])

  function refuse(words: string) {
    setError(words)
    field.current?.focus()
  }

  async function submit() {
    setFailure(null)
    if (password === '') return refuse(t('missing.currentPassword'))
    setError(undefined)
    setSending(true)
    try {
      await prove(password)
      proofPrompt.settle(true)
    } catch (thrown) {
      setSending(false)
      const wrong = thrown instanceof RequestFailure && 'currentPassword' in thrown.fields
      if (wrong) refuse(t('fieldCodes.WRONG_PASSWORD'))
      else setFailure(errorMessage(thrown))
    }
  }

  return (
    <FormDialog
      title={t('proof.title')}
      submit={{ label: t('proof.submit') }}
      sending={sending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={() => proofPrompt.settle(false)}
    >
      <Text>{t('proof.sentence')}</Text>
      {/* For password managers: they must know whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={attach}
        name="currentPassword"
        label={t('proof.password')}
        hint={t('proof.hint')}
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
    </FormDialog>
  )
}

function ProveAtProvider() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { proofPrompt } = useServices()
  const close = () => proofPrompt.settle(false)
  return (
    <Dialog
      open
      title={t('proof.title')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('contact.cancel')}
          </Button>
          <LinkButton variant="primary" href={proveAddress(pathname + search)}>
            {t('proof.atProvider')}
          </LinkButton>
        </>
      }
    >
      <Text>{t('proof.leagueSentence')}</Text>
      <Text>{t('proof.leagueReturn')}</Text>
    </Dialog>
  )
}
