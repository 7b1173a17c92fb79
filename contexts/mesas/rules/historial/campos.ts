import { ROL_PARTICIPANTE } from '../../contract/terms.ts';

/** Catalogue whose rows the ids of a field name. */
export type ReferenciaHistorial =
  | 'entidades'
  | 'servicios'
  | 'usuarios'
  | 'reuniones'
  | 'estadosServicio'
  | 'elementos'
  | 'solicitudes'
  | 'estadosSolicitud';

/** Names of the fields of the audit trail inside a sentence. */
const CAMPOS: Readonly<Record<string, string>> = {
  nombre: 'el nombre',
  objetivo: 'el objetivo',
  descripcion: 'la descripción',
  admEntidadLider: 'la entidad líder',
  emailResponsableEntidad: 'el correo del responsable',
  admUsuarioId: 'el consultor principal',
  emailConsultor: 'el correo del consultor',
  activa: 'el estado',
  estado: 'el estado',
  entidadId: 'la entidad',
  rol: 'el rol',
  servicioId: 'el servicio',
  estadoServicioId: 'el estado del servicio',
  elementoId: 'el elemento de dato',
  solicitudId: 'la solicitud',
  estadoSolicitudId: 'el estado de la solicitud',
  documentos: 'los documentos',
  tematica: 'la temática',
  inicio: 'la fecha y hora',
  iniciaEn: 'la fecha y hora',
  fecha: 'la fecha',
  hora: 'la hora',
  duracionMinutos: 'la duración en minutos',
  lugar: 'el lugar',
  enlace: 'el enlace',
  avance: 'el avance',
  participante: 'los participantes',
  participantes: 'los participantes',
  entidades: 'las entidades invitadas',
  asistencia: 'la asistencia',
  asistio: 'la asistencia',
  consultorPrincipal: 'el consultor principal de apoyo',
  consultorPrincipalId: 'el consultor principal de apoyo',
  consultores: 'los consultores de apoyo',
  consultoresDeApoyo: 'los consultores de apoyo',
  punto: 'las notas de la agenda',
  puntos: 'la agenda',
  agenda: 'la agenda',
  notas: 'las notas',
  decision: 'una decisión',
  decisiones: 'las decisiones',
  responsable: 'el responsable',
  responsableUsuarioId: 'el responsable',
  acordadoEn: 'la fecha del acuerdo',
  venceEn: 'el vencimiento',
  plazoDiasHabiles: 'el plazo en días hábiles',
  motivoCierre: 'el motivo del cierre',
  motivoCancelacion: 'el motivo de la cancelación',
  numero: 'el número del acta',
  emision: 'la emisión',
  enmiendaHasta: 'el plazo para proponer enmiendas',
  sello: 'el sello',
  selloAnterior: 'el sello anterior',
  titulo: 'el título',
  huella: 'la huella',
  sha256: 'la huella',
  reunionId: 'la reunión',
  secuencia: 'el número de la invitación',
};

/** Values that are codes. */
const CODIGOS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rol: ROL_PARTICIPANTE,
  activa: { true: 'Abierta', false: 'Cerrada' },
  // The minutes write it as what the field was chosen as.
  asistio: { si: 'Asistió', no: 'No asistió', true: 'Asistió', false: 'No asistió' },
  estado: {
    programada: 'Programada',
    'en-curso': 'En curso',
    realizada: 'Realizada',
    cancelada: 'Cancelada',
    abierto: 'Abierto',
    cumplido: 'Cumplido',
    cancelado: 'Cancelado',
    emitida: 'Emitida',
    'en-enmienda': 'En enmienda',
    sellada: 'Sellada',
    propuesta: 'Propuesta',
    aceptada: 'Aceptada',
    rechazada: 'Rechazada',
  },
};

const REFERENCIAS: readonly (readonly [RegExp, ReferenciaHistorial])[] = [
  [/estadoServicio/i, 'estadosServicio'],
  [/estadoSolicitud/i, 'estadosSolicitud'],
  [/solicitud/i, 'solicitudes'],
  [/entidad/i, 'entidades'],
  [/servicio/i, 'servicios'],
  [/usuario|consultor/i, 'usuarios'],
  [/reunion/i, 'reuniones'],
  [/elemento/i, 'elementos'],
];

/** A detail must not contain data of a person; if it does, the historial does not show them. */
const PERSONAL = /correo|e?mail|celular|telefono|identificacion/i;

/** Fields that repeat other data, or mean nothing to a person. */
const TECNICOS: ReadonlySet<string> = new Set([
  'version',
  'secuencia',
  'mesaId',
  'idMesa',
  'enmiendaId',
  'id',
]);

/**
 * Name of a field as a sentence has it: `el objetivo`; one of a row (`punto:7`) has the name of its kind. One without a
 * name is read from its code.
 */
export function presentCampo(campo: string): string {
  const [kind = ''] = campo.split(':');
  return CAMPOS[kind] ?? toWords(kind);
}

/** Name of a field over its values: `Objetivo`. */
export function toEtiqueta(campo: string): string {
  const name = presentCampo(campo).replace(/^(?:el|la|los|las|una) /, '');
  return name.charAt(0).toLocaleUpperCase('es') + name.slice(1);
}

/** Whether the values of a field are of a person, and stay out of sight. */
export function isPersonal(campo: string): boolean {
  return PERSONAL.test(campo);
}

/** Whether a field is only for the program. */
export function isTecnico(campo: string): boolean {
  return TECNICOS.has(campo);
}

/** Where the names of the ids of a field are; undefined where its numbers are numbers. */
export function findReferencia(campo: string): ReferenciaHistorial | undefined {
  return REFERENCIAS.find(([pattern]) => pattern.test(campo))?.[1];
}

/** A code as people read it. */
export function presentCodigo(campo: string, value: string | number | boolean): string {
  const [kind = ''] = campo.split(':');
  const known = CODIGOS[kind]?.[String(value)];
  if (known !== undefined) return known;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return String(value);
}

/** `tipoDeCambio` → `tipo de cambio`. */
export function toWords(code: string): string {
  return code
    .replaceAll(/([a-záéíóúñ0-9])([A-ZÁÉÍÓÚÑ])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLocaleLowerCase('es');
}
