export function takenByPiece(source: string): string
