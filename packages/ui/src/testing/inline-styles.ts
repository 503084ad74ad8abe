declare global {
  interface Window {
    /** jsdom's own answer, for a test that is about the rules. */
    computedStyle: typeof window.getComputedStyle
  }
}

/**
 * Set-up of component tests: what libraries ask of an element's computed style is answered by its own `style` alone.
 * jsdom holds each element against each rule of every style sheet instead, which took half of all the time, and it lays
 * nothing out. A test that is about the rules asks `window.computedStyle`.
 */
// A worker runs this set-up before each of its files, some of them in the window of the file before.
window.computedStyle ??= window.getComputedStyle.bind(window)
window.getComputedStyle = (element) =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : window.computedStyle(element)
// What is not laid out does not scroll either; a test that is about it spies.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

export {}
