import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const version = {
  servicio: { descripcion: 'Nombre del servicio', ejemplo: 'Consulta de pasaportes vigentes' },
  version: { descripcion: 'Versión del servicio', ejemplo: '1.0' },
  entidad: { ...VARIABLES_HABITUALES.entidad, descripcion: 'Entidad que ofrece el servicio' },
} as const;
const retiro = {
  descripcion: 'Cuándo se retira la versión y qué la reemplaza, en una frase',
  ejemplo: 'Se retira el 1 de marzo de 2027. La reemplaza la versión 2.0.',
} as const;
const paso = { enProducto: true, configurable: true, reservado: false } as const;

/** What becomes of a version of a servicio, for who consumes it and for who offers it (ADR 0093). */
export const novedadesServicios = defineNovedades(86, {
  'cambio-de-servicio': {
    nombre: 'Cambio de un servicio que rompe a quien lo consume',
    descripcion:
      'Avisa a una entidad que una versión que consume se retira, cuándo, y qué de lo que usa cambia en la que la reemplaza. A quien nada se le rompe no le llega.',
    ...paso,
    variables: {
      ...version,
      retiro,
      cambios: {
        descripcion: 'Lo que se le rompe a la entidad, en una frase',
        ejemplo: 'De lo que usa su entidad cambian 2 datos: fechaVencimiento, estado.',
      },
    },
    plantilla: {
      asunto: '{{servicio}}: la versión {{version}} que usa su entidad se retira',
      aviso:
        'La versión {{version}} de {{servicio}}, que usa su entidad, quedó obsoleta. {{retiro}} {{cambios}}',
      cuerpo: [
        'La versión {{version}} del servicio {{servicio}}, de {{entidad}}, que usa su entidad, quedó obsoleta. {{retiro}}',
        '{{cambios}} Prepare el cambio antes de esa fecha:',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'retiro-de-servicio': {
    nombre: 'Retiro de una versión de un servicio',
    descripcion:
      'Avisa a la entidad que lo ofrece, y a quienes se les rompe, que una versión se retiró o que su retiro se aplazó.',
    ...paso,
    variables: {
      ...version,
      hecho: { descripcion: 'Qué pasó, en una frase', ejemplo: 'Se retiró y ya no responde.' },
    },
    plantilla: {
      asunto: '{{servicio}}, versión {{version}}: retiro',
      aviso: 'La versión {{version}} de {{servicio}}: {{hecho}}',
      cuerpo: [
        'Sobre la versión {{version}} del servicio {{servicio}}, de {{entidad}}: {{hecho}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'suspension-de-servicio': {
    nombre: 'Suspensión de un servicio que se consume',
    descripcion:
      'Avisa a quienes consumen una versión que se suspendió, que perdió su certificado, o que ya se puede usar de nuevo.',
    ...paso,
    variables: {
      ...version,
      hecho: { descripcion: 'Qué pasó, en una frase', ejemplo: 'Se suspendió y por ahora no se puede usar.' },
    },
    plantilla: {
      asunto: '{{servicio}}, versión {{version}}: suspensión',
      aviso: 'La versión {{version}} de {{servicio}}, que usa su entidad: {{hecho}}',
      cuerpo: [
        'Sobre la versión {{version}} del servicio {{servicio}}, de {{entidad}}, que usa su entidad: {{hecho}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
});
