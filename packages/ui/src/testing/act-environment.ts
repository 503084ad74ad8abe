/**
 * Set-up of component tests: React is told for each file anew whether changes come by `act`. A test that waits as a
 * person does, without it, would be warned at every change, and telling took longer than the change.
 */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })

export {}

// A worker runs many files on one page: what a test has left there when it failed is none of the next one's.
document.body.replaceChildren()
