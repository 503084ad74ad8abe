import { describe, expect, it } from 'vitest'
import type { Message } from './messages.ts'
import { listPage, messagePage } from './pages.ts'

const message: Message = {
  id: '7',
  receivedAt: '2026-11-20T10:00:00.000Z',
  from: 'Ensemble <ne-pas-repondre@example.org>',
  to: ['membre@example.org'],
  replyTo: null,
  subject: '<script>alert(1)</script>',
  text: 'Bonjour "Inès" & <b>compagnie</b>',
  html: '<script>alert(2)</script>',
  attachments: [{ name: 'rendez-vous.ics', contentType: 'text/calendar', size: 400 }],
}

describe('the pages of the local mailbox', () => {
  it('show what people wrote as text, never as markup', () => {
    for (const page of [listPage([message]), messagePage(message)]) expect(page).not.toContain('<script>')
    expect(messagePage(message)).toContain('Bonjour &quot;Inès&quot; &amp; &lt;b&gt;compagnie&lt;/b&gt;')
  })

  it('show the HTML of a message only inside a frame that may do nothing', () => {
    expect(messagePage(message)).toContain('<iframe sandbox="" title="Aperçu du message" src="/messages/7/html">')
    expect(messagePage({ ...message, html: null })).not.toContain('<iframe')
  })

  it('show what stands in a calendar file, as text', () => {
    const [attachment] = message.attachments
    const page = messagePage({ ...message, attachments: attachment ? [{ ...attachment, text: 'SUMMARY:<b>' }] : [] })
    expect(page).toContain('<pre>SUMMARY:&lt;b&gt;</pre>')
  })

  it('say in French that there is nothing yet', () => {
    expect(listPage([])).toContain('lang="fr"')
    expect(listPage([])).toContain('Aucun message')
  })
})
