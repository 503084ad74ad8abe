import './trusted-types.ts'
// The one import is asynchronous so that the federation can settle which copies are shared before any code asks for them.
void import('./bootstrap.tsx')
