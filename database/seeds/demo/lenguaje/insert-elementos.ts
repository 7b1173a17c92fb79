import { addDays } from '@marco/country/working-days';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { keepNodos, type NodoSemilla, toOid } from '../../lenguaje-oid.ts';
import { getNamed } from '../directory.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { DemoVersion } from './demo-elemento.ts';
import { atCreation, atIncorporation, atPaso } from './plan-momentos.ts';
import type { DemoCompuesto, FilaElemento } from './read-elementos.ts';

type Database = Transaction<DatabaseSchema>;

const NODO_ELEMENTOS = '2.999.170.1';

/** Arc and name of each kind of layer below 'Elementos de dato'. */
const CAPAS: Readonly<Record<string, { readonly arco: number; readonly nombre: string }>> = {
  comun: { arco: 1, nombre: 'Capa Común' },
  sectorial: { arco: 2, nombre: 'Capa sectorial y local' },
  local: { arco: 2, nombre: 'Capa sectorial y local' },
  proyecto: { arco: 3, nombre: 'Capa de proyecto' },
  integracion: { arco: 4, nombre: 'Capa de integración' },
};

/** Every insert stays below the number of parameters a statement may have. */
const POR_SENTENCIA = 400;

export interface DemoAutores {
  readonly autor: number;
  readonly revisor: number;
  readonly incorporador: number;
  /** Who wrote and endorsed what is in force: the consultores in turns. */
  readonly equipo: readonly number[];
  /** Who may approve for an entity, by its acronym; of the others nobody is registered. */
  readonly aprobadores: ReadonlyMap<string, number>;
}

interface Contexto {
  readonly capas: ReadonlyMap<string, number>;
  readonly entidades: ReadonlyMap<string, number>;
  readonly autores: DemoAutores;
}

/** Key of a version: 'codSexo 1.1'. */
export function toClave(version: DemoVersion): string {
  return `${version.elemento.identificador} ${version.mayor}.${version.menor}`;
}

/** Rows in batches one statement can carry. */
export function splitRows<Row>(rows: readonly Row[], size = POR_SENTENCIA): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, place) =>
    rows.slice(place * size, (place + 1) * size),
  );
}

/** Elements with their identifiers in the tree: the identifiers of the rows by identificador, and their OIDs. */
export async function insertElementos(
  trx: Database,
  elementos: readonly FilaElemento[],
  compuestos: ReadonlyMap<string, DemoCompuesto>,
  { capas }: Pick<Contexto, 'capas'>,
): Promise<{ readonly ids: ReadonlyMap<string, number>; readonly oids: ReadonlyMap<string, string> }> {
  const capaRows = await trx.selectFrom('capas_de_uso').select(['id', 'tipo', 'entidad_id']).execute();
  const dominios = await trx.selectFrom('dominios').select(['id', 'codigo', 'nombre', 'arco']).execute();
  const nodos: NodoSemilla[] = [];
  const siguiente = new Map<string, number>();
  const oids = new Map<string, string>();
  const rows = elementos.map((elemento) => {
    const capaId = getNamed(capas, elemento.capa);
    const capa = capaRows.find(({ id }) => id === capaId);
    const dominio = dominios.find(({ codigo }) => codigo === elemento.dominio);
    const arcoCapa = CAPAS[capa?.tipo ?? ''];
    if (!dominio || !arcoCapa || !capa)
      throw new Error(`The demo element ${elemento.identificador} has no place.`);
    nodos.push({ padre: NODO_ELEMENTOS, ...arcoCapa, tipo: 'capa' });
    let padre = toOid({ padre: NODO_ELEMENTOS, arco: arcoCapa.arco });
    if (capa.entidad_id !== null) {
      nodos.push({
        padre,
        arco: capa.entidad_id,
        nombre: `Capa de ${elemento.responsable}`,
        tipo: 'entidad',
      });
      padre = toOid({ padre, arco: capa.entidad_id });
    }
    nodos.push({ padre, arco: dominio.arco, nombre: `Dominio ${dominio.nombre}`, tipo: 'dominio' });
    padre = toOid({ padre, arco: dominio.arco });
    const arco = (siguiente.get(padre) ?? 0) + 1;
    siguiente.set(padre, arco);
    nodos.push({ padre, arco, nombre: elemento.identificador, tipo: 'elemento' });
    const oid = toOid({ padre, arco });
    oids.set(elemento.identificador, oid);
    return {
      identificador: elemento.identificador,
      capa_id: capaId,
      dominio_id: dominio.id,
      tipo: compuestos.has(elemento.identificador) ? 'compuesto' : 'simple',
      clase: elemento.clase,
      oid,
    };
  });
  await keepNodos(trx, nodos);
  const inserted = await trx
    .insertInto('elementos_de_dato')
    .values(rows)
    .returning(['id', 'identificador'])
    .execute();
  await sql`
    update oid_nodos set objeto_id = elementos_de_dato.id
    from elementos_de_dato where elementos_de_dato.oid = oid_nodos.oid
  `.execute(trx);
  return { ids: new Map(inserted.map(({ id, identificador }) => [identificador, id])), oids };
}

const ALCANZADOS = ['borrador', 'en-revision', 'pendiente-entidad', 'aprobado', 'incorporado'];

/** Steps of the lifecycle a version in a state has taken after its creation; one that was discarded had been sent. */
export function countPasos(estado: string): number {
  if (['historico', 'caducado'].includes(estado)) return ALCANZADOS.length - 1;
  return estado === 'descartado' ? 1 : ALCANZADOS.indexOf(estado);
}

/** People a version has met, by the state it reached. */
function listPersonas({ estado, desde, elemento, mayor, menor }: DemoVersion, autores: DemoAutores) {
  const paso = countPasos(estado);
  const turno = createSeededRandom(`autores ${elemento.identificador} ${mayor}.${menor}`);
  const [uno = autores.autor, otro = autores.revisor] = desde === null ? [] : turno.choose(autores.equipo, 2);
  return {
    autor_id: uno,
    revisor_id: paso >= 2 ? otro : null,
    aprobador_id: paso >= 3 ? (autores.aprobadores.get(elemento.responsable) ?? null) : null,
    incorporado_por_id: paso >= 4 ? autores.incorporador : null,
  };
}

/** When what is being worked on began: on some day of October of 2026. */
function startOfTrabajo({ elemento }: DemoVersion): string {
  return addDays('2026-10-21', createSeededRandom(`trabajo ${elemento.identificador}`).int(0, 20));
}

/**
 * Versions, each with its node below that of its element.
 *
 * @returns identifiers by {@link toClave}
 */
export async function insertVersiones(
  trx: Database,
  versiones: readonly DemoVersion[],
  elementos: Awaited<ReturnType<typeof insertElementos>>,
  compuestos: ReadonlyMap<string, DemoCompuesto>,
  { entidades, autores }: Contexto,
): Promise<ReadonlyMap<string, number>> {
  const filas = await trx.selectFrom('dominios').select(['codigo', 'nombre']).execute();
  const dominios = new Map(filas.map(({ codigo, nombre }) => [codigo, nombre]));
  const contadas = new Map<string, number>();
  const placed = versiones.map((version) => {
    const padre = getNamed(elementos.oids, version.elemento.identificador);
    const arco = (contadas.get(padre) ?? 0) + 1;
    contadas.set(padre, arco);
    return { version, padre, arco };
  });
  await keepNodos(
    trx,
    placed.map(({ version, padre, arco }) => ({
      padre,
      arco,
      nombre: `Versión ${version.mayor}.${version.menor}`,
      tipo: 'version',
    })),
  );
  const ids = new Map<string, number>();
  for (const batch of splitRows(placed, 100)) {
    const inserted = await trx
      .insertInto('elementos_versiones')
      .values(
        batch.map(({ version, padre, arco }) => ({
          ...presentVersion(version, compuestos.get(version.elemento.identificador)),
          palabras_clave: [
            getNamed(dominios, version.elemento.dominio).toLocaleLowerCase('es'),
            version.elemento.clase,
            // People who know the list by its standard search it by that name.
            ...version.elemento.estandares,
          ],
          ...listPersonas(version, autores),
          elemento_id: getNamed(elementos.ids, version.elemento.identificador),
          oid: toOid({ padre, arco }),
          entidad_responsable_id: getNamed(entidades, version.elemento.responsable),
        })),
      )
      .returning(['id', 'oid'])
      .execute();
    const byOid = new Map(inserted.map(({ id, oid }) => [oid, id]));
    for (const { version, padre, arco } of batch)
      ids.set(toClave(version), getNamed(byOid, toOid({ padre, arco })));
  }
  await sql`
    update elementos_de_dato set created_at = primera.creada from (
      select elemento_id, min(created_at) as creada from elementos_versiones group by elemento_id
    ) as primera where primera.elemento_id = elementos_de_dato.id
  `.execute(trx);
  await sql`
    update oid_nodos set objeto_id = elementos_versiones.id
    from elementos_versiones where elementos_versiones.oid = oid_nodos.oid
  `.execute(trx);
  return ids;
}

/** A draft was written for a while; one that was discarded was so after it was sent. */
function lastPaso(estado: string): number {
  return countPasos(estado) + (['borrador', 'descartado'].includes(estado) ? 1 : 0);
}

function presentVersion(version: DemoVersion, compuesto: DemoCompuesto | undefined) {
  const { elemento } = version;
  const esLista = elemento.clase === 'lista';
  const creada = atCreation(version.desde ?? startOfTrabajo(version));
  const delEstado = ['codDepartamento', 'codMunicipio', 'codPais'].includes(elemento.identificador);
  return {
    mayor: version.mayor,
    menor: version.menor,
    estado: version.estado,
    nombre: elemento.nombre,
    definicion: version.definicion,
    usos: elemento.usos,
    ejemplos: [...version.ejemplos],
    clasificacion_informacion: ['no', 'publico'].includes(elemento.datoPersonal) ? 'publica' : 'clasificada',
    dato_personal: elemento.datoPersonal,
    tipo_dato: elemento.tipoDato,
    ...version.restriccion,
    fuente_lista: esLista && delEstado ? (elemento.estandares[0] ?? null) : null,
    fecha_fuente_lista: esLista && delEstado ? '2024-01-01' : null,
    modelo: compuesto?.modelo ?? null,
    resumen_cambio: version.resumen,
    rige_desde: version.desde === null ? null : atIncorporation(version.desde),
    rige_hasta: version.hasta === null ? null : atIncorporation(version.hasta),
    motivo_caducidad: version.motivoCaducidad,
    created_at: creada,
    updated_at:
      version.desde === null
        ? atPaso(new Date(creada), lastPaso(version.estado))
        : atIncorporation(version.desde),
  };
}
