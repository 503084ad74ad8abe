/** Months for which words may be quoted after their author agreed. */
export const quoteMonths = 24
