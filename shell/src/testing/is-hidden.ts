/** Whether the rules of the page draw nothing of an element, or of something around it. */
export function isHidden(element: Element | undefined): boolean {
  for (let one = element ?? null; one; one = one.parentElement)
    if (window.computedStyle(one).display === 'none') return true
  return false
}
