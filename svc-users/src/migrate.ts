import { migrateService } from '@ensemble/service-kit/service/migrate-service'
import { identity } from './config.ts'

await migrateService(identity)
