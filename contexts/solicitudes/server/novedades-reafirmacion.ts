import { defineNovedades } from '@marco/parametros/port';
import { variablesDePaso } from './novedades.ts';

const paso = { enProducto: true, configurable: true, reservado: false, variables: variablesDePaso } as const;

/** The events of a level that is reaffirmed which people are informed of (ADR 0099). */
export const novedadesReafirmacion = defineNovedades(80, {
  'solicitud-reafirmada': {
    nombre: 'Nivel reafirmado sin cambios',
    descripcion: 'Avisa a quienes certifican que una entidad reafirmó un nivel sin cambios.',
    ...paso,
    plantilla: {
      asunto: 'Solicitud {{radicado}} por certificar, sin cambios',
      aviso:
        '{{entidad}} reafirmó sin cambios el nivel {{nivel}} del servicio {{servicio}}: la solicitud {{radicado}} espera la certificación.',
      cuerpo: [
        '{{entidad}} reafirmó sin cambios el nivel {{nivel}} del servicio {{servicio}} con la solicitud {{radicado}}. El sistema comparó lo que se certificó con lo de ahora y no encontró diferencias. Se puede certificar o reabrir:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'reafirmacion-reabierta': {
    nombre: 'Nivel reafirmado que se reabrió',
    descripcion:
      'Avisa a quienes asignan y a quienes aprueban por la entidad que quien certifica no aceptó que un nivel siga sin cambios.',
    ...paso,
    plantilla: {
      asunto: 'La solicitud {{radicado}} se estudia completa',
      aviso:
        'La solicitud {{radicado}} ({{servicio}}) ya no va sin cambios: se asigna y se estudia completa. Motivo: {{motivo}}',
      cuerpo: [
        'Quien certifica no aceptó que el nivel {{nivel}} del servicio {{servicio}} siga sin cambios: la solicitud {{radicado}} de {{entidad}} se asigna y se estudia completa.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
