/**
 * The classes of a button that looks disabled and is not: the browser would take the focus from one that is, and the
 * person their place.
 * @param className what else it is known by
 */
export function looksDisabled(className = ''): string {
  return `Mui-disabled ${className}`.trim()
}
