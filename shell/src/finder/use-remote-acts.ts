import type { Language } from '@ensemble/contracts/enumerations'
import type { RemoteAct } from '@ensemble/contracts/remote'
import { useLanguage, useSession } from '@ensemble/mf-kit'
import { useEffect, useState } from 'react'
import { isRecord } from '../api/is-record.ts'
import { mayOpen } from '../guards/route-access.ts'
import { useRemotes } from '../remotes/remotes-context.ts'

interface ActByName {
  to: string
  label: string
  also?: string | undefined
}

/** What the areas of the page say that people do there, as far as the reader may; an area that does not answer has none. */
export function useRemoteActs(): ActByName[] {
  const remotes = useRemotes()
  const language = useLanguage()
  const { role } = useSession()
  const [acts, setActs] = useState<readonly RemoteAct[]>([])

  useEffect(() => {
    let isCurrent = true
    for (const { name } of remotes.registry.remotes) {
      remotes
        .load(name)
        .then((module) => module.acts?.())
        .then((found) => {
          const some = found?.default.filter(isAct) ?? []
          if (isCurrent && some.length > 0) setActs((others) => [...others, ...some])
        })
        // The page of the area says what went wrong, where somebody opens it.
        .catch(() => undefined)
    }
    return () => {
      isCurrent = false
    }
  }, [remotes])

  if (!role) return []
  return acts.flatMap(({ to, roles, words }) =>
    (roles?.includes(role) ?? true) && mayOpen(remotes.registry, to.replace(/[?#].*/, ''), role)
      ? [{ to, ...words[language] }]
      : [],
  )
}

/** Built by others, at another time. */
function isAct(act: unknown): act is RemoteAct {
  return (
    isRecord(act) &&
    typeof act.to === 'string' &&
    (act.roles === undefined || Array.isArray(act.roles)) &&
    isRecord(act.words) &&
    (['fr', 'en'] satisfies Language[]).every((language) => hasLabel(act.words, language))
  )
}

function hasLabel(words: unknown, language: Language): boolean {
  const said = isRecord(words) ? words[language] : null
  return isRecord(said) && typeof said.label === 'string'
}
