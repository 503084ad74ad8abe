/** Texts of the page of deliveries and of previews, in French. */
export const frenchDeliveries = {
  preview: {
    shown: 'Aperçu de %remote% %version%, visible dans ce navigateur seulement, jusqu’à %until%.',
    missing: 'Aperçu demandé, mais sa version n’est plus publiée. Vous voyez le site comme tout le monde.',
    end: 'Quitter l’aperçu',
  },
} as const
