/** The pages behind the links of the footer, but the charter, whose words are those that people agree to. */
export const notices = ['accessibility', 'privacy', 'legal', 'contact'] as const
export type NoticeName = (typeof notices)[number]

export interface NoticeSection {
  title: string
  paragraphs: readonly string[]
  points: readonly string[]
}

export type NoticeTexts = Record<NoticeName, { title: string; sentence: string; sections: readonly NoticeSection[] }>
