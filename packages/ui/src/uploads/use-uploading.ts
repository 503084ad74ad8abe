import { useEffect, useRef, useState } from 'react'
import type { Upload } from './upload.ts'

export type Uploading =
  | { status: 'idle' }
  | { status: 'sending'; name: string; share: number }
  | { status: 'done'; name: string }
  | { status: 'cancelled'; name: string }
  | { status: 'failed'; name: string; reason: string }

/** The sending of one file: its progress, breaking it off, and trying again with the same file. */
export function useUploading<Stored>(upload: Upload<Stored>, onDone: (stored: Stored) => void) {
  const [state, setState] = useState<Uploading>({ status: 'idle' })
  const current = useRef<{ file: File; abort: AbortController } | null>(null)

  // What is left is not sent on.
  useEffect(() => () => current.current?.abort.abort(), [])

  async function start(file: File) {
    current.current?.abort.abort()
    const abort = new AbortController()
    const own = { file, abort }
    current.current = own
    const show = (next: Uploading) => {
      if (current.current === own) setState(next)
    }
    const { name } = file
    show({ status: 'sending', name, share: 0 })
    try {
      const stored = await upload(file, {
        signal: abort.signal,
        onProgress: (share) => show({ status: 'sending', name, share }),
      })
      if (abort.signal.aborted) return
      show({ status: 'done', name })
      onDone(stored)
    } catch (error) {
      if (abort.signal.aborted) return
      show({ status: 'failed', name, reason: error instanceof Error ? error.message : '' })
    }
  }

  return {
    state,
    start: (file: File) => void start(file),
    cancel: () => {
      const { current: sent } = current
      sent?.abort.abort()
      if (sent) setState({ status: 'cancelled', name: sent.file.name })
    },
    retry: () => {
      if (current.current) void start(current.current.file)
    },
  }
}
