import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const variables = {
  radicado: { descripcion: 'Radicado de la solicitud', ejemplo: 'LCI-N1-2026-000001' },
  servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
  nivel: { descripcion: 'Nivel que pide la solicitud', ejemplo: '1' },
  entidad: VARIABLES_HABITUALES.entidad,
} as const;

const habitual = { enProducto: true, configurable: true, reservado: false } as const;

/** What people are told who go along with a request: its answered marks, its conversation, its steps, its late terms. */
export const novedadesAcompanamiento = defineNovedades(80, {
  'solicitud-subsanada': {
    nombre: 'Solicitud radicada de nuevo',
    descripcion:
      'Avisa al consultor que la entidad respondió sus observaciones y la solicitud vuelve a su cargo.',
    ...habitual,
    variables,
    plantilla: {
      asunto: '{{entidad}} radicó de nuevo la solicitud {{radicado}}',
      aviso:
        '{{entidad}} respondió las observaciones y radicó de nuevo la solicitud {{radicado}} ({{servicio}}), que vuelve a su cargo.',
      cuerpo: [
        '{{entidad}} respondió cada observación y radicó de nuevo la solicitud {{radicado}}, sobre el servicio {{servicio}}. Vuelve a su cargo para la revisión:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-mensaje': {
    nombre: 'Mensaje sobre una solicitud',
    descripcion: 'Avisa a la otra parte que hay un mensaje nuevo en la conversación de una solicitud.',
    ...habitual,
    variables: {
      ...variables,
      autor: { descripcion: 'Quién escribió', ejemplo: 'Luisa Peña' },
    },
    plantilla: {
      asunto: 'Mensaje nuevo sobre la solicitud {{radicado}}',
      aviso: '{{autor}} escribió en la conversación de la solicitud {{radicado}} ({{servicio}}).',
      cuerpo: [
        '{{autor}} escribió en la conversación de la solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}. Léalo y respóndalo en el sistema:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-seguida': {
    nombre: 'Paso de una solicitud que sigue',
    descripcion: 'Avisa de cada paso a quien sigue una solicitud.',
    ...habitual,
    variables: {
      ...variables,
      cambio: { descripcion: 'Qué pasó', ejemplo: 'pasó de «Radicada» a «Asignada»' },
    },
    plantilla: {
      asunto: 'La solicitud {{radicado}} {{cambio}}',
      aviso: 'La solicitud {{radicado}} de {{entidad}} ({{servicio}}), que usted sigue, {{cambio}}.',
      cuerpo: [
        'La solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, {{cambio}}.',
        'Recibe este aviso porque sigue la solicitud; puede dejar de seguirla en su página:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-vencida': {
    nombre: 'Plazo vencido de una solicitud',
    descripcion:
      'Avisa una sola vez, a la coordinación del ministerio o a quienes aprueban por la entidad, que venció el plazo de quien tiene la solicitud.',
    ...habitual,
    variables: {
      ...variables,
      encargado: { descripcion: 'En manos de quién está', ejemplo: 'en manos del consultor del ministerio' },
      plazo: { descripcion: 'Cuándo venció', ejemplo: 'venció el 8 de julio de 2026' },
    },
    plantilla: {
      asunto: 'El plazo de la solicitud {{radicado}} {{plazo}}',
      aviso:
        'El plazo de la solicitud {{radicado}} de {{entidad}} ({{servicio}}) {{plazo}}; está {{encargado}}.',
      cuerpo: [
        'El plazo de la solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, {{plazo}}. Está {{encargado}}.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
