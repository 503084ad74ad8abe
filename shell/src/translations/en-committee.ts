/** How to find the committee that answers, in English: on pages that a visitor reads when something is wrong. */
export const englishCommittee = {
  hint: 'Your local committee will answer you. Choose your department to see how to reach it.',
  department: 'Department',
}
