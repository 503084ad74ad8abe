import { expect, test } from 'vitest'
import { expectLeader } from './stream-state.ts'

test.each([
  ['a broker that is alone', undefined, true],
  ['a copy that leads, or knows who does', { leader: 'nats-1' }, true],
  ['a copy that knows of no leader, and may lack what others hold', {}, false],
  ['one that says so in so many words', { leader: '' }, false],
])('%s is believed: %j %j', (_case, cluster, believed) => {
  const expecting = () => expectLeader('MISSIONS', cluster)
  if (believed) expect(expecting).not.toThrow()
  else expect(expecting).toThrow('no copy of MISSIONS leads')
})
