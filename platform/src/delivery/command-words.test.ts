import { expect, it } from 'vitest'
import { readWords, WordsMistaken } from './command-words.ts'

it('promotes the last published to everybody, unless said otherwise', () => {
  expect(readWords(['promote', 'mf-users'])).toMatchObject({ version: undefined, audience: undefined })
  expect(readWords(['promote', 'mf-users', '1.0-a', '--canary', '10%'])).toMatchObject({
    version: '1.0-a',
    audience: { percent: 10 },
  })
  expect(readWords(['promote', 'mf-users', '--roles', 'admin,referent', '--reason', 'try'])).toMatchObject({
    audience: { roles: ['admin', 'referent'] },
    reason: 'try',
  })
})

it('shows a preview to the people of some roles', () => {
  expect(readWords(['preview', 'mf-users', '--roles', 'referent'])).toMatchObject({ audience: { roles: ['referent'] } })
})

it('asks for help and for all remotes without a name', () => {
  expect(readWords(['--help'])).toBeNull()
  expect(readWords(['promote', '-h'])).toBeNull()
  expect(readWords(['status'])).toMatchObject({ action: 'status', name: undefined })
})

it.each([
  [[], 'no action'],
  [['deploy', 'mf-users'], '"deploy" is no action'],
  [['publish'], 'needs the name'],
  [['publish', 'users'], 'is no name of a remote'],
  [['publish', 'mf-users', '1.0'], 'takes no version'],
  [['promote', 'mf-users', '1.0', '2.0'], 'too much'],
  [['promote', 'mf-users', '--canary', '0%'], '1% to 99%'],
  [['promote', 'mf-users', '--canary', '100%'], '1% to 99%'],
  [['promote', 'mf-users', '--canary', '5', '--roles', 'admin'], 'exclude each other'],
  [['promote', 'mf-users', '--roles', 'king'], '"king" is no role'],
  [['rollback', 'mf-users', '--canary', '5'], 'belongs to promote'],
  [['preview', 'mf-users', '--canary', '5'], 'belongs to promote'],
  [['rollback', 'mf-users', '--roles', 'admin'], 'belongs to promote and preview'],
  [['preview', 'mf-users', '--hours', '0.5'], '1 to 720'],
  [['publish', 'mf-users', '--force'], '--force'],
])('%j makes no command', (args, why) => {
  expect(() => readWords(args)).toThrow(WordsMistaken)
  expect(() => readWords(args)).toThrow(why)
})
