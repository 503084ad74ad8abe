import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { darkTokens } from './dark-tokens.ts'
import { tokens } from './tokens.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../shell/src/index.html'), 'utf8')

it('what is seen before any script has arrived has the colours of the theme, light, and dark in both ways', () => {
  const [light = '', device = '', chosen = ''] = [...page.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, body]) => body)
  const named = Object.entries(tokens).filter(([name]) => light.includes(`--ens-${name}:`))
  expect(named.length).toBeGreaterThan(5)
  for (const [name, value] of named) {
    expect(light).toContain(`--ens-${name}: ${value.toLowerCase()};`)
    const dark = Object.entries(darkTokens).find(([other]) => other === name)?.[1]
    expect(device).toContain(`--ens-${name}: ${dark?.toLowerCase()};`)
  }
  expect(chosen).toBe(device)
})
