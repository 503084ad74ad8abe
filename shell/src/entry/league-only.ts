/**
 * Not shown where the gateway says that nobody can sign in with a league account (decision 354). By style alone: a
 * rendered page is the same for everybody, and shows it rightly before any script, and without.
 */
export const leagueOnly = { 'html[data-league="none"] &': { display: 'none' } }
