/** What this context gives the private area. */
export const esquemasModule = {
  panels: {
    elemento: async () => (await import('./panels/elemento-panels.tsx')).elementoPanels,
    elementos: async () => (await import('./panels/elementos-acciones.tsx')).elementosAcciones,
  },
};
