/** What this context gives everybody. */
export const serviciosPublicModule = {
  panels: { landing: async () => [(await import('./panels/landing-slot.ts')).landingSlot] },
};
