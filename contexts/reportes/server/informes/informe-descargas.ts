import { toDiccionario } from '@marco/oid/paths';
import { presentEleccion } from '../../rules/informes/elecciones.ts';
import { buildDescargas, listDescargas } from './descargas.queries.ts';
import { fromConsulta } from './fuente-de-filas.ts';
import { defineInforme } from './informe.ts';

/** Downloads of schemas by day (domain reportes §2 `schema`). */
export const informeDescargas = defineInforme({
  palabra: 'schema',
  tipoObjeto: 'elemento',
  fuente: fromConsulta(buildDescargas),
  listFilas: listDescargas,
  toId: ({ id }) => id,
  columnas: [
    ['Día', 'day', 14, ({ dia }) => new Date(`${dia}T12:00:00Z`)],
    ['Tipo', 'text', 16, ({ tipo }) => presentEleccion('schema', 'tipo', tipo)],
    ['Elemento', 'text', 44, ({ elemento }) => elemento ?? 'Todo el registro'],
    ['Versión', 'text', 10, ({ version }) => version],
    ['Descargas', 'number', 12, ({ descargas }) => descargas],
    ['Entidad', 'text', 44, ({ entidad }) => entidad],
  ],
  enlace: 'Elemento',
  toUrl: ({ identificador, version }) =>
    identificador === null ? null : toDiccionario(`${identificador}/${version}`),
  resumir: ({ descargas, versiones }) => [
    { nombre: 'Descargas', valor: descargas },
    { nombre: 'Versiones descargadas', valor: versiones },
  ],
  definicion: {
    texto:
      'Cada fila cuenta las descargas de un esquema en un día. La entidad se muestra a quien trabaja en ella y al ministerio; las descargas sin sesión no tienen entidad.',
    fuentes: ['Descargas de esquemas', 'Elementos de dato'],
  },
});
