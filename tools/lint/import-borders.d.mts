import type { Linter } from 'eslint'

export function importBorders(root: string): Linter.Config
