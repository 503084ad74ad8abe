import { type APIRequestContext, expect } from '@playwright/test'

export interface Mail {
  id: string
  to: string[]
  subject: string
  text: string
  html: string | null
  attachments: { name: string; contentType: string; text?: string }[]
}

const mailbox = process.env['MAILBOX_URL'] ?? 'http://localhost:8025'

/** Waits until a mail to somebody arrives whose subject suits, newest first. */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  suits: (subject: string) => boolean,
): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, address)).find(({ subject }) => suits(subject))
        return found?.subject
      },
      { message: `a mail to ${address}` },
    )
    .toBeDefined()
  if (!found) throw new Error('unreachable: the poll above has found it')
  return found
}

/** Mails to somebody, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const response = await request.get(`${mailbox}/messages?to=${encodeURIComponent(address)}`)
  return response.json()
}
