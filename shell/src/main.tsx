import './trusted-types.ts'
import './bootstrap.tsx'
