import { defineNovedades } from '@marco/parametros/port';
import { variablesDePaso } from './novedades.ts';

const paso = { enProducto: true, configurable: true, reservado: false, variables: variablesDePaso } as const;

/** The events of level 3 that people are informed of (ADR 0086). */
export const novedadesNivelTres = defineNovedades(80, {
  'solicitud-por-verificar': {
    nombre: 'Solicitud por verificar',
    descripcion:
      'Avisa al operador de la plataforma que una solicitud de nivel 3 espera su concepto técnico.',
    ...paso,
    plantilla: {
      asunto: 'Solicitud {{radicado}}: espera su concepto técnico',
      aviso: 'La solicitud {{radicado}} de {{entidad}} ({{servicio}}) espera su concepto técnico.',
      cuerpo: [
        'El ministerio verifica el servicio {{servicio}}, que {{entidad}} pidió llevar al nivel 3 con la solicitud {{radicado}}. Verifique sus ítems y emita el concepto técnico:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'solicitud-conceptuada': {
    nombre: 'Concepto técnico emitido',
    descripcion: 'Avisa al consultor que el operador de la plataforma emitió su concepto técnico.',
    ...paso,
    plantilla: {
      asunto: 'Solicitud {{radicado}}: concepto técnico emitido',
      aviso:
        'El operador de la plataforma emitió el concepto técnico de la solicitud {{radicado}} ({{servicio}}). Motivo: {{motivo}}',
      cuerpo: [
        'El operador de la plataforma emitió el concepto técnico de la solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
