import { operateService } from '@ensemble/service-kit/service/operate-service'
import { service } from './service.ts'

await operateService(service)
