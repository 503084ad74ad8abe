import { languages } from '@ensemble/contracts/enumerations'
import { expect, it } from 'vitest'
import { withNamedValues } from './named-values.ts'

it('says in the description what people call the values of an enumeration', () => {
  const schema = { type: 'object', properties: { language: { enum: [...languages] }, size: { enum: [25, 50] } } }
  expect(withNamedValues(schema)).toEqual({
    type: 'object',
    properties: {
      language: { enum: ['fr', 'en'], description: 'fr: Français, French; en: Anglais, English' },
      size: { enum: [25, 50] },
    },
  })
})
