import { expect, it } from 'vitest'
import { RetryBudget } from './retry-budget.ts'

it('allows one second try at the start, and one per ten calls after it', () => {
  const budget = new RetryBudget()
  expect([budget.spend(), budget.spend()]).toEqual([true, false])
  let tries = 0
  for (let call = 0; call < 1_000; call += 1) {
    budget.earn()
    if (budget.spend()) tries += 1
  }
  expect(tries).toBe(100)
})

it('saves ten at most for a bad moment', () => {
  const budget = new RetryBudget()
  for (let call = 0; call < 1_000; call += 1) budget.earn()
  let tries = 0
  while (budget.spend()) tries += 1
  expect(tries).toBe(10)
})
