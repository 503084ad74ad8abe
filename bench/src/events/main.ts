import { settings } from '../settings.ts'
import { percentile, spread } from './figures.ts'
import { catchUpSeconds, latenciesOf, ratesOf, type Side } from './scenarios.ts'

const { eventFacts, rounds, eventSeconds, awaySeconds } = settings
/** Facts per second while the time from commit to effect is taken. */
const rates = [300, 500]
/** Facts per second while the broker is away. */
const awayRate = 100

/** Rounds of both sides take turns, so that what the machine does besides weighs on both alike. */
async function inTurns<Figures>(measure: (side: Side) => Promise<Figures>): Promise<Record<Side, Figures[]>> {
  const figures: Record<Side, Figures[]> = { ours: [], plain: [] }
  for (let round = 0; round < rounds; round += 1) {
    figures.ours.push(await measure('ours'))
    figures.plain.push(await measure('plain'))
  }
  return figures
}

function printRow<Figures>(
  name: string,
  { ours, plain }: Record<Side, Figures[]>,
  figure: (figures: Figures) => number,
  digits = 0,
): void {
  const [mine, theirs] = [ours.map(figure), plain.map(figure)]
  const ratio = (percentile(mine, 50) / percentile(theirs, 50)).toFixed(2)
  console.log(`| ${name} | ${spread(mine, digits)} | ${spread(theirs, digits)} | ${ratio} |`)
}

console.log(`\nEvents: ${eventFacts} facts, ${eventSeconds} s of load, ${rounds} rounds in turns; median (range)\n`)
console.log('| | ours | the library alone | ours / library |')
console.log('| --- | ---: | ---: | ---: |')
const both = await inTurns(ratesOf)
printRow('sent from a full outbox, /s', both, ({ sent }) => sent)
printRow('processor time of that, µs a fact', both, ({ sentProcessor }) => sentProcessor)
printRow('effects from a full stream, /s', both, ({ effects }) => effects)
printRow('processor time of that, µs a fact', both, ({ effectProcessor }) => effectProcessor)
for (const rate of rates) {
  const latencies = await inTurns((side) => latenciesOf(side, rate))
  printRow(`commit to effect at ${rate}/s, p50 ms`, latencies, ({ p50 }) => p50, 1)
  printRow(`commit to effect at ${rate}/s, p99 ms`, latencies, ({ p99 }) => p99, 1)
}
const seconds = await catchUpSeconds(awayRate)
console.log(`| caught up after ${awaySeconds} s without the broker at ${awayRate}/s, s | ${seconds.toFixed(1)} | | |`)
