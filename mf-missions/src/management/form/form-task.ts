/** What the form is for: a new mission, one to change, or one to write once more. */
export interface FormTask {
  kind: 'new' | 'edit' | 'copy'
  missionId: string
}

/** What the address asks the form for; null where it asks for the table. */
export function taskOf(address: URLSearchParams): FormTask | null {
  const missionId = address.get('mission') ?? ''
  switch (address.get('form')) {
    case 'new':
      return { kind: 'new', missionId: '' }
    case 'edit':
      return missionId ? { kind: 'edit', missionId } : null
    case 'copy':
      return missionId ? { kind: 'copy', missionId } : null
    case null:
    default:
      return null
  }
}
