export function lockedDependencies(lock: string): string
