import { defineNovedades } from '@marco/parametros/port';
import { variablesDePaso } from './novedades.ts';

const paso = { enProducto: true, configurable: true, reservado: false, variables: variablesDePaso } as const;

/** The event of the end of a version that people are informed of (ADR 0095). */
export const novedadesRetiro = defineNovedades(80, {
  'retiro-certificado': {
    nombre: 'Retiro certificado',
    descripcion: 'Avisa a quien pidió el retiro de una versión que fue certificado.',
    ...paso,
    plantilla: {
      asunto: 'Se certificó el retiro de la solicitud {{radicado}}',
      aviso: 'La solicitud {{radicado}} fue certificada: se retira la versión del servicio {{servicio}}.',
      cuerpo: [
        'La solicitud {{radicado}} de {{entidad}}, sobre el servicio {{servicio}}, fue certificada: la versión se retira el día que corresponde, y quienes la usan reciben el aviso.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
