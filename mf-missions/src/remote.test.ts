import { declarationFaults } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { remoteConfig } from '../remote.config.ts'
import remote from './remote.ts'

test('what is announced is what is there, in both languages', async () => {
  expect(await declarationFaults(remote, remoteConfig)).toEqual([])
})
