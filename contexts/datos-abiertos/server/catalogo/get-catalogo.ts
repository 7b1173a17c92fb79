import type { DatabaseSchema } from '@marco/database';
import { writeCatalogoTurtle, writeJsonLd } from '@marco/directorio/port';
import { findParametroTexto } from '@marco/parametros/port';
import { type CallContext, DocumentAnswer } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { toCambios, toVolcado } from '../../contract/direcciones.terms.ts';
import type { CatalogoDeDatos } from '../../contract/index.ts';
import { FORMAS_DCAT, type FormaDcat } from '../../contract/terms.ts';
import {
  findCambios,
  findUltimaEdicion,
  findVolcado,
  listEdiciones,
} from '../ediciones/ediciones.queries.ts';
import { listPublicados } from '../ediciones/write-edicion.ts';
import { findLicencia } from '../find-licencia.ts';
import { presentResumen } from './present-conjunto.ts';
import { presentDcat } from './present-dcat.ts';

type Database = Kysely<DatabaseSchema>;

/** An edition and the one before it: what changed is told beside each. */
const CON_ANTERIOR = 2;

async function presentCatalogo(database: Database): Promise<CatalogoDeDatos> {
  const publicados = await listPublicados(database);
  const [licencia, ultima, ediciones, volcado, cambios] = await Promise.all([
    findLicencia(database),
    findUltimaEdicion(database),
    listEdiciones(database, publicados, CON_ANTERIOR),
    findVolcado(database, null),
    findCambios(database, null),
  ]);
  const porConjunto = Map.groupBy(ediciones, ({ conjunto }) => conjunto);
  return {
    licencia,
    ultima: ultima ?? null,
    conjuntos: publicados.map((codigo) => presentResumen(codigo, porConjunto.get(codigo) ?? [])),
    volcado: volcado
      ? {
          fecha: volcado.fecha,
          publicadoEn: volcado.publicadoEn,
          direccion: toVolcado(volcado.fecha),
          bytes: volcado.bytes,
          sha256: volcado.sha256,
          cambios: cambios
            ? {
                desde: cambios.desde,
                direccion: toCambios(cambios.fecha),
                bytes: cambios.bytes,
                sha256: cambios.sha256,
              }
            : null,
        }
      : null,
  };
}

/** The catalogue in the form the caller likes best, or the one its address names. */
export async function getCatalogoAbierto(
  database: Database,
  formato: FormaDcat | undefined,
  context: CallContext,
): Promise<CatalogoDeDatos | DocumentAnswer> {
  const catalogo = await presentCatalogo(database);
  const { json, jsonld, ttl } = FORMAS_DCAT;
  // Asked in any case: a cache must know that another caller gets another form.
  const liked = context.negotiate([json, jsonld, ttl]);
  const tipo = formato ? FORMAS_DCAT[formato] : liked;
  if (tipo !== jsonld && tipo !== ttl) return catalogo;
  const [base, ministerio, producto] = await Promise.all([
    findParametroTexto(database, 'sitio.direccion', ''),
    findParametroTexto(database, 'ministerio.nombre', ''),
    findParametroTexto(database, 'titulo.producto', ''),
  ]);
  const nodos = presentDcat({ base: base.replace(/\/$/, ''), ministerio, producto }, catalogo);
  async function* grupos() {
    yield nodos;
  }
  const write = tipo === ttl ? writeCatalogoTurtle : writeJsonLd;
  let content = '';
  for await (const parte of write(grupos())) content += parte;
  return new DocumentAnswer({ type: `${tipo}; charset=utf-8`, content });
}
