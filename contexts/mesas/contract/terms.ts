import { ADMINISTRADOR } from '@marco/country/ministry';

/** Resource whose permissions guard the private calls of this context. */
export const RECURSO_MESAS = { code: 'mesas', name: 'mesas', giver: ADMINISTRADOR } as const;

/** Documents a meeting may hand out. */
export const MAXIMO_DOCUMENTOS_REUNION = 10;

/** Columns the results can be ordered by. */
export const ORDENES_MESA = [
  'estadoMesa',
  'nombreMesa',
  'razonSocial',
  'nombreCompleto',
  'cantidadServicios',
] as const;
export type OrdenMesa = (typeof ORDENES_MESA)[number];

/** Titles of these columns (MESA-02), on the screen and in the file. */
export const COLUMNAS_MESAS: Readonly<Record<OrdenMesa, string>> = {
  estadoMesa: 'Estado de la mesa',
  nombreMesa: 'Nombre de la mesa',
  razonSocial: 'Entidad líder',
  nombreCompleto: 'Consultor de apoyo principal',
  cantidadServicios: 'No. de servicios',
};

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
/** Roles that people assign; the leader is set in the data of the mesa. */
export const ROLES_ELEGIBLES = ['proveedora', 'consumidora', 'invitada'] as const;
export type RolElegible = (typeof ROLES_ELEGIBLES)[number];
export const ROL_PARTICIPANTE: Readonly<Record<RolParticipante, string>> = {
  lider: 'Líder',
  proveedora: 'Proveedora',
  consumidora: 'Consumidora',
  invitada: 'Invitada',
};

/** States of a meeting: programmed, running, held, or cancelled before it began. Only a held meeting is public. */
export const ESTADOS_REUNION = ['programada', 'en-curso', 'realizada', 'cancelada'] as const;
export type EstadoReunion = (typeof ESTADOS_REUNION)[number];
export const ESTADO_REUNION: Readonly<Record<EstadoReunion, string>> = {
  programada: 'Programada',
  'en-curso': 'En curso',
  realizada: 'Realizada',
  cancelada: 'Cancelada',
};

/** What moves a meeting on. */
export const TRANSICIONES_REUNION = ['iniciar', 'finalizar', 'cancelar'] as const;
export type TransicionReunion = (typeof TRANSICIONES_REUNION)[number];

/** Actions on a meeting; a decision says for each whether the person may do it. */
export const ACCIONES_REUNION = ['editar', 'anotar', ...TRANSICIONES_REUNION, 'invitar'] as const;
export type AccionReunion = (typeof ACCIONES_REUNION)[number];

/** Longest texts and most rows of a meeting; the reason is that of the text-input modal (specification §5). */
export const LIMITES_REUNION = {
  tematica: 300,
  lugar: 300,
  enlace: 500,
  titulo: 300,
  nombre: 200,
  correo: 254,
  avance: 20_000,
  participante: 4_000,
  notas: 10_000,
  decision: 2_000,
  motivo: 200,
  puntos: 50,
  participantes: 100,
  consultores: 20,
  decisiones: 100,
  /** Fields one save of the minutes may carry. */
  cambios: 300,
} as const;

/** Minutes a meeting may take. */
export const DURACION_REUNION = { minima: 15, maxima: 720, habitual: 60 } as const;

/** Attendance as the minutes write it. */
export const ASISTENCIAS = ['', 'si', 'no'] as const;
/** States of a commitment: open until it is fulfilled or cancelled. */
export const ESTADOS_COMPROMISO = ['abierto', 'cumplido', 'cancelado'] as const;
export type EstadoCompromiso = (typeof ESTADOS_COMPROMISO)[number];
export const ESTADO_COMPROMISO: Readonly<Record<EstadoCompromiso, string>> = {
  abierto: 'Abierto',
  cumplido: 'Cumplido',
  cancelado: 'Cancelado',
};

/** How far a commitment is from its due date; a closed commitment, or one of a closed mesa, has no term. */
export const SITUACIONES_PLAZO = ['vencido', 'por-vencer', 'a-tiempo', 'suspendido', 'cerrado'] as const;
export type SituacionPlazo = (typeof SITUACIONES_PLAZO)[number];

/** Filters of the boards of commitments: each commitment is in one of them. */
export const FILTROS_TABLERO = [
  'vencidos' as const,
  'por-vencer' as const,
  'a-tiempo' as const,
  'suspendidos' as const,
  'cumplidos' as const,
  'cancelados' as const,
] as const;
export type FiltroTablero = (typeof FILTROS_TABLERO)[number];
export const FILTRO_TABLERO: Readonly<Record<FiltroTablero, string>> = {
  vencidos: 'Vencidos',
  'por-vencer': 'Por vencer',
  'a-tiempo': 'A tiempo',
  suspendidos: 'De mesas cerradas',
  cumplidos: 'Cumplidos',
  cancelados: 'Cancelados',
};

/** What a board may be asked for: the open ones of open mesas too, whenever they are due. */
export const FILTROS_COMPROMISO = ['abiertos', ...FILTROS_TABLERO] as const;
export type FiltroCompromiso = (typeof FILTROS_COMPROMISO)[number];

/** Boards of commitments: those of the person, of their entidad, every one they may see. */
export const VISTAS_COMPROMISOS = ['mios', 'entidad', 'todos'] as const;
export type VistaCompromisos = (typeof VISTAS_COMPROMISOS)[number];

/** Longest texts of a commitment and longest term; the note of a closing is that of the text-input modal. */
export const LIMITES_COMPROMISO = {
  descripcion: 1000,
  responsable: 150,
  motivo: 200,
  plazo: 250,
} as const;

/** Page sizes of the boards of commitments; the first is the usual one. */
export const TAMANOS_COMPROMISOS = [10, 25, 50] as const;

/** Working days before the due date from which a commitment counts as due soon, while the parameter is absent. */
export const DIAS_POR_VENCER = 3;

/** Where the deep search looks, the most telling first; compromisos in the private area only. */
export const PROCEDENCIAS = [
  'nombre',
  'objetivo',
  'descripcion',
  'tematica',
  'avance',
  'documento',
  'compromiso',
] as const;
export type Procedencia = (typeof PROCEDENCIAS)[number];
export const PROCEDENCIA: Readonly<Record<Procedencia, string>> = {
  nombre: 'Nombre de la mesa',
  objetivo: 'Objetivo',
  descripcion: 'Descripción',
  tematica: 'Temática de reunión',
  avance: 'Avance de reunión',
  documento: 'Documento de reunión',
  compromiso: 'Compromiso',
};

/** What the results of the deep search can be narrowed by; keys of its body. */
export const FACETAS = [
  'fuente',
  'estado',
  'admEntidadLider',
  'sectorLider',
  'admUsuarioId',
  'estadoServicio',
  'anioUltimaReunion',
] as const;
export type Faceta = (typeof FACETAS)[number];

export const ORDENES_PROFUNDA = ['relevancia', 'nombre', 'reciente'] as const;
export type OrdenProfunda = (typeof ORDENES_PROFUNDA)[number];

/** Searches a person may keep with a name, and the longest name and address of one. */
export const LIMITES_BUSQUEDA_NOMBRADA = { cantidad: 20, nombre: 80, consulta: 2000 } as const;

/** A piece of a text; marked when it is what was searched. Never holds HTML. */
export interface Trozo {
  readonly texto: string;
  readonly marcado: boolean;
}

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
