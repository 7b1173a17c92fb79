/** Where programs read the directory: addresses of the server, and no screens. They are kept in other systems: an address that is here stays. */
export const ARCHIVOS_DIRECTORIO = {
  /** The catalogue (DCAT), in the form the caller likes best. */
  catalogo: '/catalogo',
  /** Every version, one row each, and the fields of their messages; after the point the kind of file. */
  versiones: '/directorio-servicios',
  campos: '/directorio-servicios-campos',
  /** The feed of what happened, whole or of one servicio, element or entidad. */
  cambios: '/directorio-servicios/cambios',
  /** The same by the page, for programs that follow it. */
  eventos: '/api-public/eventos',
  /** The pages for search engines. */
  mapa: '/sitemap.xml',
} as const;

/** One of these tables as a file. */
export function toArchivo(tabla: 'versiones' | 'campos', formato: 'csv' | 'xlsx'): string {
  return `${ARCHIVOS_DIRECTORIO[tabla]}.${formato}`;
}

/** The feed narrowed to one thing. */
export function toCambios(de?: { readonly [que in 'servicio' | 'elemento' | 'entidad']?: number }): string {
  const query = Object.entries(de ?? {}).map(([que, id]) => `${que}=${id}`);
  const { cambios } = ARCHIVOS_DIRECTORIO;
  return query.length === 0 ? cambios : `${cambios}?${query.join('&')}`;
}
