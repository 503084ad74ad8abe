import { afterAll, vi } from 'vitest'

/**
 * Set-up of component tests: a file ends once what its pages have begun to fetch is there. A worker goes on with the same
 * modules, and a piece whose code was cut off by the end of a file would be missing in the pages of the next one.
 */
afterAll(() => vi.dynamicImportSettled())
