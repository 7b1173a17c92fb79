/** A kind of record the search finds. The context of the records names it, in its source. */
export interface TipoBuscado {
  /** Letters and hyphens: 'capas-de-uso'. Part of the address and of what a person opened, so it never changes. */
  readonly codigo: string;
  /** As people read one of it, and all of it: 'Servicio', 'Servicios'. */
  readonly uno: string;
  readonly todos: string;
  readonly icono: IconoEncontrado;
}

/** Drawings a kind may have, by what they show. */
export const ICONOS_ENCONTRADO = [
  'award',
  'badge',
  'braces',
  'calendar',
  'chart',
  'clipboard',
  'document',
  'fingerprint',
  'handshake',
  'landmark',
  'layers',
  'library',
  'messages',
  'new-document',
  'paperclip',
] as const;
export type IconoEncontrado = (typeof ICONOS_ENCONTRADO)[number];

/** Colours a state may have among what was found. */
export const TONOS_ENCONTRADO = ['gray', 'gray-ring', 'yellow', 'purple', 'green', 'red', 'blue'] as const;
export type TonoEncontrado = (typeof TONOS_ENCONTRADO)[number];

/** Letters from which on the server is asked; shorter texts find nearly everything. */
export const MINIMO_BUSQUEDA = 3;
/** Longest text of a search: more is no longer words somebody looks for. */
export const MAXIMO_BUSQUEDA = 120;
/** How many of a kind are shown beside those of others, and on a page of one kind. */
export const ENCONTRADOS_POR_TIPO = 4;
export const ENCONTRADOS_POR_PAGINA = 20;
/** Pages of one kind; further on the list of the kind is the place. */
export const PAGINAS_DE_BUSQUEDA = 50;
/** Records of a person the search remembers. */
export const MAXIMO_VISTAS = 20;
