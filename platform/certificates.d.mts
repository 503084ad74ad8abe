export function makeCertificates(
  servers: Record<string, string[]>,
  now?: Date,
): { authority: string; servers: Record<string, string> }
