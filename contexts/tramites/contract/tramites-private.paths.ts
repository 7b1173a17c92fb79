const PRIVADO = '/app/tramites';

/** Where people of the entidades and of the ministry keep trámites: what no public page tells, nor carries. */
export const tramitesPrivatePaths = {
  home: PRIVADO,
  importar: `${PRIVADO}/importar`,
  observaciones: `${PRIVADO}/observaciones`,
  /** Not below the trámites: it has an entry of its own in the menu, and one alone is current. */
  supuestos: '/app/supuestos-ahorro',
} as const;
