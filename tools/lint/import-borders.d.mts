import { type Linter } from 'eslint'

export function remotesOf(root: string): string[]
export function importBorders(root: string): Linter.Config
