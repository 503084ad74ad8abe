/**
 * A telephone number as people read it: a French one in pairs, also where it is kept with +33; any other as it was
 * written. Its parts hold together, because a number that is cut in two by the end of a line is misread.
 */
export function readablePhone(phone: string): string {
  const [, national] = /^(?:\+33|0)(\d{9})$/.exec(phone.replaceAll(/\s/g, '')) ?? []
  const inParts = national === undefined ? phone.trim() : `0${national}`.replaceAll(/(\d{2})(?=\d)/g, '$1 ')
  return inParts.replaceAll(/\s+/g, '\u00a0')
}

/** The address that calls a number. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/\s/g, '')}`
}
