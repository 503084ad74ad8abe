/** Id of the template that holds what the remotes of a page need, as links (gateway/src/shell/preloads.ts). */
export const laterFilesId = 'later-files'

/** The scripts that every page begins with, as the build asks for them (mf-kit/webpack/order-preloads.mjs). */
const firstScripts = 'link[rel="preload"][as="script"][fetchpriority="high"]'

/**
 * Fetches what the remotes of a page need once the scripts that draw it have come, while those run: the line belongs to
 * the page first, and is not idle while the processor is busy.
 */
export function fetchLaterFiles(page: Document = document): void {
  const arrived = new Set<EventTarget>()
  const done = new AbortController()

  function fetchNow() {
    const template = page.getElementById(laterFilesId)
    if (!(template instanceof HTMLTemplateElement)) return
    done.abort()
    template.replaceWith(page.importNode(template.content, true))
  }

  page.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof Element && target.matches(firstScripts)) arrived.add(target)
      if (arrived.size === page.querySelectorAll(firstScripts).length) fetchNow()
    },
    // An arrival is told to the link alone.
    { capture: true, signal: done.signal },
  )
  // The scripts have run by then, whether the browser tells of their arrival or not.
  page.addEventListener('DOMContentLoaded', fetchNow, { once: true, signal: done.signal })
}
