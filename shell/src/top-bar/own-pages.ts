/** Where somebody finds what is theirs: data, password. */
export const ownProfile = '/users/me'
/** The question of the health pause, with the focus on its answer (decisions 240, 282). */
export const ownPause = `${ownProfile}?tab=commitment#pause`
