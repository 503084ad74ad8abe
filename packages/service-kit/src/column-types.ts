import pg from 'pg'

const int8 = 20
const day = 1082

/**
 * How columns become values: `bigint` a number where that is exact, `date` the text YYYY-MM-DD (pg would make it
 * midnight in the zone of the machine, which is another day elsewhere), everything else as pg does.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === int8 && format !== 'binary') return toNumber
    if (id === day && format !== 'binary') return (text: string) => text
    return pg.types.getTypeParser(id, format)
  },
}

function toNumber(text: string): number | string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}
