export function putWhole(file: string, content: Buffer): Promise<void>
