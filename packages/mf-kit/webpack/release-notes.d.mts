/** Puts what a remote tells people of its news beside its build. @throws Error for notes that are not valid */
export function bringReleaseNotes(options: { dir: string; output: string }): Promise<void>
