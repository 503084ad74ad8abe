export function digestScripts(output: string): Promise<void>
