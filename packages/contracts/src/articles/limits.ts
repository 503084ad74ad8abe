/** Lengths of what people write in an article, in characters as they are read; forms count along. */
export const articleLimits = {
  title: { min: 5, max: 150 },
  summary: { min: 20, max: 300 },
  body: { min: 100, max: 30_000 },
  coverAlt: { max: 150 },
  medicallyReviewedBy: { max: 120 },
  source: { max: 300 },
  /** What is to be corrected, in the words of who publishes. */
  comment: { min: 10, max: 1000 },
  attachmentName: { max: 120 },
} as const

/** How many sources an article names at most. */
export const mostSources = 10

/** How many featured articles there are at most. */
export const mostFeatured = 3
