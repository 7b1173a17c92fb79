import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { entidad, motivo } = VARIABLES_HABITUALES;
const mesa = { descripcion: 'Nombre de la mesa', ejemplo: 'Pasaportes' } as const;

/** Events about a mesa as a whole, with their messages. */
export const novedadesMesa = defineNovedades(60, {
  'mesa-cerrada': {
    nombre: 'Mesa cerrada',
    descripcion: 'Avisa a las personas de la entidad líder que la mesa se cerró y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, entidad, motivo },
    plantilla: {
      asunto: 'Se cerró la mesa {{mesa}}',
      aviso: 'La mesa {{mesa}}, que lidera {{entidad}}, se cerró. Motivo: {{motivo}}',
      cuerpo: [
        'La mesa de interoperabilidad {{mesa}}, que lidera {{entidad}}, se cerró. Su información, sus reuniones y sus documentos siguen disponibles para consulta.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas sobre este cambio, escriba a {{soporte}}.',
      ],
    },
  },
  'mesa-reabierta': {
    nombre: 'Mesa reabierta',
    descripcion: 'Avisa a las personas de la entidad líder que la mesa se reabrió y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, entidad, motivo },
    plantilla: {
      asunto: 'Se reabrió la mesa {{mesa}}',
      aviso: 'La mesa {{mesa}}, que lidera {{entidad}}, se reabrió. Motivo: {{motivo}}',
      cuerpo: [
        'La mesa de interoperabilidad {{mesa}}, que lidera {{entidad}}, se reabrió y continúa su trabajo.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas sobre este cambio, escriba a {{soporte}}.',
      ],
    },
  },
});
