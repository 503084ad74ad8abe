import { api } from '@ensemble/mf-kit'
import { callRequest } from '@ensemble/mf-kit/calls'
import { useState } from 'react'
import { flushSync } from 'react-dom'

export const request = callRequest('article.get')

export function Component() {
  const [word, setWord] = useState<string>(api.reducerPath)
  return <button onClick={() => flushSync(() => setWord('pressed'))}>{word}</button>
}
