/** The code of a department, as far as an address tells: the list of them is no part of this light page. */
const code = /^(\d{2,3}|2[AB])$/

/** What the form is for: a new mission, one to change, or one to write once more. */
export interface FormTask {
  kind: 'new' | 'edit' | 'copy'
  missionId: string
  /** The department that a new or copied mission is for; null where the address names none. */
  place: string | null
  /** The local need that a new mission is made of. */
  needId: string | null
}

/** What the address asks the form for; null where it asks for the table. */
export function taskOf(address: URLSearchParams): FormTask | null {
  const missionId = address.get('mission') ?? ''
  const named = address.get('place') ?? ''
  const place = code.test(named) ? named : null
  switch (address.get('form')) {
    case 'new':
      return { kind: 'new', missionId: '', place, needId: address.get('need') }
    case 'edit':
      return missionId ? { kind: 'edit', missionId, place: null, needId: null } : null
    case 'copy':
      return missionId ? { kind: 'copy', missionId, place, needId: null } : null
    case null:
    default:
      return null
  }
}
