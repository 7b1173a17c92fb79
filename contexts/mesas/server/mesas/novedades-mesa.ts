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
  'mesa-seguida': {
    nombre: 'Novedad de una mesa que sigue',
    descripcion: 'Cuenta a quien sigue una mesa que se realizó una reunión, se selló un acta o se cerró.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, cambio: { descripcion: 'Lo que pasó', ejemplo: 'se selló el acta 7' } },
    plantilla: {
      asunto: 'Mesa {{mesa}}: {{cambio}}',
      aviso: 'En la mesa {{mesa}}, que usted sigue, {{cambio}}.',
      cuerpo: [
        'En la mesa de interoperabilidad {{mesa}}, que usted sigue, {{cambio}}.',
        '{{enlace}}',
        'Si ya no quiere recibir estos mensajes, deje de seguir la mesa en su espacio de trabajo.',
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
