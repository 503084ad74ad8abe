import type { RequestError } from '@ensemble/contracts/remote'
import { useTranslation } from '@ensemble/mf-kit'
import { useState } from 'react'
import type { frenchForm } from '../../translations/fr-form.ts'
import { boundsOf } from './form-limits.ts'
import type { MissionForm } from './mission-form.ts'

interface ServerFault {
  name: string
  words: string
  /** What the field held when it was refused: another text has not been judged yet. */
  refused: string
}

/** Fields of the call that the form calls by another name. */
const names: Record<string, string> = { departmentCode: 'place' }

/** Refusals of the server, each beside its field until that field holds something else. */
export function useServerFaults(values: MissionForm) {
  const words = useFaultWords()
  const [faults, setFaults] = useState<ServerFault[]>([])
  const standing = faults.filter(({ name, refused }) => textAt(values, name) === refused)
  return {
    of: (name: string) => standing.find((fault) => fault.name === name)?.words,
    names: standing.map(({ name }) => name),
    take: ({ fields, code, message }: RequestError, sent: MissionForm) =>
      setFaults(
        Object.entries(fields).map(([field, [first = 'REQUIRED']]) => {
          const name = (names[field] ?? field).replace(/^(questions|prerequisites)\.(\d+)$/, '$1.$2.text')
          // The catalogue's own sentence where the refusal is about one field alone.
          return {
            name,
            words: code === 'VALIDATION_FAILED' ? words(name, first) : message,
            refused: textAt(sent, name),
          }
        }),
      ),
  }
}

/** Codes that say something else under the day of erasure: it has no start and is no figure. */
const ofErasure: Record<string, string> = { DATE_ORDER: 'ERASED_EARLY', OUT_OF_RANGE: 'ERASED_LATE' }

/** Codes whose sentence names the bounds of the field: without them it would have a hole. */
const ofBounds: ReadonlySet<string> = new Set(['TOO_SHORT', 'TOO_LONG', 'OUT_OF_RANGE', 'NO_STEP'])

/** The sentence for a code under a field. */
export function useFaultWords(): (name: string, code: string) => string {
  const { t, i18n } = useTranslation('mf-missions')
  const isFault = (code: string): code is keyof typeof frenchForm.faults =>
    i18n.exists(`form.faults.${code}`, { ns: 'mf-missions' })
  return (name, given) => {
    const code = (name === 'questionnaire.eraseOn' && ofErasure[given]) || given
    const range = boundsOf(name)
    const isWhole = range !== undefined || !ofBounds.has(code)
    const { min = '', max = '' } = range ?? {}
    return t(`form.faults.${isWhole && isFault(code) ? code : 'OTHER'}`, { min, max })
  }
}

function textAt(form: MissionForm, path: string): string {
  const inside = (value: unknown, part: string): unknown =>
    typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(part) : undefined
  return JSON.stringify(path.split('.').reduce(inside, form)) ?? ''
}
