/** What a mail says, before it becomes HTML and plain text. One button, never more (decisions.md §8). */
export interface MailContent {
  subject: string
  heading: string
  greeting: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  /** Other pages worth a look, below the button. */
  offers: { title: string; links: { label: string; url: string }[] } | null
  button: { label: string; url: string }
  footer: string
}
