import { Readable } from 'node:stream';
import { toCertificado } from '@marco/certificados/paths';
import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { findSitio } from '@marco/parametros/port';
import { type CallContext, DocumentAnswer, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { toFicha } from '../../contract/directorio.paths.ts';
import { formatosErrors } from '../../contract/formatos.errors.ts';
import { FORMAS_CATALOGO, type FormaCatalogo } from '../../contract/formatos.terms.ts';
import {
  presentCatalogo,
  presentEntidadDelCatalogo,
  presentVersionDelCatalogo,
  type SitioDelCatalogo,
  type VersionDelCatalogo,
} from '../../rules/formatos/catalogo.ts';
import type { NodoRdf } from '../../rules/formatos/nodo-rdf.ts';
import { findDireccionWeb } from '../direccion-web.ts';
import { computeSelloDirectorio } from './sello-directorio.queries.ts';
import { listVersionesPublicas, type VersionPublicaRow } from './versiones-publicas.queries.ts';
import { writeJsonLd } from './write-json-ld.ts';
import { writeCatalogoTurtle } from './write-turtle.ts';

type Database = Kysely<DatabaseSchema>;

/** Changes when the catalogue is written in another way. */
const ESCRITURA = '2';

const WRITERS: Readonly<
  Record<FormaCatalogo, (grupos: AsyncIterable<readonly NodoRdf[]>) => AsyncGenerator<string>>
> = { 'application/ld+json': writeJsonLd, 'text/turtle': writeCatalogoTurtle };

/**
 * The catalogue in the form the caller likes best, or the one its address names, written while it is read.
 *
 * @throws AppError `CATALOGO_SIN_ESA_FORMA` with the forms there are
 */
export async function presentCatalogoDcat(
  database: Database,
  formato: string | undefined,
  context: CallContext,
): Promise<DocumentAnswer> {
  const formas = Object.keys(FORMAS_CATALOGO) as FormaCatalogo[];
  const named = formas.find((forma) => FORMAS_CATALOGO[forma] === formato);
  // Asked in any case: a cache must know that another caller gets another form.
  const liked = context.negotiate(formas);
  const forma = named ?? liked;
  if (forma === undefined)
    throw refuse(formatosErrors, 'CATALOGO_SIN_ESA_FORMA', [
      { campo: 'Accept', mensaje: `Puede pedir ${formas.join(' o ')}.` },
    ]);
  const { sello, cambiado } = await computeSelloDirectorio(database);
  return new DocumentAnswer({
    type: `${forma}; charset=utf-8`,
    etag: `${ESCRITURA}-${FORMAS_CATALOGO[forma]}-${sello}`,
    content: async () => {
      const sitio = { ...(await findSitio(database)), cambiado };
      return Readable.from(WRITERS[forma](listGrupos(database, sitio)), { objectMode: false });
    },
  });
}

async function* listGrupos(database: Database, sitio: SitioDelCatalogo): AsyncGenerator<readonly NodoRdf[]> {
  yield presentCatalogo(sitio);
  // Each entidad is described once, beside the first of its versions.
  const dichas = new Set<number>();
  for await (const rows of listVersionesPublicas(database))
    yield rows.flatMap((row) => {
      const version = presentVersion(row);
      if (version === undefined) return [];
      const isNueva = !dichas.has(row.entidadId);
      dichas.add(row.entidadId);
      return [
        ...(isNueva ? [presentEntidadDelCatalogo(sitio, version.entidad)] : []),
        ...presentVersionDelCatalogo(sitio, version),
      ];
    });
}

/** Undefined for a servicio without a version that was certified: there is nothing to call yet. */
function presentVersion(row: VersionPublicaRow): VersionDelCatalogo | undefined {
  const { numero, estado, parteEntidad, parteServicio, anterior } = row;
  if (numero === null || estado === null) return undefined;
  return {
    servicio: row.servicio,
    descripcion: row.descripcion,
    oid: row.oid,
    entidad: { nit: row.nit, nombre: presentEntidad(row.entidad), sitioWeb: findDireccionWeb(row.sitioWeb) },
    numero,
    estado,
    desde: row.desde,
    paginaServicio: toFicha(parteEntidad, parteServicio),
    pagina: toFicha(parteEntidad, parteServicio, numero),
    paginaAnterior: anterior === null ? null : toFicha(parteEntidad, parteServicio, anterior),
    elementos: row.elementos,
    certificados: row.certificados.map((certificado) => ({
      numero: certificado.numero,
      nivel: certificado.nivel,
      pagina: toCertificado(certificado.codigo),
    })),
  };
}
