export function makeCertificates(
  servers: Record<string, string[]>,
  now?: Date,
  peers?: string[],
): { authority: string; servers: Record<string, string> }
