import { imageSources, storagePath } from '@ensemble/contracts/articles/images'
import { createElement, type ReactNode } from 'react'
import { allowedElements, droppedElements, safeLink, safePicture } from './allowed-elements.ts'
import { anchorOf } from './outline.ts'
import { ScrollableTable } from './scrollable-table.tsx'

/** Levels by which the headings of a text go down to fit the page around it. */
export type HeadingShift = 0 | 1 | 2

export interface TextOptions {
  shift: HeadingShift
  /** Gives each h2 the id of its place in the outline. */
  anchors?: string
}

/** The options, and what is counted on the way. */
interface Walk extends TextOptions {
  titles: number
}

/**
 * Rich text as React elements, made anew from a list of what is allowed: no markup of the sender ever reaches the page.
 * The parsed document is inert: scripts do not run and pictures are not fetched there.
 */
export function toElements(html: string, options: TextOptions): ReactNode[] {
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body, { ...options, titles: 0 })
}

function childrenOf(parent: Element, walk: Walk): ReactNode[] {
  return Array.from(parent.childNodes).map((node, index) => toElement(node, walk, index))
}

function toElement(node: ChildNode, walk: Walk, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || droppedElements.has(node.tagName)) return null
  if (node.tagName === 'A') return link(node, walk, key)
  if (node.tagName === 'IMG') return picture(node, key)

  const tag = allowedElements[node.tagName]
  if (tag === undefined) return createElement('span', { key }, ...childrenOf(node, walk))
  if (tag === 'br') return <br key={key} />
  if (tag === 'h2' || tag === 'h3') return heading(node, Number(tag[1]), walk, key)
  if (tag === 'table') return table(node, walk, key)
  if (tag === 'th') return createElement('th', { key, scope: scopeOf(node) }, ...childrenOf(node, walk))
  if (tag === 'figcaption' && node.textContent.trim() === '') return null
  // React refuses white space between the parts of a table.
  const children =
    tag === 'tr' || tag === 'thead' || tag === 'tbody' ? Array.from(node.children) : Array.from(node.childNodes)
  return createElement(tag, { key }, ...children.map((child, index) => toElement(child, walk, index)))
}

function heading(node: Element, level: number, walk: Walk, key: number): ReactNode {
  const id = level === 2 && walk.anchors !== undefined ? anchorOf(walk.anchors, walk.titles++) : undefined
  // A place to jump to takes the focus, so that reading goes on from there.
  const anchor = id === undefined ? {} : { id, tabIndex: -1 }
  return createElement(`h${level + walk.shift}`, { key, ...anchor }, ...childrenOf(node, walk))
}

/** Header cells stand above columns in a head, and where a whole row is made of them; elsewhere they name their row. */
function scopeOf(cell: Element): 'col' | 'row' {
  const row = [...(cell.parentElement?.children ?? [])]
  return cell.closest('thead') || row.every(({ tagName }) => tagName === 'TH') ? 'col' : 'row'
}

function table(node: Element, walk: Walk, key: number): ReactNode {
  return (
    <ScrollableTable key={key}>
      {Array.from(node.children).map((child, index) => toElement(child, walk, index))}
    </ScrollableTable>
  )
}

function link(node: Element, walk: Walk, key: number): ReactNode {
  const href = safeLink(node.getAttribute('href'))
  if (href === undefined) return createElement('span', { key }, ...childrenOf(node, walk))
  return createElement('a', { key, href, rel: 'noopener noreferrer' }, ...childrenOf(node, walk))
}

function picture(node: Element, key: number): ReactNode {
  const src = safePicture(node.getAttribute('src'))
  if (src === undefined) return null
  return (
    <img
      key={key}
      src={src}
      srcSet={sizesOf(src)}
      sizes={shownWidth}
      alt={node.getAttribute('alt') ?? ''}
      // The size of the file keeps its place on the page while it loads.
      width={pixels(node.getAttribute('width'))}
      height={pixels(node.getAttribute('height'))}
      loading="lazy"
      decoding="async"
    />
  )
}

/** A text is 68 characters wide at most, and as wide as the screen on a phone. */
const shownWidth = '(max-width: 760px) 100vw, 760px'

/** Smaller files of a stored picture for smaller screens. */
function sizesOf(src: string): string | undefined {
  return src.startsWith(storagePath) ? imageSources(src.slice(storagePath.length)).srcSet : undefined
}

function pixels(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}
