/** The module that stands for the table of calls in a build. */
export function usedTable(options: { callers: string[]; withKit: boolean; resource: string }): Promise<string>
