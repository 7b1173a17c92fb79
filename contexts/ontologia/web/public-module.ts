/** What this context gives everybody: what it says of an element of the dictionary. */
export const ontologiaPublicModule = {
  panels: {
    elemento: async () => (await import('./panels/elemento-publico-panels.tsx')).elementoPanels,
  },
};
