/** What this context gives the private area: the way to the pasaporte from the page of a servicio. */
export const pasaportesModule = {
  panels: {
    servicio: async () => (await import('./panels/servicio-panels.tsx')).servicioPanels,
  },
};
