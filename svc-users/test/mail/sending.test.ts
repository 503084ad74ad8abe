import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { inTransaction } from '@ensemble/service-kit/database'
import { createLog } from '@ensemble/service-kit/log'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ClaimedMail, queue } from '../../src/data/outgoing-mail.ts'
import { sendDue } from '../../src/mail/sender.ts'
import { type MailTransport, smtpTransport } from '../../src/mail/transport.ts'
import { startUsers, type UsersUnderTest } from '../setup.ts'

describe('sending mails', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())
  beforeEach(() => users.db.query({ text: 'delete from outgoing_mail' }))

  const lines: string[] = []
  const log = createLog({ name: 'test', level: 'info' }, { write: (line) => void lines.push(line) })
  const options = (transport: MailTransport, maxAttempts = 3) => ({
    db: users.db,
    clock: users.deps.clock,
    transport,
    maxAttempts,
    log,
  })

  function recording(fail = false) {
    const sent: ClaimedMail[] = []
    const transport: MailTransport = {
      async send(mail) {
        sent.push(mail)
        if (fail) throw new Error('mailbox busy')
      },
      close: () => undefined,
    }
    return { sent, transport }
  }

  async function queueMail(dedupeKey: string = randomUUID()): Promise<void> {
    const mail = {
      id: randomUUID(),
      dedupeKey,
      kind: 'new_request',
      recipientId: randomUUID(),
      toAddress: 'membre@example.org',
      replyTo: 'comite-69@example.org',
      subject: 'Nouvelle demande\u00a0: été',
      html: '<p>Bonjour</p>',
      text: 'Bonjour',
      calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
      requestId: 'request-of-the-click',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    }
    await inTransaction(users.db, (tx) => queue(tx, mail, users.now()))
  }

  const rows = async () =>
    (
      await users.db.query<{ sent: boolean; given_up: boolean; html: string | null; attempts: number }>({
        text: `select sent_at is not null as sent, given_up_at is not null as given_up, html, attempts from outgoing_mail`,
      })
    ).rows

  it('sends each mail once, however many processes send, and keeps no content of it', async () => {
    await Promise.all(Array.from({ length: 30 }, () => queueMail()))
    const { sent, transport } = recording()
    await Promise.all(Array.from({ length: 6 }, () => sendDue(options(transport))))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(30)
    expect(sent).toHaveLength(30)
    expect(await rows()).toEqual(
      Array.from({ length: 30 }, () => ({ sent: true, given_up: false, html: null, attempts: 1 })),
    )
  })

  it('queues the same mail once', async () => {
    await queueMail('same')
    await queueMail('same')
    expect(await rows()).toHaveLength(1)
  })

  it('tries again later, and gives up in the end', async () => {
    await queueMail()
    const { sent, transport } = recording(true)
    await sendDue(options(transport))
    expect(await sendDue(options(transport))).toBe(0)
    users.pass(10)
    await sendDue(options(transport))
    users.pass(20)
    await sendDue(options(transport))
    expect(sent).toHaveLength(3)
    expect(await rows()).toMatchObject([{ sent: false, given_up: true, attempts: 3 }])
    users.pass(3600)
    expect(await sendDue(options(transport))).toBe(0)
  })

  it('says of each mail which click it answers, and not whom it goes to', async () => {
    await queueMail()
    lines.length = 0
    await sendDue(options(recording().transport))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'mail sent',
      kind: 'new_request',
      requestId: 'request-of-the-click',
      traceId: 'a'.repeat(32),
    })
    expect(lines[0]).not.toMatch(/example\.org|Bonjour|demande/)
  })

  it('takes over what a sender that died had claimed', async () => {
    await queueMail()
    const died: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined }
    void sendDue(options(died))
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    const { sent, transport } = recording()
    expect(await sendDue(options(transport))).toBe(0)
    users.pass(31)
    expect(await sendDue(options(transport))).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('speaks SMTP: sender, answer address, both forms of the text, and the date for the calendar', async () => {
    const { server, port, received } = await mailServer()
    const leave = 'https://e.example/leave'
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Ensemble <ne-pas-repondre@example.org>', () => leave)
    await queueMail()
    expect(await sendDue(options(transport))).toBe(1)
    transport.close()
    server.close()
    const message = received.join('')
    expect(message).toContain('RCPT TO:<membre@example.org>')
    expect(message).toContain('From: Ensemble <ne-pas-repondre@example.org>')
    expect(message).toContain('Reply-To: comite-69@example.org')
    expect(message).toMatch(/Message-ID: <[0-9a-f-]{36}@example\.org>/)
    expect(message).toContain(`List-Unsubscribe: <${leave}>`)
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(message).toContain('text/plain')
    expect(message).toContain('text/html')
    expect(message).toContain('mission.ics')
    expect(await rows()).toMatchObject([{ sent: true }])
  })
})

/** As much of a mail server as it takes to accept everything. */
async function mailServer(): Promise<{ server: Server; port: number; received: string[] }> {
  const received: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received.push(text)
      if (inData && !text.endsWith('\r\n.\r\n')) return
      const command = text.slice(0, 4).toUpperCase()
      if (inData) inData = false
      else if (command === 'DATA') inData = true
      socket.write(inData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0, received }
}
