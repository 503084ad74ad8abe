import { markPressed } from './early-press.ts'

type Field = HTMLInputElement | HTMLTextAreaElement
interface Typed {
  value: string
  checked: boolean
}

let puttingBack: (() => void) | null = null
let restoring: (() => void) | null = null

/**
 * Keeps what is typed into a rendered page, and where, until React has taken it over, since a form library sets each
 * field to what it begins with. By the names of fields: a page that cannot be taken over is drawn anew with fields of its own.
 * @param place the root of the application
 */
export function keepEarlyInput(place: HTMLElement): void {
  const typed = new Map<string, Typed>()
  const note = (field: Field) => {
    // Of several, one is chosen: the one before is no longer.
    if (field.type === 'radio') for (const key of typed.keys()) if (key.startsWith(`${field.name}=`)) typed.delete(key)
    typed.set(keyOf(field), { value: field.value, checked: isChecked(field) })
  }
  for (const field of fieldsOf(place)) if (isTouched(field)) note(field)
  const noteEvent = ({ target }: Event) => {
    if (isField(target)) note(target)
  }
  place.addEventListener('input', noteEvent, true)
  let focused = focusedIn(place)
  const noteFocus = () => {
    focused = focusedIn(place)
  }
  place.addEventListener('focusin', noteFocus)
  puttingBack = () => {
    for (const field of fieldsOf(place)) {
      const kept = typed.get(keyOf(field))
      if (!kept || isCheckable(field) || field.value === kept.value) continue
      setValue(field, kept.value)
    }
    focusAgain()
  }
  restoring = () => {
    place.removeEventListener('input', noteEvent, true)
    place.removeEventListener('focusin', noteFocus)
    for (const field of fieldsOf(place)) {
      const kept = typed.get(keyOf(field))
      if (kept) restore(field, kept)
    }
    focusAgain()
    pressAgain()
  }
  /** A page that was drawn anew has taken the focus away with what had it: a field, or the content itself. */
  function focusAgain() {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    if (!isField(focused)) return document.getElementById(focused.id)?.focus()
    const lost = keyOf(focused)
    fieldsOf(place)
      .find((field) => keyOf(field) === lost)
      ?.focus()
  }
}

/**
 * Puts texts and the focus back into their fields before the page is painted with what a form library begins with, and
 * before the next key: whoever goes on typing sees no empty field and adds to what is there, and Tab leads on from where
 * it was. Of no effect on React, which hears of it later.
 */
export function putEarlyInputBack(): void {
  puttingBack?.()
}

/** Gives the page, which is React's by now, what was typed and pressed before. Once; later calls do nothing. */
export function restoreEarlyInput(): void {
  restoring?.()
  restoring = null
  puttingBack = null
}

/** As if done only now: a field that shows it already has kept it from before, and React has not heard of it. */
function restore(field: Field, { value, checked }: Typed): void {
  if (field instanceof HTMLInputElement && isCheckable(field)) {
    if (field.type === 'radio' && !checked) return
    field.checked = !checked
    return field.click()
  }
  field.value = ''
  setValue(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Past React's own setter, which would take the change for one that it made itself. */
function setValue(field: Field, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

function pressAgain(): void {
  const early = window.ensembleEarlyPress
  if (!early) return
  delete window.ensembleEarlyPress
  early.stop()
  markPressed(early.button, false)
  if (early.button instanceof HTMLAnchorElement) return followLink(early.button)
  // A list of choices opens before the press has ended.
  early.button?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  early.button?.click()
}

/** In a page that was drawn anew another link leads to the same page. It knows what was typed a moment later. */
function followLink(link: HTMLAnchorElement): void {
  queueMicrotask(() => {
    const same = [...document.querySelectorAll<HTMLAnchorElement>('form a[href]')].find(
      ({ href }) => href === link.href,
    )
    const there = link.isConnected ? link : same
    there?.click()
  })
}

/** What has the focus, if it can be known again in a page that is drawn anew. */
function focusedIn(place: HTMLElement): HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !place.contains(activeElement)) return null
  return isField(activeElement) || activeElement.id !== '' ? activeElement : null
}

function fieldsOf(place: HTMLElement): Field[] {
  return [...place.querySelectorAll<Field>('input[name], textarea[name]')]
}

function isField(target: EventTarget | null): target is Field {
  return (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.name !== ''
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true
  return field.value !== field.defaultValue
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked
}

function isCheckable({ type }: Field): boolean {
  return type === 'radio' || type === 'checkbox'
}

/** Fields of one name are told apart by what they stand for. */
function keyOf(field: Field): string {
  return isCheckable(field) ? `${field.name}=${field.value}` : field.name
}
