/** Id of the template that holds what the remotes of a page need, as links (gateway/src/shell/preloads.ts). */
export const laterFilesId = 'later-files'

/**
 * Fetches what the remotes of a page need. Called by the first line of the application: the scripts that draw the page
 * have come by then, so the line is free, and the processor is busy with them for a while.
 */
export function fetchLaterFiles(page: Document = document): void {
  const template = page.getElementById(laterFilesId)
  if (template instanceof HTMLTemplateElement) template.replaceWith(page.importNode(template.content, true))
}
