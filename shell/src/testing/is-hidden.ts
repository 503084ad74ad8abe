/** Whether a rule of the page draws nothing of an element, or of what is around it. jsdom takes seconds for its style. */
export function isHidden(element: Element | undefined): boolean {
  return [...document.styleSheets].some((sheet) =>
    [...sheet.cssRules].some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        rule.style.display === 'none' &&
        (element?.closest(`:is(${rule.selectorText})`) ?? null) !== null,
    ),
  )
}
