import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { motivo } = VARIABLES_HABITUALES;

/** The events that this context informs people of. */
export const novedadesArchivos = defineNovedades(90, {
  'exportacion-lista': {
    nombre: 'Exportación lista',
    descripcion: 'Avisa a la persona que el archivo de la tabla que pidió está listo.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      tabla: { descripcion: 'Nombre de la tabla', ejemplo: 'Mesas de interoperabilidad' },
      filas: { descripcion: 'Número de filas', ejemplo: '12.500' },
      vigencia: {
        descripcion: 'Momento hasta el que se puede descargar',
        ejemplo: '22 de noviembre de 2026, 10:42 a. m.',
      },
    },
    plantilla: {
      porCorreo: false,
      asunto: 'Su archivo está listo: {{tabla}}',
      aviso: 'El archivo de {{tabla}}, con {{filas}} filas, está listo. Descárguelo antes del {{vigencia}}.',
      cuerpo: [
        'El archivo de {{tabla}} que usted pidió, con {{filas}} filas, está listo. Puede descargarlo hasta el {{vigencia}}:',
        '{{enlace}}',
      ],
    },
  },
  'exportacion-fallida': {
    nombre: 'Exportación fallida',
    descripcion: 'Avisa a la persona que el archivo de la tabla que pidió no se pudo preparar.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      tabla: { descripcion: 'Nombre de la tabla', ejemplo: 'Mesas de interoperabilidad' },
      motivo,
    },
    plantilla: {
      porCorreo: false,
      asunto: 'No se pudo preparar su archivo: {{tabla}}',
      aviso: 'El archivo de {{tabla}} no se pudo preparar. Motivo: {{motivo}}',
      cuerpo: [
        'El archivo de {{tabla}} que usted pidió no se pudo preparar. Motivo: {{motivo}}',
        'Puede pedirlo de nuevo:',
        '{{enlace}}',
      ],
    },
  },
});
