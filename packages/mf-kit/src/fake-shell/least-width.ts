/** Px of a figure in a table: widths of acts are told in figures. */
const figure = 9

/** What a page of tables has of a window of 1,280 px, beside its bar for scrolling, its margins and its frame. */
export const roomForTable = 1280 - 15 - 2 * 24 - 2

/**
 * So wide a table of the page is at least, in px: where there is less room it scrolls sideways.
 * @throws Error where there is no table
 */
export function leastWidthOf(table: HTMLElement | undefined): number {
  const asked = table?.style.getPropertyValue('--ens-least') ?? ''
  if (asked === '') throw new Error('There is no table on the page.')
  // The acts have a least width of their own, below that of any with a button.
  const parts = [...asked.replace('84px', '').matchAll(/([\d.]+)(px|ch)/g)]
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * (unit === 'ch' ? figure : 1), 0)
}
