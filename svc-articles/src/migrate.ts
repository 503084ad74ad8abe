import { fileURLToPath } from 'node:url'
