import type { DemoArticleForm } from '@ensemble/contracts/demo'
import type { ArticleText, Section } from '../sections.ts'

/** What one form has to say of a topic, beside what all articles of that form say. */
interface Angle {
  summary: string
  section: Section
}

export interface TopicText extends Omit<ArticleText, 'documents'> {
  /** The one paragraph that all articles about the topic may share. */
  essential: string
  angles: Partial<Record<DemoArticleForm, Angle>>
}
