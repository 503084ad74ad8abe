import { type ComponentType, createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render, settle, unmountAll } from '../testing/render.tsx'
import { onDemand, type OnDemand, useFetchedOnTouch, useOnDemand } from './on-demand.ts'

afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

const Part = () => <p>there</p>

/** A part that comes when it is let go. */
function heldPart() {
  let letGo = () => {}
  const load = vi.fn(() => new Promise<ComponentType>((resolve) => (letGo = () => resolve(Part))))
  return { load, letGo: () => letGo(), source: onDemand(load) }
}

function Opener({ source, open, giveUp }: { source: OnDemand<ComponentType>; open: boolean; giveUp: () => void }) {
  useFetchedOnTouch(source)
  const came = useOnDemand(source, open, giveUp)
  return came && open ? createElement(came) : null
}

const shown = () => document.body.textContent ?? ''

it('what was opened before it is there shows when it is, also after a second press', async () => {
  const { source, load, letGo } = heldPart()
  const giveUp = vi.fn()
  const { rerender } = render(<Opener {...{ source, giveUp }} open={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Opener {...{ source, giveUp }} open />)
  rerender(<Opener {...{ source, giveUp }} open />)
  expect(shown()).not.toContain('there')
  letGo()
  await expect.poll(shown).toContain('there')
  expect(load).toHaveBeenCalledOnce()
  expect(giveUp).not.toHaveBeenCalled()
})

it('what was closed meanwhile stays closed', async () => {
  const { source, letGo } = heldPart()
  const { rerender } = render(<Opener source={source} open giveUp={vi.fn()} />)
  rerender(<Opener source={source} open={false} giveUp={vi.fn()} />)
  letGo()
  await source.load()
  expect(shown()).not.toContain('there')
})

it('comes with the first touch of the page', () => {
  const { source, load } = heldPart()
  render(<Opener source={source} open={false} giveUp={vi.fn()} />)
  settle(() => window.dispatchEvent(new Event('pointerdown')))
  settle(() => window.dispatchEvent(new Event('keydown')))
  expect(load).toHaveBeenCalledOnce()
})

it('a network that drops it is asked three times; then it is closed again, and the next press asks anew', async () => {
  vi.useFakeTimers()
  const load = vi.fn(() => Promise.reject<ComponentType>(new Error('dropped')))
  const source = onDemand<ComponentType>(load)
  const giveUp = vi.fn()
  render(<Opener {...{ source, giveUp }} open />)
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(3)
  expect(giveUp).toHaveBeenCalledOnce()
  load.mockImplementation(() => Promise.resolve(Part))
  expect(await source.load()).toBe(Part)
})
