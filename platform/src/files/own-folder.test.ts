import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMessages } from '../mailbox/messages.ts'
import { createRecords } from '../process/records.ts'
import { createSupervisor } from '../supervisor/supervisor.ts'

test('mails with codes and logs lie in folders that other users do not get into, old folders too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-'))
  const [logs, mailbox] = [join(folder, 'logs'), join(folder, 'mailbox')]
  mkdirSync(logs, { mode: 0o755 })
  createSupervisor(createRecords(join(folder, 'processes.json')), logs, () => undefined)
  const content = { from: 'a', to: ['b'], replyTo: null, subject: '', text: '', html: null, attachments: [] }
  openMessages(join(mailbox, 'messages.json')).add(content)
  for (const path of [logs, mailbox]) expect((statSync(path).mode & 0o777).toString(8)).toBe('700')
  rmSync(folder, { recursive: true })
})
