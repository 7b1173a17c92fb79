/** What this context gives the private area: the way to the banco from a servicio. */
export const conformidadModule = {
  panels: {
    servicio: async () => (await import('./panels/servicio-panels.tsx')).servicioPanels,
  },
};
