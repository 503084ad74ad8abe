import type { MissedSearch } from '@ensemble/contracts/users/activity'

/** So many people must have looked for the same words before anybody is told (decision 116). */
export const fewestSearchers = 5

/**
 * The words as they are counted; null for what may name somebody (a digit, an address) and for whole sentences: nobody
 * else would write the same.
 */
export function countedWords({ words }: Pick<MissedSearch, 'words'>): string | null {
  const plain = words.normalize('NFC').toLocaleLowerCase('fr').replace(/\s+/g, ' ').trim()
  const isCounted = plain.length >= 3 && plain.length <= 60 && !/[\d@]/.test(plain) && plain.split(' ').length <= 5
  return isCounted ? plain : null
}
