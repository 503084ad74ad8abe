import { fetchLaterFiles } from './later-files.ts'

fetchLaterFiles()
