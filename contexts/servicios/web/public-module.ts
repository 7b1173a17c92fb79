/** What this context gives everybody. */
export const serviciosPublicModule = {
  panels: {
    landing: async () => [(await import('./panels/landing-slot.ts')).landingSlot],
    elemento: async () => (await import('./panels/elemento-publico-panels.tsx')).elementoPanels,
  },
};
