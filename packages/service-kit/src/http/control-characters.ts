import { refuse } from '../refusal.ts'

/** Line breaks and tabs are text; the other control characters are never meant, and a NUL cannot even be stored. */
// oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/**
 * Refuses control characters anywhere in what a caller sent.
 * @throws {Refusal} VALIDATION_FAILED naming the field
 */
export function refuseControlCharacters(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (control.test(value)) refuse('VALIDATION_FAILED', { fields: { [path || 'body']: ['INVALID_FORMAT'] } })
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) refuseControlCharacters(part, path ? `${path}.${key}` : key)
  }
}
