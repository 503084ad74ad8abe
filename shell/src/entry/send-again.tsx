import { errorMessage, useTranslation } from '@ensemble/mf-kit'
import { Button, Text } from '@ensemble/ui'
import { useEffect, useState } from 'react'

/** Pause before another mail may be asked for, in s (decisions.md §7): the first one is often just slow. */
const pauseSeconds = 60

/** Asks for the mail once more, after a pause that counts down. */
export function SendAgain({ send }: { send: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const [left, setLeft] = useState(pauseSeconds)
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  async function sendAgain() {
    setSending(true)
    try {
      await send()
      setSaid(t('sendAgain.sent'))
      setLeft(pauseSeconds)
    } catch (error) {
      setSaid(errorMessage(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <div>
      <Text tone="second">{left > 0 ? t('sendAgain.wait', { seconds: left }) : t('sendAgain.nothing')}</Text>
      <Button variant="quiet" disabled={left > 0} loading={sending} onClick={() => void sendAgain()}>
        {t('sendAgain.action')}
      </Button>
      <div role="status">{said}</div>
    </div>
  )
}
