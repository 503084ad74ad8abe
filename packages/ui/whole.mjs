/** What stands for a piece of the design system where the shell is from before pieces: the whole, which it gives. */
export * from '@ensemble/ui'
