import { type DefinicionEvento, entidad, motivo } from './definicion-evento.terms.ts';

const elemento = {
  elemento: { descripcion: 'Nombre del elemento de dato', ejemplo: 'Código del departamento' },
  identificador: { descripcion: 'Identificador del elemento', ejemplo: 'codDepartamento' },
  numero: { descripcion: 'Número de la versión', ejemplo: '1.1' },
} as const;

const fecha = { descripcion: 'Día en que caduca', ejemplo: '5 de enero de 2027' } as const;

/** What the life of the elements of the common language tells people of. */
export const EVENTOS_ELEMENTOS = {
  'elemento-por-revisar': {
    nombre: 'Elemento por revisar',
    descripcion: 'Avisa a quienes revisan elementos de dato que un borrador espera su revisión.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
  },
  'elemento-devuelto': {
    nombre: 'Elemento devuelto',
    descripcion: 'Avisa al autor de un elemento de dato que su borrador fue devuelto y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
  },
  'elemento-por-aprobar': {
    nombre: 'Elemento por aprobar',
    descripcion: 'Avisa a la entidad responsable que un elemento de dato espera su aprobación.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
  },
  'elemento-por-incorporar': {
    nombre: 'Elemento por incorporar',
    descripcion: 'Avisa a los administradores que un elemento de dato aprobado se puede incorporar.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
  },
  'elemento-incorporado': {
    nombre: 'Elemento incorporado',
    descripcion: 'Avisa al autor que su elemento de dato se incorporó al lenguaje común.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
  },
  'elemento-caducado': {
    nombre: 'Elemento caducado',
    descripcion: 'Avisa al autor que un elemento de dato caducó y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo },
  },
  'elemento-caducidad-programada': {
    nombre: 'Caducidad de un elemento programada',
    descripcion: 'Avisa al autor que se programó el día en que su elemento de dato caduca.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo, fecha },
  },
  'elemento-caducidad-cancelada': {
    nombre: 'Caducidad de un elemento cancelada',
    descripcion: 'Avisa al autor que su elemento de dato ya no caduca el día que se había programado.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo, fecha },
  },
  'elemento-caducidad-impedida': {
    nombre: 'Elemento que no caducó',
    descripcion:
      'Avisa a quien programó la caducidad y a los administradores que no se pudo hacer en su día, y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { ...elemento, motivo, fecha },
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
  },
} as const satisfies Readonly<Record<string, DefinicionEvento>>;
