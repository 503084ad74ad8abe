import { type ReactNode, useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { find, named, render, settle, unmountAll } from '../testing/render.tsx'
import { useFocusAmongLines } from './use-focus-among-lines.ts'

afterEach(unmountAll)

const focused = () => document.activeElement

function Lines({ children, otherwise }: { children: ReactNode; otherwise?: string }) {
  const root = useRef<HTMLDivElement>(null)
  const focus = useFocusAmongLines(root, ':scope > *', () => (otherwise ? find(otherwise) : null))
  return (
    <div ref={root} {...focus}>
      {children}
    </div>
  )
}

function line(name: string, inside?: ReactNode) {
  return (
    <div key={name}>
      <input type="file" hidden />
      <input aria-label={name} />
      {inside}
      <button type="button">{`Retirer ${name}`}</button>
    </div>
  )
}

const add = (
  <button key="add" type="button">
    Ajouter
  </button>
)

it('passes the focus on to the line in the place of the one that is gone, and after the last to what adds one', async () => {
  const { rerender } = render(<Lines>{[line('Un'), line('Deux'), line('Trois'), add]}</Lines>)
  settle(() => named('Retirer Un').focus())
  rerender(<Lines>{[line('Deux'), line('Trois'), add]}</Lines>)
  await expect.poll(focused).toBe(find('[aria-label="Deux"]'))
  settle(() => named('Retirer Trois').focus())
  rerender(<Lines>{[line('Deux'), add]}</Lines>)
  await expect.poll(focused).toBe(named('Ajouter'))
})

it('passes it on to the last line where nothing follows, and elsewhere where no line is left', async () => {
  const page = (...names: string[]) => (
    <>
      <h1 tabIndex={-1}>Mes recherches</h1>
      <Lines otherwise="h1">{names.map((name) => line(name))}</Lines>
    </>
  )
  const { rerender } = render(page('Un', 'Deux'))
  settle(() => named('Retirer Deux').focus())
  rerender(page('Un'))
  await expect.poll(focused).toBe(find('[aria-label="Un"]'))
  rerender(page())
  await expect.poll(focused).toBe(find('h1'))
})

it('leaves what goes inside a line to the lines there, while they are there', async () => {
  const page = (...options: string[]) => (
    <Lines>
      {line('Question', <Lines>{options.map((name) => line(name))}</Lines>)}
      {line('Suite')}
    </Lines>
  )
  // The lines inside came later: what is around them hears of each change first.
  const { rerender } = render(<Lines>{line('Question')}</Lines>)
  rerender(page('Oui', 'Non', 'Peut-être'))
  settle(() => named('Retirer Non').focus())
  rerender(page('Oui', 'Peut-être'))
  await expect.poll(focused).toBe(find('[aria-label="Peut-être"]'))
  settle(() => named('Retirer Peut-être').focus())
  rerender(<Lines>{line('Suite')}</Lines>)
  await expect.poll(focused).toBe(find('[aria-label="Suite"]'))
})
