/** Each kind of record the search finds as people read one of it, and all of it; its filters stand in this order. */
export const TIPO_BUSCADO = {
  servicios: { uno: 'Servicio', todos: 'Servicios' },
  solicitudes: { uno: 'Solicitud', todos: 'Solicitudes' },
  elementos: { uno: 'Elemento', todos: 'Elementos' },
  mesas: { uno: 'Mesa', todos: 'Mesas' },
  reuniones: { uno: 'Reunión', todos: 'Reuniones' },
  compromisos: { uno: 'Compromiso', todos: 'Compromisos' },
  acuerdos: { uno: 'Acuerdo', todos: 'Acuerdos' },
  certificados: { uno: 'Certificado', todos: 'Certificados' },
  entidades: { uno: 'Entidad', todos: 'Entidades' },
  tramites: { uno: 'Trámite', todos: 'Trámites' },
  estandares: { uno: 'Estándar', todos: 'Estándares' },
  oid: { uno: 'Identificador OID', todos: 'Identificadores OID' },
} as const satisfies Readonly<Record<string, { readonly uno: string; readonly todos: string }>>;
export type TipoBuscado = keyof typeof TIPO_BUSCADO;
export const TIPOS_BUSCADOS = Object.keys(TIPO_BUSCADO) as TipoBuscado[];

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
