import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

/** What the entidad of a servicio is told of the work of the operator. */
export const novedadesTareas = defineNovedades(89, {
  'servicio-publicado': {
    nombre: 'Servicio publicado',
    descripcion: 'Avisa a la entidad que una versión de un servicio suyo ya está publicada en la plataforma.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
      entidad: VARIABLES_HABITUALES.entidad,
      version: { descripcion: 'Número de la versión', ejemplo: '1.0' },
    },
    plantilla: {
      asunto: '{{servicio}} está publicado',
      aviso: 'La versión {{version}} de {{servicio}} está publicada en la plataforma de intercambio.',
      cuerpo: [
        'La Agencia Nacional Digital registró en producción la versión {{version}} de {{servicio}}, de {{entidad}}: el servicio queda Publicado Nivel 3 y otras entidades pueden pedir usarlo.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
