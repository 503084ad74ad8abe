export function usedCallIds(directory: string): Promise<string[]>
