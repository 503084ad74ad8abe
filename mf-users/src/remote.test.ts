import type { Role } from '@ensemble/contracts/enumerations'
import type { TFunction } from '@ensemble/mf-kit'
import { declarationFaults } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { remoteConfig } from '../remote.config.ts'
import remote from './remote.ts'
import * as later from './translations/later-texts.ts'

test('what is announced is what is there, in both languages', async () => {
  expect(await declarationFaults(remote, remoteConfig, later)).toEqual([])
})

test('a key that no text has does not compile, and neither does a placeholder left open', () => {
  const words = (t: TFunction<'mf-users'>, role: Role) => [
    t('list.search'),
    t(`roles.${role}`),
    // @ts-expect-error no text has this key
    t('list.serch'),
    // @ts-expect-error the text has a placeholder
    t('department.sentence'),
    // @ts-expect-error not all of these keys exist
    t(`statuses.${role}`),
  ]
  expect(words).toBeTypeOf('function')
})
