/**
 * What takes the focus where nothing nearer is left: the chosen tab, or the title of the page where the tabs have given
 * way to a list, as on a phone.
 */
export function chosenTabOrTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ?? document.querySelector('h1')
}
