/** What this context gives everybody: promised and measured in the page of a servicio. */
export const plataformaPublicModule = {
  panels: {
    ficha: async () => (await import('./panels/ficha-panels.tsx')).fichaPanels,
  },
};
