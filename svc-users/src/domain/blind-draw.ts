/** Nobody is certain to be drawn: who is not may still be somebody who was looked for. */
const mostLikely = 0.5
/** What a number that is not told counts for. */
const few = 10

/** Days in which people who were drawn may answer. */
export const answerDays = 14

/**
 * How many people a draw should ask, from what everybody may know: never from who was drawn before.
 * @param room places that are left; null where there is no limit
 * @param wanted by earlier draws of the mission that may still be answered
 */
export function peopleToAsk(room: number | null, wanted: number, most: number): number {
  return room === null ? most : Math.max(0, Math.min(most, room - wanted))
}

/**
 * The chance of each person to be drawn, the same for all and each drawn apart: with a fixed number of winners, an
 * asker's own accounts that win or lose would tell how many others there are.
 * @param published the number as it was told to the team
 */
export function chanceOfEach(published: number | null, toAsk: number): number {
  return Math.min(mostLikely, toAsk / (published ?? few))
}

/**
 * Who wins: each person by a lot of their own, so that whether one wins says nothing of who else was there.
 * @param lot 0 to 1, drawn anew for each
 */
export function drawnApart<Person>(people: readonly Person[], chance: number, lot: () => number): Person[] {
  return people.filter(() => lot() < chance)
}
