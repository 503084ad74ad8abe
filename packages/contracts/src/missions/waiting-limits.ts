/** So many things that wait are told in one answer at most, to who wants all of them in one list. */
export const mostWaiting = 500
