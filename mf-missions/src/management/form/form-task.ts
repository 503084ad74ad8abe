/** The code of a department, as far as an address tells: the list of them is no part of this light page. */
const code = /^(\d{2,3}|2[AB])$/

/** What a draft of a new mission is called in its key and in its address. */
const draftName = /^[a-z0-9]{1,16}$/

/** What the form is for: a new mission, one to change, or one to write once more. */
export interface FormTask {
  kind: 'new' | 'edit' | 'copy'
  missionId: string
  /** The department that a new or copied mission is for; null where the address names none. */
  place: string | null
  /** The local need that a new mission is made of. */
  needId: string | null
  /** Which of several new missions is being written; null where the address names none. */
  draft: string | null
  /** The template that a new mission begins from. */
  templateId: string | null
}

/** What the address asks the form for; null where it asks for the table. */
export function taskOf(address: URLSearchParams): FormTask | null {
  const missionId = address.get('mission') ?? ''
  const named = address.get('place') ?? ''
  const place = code.test(named) ? named : null
  const draft = draftName.exec(address.get('draft') ?? '')?.[0] ?? null
  const none = { needId: null, draft: null, templateId: null }
  switch (address.get('form')) {
    case 'new':
      return {
        kind: 'new',
        missionId: '',
        place,
        needId: address.get('need'),
        draft,
        templateId: address.get('template'),
      }
    case 'edit':
      return missionId ? { kind: 'edit', missionId, place: null, ...none } : null
    case 'copy':
      return missionId ? { kind: 'copy', missionId, place, ...none } : null
    case null:
    default:
      return null
  }
}

/** The draft of before there could be several. */
export const firstDraft = 'first'

/** The address of a form by the key of its draft, and what is written there; null for a draft of something else. */
export function draftOf(key: string): { kind: FormTask['kind']; to: string } | null {
  const [mission, form, kind = '', id, place] = key.split('.')
  if (mission !== 'mission' || form !== 'form') return null
  const of = (parts: Record<string, string>) => `/missions/management?${new URLSearchParams(parts).toString()}`
  if (kind === 'new') return { kind, to: of({ form: 'new', draft: id ?? firstDraft }) }
  if (kind === 'need' && id) return { kind: 'new', to: of({ form: 'new', need: id }) }
  if (kind === 'copy' && id) return { kind, to: of({ form: 'copy', mission: id, ...(place && { place }) }) }
  return kind && id === undefined ? { kind: 'edit', to: of({ form: 'edit', mission: kind }) } : null
}
