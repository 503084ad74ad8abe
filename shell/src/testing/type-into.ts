/** Types into a field of the form on the screen, as a browser tells React of it. */
export function typeInto(name: string, value: string): void {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input) throw new Error(`there is no field ${name}`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The button or link with these words. */
export function byWords(words: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button, a, label')].find((one) => one.textContent === words)
}
