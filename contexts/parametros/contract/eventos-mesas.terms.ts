import { type DefinicionEvento, entidad, fecha, motivo } from './definicion-evento.terms.ts';

const mesa = { descripcion: 'Nombre de la mesa', ejemplo: 'Pasaportes' } as const;
const compromiso = {
  descripcion: 'Lo que se acordó',
  ejemplo: 'Entregar el diccionario de datos.',
} as const;
const vence = { descripcion: 'Día en que vence', ejemplo: '20 de noviembre de 2026' } as const;
const tematica = { descripcion: 'Temática de la reunión', ejemplo: 'Validación del esquema' } as const;
const numero = { descripcion: 'Número del acta en su mesa', ejemplo: '7' } as const;
const enmienda = { descripcion: 'Lo que se propuso', ejemplo: 'La fecha de la reunión es el 19.' } as const;
const reunion = {
  mesa,
  tematica: { descripcion: 'Temática de la reunión', ejemplo: 'Validación del esquema' },
  fecha: { descripcion: 'Fecha y hora de la reunión, hora de Colombia', ejemplo: fecha.ejemplo },
  lugar: {
    descripcion: 'Lugar y enlace de la reunión',
    ejemplo: 'Sala 3 · https://reuniones.ejemplo.gov.co/1',
  },
} as const;

/** What the mesas tell people of. */
export const EVENTOS_MESAS = {
  'mesa-cerrada': {
    nombre: 'Mesa cerrada',
    descripcion: 'Avisa a las personas de la entidad líder que la mesa se cerró y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, entidad, motivo },
  },
  'mesa-reabierta': {
    nombre: 'Mesa reabierta',
    descripcion: 'Avisa a las personas de la entidad líder que la mesa se reabrió y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, entidad, motivo },
  },
  'reunion-programada': {
    nombre: 'Invitación a una reunión',
    descripcion: 'Invita a una reunión de una mesa y lleva el archivo para el calendario.',
    enProducto: true,
    // An invitation or change that does not arrive leaves a wrong calendar.
    configurable: false,
    reservado: false,
    variables: {
      ...reunion,
      orden: { descripcion: 'Orden del día, un punto por línea', ejemplo: '1. Compromisos\n2. Varios' },
    },
  },
  'reunion-cambiada': {
    nombre: 'Cambio de una reunión',
    descripcion: 'Avisa que cambió lo programado de una reunión y actualiza el calendario.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: {
      ...reunion,
      orden: { descripcion: 'Orden del día, un punto por línea', ejemplo: '1. Compromisos\n2. Varios' },
    },
  },
  'reunion-cancelada': {
    nombre: 'Reunión cancelada',
    descripcion: 'Avisa que una reunión se canceló y por qué, y la quita del calendario.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { ...reunion, motivo },
  },
  'reunion-retirada': {
    nombre: 'Retiro de una reunión',
    descripcion: 'Avisa a quien ya no está invitado a una reunión y la quita de su calendario.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: reunion,
  },
  'compromiso-asignado': {
    nombre: 'Compromiso asignado',
    descripcion: 'Cuenta a quien responde que una mesa le dejó un compromiso y cuándo vence.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { compromiso, mesa, entidad, vence },
  },
  'compromiso-por-vencer': {
    nombre: 'Compromiso por vencer',
    descripcion: 'Recuerda a quien responde que un compromiso está por vencer.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      ...{ compromiso, mesa, entidad, vence },
      plazo: { descripcion: 'Cuánto falta, en días hábiles', ejemplo: 'vence en 2 días hábiles' },
    },
  },
  'compromiso-vencido': {
    nombre: 'Compromiso vencido',
    descripcion: 'Recuerda cada semana a quien responde que un compromiso está vencido.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      ...{ compromiso, mesa, entidad, vence },
      plazo: { descripcion: 'Cuánto hace, en días hábiles', ejemplo: 'venció hace 4 días hábiles' },
    },
  },
  'acta-emitida': {
    nombre: 'Acta emitida',
    descripcion: 'Cuenta a quienes asistieron a una reunión que su acta está disponible.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, tematica, numero },
  },
  'enmienda-abierta': {
    nombre: 'Enmiendas del acta',
    descripcion: 'Cuenta a quienes asistieron a una reunión hasta cuándo pueden proponer enmiendas del acta.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      ...{ mesa, tematica, numero },
      hasta: { descripcion: 'Último día para proponer enmiendas', ejemplo: '30/11/2026' },
    },
  },
  'enmienda-propuesta': {
    nombre: 'Enmienda por decidir',
    descripcion: 'Avisa a los consultores de una reunión que se propuso una enmienda de su acta.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, tematica, numero, entidad, enmienda },
  },
  'enmienda-aceptada': {
    nombre: 'Enmienda aceptada',
    descripcion: 'Cuenta a quien propuso una enmienda que se aceptó y con qué texto la recoge el acta.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      ...{ mesa, tematica, numero, enmienda },
      respuesta: {
        descripcion: 'Texto que recoge el acta',
        ejemplo: 'La reunión se hizo el 19 de noviembre.',
      },
    },
  },
  'enmienda-rechazada': {
    nombre: 'Enmienda rechazada',
    descripcion: 'Cuenta a quien propuso una enmienda que no se aceptó y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      ...{ mesa, tematica, numero, enmienda },
      respuesta: { descripcion: 'Motivo que escribió quien decidió', ejemplo: 'La fecha es la correcta.' },
    },
  },
  'acta-sellada': {
    nombre: 'Acta sellada',
    descripcion: 'Cuenta a quienes asistieron a una reunión que su acta se selló y no cambia más.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, tematica, numero },
  },
} as const satisfies Readonly<Record<string, DefinicionEvento>>;
