import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptMessages, openMessages, type Message } from '../src/mailbox/messages.ts'
import { smtpSink } from '../src/mailbox/smtp-sink.ts'
import { mailboxServer } from '../src/mailbox/web.ts'
import { freePorts } from '../src/process/ports.ts'

let folder: string
let web: string
let smtpPort: number
let close: () => void

/** Speaks SMTP by hand: every line is sent after the answer to the one before. */
async function send(lines: string[]): Promise<string> {
  const socket = connect(smtpPort, '127.0.0.1')
  const waiting = [...lines]
  let last = ''
  for await (const answer of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(answer)) continue
    last = answer
    const next = waiting.shift()
    if (next === undefined) break
    socket.write(`${next}\r\n`)
  }
  socket.destroy()
  return last
}

const mail = [
  'EHLO tester',
  'MAIL FROM:<ne-pas-repondre@example.org>',
  'RCPT TO:<Membre@example.org>',
  'DATA',
  [
    'From: Ensemble <ne-pas-repondre@example.org>',
    'To: membre@example.org',
    'Subject: =?utf-8?B?RGVtYW5kZSByZcOndWU=?=',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Bonjour</p>',
    '.',
  ].join('\r\n'),
]

async function json<Content>(path: string): Promise<Content> {
  return (await (await fetch(`${web}${path}`)).json()) as Content
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ensemble-mailbox-'))
  const messages = openMessages(join(folder, 'messages.json'))
  const [webPort = 0, port = 0] = await freePorts(2)
  const server = mailboxServer(messages)
  const sink = smtpSink(messages)
  smtpPort = port
  web = `http://127.0.0.1:${String(webPort)}`
  await new Promise<void>((listening) => server.listen(webPort, '127.0.0.1', listening))
  await new Promise<void>((listening) => sink.listen(port, '127.0.0.1', listening))
  close = () => {
    server.close()
    server.closeAllConnections()
    sink.close()
  }
})

afterEach(() => {
  close()
  rmSync(folder, { recursive: true })
})

describe('the local mailbox', () => {
  it('keeps a mail that was sent to it, for people and for tests', async () => {
    expect(await send(mail)).toMatch(/^250/)
    const [message] = await json<Message[]>('/messages?to=membre@example.org')
    expect(message).toMatchObject({ to: ['membre@example.org'], subject: 'Demande reçue', text: 'Bonjour' })
    expect(await json(`/messages/${String(message?.id)}`)).toEqual(message)
    expect(await json('/messages?to=autre@example.org')).toEqual([])
    expect(await (await fetch(web)).text()).toContain('Demande reçue')
  })

  it('answers with policies under which a message can run and load nothing', async () => {
    await send(mail)
    const [message] = await json<Message[]>('/messages')
    const frame = await fetch(`${web}/messages/${String(message?.id)}/html`)
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(frame.headers.get('content-security-policy')).toContain('sandbox')
    expect((await fetch(web)).headers.get('content-security-policy')).not.toContain('unsafe')
  })

  it('says 404 for a message that is not there', async () => {
    expect((await fetch(`${web}/messages/none`)).status).toBe(404)
    expect((await fetch(`${web}/messages/none/page`)).status).toBe(404)
  })

  it('remembers the newest messages over a restart, up to its limit', () => {
    const file = join(folder, 'many.json')
    const messages = openMessages(file)
    for (let number = 0; number < keptMessages + 2; number += 1) messages.add({ ...content, subject: String(number) })
    const again = openMessages(file).list()
    expect(again).toHaveLength(keptMessages)
    expect(again[0]?.subject).toBe(String(keptMessages + 1))
  })

  it('writes a mail behind the others, and the file anew once half of it is no longer kept', () => {
    const file = join(folder, 'many.json')
    const messages = openMessages(file)
    const add = (count: number) => {
      for (let number = 0; number < count; number += 1) messages.add({ ...content, subject: String(number) })
    }
    add(keptMessages)
    const { ino } = statSync(file)
    add(keptMessages)
    expect(statSync(file).ino).toBe(ino)
    add(1)
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(keptMessages)
  })

  it('loses no other mail with one that was half-written when the program was killed, nor those of the release before', () => {
    const file = join(folder, 'many.json')
    openMessages(file).add({ ...content, subject: 'before' })
    const [before] = openMessages(file).list()
    appendFileSync(file, '{"id":"half')
    openMessages(file).add({ ...content, subject: 'after' })
    const subjects = () =>
      openMessages(file)
        .list()
        .map(({ subject }) => subject)
    expect(subjects()).toEqual(['after', 'before'])
    writeFileSync(file, JSON.stringify([{ ...before, subject: 'newer' }, before]))
    expect(subjects()).toEqual(['newer', 'before'])
  })
})

const content = { from: 'a', to: ['b'], replyTo: null, text: '', html: null, attachments: [] }
