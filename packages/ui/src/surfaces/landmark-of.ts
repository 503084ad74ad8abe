/**
 * Where a menu or list of choices opened from `anchor` belongs in the page: the landmark or dialog around the anchor,
 * so that nothing floats outside every landmark, where a screen reader's user would not find it.
 */
export function landmarkOf(anchor: Element | null): Element {
  return anchor?.closest('main, header, footer, [role="dialog"], [role="alertdialog"]') ?? document.body
}
