/** Reads and uses a page as a person does: by what is written on it. */
export interface PageReader {
  /** All words on the page. */
  text: () => string
  /** The elements of a kind, in order: `all('article')`. */
  all: (selector: string) => HTMLElement[]
  /** The link or button with this name (its words or its aria-label). */
  control: (name: string) => HTMLElement
  press: (name: string) => void
  /** Types into the field with this label. */
  type: (label: string, value: string) => void
  /** Leaves the field with this label, as the tab key does. */
  leave: (label: string) => void
  /** Sends the form that the field with this label is in. */
  submit: (label: string) => void
}

/** Reads what is below `root`, and what components draw over the page (dialogs, menus). */
export function readPage(root: HTMLElement): PageReader {
  const page = root.ownerDocument.body
  function all(selector: string) {
    return [...page.querySelectorAll<HTMLElement>(selector)]
  }
  function only(found: HTMLElement[], what: string): HTMLElement {
    const [first, second] = found
    if (!first) throw new Error(`Nothing on the page is ${what}. It says: ${page.textContent}`)
    if (second) throw new Error(`${found.length} things on the page are ${what}`)
    return first
  }
  function control(name: string) {
    const controls = all('a, button, [role="button"], [role="option"], [role="combobox"]')
    return only(
      controls.filter((element) => nameOf(element) === name),
      `a link or button named "${name}"`,
    )
  }
  function field(label: string): HTMLInputElement | HTMLTextAreaElement {
    const fields = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    const found = fields.find((element) => nameOf(element) === label)
    if (!found) throw new Error(`No field on the page is labelled "${label}"`)
    return found
  }
  return {
    text: () => page.textContent ?? '',
    all,
    control,
    press: (name) => control(name).click(),
    type: (label, value) => enter(field(label), value),
    leave: (label) => void field(label).dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    submit: (label) => field(label).form?.requestSubmit(),
  }
}

function nameOf(element: HTMLElement): string {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const byIds = labelled.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' ')
  return (
    element.getAttribute('aria-label') ??
    (byIds || labelOf(element)?.textContent || element.textContent) ??
    ''
  ).trim()
}

/** The first of its `labels`: jsdom walks the whole page once more for each element that it asks for those. */
function labelOf(element: HTMLElement): HTMLElement | null {
  if (!('labels' in element)) return null
  const named = element.id ? element.ownerDocument.querySelector<HTMLElement>(`label[for="${element.id}"]`) : null
  return named ?? element.closest('label')
}

/** As a keyboard would: React listens to the value that the element's own setter is given. */
function enter(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
