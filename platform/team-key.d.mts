import type { KeyObject } from 'node:crypto'

export function newTeamKey(): string
export function withSigningHalf(key: string): string
export function shownHalf(key: string): string
export function signingHalf(key: string): KeyObject
export function teamRow(key: string): { key: string; signers: string[] }
