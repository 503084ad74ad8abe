import { keepsBudgets } from './budgets.ts'

// Large enough for every statement that reads more than it needs; budgets.campaign.test.ts takes five times as many.
keepsBudgets(20_000, 1050)
