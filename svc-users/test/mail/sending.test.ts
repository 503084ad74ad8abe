import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { answerToken } from '@ensemble/contracts/missions/answer-link'
import { inTransaction } from '@ensemble/service-kit/database'
import { createLog } from '@ensemble/service-kit/log'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClaimedMail, queue } from '../../src/data/outgoing-mail.ts'
import { answerLinks } from '../../src/mail/answer-links.ts'
import { participantMail } from '../../src/mail/participant-mail.ts'
import { queueMail as queueMissionMail } from '../../src/mail/queue-mail.ts'
import { sendDue } from '../../src/mail/sender.ts'
import { type MailTransport, smtpTransport } from '../../src/mail/transport.ts'
import { as, publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

describe('sending mails', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())
  beforeEach(() => users.db.query({ text: 'delete from outgoing_mail' }))
  afterEach(() => {
    vi.useRealTimers()
  })

  const lines: string[] = []
  const log = createLog({ name: 'test', level: 'info' }, { write: (line) => void lines.push(line) })
  const options = (transport: MailTransport, maxAttempts = 3) => ({
    db: users.db,
    clock: users.deps.clock,
    transport,
    sign: answerLinks(users.deps.keys),
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
      aboutId: null,
      toAddress: 'membre@example.org',
      replyTo: 'comite-69@example.org',
      subject: 'Nouvelle demande\u00a0: été',
      html: '<p>Bonjour</p>',
      text: 'Bonjour',
      calendar: calendarOf('REQUEST') + calendarOf('PUBLISH'),
      asked: null,
      requestId: 'request-of-the-click',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    }
    await inTransaction(users.db, (tx) => queue(tx, mail, users.now()))
  }

  const rows = async () =>
    (
      await users.db.query<{
        sent: boolean
        given_up: boolean
        html: string | null
        attempts: number
        addresses: string
      }>({
        text: `select sent_at is not null as sent, given_up_at is not null as given_up, html, attempts,
                 concat(to_address, reply_to) as addresses from outgoing_mail`,
      })
    ).rows

  it('sends each mail once, however many processes send, and keeps neither its content nor its addresses', async () => {
    await Promise.all(Array.from({ length: 30 }, () => queueMail()))
    const { sent, transport } = recording()
    await Promise.all(Array.from({ length: 6 }, () => sendDue(options(transport))))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(30)
    expect(sent).toHaveLength(30)
    expect(await rows()).toEqual(
      Array.from({ length: 30 }, () => ({ sent: true, given_up: false, html: null, attempts: 1, addresses: '' })),
    )
  })

  it('lets no mail wait while the server thinks about another', async () => {
    await Promise.all([queueMail(), queueMail()])
    const onTheirWay: (() => void)[] = []
    const transport: MailTransport = {
      send: () =>
        new Promise((resolve) => {
          onTheirWay.push(resolve)
          if (onTheirWay.length === 2) for (const arrive of onTheirWay) arrive()
        }),
      close: () => undefined,
    }
    expect(await sendDue(options(transport))).toBe(2)
  })

  it('asks once where nothing is due', async () => {
    const query = vi.spyOn(users.db, 'query')
    expect(await sendDue(options(recording().transport))).toBe(0)
    expect(query).toHaveBeenCalledOnce()
    query.mockRestore()
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

  it('signs the link of a mail when it is sent: none lies in the queue, and it opens nothing else', async () => {
    const person = await users.add({ language: 'fr' })
    const mission = { missionId: randomUUID(), title: 'Tenir le stand', startAt: users.now(), endAt: null }
    const about = { ...mission, version: 1, departmentCode: '69', managerIds: [] }
    const fact = { type: '', validationStatus: 'awaiting_validation', waitlistPosition: null } as const
    const asking = { kind: 'invitation', fact, mission: about, participant: person, recipient: person } as const
    const content = participantMail({ ...asking, others: [], origin: publicOrigin, at: users.now() })
    const mail = { factId: randomUUID(), kind: 'invitation', recipient: person, mission: about, people: [], content }
    const settings = { newId: randomUUID, origin: publicOrigin }
    await inTransaction(users.db, (tx) => queueMissionMail(settings, tx, { ...mail, at: users.now() }))
    const { rows: queued } = await users.db.query<{ text: string }>({ text: 'select text from outgoing_mail' })
    expect(queued[0]?.text).not.toContain('#ey')
    const listed = await users.call('user.notifications', { params: { userId: 'me' }, query: {} }, as(person))
    expect(listed.data.items[0]?.path).toBe(`/missions/${mission.missionId}`)

    users.pass(3600)
    const { sent, transport } = recording()
    await sendDue(options(transport))
    const token = /\/mission_answer#([\w.-]+)$/m.exec(sent[0]?.text ?? '')?.[1] ?? ''
    expect(sent[0]?.html).toContain(`/mission_answer#${token}"`)
    const [header = '', claims = '', signature = ''] = token.split('.')
    const [key] = users.deps.keys.published
    const jwk = createPublicKey({ key: { ...key }, format: 'jwk' })
    expect(verify(null, Buffer.from(`${header}.${claims}`), jwk, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(decode(header)).toMatchObject({ typ: answerToken.type, alg: 'EdDSA' })
    const iat = users.now().getTime() / 1000
    const times = { iat, exp: iat + 14 * 86_400 }
    const facts = { ...mission, startAt: mission.startAt.toISOString(), ask: 'invitation' }
    expect(decode(claims)).toMatchObject({ ...facts, ...times, sub: person.id, aud: answerToken.audience })
  })

  it('puts what somebody has left on their list of notices alone', async () => {
    const person = { ...(await users.add({ language: 'fr' })), stoppedMails: ['invitations' as const] }
    const mission = { missionId: randomUUID(), title: 'Tenir le stand', startAt: users.now(), endAt: null }
    const about = { ...mission, version: 1, departmentCode: '69', managerIds: [] }
    const fact = { type: '', validationStatus: 'awaiting_validation', waitlistPosition: null } as const
    const settings = { newId: randomUUID, origin: publicOrigin }
    for (const kind of ['invitation', 'place_confirmed'] as const) {
      const given = { kind, fact, mission: about, participant: person, recipient: person, others: [] }
      const content = participantMail({ ...given, origin: publicOrigin, at: users.now() })
      const mail = { factId: randomUUID(), kind, recipient: person, mission: about, people: [], content }
      await inTransaction(users.db, (tx) => queueMissionMail(settings, tx, { ...mail, at: users.now() }))
    }
    const { rows: queued } = await users.db.query<{ kind: string }>({ text: 'select kind from outgoing_mail' })
    expect(queued).toEqual([{ kind: 'place_confirmed' }])
    const listed = await users.call('user.notifications', { params: { userId: 'me' }, query: {} }, as(person))
    expect(listed.data.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['invitation', 'place_confirmed']))
  })

  it('takes over what a sender that died had claimed, under the same id: the server may have taken it', async () => {
    await queueMail()
    const taken: string[] = []
    const died: MailTransport = {
      send: ({ id }) => {
        taken.push(id)
        return new Promise(() => undefined)
      },
      close: () => undefined,
    }
    void sendDue(options(died))
    await expect.poll(() => taken).toHaveLength(1)
    const { sent, transport } = recording()
    expect(await sendDue(options(transport))).toBe(0)
    users.pass(31)
    expect(await sendDue(options(transport))).toBe(1)
    expect(sent.map(({ id }) => id)).toEqual(taken)
    users.pass(31)
    expect(await sendDue(options(transport))).toBe(0)
    expect(await rows()).toMatchObject([{ sent: true, attempts: 2 }])
  })

  it('sends a mail once that the server thinks about for longer than a sender that died is waited for', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await queueMail()
    let accept: () => void = () => undefined
    const slow: MailTransport = { send: () => new Promise((resolve) => (accept = resolve)), close: () => undefined }
    const send = vi.spyOn(slow, 'send')
    const sending = sendDue(options(slow))
    await expect.poll(() => send.mock.calls).toHaveLength(1)
    const heldUntil = async () => {
      const { rows: held } = await users.db.query<{ until: Date }>({
        text: 'select next_attempt_at as until from outgoing_mail',
      })
      return (held[0]?.until.getTime() ?? 0) - users.now().getTime()
    }
    const other = recording()
    for (let n = 0; n < 6; n += 1) {
      users.pass(10)
      vi.advanceTimersByTime(10_000)
      await expect.poll(heldUntil).toBe(30_000)
      expect(await sendDue(options(other.transport))).toBe(0)
    }
    accept()
    expect(await sending).toBe(1)
    users.pass(31)
    expect(await sendDue(options(other.transport))).toBe(0)
    expect(await rows()).toMatchObject([{ sent: true, attempts: 1 }])
  })

  it('notes a mail as sent once the database can, and sends it no second time', async () => {
    await queueMail()
    const { sent, transport } = recording()
    const ask = users.db.query.bind(users.db)
    let failures = 2
    const query = vi.spyOn(users.db, 'query').mockImplementation((statement) => {
      if (statement.name !== 'outgoing-mail-sent' || failures === 0) return ask(statement)
      failures -= 1
      return Promise.reject(new Error('Connection terminated'))
    })
    lines.length = 0
    expect(await sendDue(options(transport))).toBe(1)
    query.mockRestore()
    users.pass(31)
    expect(await sendDue(options(transport))).toBe(0)
    expect(sent).toHaveLength(1)
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'mail sent',
      'mail sent and not noted yet',
    ])
    expect(await rows()).toMatchObject([{ sent: true, given_up: false, attempts: 1 }])
  })

  it('tells of a mail that could not be noted as sent when the program stops', async () => {
    await queueMail()
    const { transport } = recording()
    const stopping = new AbortController()
    const ask = users.db.query.bind(users.db)
    const query = vi.spyOn(users.db, 'query').mockImplementation((statement) => {
      if (statement.name !== 'outgoing-mail-sent') return ask(statement)
      stopping.abort()
      return Promise.reject(new Error('Connection terminated'))
    })
    await expect(sendDue({ ...options(transport), signal: stopping.signal })).rejects.toThrow('Connection terminated')
    query.mockRestore()
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
    expect(message).toMatch(/text\/calendar; charset=utf-8; method=REQUEST;\s+name=mission\.ics/)
    expect(message).toMatch(/text\/calendar; charset=utf-8; method=PUBLISH;\s+name=mission-dates\.ics/)
    expect(await rows()).toMatchObject([{ sent: true }])
  })
})

const calendarOf = (method: string) =>
  `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nSUMMARY:END:VCALENDAR\r\nEND:VCALENDAR\r\n`

function decode(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}

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
