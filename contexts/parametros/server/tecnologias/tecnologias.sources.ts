import { refuseField, refuseRepeated, type TableSource } from '@marco/server-kit';
import { sql } from 'kysely';
import { verifySistema } from './verify-sistema.ts';

const TEXTOS = {
  codigo: 'codigo',
  nombre: 'nombre',
  edicion: 'edicion',
  descripcion: 'descripcion',
  orden: 'orden',
  activo: 'activo',
} as const;

export const LENGUAJES: TableSource = {
  table: 'lenguajes',
  writes: {
    insert: (transaction) => transaction.insertInto('lenguajes'),
    update: (transaction) => transaction.updateTable('lenguajes'),
    delete: (transaction) => transaction.deleteFrom('lenguajes'),
  },
  objectType: 'lenguajes',
  rows: sql`select id, codigo, nombre, edicion, descripcion, orden, activo, version from lenguajes`,
  columns: TEXTOS,
  search: ['nombre', 'codigo'],
  numbers: ['orden'],
  uses: [{ table: 'sistemas', column: 'lenguaje_id', uno: 'sistema', varios: 'sistemas' }],
  refusals: {
    lenguajes_codigo_key: refuseRepeated('codigo', 'Ya hay un lenguaje con ese código.'),
    lenguajes_nombre: refuseRepeated('nombre', 'Ya hay un lenguaje con ese nombre y esa edición.'),
  },
};

export const BASES_DE_DATOS: TableSource = {
  table: 'bases_de_datos',
  writes: {
    insert: (transaction) => transaction.insertInto('bases_de_datos'),
    update: (transaction) => transaction.updateTable('bases_de_datos'),
    delete: (transaction) => transaction.deleteFrom('bases_de_datos'),
  },
  objectType: 'basedatos',
  rows: sql`select id, codigo, nombre, edicion, descripcion, orden, activo, version from bases_de_datos`,
  columns: TEXTOS,
  search: ['nombre', 'codigo'],
  numbers: ['orden'],
  uses: [{ table: 'sistemas', column: 'base_de_datos_id', uno: 'sistema', varios: 'sistemas' }],
  refusals: {
    bases_de_datos_codigo_key: refuseRepeated('codigo', 'Ya hay una base de datos con ese código.'),
    bases_de_datos_nombre: refuseRepeated('nombre', 'Ya hay una base de datos con ese nombre y esa edición.'),
  },
};

export const SISTEMAS: TableSource = {
  table: 'sistemas',
  writes: {
    insert: (transaction) => transaction.insertInto('sistemas'),
    update: (transaction) => transaction.updateTable('sistemas'),
    delete: (transaction) => transaction.deleteFrom('sistemas'),
  },
  objectType: 'sistemas',
  rows: sql`select s.id, s.codigo, s.nombre, s.sigla, s.descripcion, s.url, s.orden, s.activo, s.version,
      s.entidad_id as "entidadId", e.nombre as entidad, s.lenguaje_id as "lenguajeId",
      nullif(concat_ws(' ', l.nombre, nullif(l.edicion, '')), '') as lenguaje, s.base_de_datos_id as "baseDatosId",
      nullif(concat_ws(' ', b.nombre, nullif(b.edicion, '')), '') as "baseDatos"
    from sistemas s left join entidades e on e.id = s.entidad_id
    left join lenguajes l on l.id = s.lenguaje_id left join bases_de_datos b on b.id = s.base_de_datos_id`,
  columns: {
    codigo: 'codigo',
    nombre: 'nombre',
    sigla: 'sigla',
    descripcion: 'descripcion',
    url: 'url',
    entidadId: 'entidad_id',
    lenguajeId: 'lenguaje_id',
    baseDatosId: 'base_de_datos_id',
    orden: 'orden',
    activo: 'activo',
  },
  search: ['nombre', 'codigo', 'sigla'],
  numbers: ['orden'],
  uses: [],
  refusals: {
    sistemas_codigo_key: refuseRepeated('codigo', 'Ya hay un sistema con ese código.'),
    sistemas_entidad_id_fkey: () => refuseField('entidadId', 'La entidad no existe.'),
    sistemas_lenguaje_id_fkey: () => refuseField('lenguajeId', 'El lenguaje no existe.'),
    sistemas_base_de_datos_id_fkey: () => refuseField('baseDatosId', 'La base de datos no existe.'),
  },
  verify: verifySistema,
};
