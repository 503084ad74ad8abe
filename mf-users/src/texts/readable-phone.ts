/** French numbers are read in pairs: 06 39 98 12 34. */
export function readablePhone(phone: string): string {
  return /^0\d{9}$/.test(phone) ? phone.replace(/(\d{2})(?=\d)/g, '$1\u00a0') : phone
}
