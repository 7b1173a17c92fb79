import { defineNovedades, VARIABLES_HABITUALES } from '@marco/parametros/port';

const { entidad, motivo } = VARIABLES_HABITUALES;

const elemento = {
  elemento: { descripcion: 'Nombre del elemento de dato', ejemplo: 'Código del departamento' },
  identificador: { descripcion: 'Identificador del elemento', ejemplo: 'codDepartamento' },
  numero: { descripcion: 'Número de la versión', ejemplo: '1.1' },
} as const;

const fecha = { descripcion: 'Día en que caduca', ejemplo: '5 de enero de 2027' } as const;

/** The events about elements of the common language that people are informed of. */
export const novedadesElementos = defineNovedades(70, {
  'elemento-por-revisar': {
    nombre: 'Elemento por revisar',
    descripcion: 'Avisa a quienes revisan elementos de dato que un borrador espera su revisión.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
    plantilla: {
      asunto: 'Elemento por revisar: {{elemento}}',
      aviso: 'El elemento de dato {{elemento}} ({{identificador}} {{numero}}) espera su revisión.',
      cuerpo: [
        'El elemento de dato {{elemento}} ({{identificador}}, versión {{numero}}) se envió a revisión. Puede devolverlo con sus observaciones o avalarlo para que lo apruebe la entidad responsable.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'elemento-devuelto': {
    nombre: 'Elemento devuelto',
    descripcion: 'Avisa al autor de un elemento de dato que su borrador fue devuelto y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
    plantilla: {
      asunto: 'Se devolvió el elemento {{elemento}}',
      aviso:
        'El elemento de dato {{elemento}} ({{identificador}} {{numero}}) fue devuelto a borrador. Motivo: {{motivo}}',
      cuerpo: [
        'El elemento de dato {{elemento}} ({{identificador}}, versión {{numero}}) fue devuelto a borrador para que lo ajuste.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'elemento-por-aprobar': {
    nombre: 'Elemento por aprobar',
    descripcion: 'Avisa a la entidad responsable que un elemento de dato espera su aprobación.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
    plantilla: {
      asunto: 'Elemento por aprobar: {{elemento}}',
      aviso:
        'El elemento de dato {{elemento}} ({{identificador}} {{numero}}), del que su entidad es responsable, espera su aprobación.',
      cuerpo: [
        'El elemento de dato {{elemento}} ({{identificador}}, versión {{numero}}), del que su entidad es responsable, fue avalado por el ministerio y espera su aprobación.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'elemento-por-incorporar': {
    nombre: 'Elemento por incorporar',
    descripcion: 'Avisa a los administradores que un elemento de dato aprobado se puede incorporar.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
    plantilla: {
      asunto: 'Elemento por incorporar: {{elemento}}',
      aviso:
        'El elemento de dato {{elemento}} ({{identificador}} {{numero}}) fue aprobado y se puede incorporar.',
      cuerpo: [
        'La entidad responsable aprobó el elemento de dato {{elemento}} ({{identificador}}, versión {{numero}}). Ya se puede incorporar al lenguaje común.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'elemento-incorporado': {
    nombre: 'Elemento incorporado',
    descripcion: 'Avisa al autor que su elemento de dato se incorporó al lenguaje común.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
    plantilla: {
      asunto: 'Se incorporó el elemento {{elemento}}',
      aviso:
        'El elemento de dato {{elemento}} ({{identificador}} {{numero}}) ya hace parte del lenguaje común.',
      cuerpo: [
        'El elemento de dato {{elemento}} ({{identificador}}, versión {{numero}}) se incorporó al lenguaje común y está publicado en el diccionario.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'elemento-caducado': {
    nombre: 'Elemento caducado',
    descripcion: 'Avisa al autor que un elemento de dato caducó y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
    plantilla: {
      asunto: 'Caducó el elemento {{elemento}}',
      aviso: 'El elemento de dato {{elemento}} ({{identificador}} {{numero}}) caducó. Motivo: {{motivo}}',
      cuerpo: [
        'El elemento de dato {{elemento}} ({{identificador}}, versión {{numero}}) caducó: ya no debe usarse en intercambios nuevos.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'elemento-caducidad-programada': {
    nombre: 'Caducidad de un elemento programada',
    descripcion: 'Avisa al autor que se programó el día en que su elemento de dato caduca.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo, fecha },
    plantilla: {
      asunto: 'El elemento {{elemento}} caduca el {{fecha}}',
      aviso:
        'El elemento de dato {{elemento}} ({{identificador}} {{numero}}) caduca el {{fecha}}. Motivo: {{motivo}}',
      cuerpo: [
        'El elemento de dato {{elemento}} ({{identificador}}, versión {{numero}}) caduca el {{fecha}}: desde ese día no debe usarse en intercambios nuevos.',
        'Motivo: {{motivo}}',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'elemento-caducidad-cancelada': {
    nombre: 'Caducidad de un elemento cancelada',
    descripcion: 'Avisa al autor que su elemento de dato ya no caduca el día que se había programado.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo, fecha },
    plantilla: {
      asunto: 'El elemento {{elemento}} ya no caduca el {{fecha}}',
      aviso:
        'Se canceló la caducidad del elemento de dato {{elemento}} ({{identificador}} {{numero}}) programada para el {{fecha}}.',
      cuerpo: [
        'Se canceló la caducidad del elemento de dato {{elemento}} ({{identificador}}, versión {{numero}}) que estaba programada para el {{fecha}}. El elemento sigue vigente.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'elemento-caducidad-impedida': {
    nombre: 'Elemento que no caducó',
    descripcion:
      'Avisa a quien programó la caducidad y a los administradores que no se pudo hacer en su día, y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo, fecha },
    plantilla: {
      asunto: 'El elemento {{elemento}} no caducó el {{fecha}}',
      aviso:
        'El elemento de dato {{elemento}} ({{identificador}} {{numero}}) no caducó el {{fecha}}. {{motivo}}',
      cuerpo: [
        'El elemento de dato {{elemento}} ({{identificador}}, versión {{numero}}) debía caducar el {{fecha}} y sigue vigente.',
        '{{motivo}}',
        'Indique cuál lo reemplaza o cancele la caducidad.',
        '{{enlace}}',
        'Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'elemento-seguido': {
    nombre: 'Cambio de un elemento que sigue',
    descripcion: 'Avisa a quien sigue un elemento de dato que tiene una versión nueva o que caduca.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      ...elemento,
      cambio: { descripcion: 'Qué cambió', ejemplo: 'tiene vigente la versión 2.0' },
    },
    plantilla: {
      asunto: 'El elemento {{elemento}} {{cambio}}',
      aviso: 'El elemento de dato {{elemento}} ({{identificador}}), que usted sigue, {{cambio}}.',
      cuerpo: [
        'El elemento de dato {{elemento}} ({{identificador}}), que usted sigue, {{cambio}}.',
        '{{enlace}}',
        'Deje de seguirlo en su página cuando quiera. Si tiene preguntas, escriba a {{soporte}}.',
      ],
    },
  },
  'elemento-impacto': {
    nombre: 'Cambio de un elemento que su entidad usa',
    descripcion:
      'Avisa a las entidades a las que llega la incorporación o la caducidad de un elemento de dato.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      elemento: elemento.elemento,
      entidad,
      texto: {
        descripcion: 'Qué cambia y por qué alcanza a la entidad',
        ejemplo: 'El elemento tendrá la versión 2.0. Su servicio «Consulta de predios» lo intercambia.',
      },
    },
    plantilla: {
      asunto: 'Cambia el elemento {{elemento}}, que su entidad usa',
      aviso: 'Cambia el elemento de dato {{elemento}}, que {{entidad}} usa. {{texto}}',
      cuerpo: ['{{texto}}', '{{enlace}}', 'Si tiene preguntas sobre este cambio, escriba a {{soporte}}.'],
    },
  },
});
