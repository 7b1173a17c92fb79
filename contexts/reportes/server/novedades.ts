import { defineNovedades } from '@marco/parametros/port';

const indicador = {
  descripcion: 'Nombre del indicador',
  ejemplo: 'Entidades con servicio publicado',
} as const;

/** What people are told of the indicators they follow. */
export const novedadesReportes = defineNovedades(95, {
  'indicador-suscrito': {
    nombre: 'Indicador al que alguien se suscribió',
    descripcion: 'Lleva lo que dice un indicador a quien se suscribió, con sus cifras de ese día.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      indicador,
      hallazgo: {
        descripcion: 'La cifra, lo que se movió y lo que falta para la meta',
        ejemplo: 'En julio de 2026: 65,9 %: 207 de 314.',
      },
      lineas: {
        descripcion: 'Cifra, cambio, meta, corte y calidad, una por línea',
        ejemplo: '• Cifra: 65,9 %',
      },
      tabla: { descripcion: 'Los últimos meses, uno por línea', ejemplo: '• jul 2026: 65,9 % (207 de 314)' },
      retiro: {
        descripcion: 'Dirección con la que se retira la suscripción',
        ejemplo: 'https://ejemplo.gov.co/suscripciones-reportes/retirar?codigo=…',
      },
    },
    plantilla: {
      asunto: '{{indicador}}: {{hallazgo}}',
      aviso: '{{hallazgo}}',
      cuerpo: [
        '{{indicador}}. {{hallazgo}}',
        '{{lineas}}',
        '{{tabla}}',
        '{{enlace}}',
        'Usted recibe este mensaje porque se suscribió. Para no recibir más, abra {{retiro}} y pulse una vez.',
      ],
    },
  },
  'suscripcion-reporte-detenida': {
    nombre: 'Suscripción a un indicador detenida',
    descripcion: 'Avisa de que una suscripción a un indicador dejó de enviarse, y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      indicador,
      motivo: {
        descripcion: 'Por qué dejó de enviarse',
        ejemplo: 'El rol con el que se suscribió ya no puede leer el indicador.',
      },
    },
    plantilla: {
      asunto: 'Su suscripción se detuvo: {{indicador}}',
      aviso: '{{motivo}}',
      cuerpo: [
        'Dejamos de enviarle el indicador «{{indicador}}». {{motivo}}',
        'Puede suscribirse de nuevo cuando pueda leerlo, o retirar la suscripción en sus reportes.',
        '{{enlace}}',
      ],
    },
  },
});
