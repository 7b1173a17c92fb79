import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { fecha, motivo } = VARIABLES_HABITUALES;
const mesa = { descripcion: 'Nombre de la mesa', ejemplo: 'Pasaportes' } as const;
const reunion = {
  mesa,
  tematica: { descripcion: 'Temática de la reunión', ejemplo: 'Validación del esquema' },
  fecha: { descripcion: 'Fecha y hora de la reunión, hora de Colombia', ejemplo: fecha.ejemplo },
  lugar: {
    descripcion: 'Lugar y enlace de la reunión',
    ejemplo: 'Sala 3 · https://reuniones.ejemplo.gov.co/1',
  },
} as const;

/** Events about a meeting, with their messages. */
export const novedadesReunion = defineNovedades(60, {
  'reunion-programada': {
    nombre: 'Invitación a una reunión',
    descripcion: 'Invita a una reunión de una mesa y lleva el archivo para el calendario.',
    enProducto: true,
    // People cannot switch these mails off, because without an invitation or change their calendar would be wrong.
    configurable: false,
    reservado: false,
    variables: {
      ...reunion,
      orden: { descripcion: 'Orden del día, un punto por línea', ejemplo: '1. Compromisos\n2. Varios' },
    },
    plantilla: {
      asunto: 'Invitación: {{tematica}}, {{fecha}}',
      aviso: 'Está invitado a la reunión «{{tematica}}» de la mesa {{mesa}}, el {{fecha}}.',
      cuerpo: [
        'Le invitamos a la reunión «{{tematica}}» de la mesa de interoperabilidad {{mesa}}.',
        'Fecha: {{fecha}} (hora de Colombia)\nLugar: {{lugar}}',
        'Orden del día:\n{{orden}}',
        'El archivo adjunto agrega la reunión a su calendario.',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
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
    plantilla: {
      asunto: 'Cambió la reunión: {{tematica}}, {{fecha}}',
      aviso: 'Cambió la reunión «{{tematica}}» de la mesa {{mesa}}: {{fecha}}.',
      cuerpo: [
        'Cambió lo programado para la reunión «{{tematica}}» de la mesa de interoperabilidad {{mesa}}. Quedó así:',
        'Fecha: {{fecha}} (hora de Colombia)\nLugar: {{lugar}}',
        'Orden del día:\n{{orden}}',
        'El archivo adjunto actualiza la reunión en su calendario.',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'reunion-recordada': {
    nombre: 'Recordatorio de una reunión',
    descripcion: 'Pide a quien no ha respondido que diga si asistirá a una reunión.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: reunion,
    plantilla: {
      asunto: 'Confirme su asistencia: {{tematica}}, {{fecha}}',
      aviso: 'Falta su respuesta a la reunión «{{tematica}}» de la mesa {{mesa}}, el {{fecha}}.',
      cuerpo: [
        'Le recordamos la reunión «{{tematica}}» de la mesa de interoperabilidad {{mesa}}.',
        'Fecha: {{fecha}} (hora de Colombia)\nLugar: {{lugar}}',
        'Aún no sabemos si asistirá. Si su entidad tiene cuenta, responda aquí:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'reunion-cancelada': {
    nombre: 'Reunión cancelada',
    descripcion: 'Avisa que una reunión se canceló y por qué, y la quita del calendario.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { ...reunion, motivo },
    plantilla: {
      asunto: 'Se canceló la reunión: {{tematica}}',
      aviso:
        'Se canceló la reunión «{{tematica}}» de la mesa {{mesa}}, prevista para el {{fecha}}. Motivo: {{motivo}}',
      cuerpo: [
        'Se canceló la reunión «{{tematica}}» de la mesa de interoperabilidad {{mesa}}, prevista para el {{fecha}} (hora de Colombia) en {{lugar}}.',
        'Motivo: {{motivo}}',
        'El archivo adjunto la quita de su calendario.',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'reunion-retirada': {
    nombre: 'Retiro de una reunión',
    descripcion: 'Avisa a quien ya no está invitado a una reunión y la quita de su calendario.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: reunion,
    plantilla: {
      asunto: 'Ya no está invitado a la reunión: {{tematica}}',
      aviso: 'Ya no está invitado a la reunión «{{tematica}}» de la mesa {{mesa}}, del {{fecha}}.',
      cuerpo: [
        'Usted ya no está invitado a la reunión «{{tematica}}» de la mesa de interoperabilidad {{mesa}}, prevista para el {{fecha}} (hora de Colombia) en {{lugar}}.',
        'El archivo adjunto la quita de su calendario.',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
