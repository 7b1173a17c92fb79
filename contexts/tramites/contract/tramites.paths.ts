const TRAMITES = '/tramites';

/** Addresses of what anybody reads. */
export const tramitesPaths = {
  home: TRAMITES,
  /** Pattern of the page of a trámite. */
  tramite: `${TRAMITES}/:codigo`,
  mapa: '/mapa-solo-una-vez',
  /** What one entidad asks for. */
  entidad: '/mapa-solo-una-vez/entidades/:id',
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
