import { type APIRequestContext, expect } from '@playwright/test'

interface Listed {
  ID: string
  Subject: string
  To: { Address: string }[]
}

const mailbox = process.env['MAILBOX_URL'] ?? ''

/** The texts of all mails to somebody, as the mailbox of the trial (Mailpit) keeps them; one at least is waited for. */
export async function trialMails(request: APIRequestContext, address: string): Promise<string[]> {
  let ids: string[] = []
  await expect
    .poll(
      async () => {
        const { messages }: { messages: Listed[] } = await (await request.get(`${mailbox}/api/v1/messages`)).json()
        ids = messages.filter(({ To }) => To.some(({ Address }) => Address === address)).map(({ ID }) => ID)
        return ids.length
      },
      { message: `a mail to ${address}` },
    )
    .toBeGreaterThan(0)
  return Promise.all(
    ids.map(async (id) => {
      const { Text }: { Text: string } = await (await request.get(`${mailbox}/api/v1/message/${id}`)).json()
      return Text
    }),
  )
}
