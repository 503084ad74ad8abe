import { styled } from '@mui/material/styles'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { EnsembleTheme } from '../theme/ensemble-theme.tsx'
import { createStyleCache, type StyleCache } from '../theme/style-cache.ts'
import { token } from '../theme/tokens.ts'

interface FramedPageProps {
  /** Name of the frame, for those who hear it. */
  title: string
  /** Width in px of the window that it stands for. */
  width: number
  /** Height in px of that window: what is longer scrolls in it. */
  height: number
  children: ReactNode
}

const Root = styled('div')({
  width: '100%',
  minWidth: 0,
  margin: '0 auto',
  overflow: 'hidden',
  // A border would take its pixels from the window inside.
  outline: `1px solid ${token('border')}`,
  outlineOffset: '-1px',
})
const Frame = styled('iframe')({
  display: 'block',
  border: 0,
  background: token('ground'),
  transformOrigin: '0 0',
})

interface Inside {
  body: HTMLElement
  styles: StyleCache
}

/**
 * A page in a window of its own width: what asks for the width of the window gets this one. Where there is less room it is
 * drawn smaller, as a whole. Its links lead nowhere.
 */
export function FramedPage({ title, width, height, children }: FramedPageProps) {
  const texts = useUiTexts()
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const [inside, setInside] = useState<Inside | null>(null)
  const scale = Math.min(1, useWidth(room) / width)

  function enter(frame: HTMLIFrameElement) {
    const page = frame.contentDocument
    if (!page || inside?.body === page.body) return
    dressAs(document, page)
    setInside({ body: page.body, styles: createStyleCache(undefined, page.head) })
  }

  function stay(event: MouseEvent) {
    if (event.target instanceof Node && event.nativeEvent.composedPath().some(isLink)) event.preventDefault()
  }

  return (
    <Root ref={setRoom} style={{ maxWidth: width, height: height * scale }}>
      <Frame
        title={title}
        style={{ width, height, transform: `scale(${scale})` }}
        // Some browsers fill an empty frame at once, others a moment later, with another document.
        ref={(frame) => {
          if (frame) enter(frame)
        }}
        onLoad={(event) => enter(event.currentTarget)}
      />
      {inside
        ? createPortal(
            <EnsembleTheme texts={texts} styles={inside.styles}>
              <div onClickCapture={stay}>{children}</div>
            </EnsembleTheme>,
            inside.body,
          )
        : null}
    </Root>
  )
}

/** Elements of a frame are of its own realm: no class of ours knows them. */
function isLink(target: EventTarget): boolean {
  return 'tagName' in target && target.tagName === 'A'
}

/** The language, the colours and the fonts that the visitor has. */
function dressAs(from: Document, to: Document): void {
  for (const { name, value } of from.documentElement.attributes) to.documentElement.setAttribute(name, value)
  for (const style of from.querySelectorAll('style[data-fonts]')) to.head.append(to.importNode(style, true))
}

function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(Infinity)
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}
