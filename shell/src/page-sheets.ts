/** One element of styles in a page that is rendered ahead. */
export interface PageSheet {
  /** Tells the application what is in it. */
  attribute: string
  css: string
}

/**
 * The styles of a page, under the names by which the application finds them instead of making them again: those of the
 * document first, then those of components, an order that the browser's own would have.
 * @param styles what Emotion made, by name
 */
export function sheetsOf(styles: Readonly<Record<string, string | true | undefined>>): PageSheet[] {
  const ofDocument: PageSheet[] = []
  const ofComponents = { names: ['ens'], css: '' }
  for (const [name, css] of Object.entries(styles)) {
    if (typeof css !== 'string') continue
    // Emotion moves its own styles, which would ask for the fonts anew; these it leaves where they are.
    if (css.includes('@font-face')) ofDocument.push({ attribute: 'data-fonts', css })
    // A rule of a component, or an animation, says its name; what says nothing is no rule.
    else if (css !== '' && !css.includes(name)) ofDocument.push({ attribute: `data-emotion="ens-global ${name}"`, css })
    else {
      ofComponents.names.push(name)
      ofComponents.css += css
    }
  }
  return [...ofDocument, { attribute: `data-emotion="${ofComponents.names.join(' ')}"`, css: ofComponents.css }]
}
