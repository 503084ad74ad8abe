import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { Text } from '../typography/text.tsx'
import { Notice } from './notice.tsx'

export interface SendStatusProps {
  /** The answer is awaited. */
  sending: boolean
  /** Why it did not work and what to do, in a sentence; null while nothing failed. */
  failure: string | null
}

/** Somebody who has waited this long wonders whether anything is happening. */
const slowAfterMs = 5000

const Item = styled('div')({ paddingTop: '12px' })

/**
 * What becomes of a send, beside its button: that it is still going on after five seconds, and why it failed. Keep it
 * mounted; both are spoken when they appear.
 */
export function SendStatus({ sending, failure }: SendStatusProps) {
  const texts = useUiTexts()
  return (
    <div>
      <div role="status">{sending ? <Slow words={texts.stillSending} /> : null}</div>
      {failure !== null && !sending ? (
        <Item>
          <Notice severity="error" announce>
            {failure}
          </Notice>
        </Item>
      ) : null}
    </div>
  )
}

/** Mounted for one send: its time starts anew with the next. */
function Slow({ words }: { words: string }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  if (!slow) return null
  return (
    <Item>
      <Text>{words}</Text>
    </Item>
  )
}
