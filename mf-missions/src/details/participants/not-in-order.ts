/** Of a column that the list of the service can neither sort nor filter by. */
export const notInOrder = { sortable: false, filterable: false }
