import { runService } from '@ensemble/service-kit/service/run-service'
import { service } from './service.ts'

runService(service)
