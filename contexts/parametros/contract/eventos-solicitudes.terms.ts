import { type DefinicionEvento, entidad, motivo } from './definicion-evento.terms.ts';

const solicitud = {
  radicado: { descripcion: 'Radicado de la solicitud', ejemplo: 'LCI-N1-2026-000001' },
  servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
  nivel: { descripcion: 'Nivel que pide la solicitud', ejemplo: '1' },
  entidad,
} as const;

const paso = { enProducto: true, configurable: true, reservado: false } as const;
const variables = { ...solicitud, motivo } as const;

/** What the life of the requests tells people of (ADR 0029). */
export const EVENTOS_SOLICITUDES = {
  'solicitud-radicada': {
    nombre: 'Solicitud radicada',
    descripcion: 'Avisa a quienes asignan solicitudes que una entidad radicó la suya.',
    ...paso,
    variables,
  },
  'solicitud-asignada': {
    nombre: 'Solicitud asignada',
    descripcion: 'Avisa a la persona del ministerio que una solicitud quedó a su cargo.',
    ...paso,
    variables,
  },
  'solicitud-devuelta': {
    nombre: 'Solicitud devuelta',
    descripcion: 'Avisa a quien hizo la solicitud que debe completarla y por qué.',
    ...paso,
    variables,
  },
  'solicitud-por-decidir': {
    nombre: 'Solicitud por decidir',
    descripcion: 'Avisa a quienes aprueban por la entidad que el ministerio presentó la conceptualización.',
    ...paso,
    variables,
  },
  'solicitud-observada': {
    nombre: 'Solicitud observada',
    descripcion: 'Avisa al consultor que la entidad observó la conceptualización y por qué.',
    ...paso,
    variables,
  },
  'solicitud-aprobada': {
    nombre: 'Solicitud aprobada',
    descripcion: 'Avisa a quienes certifican que la entidad aprobó todos los campos de una solicitud.',
    ...paso,
    variables,
  },
  'solicitud-certificada': {
    nombre: 'Solicitud certificada',
    descripcion: 'Avisa a quien hizo la solicitud que su servicio alcanzó el nivel que pidió.',
    ...paso,
    variables,
  },
  'solicitud-rechazada': {
    nombre: 'Solicitud rechazada',
    descripcion: 'Avisa a quien hizo la solicitud que fue rechazada y por qué.',
    ...paso,
    variables,
  },
  'solicitud-cancelada': {
    nombre: 'Solicitud cancelada',
    descripcion: 'Avisa al consultor que la entidad canceló una solicitud que tenía a cargo y por qué.',
    ...paso,
    variables,
  },
  'solicitud-desistida': {
    nombre: 'Solicitud desistida',
    descripcion: 'Avisa a quien hizo la solicitud que venció el plazo para completarla.',
    ...paso,
    variables,
  },
  'solicitud-por-vencer': {
    nombre: 'Plazo de una solicitud por vencer',
    descripcion: 'Recuerda a quien debe actuar que el plazo de una solicitud está por vencer.',
    ...paso,
    variables: {
      ...solicitud,
      plazo: { descripcion: 'Cuánto falta', ejemplo: 'vence en 3 días hábiles' },
    },
  },
} as const satisfies Readonly<Record<string, DefinicionEvento>>;
