/**
 * Word processors mark what they mean by classes and styles, which the allow-list drops: lists come as paragraphs with a
 * bullet typed before them, titles one level too high, and everything bold that is not. This gives the meaning its element;
 * what else there is the editor's own list of elements takes away.
 * @param html as it lies in the clipboard
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(withoutWordIslands(html), 'text/html')
  for (const element of page.querySelectorAll('style, script, meta, link, title, xml')) element.remove()
  // Google Docs wraps everything in a bold that is none.
  for (const bold of page.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|400)$/.test(bold.style.fontWeight)) unwrap(bold)
  }
  for (const span of page.querySelectorAll<HTMLElement>('span')) markStyled(span)
  for (const title of page.querySelectorAll('h1, p.MsoTitle')) rename(title, 'h2')
  for (const title of page.querySelectorAll('h4, h5, h6, p.MsoSubtitle')) rename(title, 'h3')
  listsOf(page.body)
  for (const paragraph of page.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
  }
  return page.body.innerHTML
}

/** Comments for old browsers and elements of Office's own name spaces, whose text is there twice. */
function withoutWordIslands(html: string): string {
  return html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '').replace(/<\/?(o|v|w|m|st1):[^>]*>/gi, '')
}

/** Bold and italic that stand in a style. */
function markStyled(span: HTMLElement): void {
  const bold = /^(bold|[6-9]00)$/.test(span.style.fontWeight)
  const italic = span.style.fontStyle === 'italic'
  if (!bold && !italic) return
  const outer = span.ownerDocument.createElement(bold ? 'strong' : 'em')
  const inner = bold && italic ? outer.appendChild(span.ownerDocument.createElement('em')) : outer
  inner.append(...span.childNodes)
  span.replaceWith(outer)
}

/** Paragraphs that Word means as items of a list, one after the other, become one list. */
function listsOf(body: HTMLElement): void {
  let list = body
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const marker = markerOf(paragraph)
    if (marker === null) {
      list = body
      continue
    }
    const tag = /^\(?[\da-z]{1,3}[.)]/i.test(marker) ? 'OL' : 'UL'
    if (list.tagName !== tag || paragraph.previousElementSibling !== list) {
      list = body.ownerDocument.createElement(tag)
      paragraph.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

/** What stands before an item ("·", "1."), taken away; null for a paragraph that is none. */
function markerOf(paragraph: HTMLElement): string | null {
  const style = paragraph.getAttribute('style') ?? ''
  if (!/mso-list:\s*l\d/i.test(style) && !/^MsoListParagraph/.test(paragraph.className)) return null
  const ignored = [...paragraph.querySelectorAll<HTMLElement>('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const marker = ignored.map((span) => span.textContent).join('')
  for (const span of ignored) span.remove()
  if (marker !== '') return marker.trim()
  const first = /^\s*([·•▪o§–-]|\(?[\da-z]{1,3}[.)])[\s\u00a0]+/i.exec(paragraph.textContent)
  if (!first) return null
  takeFrom(paragraph, first[0].length)
  return first[1] ?? ''
}

/** Takes so many characters away from the beginning of an element. */
function takeFrom(element: Node, count: number): void {
  const walker = (element.ownerDocument ?? document).createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = count
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    node.nodeValue = text.slice(left)
    left -= Math.min(left, text.length)
  }
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}
