import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

/**
 * No gesture is asked of anybody (WCAG 2.5.1, 2.5.2 and 2.5.7): nothing is drawn, dragged or swiped that cannot be done
 * by single presses, and what a press does happens as it ends, so that a finger that slipped can still slide away.
 */

const folders = [
  'shell',
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  'packages/ui',
  'packages/mf-kit',
]

const apart = /(^|\/)(node_modules|dist|testing)\/|\.test\.tsx?$/

/** Handlers and properties by which an element follows a finger, and names of the events behind them. */
const signs = [
  String.raw`\b(?:onDrag\w*|onDrop(?:Capture)?|handleDrop|draggable|onTouch(?:Start|Move|End|Cancel)\w*)\b`,
  String.raw`\b(?:on(?:Pointer|Mouse)(?:Down|Move)\w*|onGesture\w*|setPointerCapture)\b`,
  String.raw`(?<=['"])(?:drag(?:start|end|enter|leave|over)?|drop|touch(?:start|move|end|cancel)|gesture\w+)(?=['"])`,
  String.raw`(?<=['"])(?:pointer|mouse)(?:down|move|rawupdate)(?=['"])`,
]
const gesture = new RegExp(signs.join('|'), 'g')

/** Where they stand today, and why nobody needs them. */
const allowed: Record<string, readonly string[]> = {
  // The edge of a column can be drawn; the menu of the column makes it wider and narrower by presses.
  'packages/ui/src/data-grid/header-cell.tsx': ['onPointerDown', 'pointermove', 'setPointerCapture'],
  // A list opens as one of the browser's own does. Escape or a press elsewhere closes it, and nothing is chosen.
  'packages/ui/src/fields/choice-field.tsx': ['onMouseDown'],
  // Keeps the selection in the text; the tool acts on the click.
  'packages/ui/src/rich-editor/editor-toolbar.tsx': ['onMouseDown'],
  // A picture can be cut and put elsewhere in the text, too.
  'packages/ui/src/rich-editor/figure-node.ts': ['draggable'],
  // A file that is dropped opens the window that the button of pictures opens.
  'packages/ui/src/rich-editor/rich-editor.tsx': ['handleDrop'],
  // These fetch or begin what a visitor will soon want; nothing is done for them.
  'packages/ui/src/surfaces/on-demand.ts': ['pointerdown'],
  'shell/src/app/waiting-scripts.ts': ['pointerdown', 'pointermove', 'touchstart'],
  // A press that has ended before the scripts came is made again.
  'shell/src/app/early-input.ts': ['mousedown'],
  // Whoever touches the page is no longer led to another place in it.
  'shell/src/app/return-to-place.ts': ['pointerdown', 'touchstart'],
  // Somebody is there: the session does not end.
  'shell/src/start/page-activity.ts': ['pointerdown', 'touchmove'],
}

function gesturesIn(source: string): string[] {
  return [...new Set(source.match(gesture))].sort()
}

test('knows a gesture by its handler, its property or its event, and nothing else', () => {
  expect(gesturesIn(`<li draggable onDragStart={lift} onTouchMoveCapture={follow} onMouseDown={go} />`)).toEqual([
    'draggable',
    'onDragStart',
    'onMouseDown',
    'onTouchMoveCapture',
  ])
  expect(gesturesIn(`list.addEventListener('drop', put); list.addEventListener("pointermove", follow)`)).toEqual([
    'drop',
    'pointermove',
  ])
  expect(
    gesturesIn(`useForm({ mode: 'onTouched' }); <b onPointerEnter={fetchAhead} onClick={() => drop('it')} />`),
  ).toEqual([])
})

test('no screen needs a gesture, or acts before a press has ended', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/src/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !apart.test(name))
      .map((name) => [name, gesturesIn(readFileSync(join(root, name), 'utf8'))] as const)
      .filter(([, gestures]) => gestures.length > 0),
  )
  expect(Object.fromEntries(found)).toEqual(allowed)
})
