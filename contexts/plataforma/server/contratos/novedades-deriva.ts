import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

/** What the entidad of a servicio is told of its contract in production. */
export const novedadesDeriva = defineNovedades(89, {
  'servicio-deriva': {
    nombre: 'Contrato en producción distinto del certificado',
    descripcion:
      'Avisa a la entidad que el contrato de un servicio suyo en producción no es el que se certificó.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
      entidad: VARIABLES_HABITUALES.entidad,
      cambios: {
        descripcion: 'Cuántos cambios hay y cuántos rompen',
        ejemplo: '3 cambios, de los que 1 rompe a quienes lo usan',
      },
    },
    plantilla: {
      asunto: 'El contrato de {{servicio}} en producción no es el certificado',
      aviso: 'El contrato de {{servicio}} en producción no es el certificado: {{cambios}}.',
      cuerpo: [
        'La Agencia Nacional Digital comparó el contrato de {{servicio}}, de {{entidad}}, obtenido de producción, con el que se certificó. No es el mismo: {{cambios}}.',
        'Corrija el servicio o pida la actualización de su certificación. Mientras tanto, la página pública del servicio lo advierte. Véalo aquí:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
