import { imageSources, storagePath } from '@ensemble/contracts/articles/images'
import { createElement, type ReactNode } from 'react'
import { allowedElements, droppedElements, safeLink, safePicture } from './allowed-elements.ts'
import { ScrollableTable } from './scrollable-table.tsx'

/** Levels by which the headings of a text go down to fit the page around it. */
export type HeadingShift = 0 | 1 | 2

/**
 * Rich text as React elements, made anew from a list of what is allowed: no markup of the sender ever reaches the page.
 * The parsed document is inert: scripts do not run and pictures are not fetched there.
 */
export function toElements(html: string, shift: HeadingShift): ReactNode[] {
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body, shift)
}

function childrenOf(parent: Element, shift: HeadingShift): ReactNode[] {
  return Array.from(parent.childNodes).map((node, index) => toElement(node, shift, index))
}

function toElement(node: ChildNode, shift: HeadingShift, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || droppedElements.has(node.tagName)) return null
  if (node.tagName === 'A') return link(node, shift, key)
  if (node.tagName === 'IMG') return picture(node, key)

  const tag = allowedElements[node.tagName]
  if (tag === undefined) return createElement('span', { key }, ...childrenOf(node, shift))
  if (tag === 'br') return <br key={key} />
  if (tag === 'h2' || tag === 'h3')
    return createElement(`h${Number(tag[1]) + shift}`, { key }, ...childrenOf(node, shift))
  if (tag === 'table') return table(node, shift, key)
  if (tag === 'th')
    return createElement('th', { key, scope: node.closest('thead') ? 'col' : 'row' }, ...childrenOf(node, shift))
  // React refuses white space between the parts of a table.
  const children =
    tag === 'tr' || tag === 'thead' || tag === 'tbody' ? Array.from(node.children) : Array.from(node.childNodes)
  return createElement(tag, { key }, ...children.map((child, index) => toElement(child, shift, index)))
}

function table(node: Element, shift: HeadingShift, key: number): ReactNode {
  return (
    <ScrollableTable key={key}>
      {Array.from(node.children).map((child, index) => toElement(child, shift, index))}
    </ScrollableTable>
  )
}

function link(node: Element, shift: HeadingShift, key: number): ReactNode {
  const href = safeLink(node.getAttribute('href'))
  if (href === undefined) return createElement('span', { key }, ...childrenOf(node, shift))
  return createElement('a', { key, href, rel: 'noopener noreferrer' }, ...childrenOf(node, shift))
}

function picture(node: Element, key: number): ReactNode {
  const src = safePicture(node.getAttribute('src'))
  if (src === undefined) return null
  const alt = node.getAttribute('alt') ?? ''
  return <img key={key} src={src} srcSet={sizesOf(src)} sizes={shownWidth} alt={alt} loading="lazy" decoding="async" />
}

/** A text is 68 characters wide at most, and as wide as the screen on a phone. */
const shownWidth = '(max-width: 760px) 100vw, 760px'

/** Smaller files of a stored picture for smaller screens. */
function sizesOf(src: string): string | undefined {
  return src.startsWith(storagePath) ? imageSources(src.slice(storagePath.length)).srcSet : undefined
}
