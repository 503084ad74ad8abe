import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { peersChannelName } from '../session/session-names.ts'
import { filledAnimation, startOnInteraction, waitingScriptsId } from './waiting-scripts.ts'

let page: Document

const names = ['framework', 'main']

/** A page whose scripts wait, as the build writes it; the files themselves are not there. */
function openPage() {
  const scripts = names.map((name) => `<script defer src="/assets/${name}.js"></script>`)
  // A document of its own each time: nothing that listened to the one before hears this one.
  page = document.implementation.createHTMLDocument()
  page.head.innerHTML = `<template id="${waitingScriptsId}">${scripts.join('')}<link rel="preload" as="script" href="/assets/landing.js"></template>`
  page.body.innerHTML = '<a href="/login"><span>Sign in</span></a><input><button>Language</button>'
  startOnInteraction(page)
  page.dispatchEvent(new Event('DOMContentLoaded'))
}

const scripts = () => [...page.head.querySelectorAll(':scope > script')]
const touch = (selector: string, sign = 'pointerdown') =>
  page.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }))

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => window.localStorage.clear())

describe('a page that waits', () => {
  it('fetches nothing until somebody touches it, then all of it, once', () => {
    openPage()
    expect(page.head.querySelectorAll(':scope > script, :scope > link')).toHaveLength(0)
    touch('button')
    touch('button')
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(names.map((name) => `/assets/${name}.js`))
    expect(page.head.querySelectorAll(':scope > link')).toHaveLength(1)
  })

  it.each(['scroll', 'keydown', 'click'])('takes %s for a sign of a visitor', (sign) => {
    openPage()
    touch('button', sign)
    expect(scripts()).toHaveLength(2)
  })

  it.each([
    ['at rest', 0, 0],
    ['that moves', 3, 2],
  ])('starts for no pointer that it comes to lie under: %s', (_how, movementX, started) => {
    openPage()
    const move = new MouseEvent('pointermove', { bubbles: true })
    page.querySelector('button')?.dispatchEvent(Object.assign(move, { movementX, movementY: 0 }))
    expect(scripts()).toHaveLength(started)
  })

  it('leaves a link to the browser', () => {
    openPage()
    touch('a span')
    expect(scripts()).toHaveLength(0)
  })

  it('of a form starts when somebody comes into a field', () => {
    openPage()
    touch('input', 'focusin')
    expect(scripts()).toHaveLength(2)
  })

  it.each([
    [filledAnimation, 2],
    ['another', 0],
  ])('of a form starts when the browser has filled it in: %s', (animationName, started) => {
    openPage()
    const event = Object.assign(new Event('animationstart', { bubbles: true }), { animationName })
    page.querySelector('input')?.dispatchEvent(event)
    expect(scripts()).toHaveLength(started)
  })

  it('starts when another tab has signed in or out', async () => {
    openPage()
    const tab = new BroadcastChannel(peersChannelName)
    tab.postMessage({ type: 'signed-out' })
    await vi.waitFor(() => expect(scripts()).toHaveLength(2))
    tab.close()
  })

  it.each([
    ['a place in it is meant', () => window.history.replaceState(null, '', '/#questions')],
    ['the application has been here before', () => window.history.replaceState({ idx: 0 }, '', '/')],
    ['a mail brings a code', () => window.history.replaceState(null, '', '/account_validation#code=ABCD-2345')],
    ['a sign-out is due', () => window.localStorage.setItem('ensemble.sign-out-pending', '1')],
    [
      'a sign-up goes on where it was left',
      () => {
        window.history.replaceState(null, '', '/signup')
        window.localStorage.setItem('ensemble.sign-up', '{}')
      },
    ],
  ])('starts at once where %s', (_why, arrange) => {
    arrange()
    openPage()
    expect(scripts()).toHaveLength(2)
  })

  it('tries what failed again at the next touch, and only that', () => {
    openPage()
    touch('button')
    const [framework, main] = scripts()
    main?.dispatchEvent(new Event('error'))
    expect(scripts()).toEqual([framework])
    touch('button')
    expect(scripts()).toHaveLength(2)
    expect(scripts()[0]).toBe(framework)
  })
})

it('leaves a page without such scripts alone', () => {
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<button>Language</button>'
  startOnInteraction(page)
  page.dispatchEvent(new Event('DOMContentLoaded'))
  touch('button')
  expect(scripts()).toHaveLength(0)
})
