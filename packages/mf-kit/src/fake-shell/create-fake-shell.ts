import type { Language } from '@ensemble/contracts/enumerations'
import type { Session, ShellApi, ShellRequest } from '@ensemble/contracts/remote'
import { isRequestError } from '../errors/request-error.ts'
import { type Answers, answerByContract } from './contract-answers.ts'
import { draftAnswers } from './draft-answers.ts'
import { tableAnswers } from './table-answers.ts'

export interface FakeShellOptions {
  answers?: Answers
  /** Who is signed in; a validated member of department 69 unless told otherwise. */
  session?: Partial<Session>
  language?: Language
}

export interface FakeShell {
  api: ShellApi
  /** Every request that the remote made, in order. */
  requests: ShellRequest[]
  toasts: { message: string; severity: string }[]
  prefetched: string[]
  /** What was recorded of the use of the platform, with the words that found nothing. */
  recorded: unknown[][]
  /** What does not follow the contract, and calls without an answer: mistakes of the remote or of its test. */
  problems: Error[]
  setLanguage: (language: Language) => void
  setNavigate: (navigate: ShellApi['navigate']) => void
}

const member: Session = {
  authenticated: true,
  role: 'member',
  user: {
    id: '0190a000-0000-7000-8000-000000000001',
    displayName: 'Camille Exemple',
    role: 'member',
    status: 'validated',
    departmentCode: '69',
  },
}

/** A shell made of doubles: no network, no token, nothing stored. */
export function createFakeShell({ answers = {}, session, language = 'fr' }: FakeShellOptions): FakeShell {
  const current = { language, session: { ...member, ...session }, navigate: noNavigation }
  const listeners = new Set<() => void>()
  const known = { ...draftAnswers(), ...tableAnswers(), ...answers }
  const record: Pick<FakeShell, 'requests' | 'toasts' | 'prefetched' | 'recorded' | 'problems'> = {
    requests: [],
    toasts: [],
    prefetched: [],
    recorded: [],
    problems: [],
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    ...record,
    api: {
      request: async (request) => {
        record.requests.push(request)
        try {
          return await answerByContract(request, known)
        } catch (error) {
          if (error instanceof Error && !isRequestError(error)) record.problems.push(error)
          throw error
        }
      },
      toast: (message, options) => record.toasts.push({ message, severity: options?.severity ?? 'success' }),
      navigate: (to, options) => current.navigate(to, options),
      prefetch: (to) => record.prefetched.push(to),
      namePage: (name) => {
        document.title = name ?? ''
      },
      record: (...told) => record.recorded.push(told),
      session: { get: () => current.session, subscribe: () => () => undefined },
      language: { get: () => current.language, subscribe },
    },
    setLanguage: (next) => {
      current.language = next
      for (const listener of listeners) listener()
    },
    setNavigate: (navigate) => {
      current.navigate = navigate
    },
  }
}

const noNavigation: ShellApi['navigate'] = () => undefined
