/** What this context gives the private area: the way to the simulator in the page of a servicio. */
export const simuladorModule = {
  panels: {
    servicio: async () => (await import('./panels/servicio-panels.tsx')).servicioPanels,
  },
};
