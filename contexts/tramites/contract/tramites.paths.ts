const TRAMITES = '/tramites';
const PRIVADO = '/app/tramites';

/** Addresses of this context: what anybody reads, and what people of the entidades keep. */
export const tramitesPaths = {
  home: TRAMITES,
  /** Pattern of the page of a trámite. */
  tramite: `${TRAMITES}/:codigo`,
  mapa: '/mapa-solo-una-vez',
  /** What one entidad asks for. */
  entidad: '/mapa-solo-una-vez/entidades/:id',
  privado: PRIVADO,
  importar: `${PRIVADO}/importar`,
  observaciones: `${PRIVADO}/observaciones`,
  /** Not below the trámites: it has an entry of its own in the menu, and one alone is current. */
  supuestos: '/app/supuestos-ahorro',
} as const;

export const TITULO_TRAMITES = 'Trámites';
export const TITULO_MAPA = 'Mapa de solo una vez';

/** The page of a trámite, by its code in the single register. */
export function toTramite(codigo: string): string {
  return `${TRAMITES}/${codigo}`;
}

/** What an entidad asks citizens for. */
export function toPapelesDeEntidad(id: number | string): string {
  return `${tramitesPaths.mapa}/entidades/${id}`;
}
