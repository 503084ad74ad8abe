/** So many of whom somebody on the telephone may be are shown: nobody turns the pages of all members this way. */
export const mostCallers = 10
