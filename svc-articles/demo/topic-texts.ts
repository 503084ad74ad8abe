import type { DemoTopic } from '@ensemble/contracts/demo'
import { afterTreatment, fertility, homeTreatment, returnHome } from './topics/after.ts'
import { food, pain, sleep, tiredness } from './topics/body.ts'
import { diagnosis, screening, supportCare } from './topics/care.ts'
import { paperwork, rareCancers, relatives, telemedicine, work } from './topics/life.ts'
import { physicalActivity, transport } from './topics/moving.ts'
import type { TopicText } from './topics/topic-text.ts'

export const topicTexts: Record<DemoTopic, TopicText> = {
  support_care: supportCare,
  physical_activity: physicalActivity,
  sleep,
  food,
  return_home: returnHome,
  diagnosis,
  pain,
  screening,
  after_treatment: afterTreatment,
  relatives,
  fatigue: tiredness,
  paperwork,
  work,
  transport,
  telemedicine,
  fertility,
  rare_cancers: rareCancers,
  home_treatment: homeTreatment,
}
