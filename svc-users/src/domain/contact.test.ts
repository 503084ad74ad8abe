import { expect, test } from 'vitest'
import { checkWords } from './contact.ts'

test('a subject is one line, whatever was sent; a message keeps its lines', () => {
  const sent = { subject: ' Une\r\nBcc: tous@example.org\t\u0000 ', message: 'Bonjour,\n\nà demain !' }
  expect(checkWords(sent)).toEqual({ subject: 'Une Bcc: tous@example.org', message: 'Bonjour,\n\nà demain !' })
  expect(() => checkWords({ ...sent, subject: '\r\n\r\n a \r\n' })).toThrow()
})
