import { keepsBudgets } from './budgets.ts'

/** By hand, a million: `BUDGET_MISSIONS=1000000`; docs/performance.md has what it printed. */
keepsBudgets(Number(process.env['BUDGET_MISSIONS'] ?? 100_000), 1500)
