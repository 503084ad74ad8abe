/** What stands for a piece of the kit where the shell is from before pieces: the whole, which it gives. */
export * from '@ensemble/mf-kit'
