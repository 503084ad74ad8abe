import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { fillText } from '../texts/ui-texts.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { Text } from '../typography/text.tsx'

/** Pause before another mail may be asked for, in s: the first one is often just slow. */
const pauseSeconds = 60

export interface SendAgainProps {
  send: () => Promise<unknown>
  /** The sentence to show for what `send` rejects with. */
  failureOf: (error: unknown) => string
  /** A mail has just been sent: the next one is not offered at once. */
  waits?: boolean
}

// Its words in line with those above.
const Root = styled('div')({ '& > button': { marginLeft: '-12px' } })

/** Asks for the mail with a code once more, after a pause that counts down. */
export function SendAgain({ send, failureOf, waits = true }: SendAgainProps) {
  const { code: texts } = useUiTexts()
  const [left, setLeft] = useState(waits ? pauseSeconds : 0)
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  async function sendAgain() {
    setSending(true)
    // The same words once more are heard only where there were none in between.
    setSaid('')
    try {
      await send()
      setSaid(texts.sentAgain)
      setLeft(pauseSeconds)
    } catch (error) {
      setSaid(failureOf(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <Root>
      <Text tone="second">{left > 0 ? fillText(texts.waitToSend, { seconds: left }) : texts.nothingCame}</Text>
      <Button variant="quiet" unavailable={left > 0} loading={sending} onClick={() => void sendAgain()}>
        {texts.sendAgain}
      </Button>
      <div role="status">{said}</div>
    </Root>
  )
}
