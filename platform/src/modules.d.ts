declare module 'mailparser' {
  import type { Readable } from 'node:stream'
  interface Address {
    text: string
  }
  export interface ParsedMail {
    subject?: string
    from?: Address
    to?: Address | Address[]
    replyTo?: Address
    date?: Date
    text?: string
    html?: string | false
    attachments: { filename?: string; contentType: string; size: number; content: Buffer }[]
  }
  export function simpleParser(source: Readable | Buffer | string): Promise<ParsedMail>
}
