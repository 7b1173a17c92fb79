/** Forms the catalogue is read in, the usual one first: media type → name in an address. */
export const FORMAS_CATALOGO = { 'application/ld+json': 'jsonld', 'text/turtle': 'ttl' } as const;
export type FormaCatalogo = keyof typeof FORMAS_CATALOGO;

/** Kinds of file of a table of the directory, by the end of its address. */
export const FORMATOS_TABLA_DIRECTORIO = ['csv', 'xlsx'] as const;

/** Entries of a page of the feed, and pages of it one may ask for: more is read by the events. */
export const TAMANO_CANAL = 50;
export const MAXIMA_PAGINA_CANAL = 2_000;

/** Events an answer carries. */
export const TAMANO_EVENTOS = 100;
export const MAXIMO_EVENTOS = 1_000;

/** Servicios of one part of the map of the site; the protocol allows 50,000 addresses. */
export const SERVICIOS_POR_MAPA = 10_000;
export const MAXIMAS_PARTES_MAPA = 1_000;

/** Calls a minute of one address: programs read these, and several people stand behind one address. */
export const LIMITE_FORMATOS = 60;
/** The same of what is written whole each time. */
export const LIMITE_ARCHIVOS = 30;
