/** State of a mesa as the results show it (specification §3) and as the filter names it (§2). */
export const ESTADO_MESA = { abierta: 'Abierta', cerrada: 'Cerrada' } as const;
export const FILTRO_ESTADO_MESA = { activa: 'Activa', cerrada: 'Cerrada' } as const;

/** Resource whose permissions guard the private calls of this context. */
export const RECURSO_MESAS = 'mesas';

/** Documents a meeting may hand out. */
export const MAXIMO_DOCUMENTOS_REUNION = 10;

/** Keys the mesas pages keep in local storage (specification §3 'Browser storage'). */
export const MESAS_KEYS = { search: 'dataTblInter', active: 'active', tab: 'tab' } as const;

/** Columns the results can be ordered by. */
export const ORDENES_MESA = [
  'estadoMesa',
  'nombreMesa',
  'razonSocial',
  'nombreCompleto',
  'cantidadServicios',
] as const;
export type OrdenMesa = (typeof ORDENES_MESA)[number];

/** Page sizes of the results and their default (MESA-02), and of the tabs of a mesa (MESA-07…09). */
export const TAMANOS_RESULTADOS = [5, 10, 25, 50] as const;
export const TAMANO_RESULTADOS = 10;
export const TAMANOS_PESTANA = [10, 25, 50] as const;

/** Longest text a search accepts. */
export const MAXIMO_TEXTO_BUSQUEDA = 200;

/** Longest texts of a mesa; the reason of a closing or reopening is that of the text-input modal (specification §5). */
export const LIMITES_MESA = {
  nombre: 200,
  objetivo: 2000,
  descripcion: 4000,
  correo: 254,
  motivo: 200,
} as const;

/** What an entidad is in a mesa; exactly one leads it. */
export const ROLES_PARTICIPANTE = ['lider', 'proveedora', 'consumidora', 'invitada'] as const;
export type RolParticipante = (typeof ROLES_PARTICIPANTE)[number];
/** Roles given by hand; who leads is told in the data of the mesa. */
export const ROLES_ELEGIBLES = ['proveedora', 'consumidora', 'invitada'] as const;
export type RolElegible = (typeof ROLES_ELEGIBLES)[number];
export const ROL_PARTICIPANTE: Readonly<Record<RolParticipante, string>> = {
  lider: 'Líder',
  proveedora: 'Proveedora',
  consumidora: 'Consumidora',
  invitada: 'Invitada',
};

/** What a change of a mesa is about; the order of the filter of its historial. */
export const CLASES_HISTORIAL = [
  'datos',
  'entidades',
  'servicios',
  'reuniones',
  'documentos',
  'actas',
  'compromisos',
] as const;
export type ClaseHistorial = (typeof CLASES_HISTORIAL)[number];
export const CLASE_HISTORIAL: Readonly<Record<ClaseHistorial, string>> = {
  datos: 'Datos y estado de la mesa',
  entidades: 'Entidades participantes',
  servicios: 'Servicios',
  reuniones: 'Reuniones',
  documentos: 'Documentos',
  actas: 'Actas',
  compromisos: 'Compromisos',
};

/** Changes of one page of the historial. */
export const TAMANO_HISTORIAL = 25;
