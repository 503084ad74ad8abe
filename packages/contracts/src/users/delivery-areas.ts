import Type from 'typebox'
import { deliveryAreaPattern } from '../delivery-areas.ts'

/**
 * Areas whose deliveries somebody may look at: a right beside the role, which an admin gives to people of a product team
 * and which opens nothing else (decision 188).
 */
export const DeliveryAreas = Type.Array(Type.String({ pattern: deliveryAreaPattern }), {
  maxItems: 10,
  uniqueItems: true,
})
