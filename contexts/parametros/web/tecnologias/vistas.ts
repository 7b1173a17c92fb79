import type { RowOf } from '@marco/contract-kit';
import type { CollectionField, CollectionView } from '@marco/web-kit/collection';
import type { lenguajes, sistemas } from '../../contract/index.ts';
import { findErroresTecnologia } from '../../rules/tecnologias/datos-tecnologia.ts';
import { findSugerencias } from './find-sugerencias.ts';

type Tecnologia = RowOf<typeof lenguajes>;
type Sistema = RowOf<typeof sistemas>;

const COLUMNAS: CollectionView<Tecnologia>['columns'] = [
  { key: 'nombre', label: 'Nombre', kind: 'main' },
  { key: 'edicion', label: 'Edición', sortable: false },
  { key: 'codigo', label: 'Código', nowrap: true },
  { key: 'usos', label: 'Sistemas', align: 'end', sortable: false },
];

const ORDEN = {
  key: 'orden',
  label: 'Orden',
  kind: 'number',
  hint: 'Lugar en las listas de las que se elige; 0 si no importa.',
} as const;

function listCampos(codigo: string, edicion: string): readonly CollectionField<Tecnologia>[] {
  return [
    { key: 'codigo', label: 'Código', kind: 'text', required: true, onlyNew: true, hint: `Como ${codigo}.` },
    { key: 'nombre', label: 'Nombre', kind: 'text', required: true },
    { key: 'edicion', label: 'Edición', kind: 'text', hint: `La versión, como ${edicion}.` },
    { key: 'descripcion', label: 'Descripción', kind: 'textarea' },
    ORDEN,
  ];
}

const comun = {
  columns: COLUMNAS,
  findErrors: (values: object, isNew: boolean) => findErroresTecnologia('tecnologia', { ...values }, isNew),
};

export const LENGUAJES: CollectionView<Tecnologia> = {
  ...comun,
  word: 'lenguajes',
  title: 'Lenguajes',
  uno: 'el lenguaje',
  fields: listCampos('java-21', '21'),
};

export const BASES_DE_DATOS: CollectionView<Tecnologia> = {
  ...comun,
  word: 'basedatos',
  title: 'Bases de datos',
  uno: 'la base de datos',
  fields: listCampos('postgresql-17', '17 o 19c'),
};

export const SISTEMAS: CollectionView<Sistema> = {
  word: 'sistemas',
  title: 'Sistemas',
  uno: 'el sistema',
  columns: [
    { key: 'nombre', label: 'Nombre', kind: 'main' },
    { key: 'codigo', label: 'Código', nowrap: true },
    { key: 'entidad', label: 'Entidad', text: ({ entidad }) => entidad ?? '—' },
    { key: 'lenguaje', label: 'Lenguaje', text: ({ lenguaje }) => lenguaje ?? '—' },
    { key: 'baseDatos', label: 'Base de datos', text: ({ baseDatos }) => baseDatos ?? '—' },
  ],
  fields: [
    { key: 'codigo', label: 'Código', kind: 'text', required: true, onlyNew: true },
    { key: 'nombre', label: 'Nombre', kind: 'text', required: true },
    { key: 'sigla', label: 'Sigla', kind: 'text' },
    {
      key: 'entidadId',
      label: 'Entidad',
      kind: 'reference',
      placeholder: 'Buscar entidad',
      labelOf: ({ entidad }) => entidad,
      find: findSugerencias('entidad'),
    },
    {
      key: 'lenguajeId',
      label: 'Lenguaje',
      kind: 'reference',
      placeholder: 'Buscar lenguaje',
      labelOf: ({ lenguaje }) => lenguaje,
      find: findSugerencias('lenguajes'),
    },
    {
      key: 'baseDatosId',
      label: 'Base de datos',
      kind: 'reference',
      placeholder: 'Buscar base de datos',
      labelOf: ({ baseDatos }) => baseDatos,
      find: findSugerencias('basedatos'),
    },
    { key: 'url', label: 'Dirección web', kind: 'text' },
    { key: 'descripcion', label: 'Descripción', kind: 'textarea' },
    ORDEN,
  ],
  findErrors: (values, isNew) => findErroresTecnologia('sistema', values, isNew),
};
