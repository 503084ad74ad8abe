import type { LegalNotice } from '@ensemble/contracts/legal-notice'
import { isRecord } from '../api/is-record.ts'
import type { Services } from '../platform/services.ts'

/** Id of the JSON block that the gateway writes into the page that shows it. */
const blockId = 'legal-notice'

/** Who answers for the installation as the page came with it, for the application to take over what is read already. */
export function legalNoticeInPage(page: Document = document): Services['legalNotice'] {
  const known = parse(page.getElementById(blockId)?.textContent)
  return () => known
}

function parse(text: string | null | undefined): LegalNotice | null {
  if (!text) return null
  const value: unknown = JSON.parse(text)
  return isLegalNotice(value) ? value : null
}

function isLegalNotice(value: unknown): value is LegalNotice {
  return isRecord(value) && [value.publisher, value.director, value.host].every((part) => typeof part === 'string')
}
