import type { OpenMissions } from '@ensemble/contracts/missions/open-missions'
import { isRecord } from '../api/is-record.ts'
import type { Services } from '../platform/services.ts'

/** Id of the JSON block in which the gateway writes the missions that it has put into the start page. */
const blockId = 'open-missions'

/** The missions of the page as it came, for the application to take over what is read already. */
export function openMissionsInPage(page: Document = document): Services['openMissions'] {
  const known = parse(page.getElementById(blockId)?.textContent)
  return (inWords) => known && inWords(known)
}

/** @returns null for a page that shows none: its block is empty, or an older gateway has left it as it was */
function parse(text: string | null | undefined): OpenMissions | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isOpenMissions(value) ? value : null
  } catch {
    return null
  }
}

/** The gateway has checked them; what is looked at here is whether they are there. */
function isOpenMissions(value: unknown): value is OpenMissions {
  return isRecord(value) && Array.isArray(value.missions) && typeof value.open === 'number'
}
