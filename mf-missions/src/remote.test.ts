import type { MissionMode } from '@ensemble/contracts/enumerations'
import type { TFunction } from '@ensemble/mf-kit'
import { declarationFaults } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { remoteConfig } from '../remote.config.ts'
import remote from './remote.ts'
import * as later from './translations/later-texts.ts'

test('what is announced is what is there, in both languages', async () => {
  expect(await declarationFaults(remote, remoteConfig, later)).toEqual([])
})

test('missions are suggested to members alone: the home of the staff is work', () => {
  expect(remoteConfig.widgets.find(({ key }) => key === 'suggested-missions')?.roles).toEqual(['member'])
})

test('a key that no text has does not compile, and neither does a placeholder left open', () => {
  const words = (t: TFunction<'mf-missions'>, mode: MissionMode) => [
    t('details.title'),
    t(`modes.${mode}`),
    // @ts-expect-error no text has this key
    t('details.titel'),
    // @ts-expect-error the text has a placeholder
    t('places.department'),
    // @ts-expect-error not all of these keys exist
    t(`types.${mode}`),
  ]
  expect(words).toBeTypeOf('function')
})
