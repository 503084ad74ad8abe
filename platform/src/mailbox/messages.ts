import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { ownFolder } from '../files/own-folder.ts'

export const Message = Type.Object({
  id: Type.String(),
  receivedAt: Type.String(),
  from: Type.String(),
  to: Type.Array(Type.String()),
  replyTo: Type.Union([Type.String(), Type.Null()]),
  subject: Type.String(),
  text: Type.String(),
  html: Type.Union([Type.String(), Type.Null()]),
  attachments: Type.Array(
    Type.Object({
      name: Type.String(),
      contentType: Type.String(),
      size: Type.Integer(),
      /** What a calendar would read; absent for what is no text. */
      text: Type.Optional(Type.String()),
    }),
  ),
})
export type Message = Static<typeof Message>

export interface Messages {
  add(message: Omit<Message, 'id' | 'receivedAt'>): Message
  /** Newest first; `to` keeps those with this recipient. */
  list(to?: string): Message[]
  find(id: string): Message | undefined
  clear(): void
}

/** How many messages the local mailbox keeps. */
export const keptMessages = 500

/**
 * The messages in a file, each on a line behind those before: they survive a restart, the oldest make room. A mail costs
 * one line, however many are kept; once as many lines are too many as are kept, the file is written anew.
 */
export function openMessages(file: string): Messages {
  let messages = readMessages(file)
  // The first mail writes the file anew: a line that a killed program has left half-written would spoil the next one.
  let lines = 2 * keptMessages

  function writeAnew(): void {
    ownFolder(dirname(file))
    writeFileSync(`${file}.new`, messages.toReversed().map(lineOf).join(''))
    renameSync(`${file}.new`, file)
    lines = messages.length
  }

  return {
    add(content) {
      const message = { id: randomUUID(), receivedAt: new Date().toISOString(), ...content }
      messages = [message, ...messages].slice(0, keptMessages)
      if (lines >= 2 * keptMessages) writeAnew()
      else {
        appendFileSync(file, lineOf(message))
        lines += 1
      }
      return message
    },
    list(to) {
      return to === undefined ? messages : messages.filter((message) => message.to.includes(to.toLowerCase()))
    },
    find: (id) => messages.find((message) => message.id === id),
    clear() {
      messages = []
      writeAnew()
    },
  }
}

function lineOf(message: Message): string {
  return `${JSON.stringify(message)}\n`
}

/** Newest first. */
function readMessages(file: string): Message[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap(messagesOf).toReversed().slice(0, keptMessages)
}

/** Of one line; releases before wrote all in one, the newest first. */
function messagesOf(line: string): Message[] {
  try {
    const content: unknown = JSON.parse(line)
    if (Check(Message, content)) return [content]
    return Check(Type.Array(Message), content) ? content.toReversed() : []
  } catch {
    return []
  }
}
