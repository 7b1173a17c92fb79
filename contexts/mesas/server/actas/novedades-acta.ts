import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { entidad } = VARIABLES_HABITUALES;
const mesa = { descripcion: 'Nombre de la mesa', ejemplo: 'Pasaportes' } as const;
const tematica = { descripcion: 'Temática de la reunión', ejemplo: 'Validación del esquema' } as const;
const numero = { descripcion: 'Número del acta en su mesa', ejemplo: '7' } as const;
const enmienda = { descripcion: 'Lo que se propuso', ejemplo: 'La fecha de la reunión es el 19.' } as const;

/** Events about an acta and about proposed changes to it, with their messages. */
export const novedadesActa = defineNovedades(60, {
  'acta-emitida': {
    nombre: 'Acta emitida',
    descripcion: 'Cuenta a quienes asistieron a una reunión que su acta está disponible.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, tematica, numero },
    plantilla: {
      asunto: 'Acta {{numero}} de la mesa {{mesa}}',
      aviso: 'El acta {{numero}} de la reunión «{{tematica}}» ya está disponible.',
      cuerpo: [
        'El acta {{numero}} de la mesa de interoperabilidad {{mesa}}, de la reunión «{{tematica}}», ya está disponible en PDF y en DOCX:',
        '{{enlace}}',
        'Usted recibe este mensaje porque asistió a la reunión o la apoya como consultor.',
      ],
    },
  },
  'enmienda-abierta': {
    nombre: 'Enmiendas del acta',
    descripcion: 'Cuenta a quienes asistieron a una reunión hasta cuándo pueden proponer enmiendas del acta.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      mesa,
      tematica,
      numero,
      hasta: { descripcion: 'Último día para proponer enmiendas', ejemplo: '30/11/2026' },
    },
    plantilla: {
      asunto: 'Revise el acta {{numero}} de la mesa {{mesa}} hasta el {{hasta}}',
      aviso: 'Hasta el {{hasta}} puede proponer enmiendas del acta {{numero}} de la reunión «{{tematica}}».',
      cuerpo: [
        'Hasta el {{hasta}} puede proponer enmiendas del acta {{numero}} de la mesa de interoperabilidad {{mesa}}, de la reunión «{{tematica}}». Léala y, si algo debe corregirse, escríbalo en la página de la reunión:',
        '{{enlace}}',
        'Después de esa fecha el acta se sella y no cambia más.',
      ],
    },
  },
  'enmienda-propuesta': {
    nombre: 'Enmienda por decidir',
    descripcion: 'Avisa a los consultores de una reunión que se propuso una enmienda de su acta.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, tematica, numero, entidad, enmienda },
    plantilla: {
      asunto: 'Enmienda por decidir: acta {{numero}} de la mesa {{mesa}}',
      aviso:
        '{{entidad}} propuso una enmienda del acta {{numero}} de la reunión «{{tematica}}». Decida si se acepta.',
      cuerpo: [
        '{{entidad}} propuso esta enmienda del acta {{numero}} de la mesa de interoperabilidad {{mesa}}, de la reunión «{{tematica}}»:',
        '{{enmienda}}',
        'Acéptela o rechácela en la página de la reunión:',
        '{{enlace}}',
        'El acta no se sella mientras haya enmiendas por decidir.',
      ],
    },
  },
  'enmienda-aceptada': {
    nombre: 'Enmienda aceptada',
    descripcion: 'Cuenta a quien propuso una enmienda que se aceptó y con qué texto la recoge el acta.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      mesa,
      tematica,
      numero,
      enmienda,
      respuesta: {
        descripcion: 'Texto que recoge el acta',
        ejemplo: 'La reunión se hizo el 19 de noviembre.',
      },
    },
    plantilla: {
      asunto: 'Se aceptó su enmienda del acta {{numero}} de la mesa {{mesa}}',
      aviso:
        'Se aceptó la enmienda que usted propuso del acta {{numero}} de la reunión «{{tematica}}». El acta dirá: {{respuesta}}',
      cuerpo: [
        'Se aceptó esta enmienda que usted propuso del acta {{numero}} de la mesa de interoperabilidad {{mesa}}, de la reunión «{{tematica}}»:',
        '{{enmienda}}',
        'El acta la recoge con este texto:',
        '{{respuesta}}',
        'Puede verla en la página de la reunión:',
        '{{enlace}}',
      ],
    },
  },
  'enmienda-rechazada': {
    nombre: 'Enmienda rechazada',
    descripcion: 'Cuenta a quien propuso una enmienda que no se aceptó y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      mesa,
      tematica,
      numero,
      enmienda,
      respuesta: { descripcion: 'Motivo que escribió quien decidió', ejemplo: 'La fecha es la correcta.' },
    },
    plantilla: {
      asunto: 'No se aceptó su enmienda del acta {{numero}} de la mesa {{mesa}}',
      aviso:
        'No se aceptó la enmienda que usted propuso del acta {{numero}} de la reunión «{{tematica}}». Motivo: {{respuesta}}',
      cuerpo: [
        'No se aceptó esta enmienda que usted propuso del acta {{numero}} de la mesa de interoperabilidad {{mesa}}, de la reunión «{{tematica}}»:',
        '{{enmienda}}',
        'Motivo: {{respuesta}}',
        'Puede ver el acta en la página de la reunión:',
        '{{enlace}}',
      ],
    },
  },
  'acta-sellada': {
    nombre: 'Acta sellada',
    descripcion: 'Cuenta a quienes asistieron a una reunión que su acta se selló y no cambia más.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, tematica, numero },
    plantilla: {
      asunto: 'Se selló el acta {{numero}} de la mesa {{mesa}}',
      aviso:
        'El acta {{numero}} de la reunión «{{tematica}}» quedó sellada: no cambia más y cualquiera puede verificarla.',
      cuerpo: [
        'El acta {{numero}} de la mesa de interoperabilidad {{mesa}}, de la reunión «{{tematica}}», quedó sellada. Ni el acta ni los documentos de la reunión cambian desde ahora, y cualquier persona puede verificarlo:',
        '{{enlace}}',
      ],
    },
  },
});
