import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { entidad, motivo } = VARIABLES_HABITUALES;

const solicitud = {
  radicado: { descripcion: 'Radicado de la solicitud', ejemplo: 'LCI-N1-2026-000001' },
  servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
  nivel: { descripcion: 'Nivel que pide la solicitud', ejemplo: '1' },
  trabajo: { descripcion: 'Lo que hace el ministerio en ese nivel', ejemplo: 'la conceptualización' },
  entidad,
} as const;

const paso = { enProducto: true, configurable: true, reservado: false } as const;
/** What every notice of a step says. */
export const variablesDePaso = { ...solicitud, motivo } as const;
const variables = variablesDePaso;

/** The events about requests that people are informed of (ADR 0029). */
export const novedadesSolicitudes = defineNovedades(80, {
  'solicitud-radicada': {
    nombre: 'Solicitud radicada',
    descripcion: 'Avisa a quienes asignan solicitudes que una entidad radicó la suya.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'Solicitud {{radicado}} por asignar',
      aviso: '{{entidad}} radicó la solicitud {{radicado}} del servicio {{servicio}}.',
      cuerpo: [
        '{{entidad}} radicó la solicitud {{radicado}} del servicio {{servicio}}. Espera que usted la asigne a un consultor:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-asignada': {
    nombre: 'Solicitud asignada',
    descripcion: 'Avisa a la persona del ministerio que una solicitud quedó a su cargo.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'Se le asignó la solicitud {{radicado}}',
      aviso: 'La solicitud {{radicado}} de {{entidad}} ({{servicio}}) quedó a su cargo.',
      cuerpo: [
        'La solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, quedó a su cargo:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-devuelta': {
    nombre: 'Solicitud devuelta',
    descripcion: 'Avisa a quien hizo la solicitud que debe completarla y por qué.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'Se devolvió la solicitud {{radicado}}',
      aviso: 'La solicitud {{radicado}} ({{servicio}}) fue devuelta para que la complete. Motivo: {{motivo}}',
      cuerpo: [
        'La solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, fue devuelta para que la complete y la radique de nuevo, con el mismo número.',
        'Motivo: {{motivo}}',
        'Si no la completa dentro del plazo, la solicitud se desiste.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-por-decidir': {
    nombre: 'Solicitud por decidir',
    descripcion: 'Avisa a quienes aprueban por la entidad que el ministerio presentó su trabajo.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'Solicitud {{radicado}}: espera su decisión',
      aviso:
        'El ministerio presentó {{trabajo}} de la solicitud {{radicado}} ({{servicio}}) y espera su decisión.',
      cuerpo: [
        'El ministerio presentó {{trabajo}} del servicio {{servicio}}, que su entidad pidió con la solicitud {{radicado}}. Apruébela u obsérvela:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-observada': {
    nombre: 'Solicitud observada',
    descripcion: 'Avisa al consultor que la entidad observó su trabajo y por qué.',
    ...paso,
    variables,
    plantilla: {
      asunto: '{{entidad}} observó la solicitud {{radicado}}',
      aviso:
        '{{entidad}} observó {{trabajo}} de la solicitud {{radicado}} ({{servicio}}). Motivo: {{motivo}}',
      cuerpo: [
        'La solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, volvió a {{trabajo}} con observaciones.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-aprobada': {
    nombre: 'Solicitud aprobada',
    descripcion: 'Avisa a quienes certifican que la entidad aprobó una solicitud.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'Solicitud {{radicado}} por certificar',
      aviso: '{{entidad}} aprobó la solicitud {{radicado}} ({{servicio}}), que espera la certificación.',
      cuerpo: [
        '{{entidad}} aprobó {{trabajo}} de la solicitud {{radicado}}, sobre el servicio {{servicio}}. Si lo demás se cumple, se puede certificar:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-reabierta': {
    nombre: 'Solicitud reabierta',
    descripcion:
      'Avisa al consultor y a quienes aprueban por la entidad que quien certifica reabrió una solicitud.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'Se reabrió la solicitud {{radicado}}',
      aviso: 'La solicitud {{radicado}} ({{servicio}}) volvió a {{trabajo}}. Motivo: {{motivo}}',
      cuerpo: [
        'Quien certifica encontró algo por corregir: la solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, volvió a {{trabajo}}. La entidad la aprobará de nuevo.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-certificada': {
    nombre: 'Solicitud certificada',
    descripcion: 'Avisa a quien hizo la solicitud que su servicio alcanzó el nivel que pidió.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'Se certificó la solicitud {{radicado}}',
      aviso:
        'La solicitud {{radicado}} fue certificada: el servicio {{servicio}} alcanzó el nivel {{nivel}}.',
      cuerpo: [
        'La solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, fue certificada: el servicio alcanzó el nivel {{nivel}}.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-rechazada': {
    nombre: 'Solicitud rechazada',
    descripcion: 'Avisa a quien hizo la solicitud que fue rechazada y por qué.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'Se rechazó la solicitud {{radicado}}',
      aviso: 'La solicitud {{radicado}} ({{servicio}}) fue rechazada. Motivo: {{motivo}}',
      cuerpo: [
        'La solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, fue rechazada.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-cancelada': {
    nombre: 'Solicitud cancelada',
    descripcion: 'Avisa al consultor que la entidad canceló una solicitud que tenía a cargo y por qué.',
    ...paso,
    variables,
    plantilla: {
      asunto: '{{entidad}} canceló la solicitud {{radicado}}',
      aviso: '{{entidad}} canceló la solicitud {{radicado}} ({{servicio}}). Motivo: {{motivo}}',
      cuerpo: [
        '{{entidad}} canceló la solicitud {{radicado}} sobre el servicio {{servicio}}. Ya no espera su trabajo.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-desistida': {
    nombre: 'Solicitud desistida',
    descripcion: 'Avisa a quien hizo la solicitud que venció el plazo para completarla.',
    ...paso,
    variables,
    plantilla: {
      asunto: 'Se desistió la solicitud {{radicado}}',
      aviso: 'La solicitud {{radicado}} ({{servicio}}) se desistió. {{motivo}}',
      cuerpo: [
        'La solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, se desistió.',
        '{{motivo}}',
        'Puede presentar una solicitud nueva para el mismo servicio.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-por-vencer': {
    nombre: 'Plazo de una solicitud por vencer',
    descripcion: 'Recuerda a quien debe actuar que el plazo de una solicitud está por vencer.',
    ...paso,
    variables: {
      ...solicitud,
      plazo: { descripcion: 'Cuánto falta', ejemplo: 'vence en 3 días hábiles' },
    },
    plantilla: {
      asunto: 'El plazo de la solicitud {{radicado}} {{plazo}}',
      aviso: 'El plazo de la solicitud {{radicado}} de {{entidad}} ({{servicio}}) {{plazo}}.',
      cuerpo: [
        'La solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, espera por usted y su plazo {{plazo}}:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-plazo': {
    nombre: 'Cambio en el plazo de una solicitud',
    descripcion:
      'Avisa a la entidad y al consultor que el plazo de una solicitud se suspendió, se reanudó, se prorrogó o termina otro día.',
    ...paso,
    variables: {
      ...variables,
      cambio: { descripcion: 'Qué pasó con el plazo', ejemplo: 'se suspendió desde el 8 de julio de 2026' },
    },
    plantilla: {
      asunto: 'Cambió el plazo de la solicitud {{radicado}}',
      aviso: 'El plazo de la solicitud {{radicado}} ({{servicio}}) {{cambio}}. Motivo: {{motivo}}',
      cuerpo: [
        'El plazo de la solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, {{cambio}}.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
