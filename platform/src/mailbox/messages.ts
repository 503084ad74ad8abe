import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
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

/** The messages in a file: they survive a restart, the oldest make room. */
export function openMessages(file: string): Messages {
  let messages = readMessages(file)
  function write(): void {
    ownFolder(dirname(file))
    writeFileSync(`${file}.new`, JSON.stringify(messages))
    renameSync(`${file}.new`, file)
  }
  return {
    add(content) {
      const message = { id: randomUUID(), receivedAt: new Date().toISOString(), ...content }
      messages = [message, ...messages].slice(0, keptMessages)
      write()
      return message
    },
    list(to) {
      return to === undefined ? messages : messages.filter((message) => message.to.includes(to.toLowerCase()))
    },
    find: (id) => messages.find((message) => message.id === id),
    clear() {
      messages = []
      write()
    },
  }
}

function readMessages(file: string): Message[] {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Check(Type.Array(Message), content) ? content : []
  } catch {
    return []
  }
}
