import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { type BoundEndpoint, bindEndpoint, DocumentAnswer } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  downloadDiccionarioEndpoint,
  downloadRegistroEndpoint,
  findDiccionarioEndpoint,
  getElementoPublicadoEndpoint,
  listCambiosDiccionarioEndpoint,
  listOpcionesDiccionarioEndpoint,
  listValoresPublicadosEndpoint,
  searchDiccionarioEndpoint,
} from '../contract/index.ts';
import { listEntradas } from './entradas.queries.ts';
import { listOpciones, presentElemento } from './get-elemento-publicado.ts';
import { presentPaquete } from './registro/present-paquete.ts';
import { presentEntradas, searchDiccionario } from './search-diccionario.ts';
import { listSugeridas } from './suggest-diccionario.queries.ts';
import { tablaDiccionario } from './tabla-diccionario.ts';
import { searchValores } from './valores-publicados.queries.ts';
import { writeAtom } from './write-atom.ts';

/** The public dictionary (GEN-05). */
export function bindDiccionario(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(searchDiccionarioEndpoint, ({ body }) => searchDiccionario(database, body)),
    bindEndpoint(findDiccionarioEndpoint, async ({ query }) => {
      const rows = await listEntradas(database, await listSugeridas(database, query.keyword));
      return rows.map(({ versionId, identificador, nombre, capa, dominio, esUnico }) => ({
        versionId,
        identificador,
        nombre,
        capa,
        dominio,
        esUnico,
      }));
    }),
    bindEndpoint(getElementoPublicadoEndpoint, ({ params, query }, context) =>
      presentElemento(database, { ...query, clave: params.clave }, context),
    ),
    bindEndpoint(listOpcionesDiccionarioEndpoint, async ({ params }) =>
      presentEntradas(database, await listOpciones(database, params.clave)),
    ),
    bindEndpoint(listValoresPublicadosEndpoint, ({ body }) => searchValores(database, body)),
    bindEndpoint(downloadDiccionarioEndpoint, ({ body: { formato, ...peticion } }, context) =>
      downloadTabla(database, context, { tabla: tablaDiccionario, peticion, formato }),
    ),
    bindEndpoint(downloadRegistroEndpoint, () => presentPaquete(database)),
    bindEndpoint(listCambiosDiccionarioEndpoint, async ({ query }) => {
      const sitio = await findParametroTexto(database, 'sitio.direccion', '');
      return new DocumentAnswer({
        type: 'application/atom+xml; charset=utf-8',
        content: await writeAtom(database, sitio, query.pagina),
      });
    }),
  ];
}
