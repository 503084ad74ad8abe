/** Texts of the page of deliveries and of previews, in English. */
export const englishDeliveries = {
  preview: {
    shown: 'Preview of %remote% %version%, seen in this browser only, until %until%.',
    missing: 'This preview is no longer published. You see the same site as everybody.',
    end: 'Leave the preview',
  },
}
