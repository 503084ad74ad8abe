import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSession } from '../session/use-session.ts'
import { currentDrafts } from './current-drafts.ts'
import type { DraftStatus } from './draft-keeper.ts'
import { fitting } from './fitting.ts'

export interface FormDraftOptions<Values extends FieldValues> {
  /** Which form, with the id of what it is about: `mission.register.${id}`. [a-z0-9_.-], at most 80. */
  key: string
  form: Pick<UseFormReturn<Values>, 'reset' | 'subscribe' | 'getValues'>
  /** The form as it is when nobody has written anything: what differs from it is kept. */
  blank: Values
  /** Fields that are never kept: every answer about health. */
  leaveOut?: readonly (keyof Values & string)[]
  /** False while the form is not on the screen: then nothing is asked of the server. */
  active?: boolean
}

export interface FormDraft {
  /** False while what was kept is being fetched: let the fields be read-only until then. */
  ready: boolean
  /** For `<DraftStatus status>` of the design system. */
  status: DraftStatus
  /** It was sent: nothing is kept any more. Empty the form afterwards with `form.reset(blank)`. */
  forget: () => void
}

/** Longest wait in ms for what was kept: after that somebody may write. A late answer fills what nobody wrote in. */
const longestWaitMs = 3000

/**
 * Keeps what somebody writes in a long form, in this tab at once and on the server a moment later, until it is sent: it
 * outlasts a closed window, another page, a lost device, and a session that ended in the middle. Fills the form with
 * what was kept when it comes on the screen.
 */
export function useFormDraft<Values extends FieldValues>(options: FormDraftOptions<Values>): FormDraft {
  const { key, form, active = true } = options
  const userId = useSession().user?.id
  const keeper = userId === undefined || !active ? undefined : currentDrafts().of(userId, key)
  // Which form is ready, and not whether one is: the next one is not, from its first moment on.
  const [readyKeeper, setReadyKeeper] = useState<typeof keeper>(undefined)
  const status = useSyncExternalStore(keeper?.subscribe ?? never, () => keeper?.status() ?? 'none')
  const { subscribe } = form

  const contentOf = useEffectEvent((values: Values): string | null => {
    const { blank, leaveOut = [] } = options
    const content = JSON.stringify(withheld(values, leaveOut))
    return content === JSON.stringify(withheld(blank, leaveOut)) ? null : content
  })
  const fill = useEffectEvent((content: string | null) => {
    if (content === null || contentOf(form.getValues()) !== null) return
    form.reset(fitting(options.blank, parsed(content)), { keepDefaultValues: true })
  })

  useEffect(() => {
    if (!keeper) return undefined
    let here = true
    let begun = false
    let written = false
    const begin = () => {
      begun = true
      clearTimeout(timer)
      setReadyKeeper(keeper)
    }
    const timer = setTimeout(begin, longestWaitMs)
    void keeper.load().then((content) => {
      if (!here) return
      if (!written) fill(content)
      begin()
    })
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        written ||= begun
        keeper.keep(contentOf(values))
      },
    })
    return () => {
      here = false
      clearTimeout(timer)
      unsubscribe()
      keeper.flush(false)
    }
  }, [keeper, subscribe])

  return {
    ready: keeper === undefined || readyKeeper === keeper,
    status,
    forget: () => keeper?.forget(),
  }
}

const never = () => () => undefined

function withheld(values: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
