import { isRecord } from '../../api/is-record.ts'
import { readAnswers, type SignUpAnswers, type SignUpValues } from './sign-up-values.ts'

/**
 * Progress is kept in this tab's history entry: it survives a reload and the back button, ends with the tab, and lies
 * in no storage of the browser. Neither the password is in it nor who somebody is to the illness: a browser may write
 * its history to the disk. React Router keeps a page's state under `usr`.
 */
export function keptAnswers(): SignUpAnswers {
  const state: unknown = typeof window === 'undefined' ? null : window.history.state
  const own = isRecord(state) && isRecord(state.usr) ? state.usr.signUp : undefined
  return readAnswers(own)
}

/** Keeps the answers in the history entry that is on the screen. */
export function keepAnswers(values: SignUpValues): void {
  const before: unknown = window.history.state
  const state = isRecord(before) ? before : {}
  window.history.replaceState({ ...state, usr: { ...usrOf(state), ...stateWith(values) } }, '')
}

/** The state of the next step's history entry. */
export function stateWith({
  password: _password,
  passwordAgain: _again,
  profileType: _type,
  ...answers
}: SignUpValues) {
  return { signUp: answers }
}

function usrOf(state: Record<string, unknown>): Record<string, unknown> {
  return isRecord(state.usr) ? state.usr : {}
}
