import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { readJson } from '../../read-data.ts';
import { getNamed } from '../directory.ts';
import type { DemoVersion } from './demo-elemento.ts';
import { countPasos, splitRows, toClave } from './insert-elementos.ts';
import { atPaso } from './plan-momentos.ts';
import { type DemoCompuesto, readValores } from './read-elementos.ts';

type Database = Transaction<DatabaseSchema>;

interface Insertadas {
  readonly versiones: readonly DemoVersion[];
  /** Identifiers of the versions by their key. */
  readonly ids: ReadonlyMap<string, number>;
}

interface FilaNorma {
  readonly tipo: string;
  readonly numero: string;
  readonly anio: number;
  readonly articulo: string;
  readonly emisora: string;
}

/** The version of an element that was in force on the day another one came to be, or the last one there is. */
function findVigente(identificador: string, dia: string | null, versiones: readonly DemoVersion[]) {
  const propias = versiones.filter(
    ({ elemento, desde }) => elemento.identificador === identificador && desde,
  );
  const hasta = dia ?? '9999-12-31';
  return propias.findLast(({ desde }) => desde !== null && desde <= hasta) ?? propias[0];
}

/** Parts of the composites, each pinned to the version in force when the composite came to be, and what they extend. */
export async function insertComponentes(
  trx: Database,
  { versiones, ids }: Insertadas,
  compuestos: ReadonlyMap<string, DemoCompuesto>,
): Promise<void> {
  const idDe = (identificador: string, dia: string | null) => {
    const vigente = findVigente(identificador, dia, versiones);
    if (!vigente) throw new Error(`The demo has no version in force of ${identificador}.`);
    return getNamed(ids, toClave(vigente));
  };
  const rows = versiones.flatMap((version) =>
    (compuestos.get(version.elemento.identificador)?.partes ?? []).map((parte, position) => ({
      version_id: getNamed(ids, toClave(version)),
      orden: position + 1,
      componente_version_id: idDe(parte.parte, version.desde),
      nombre_local: parte.nombreLocal,
      ocurrencia_minima: parte.minimo,
      ocurrencia_maxima: parte.maximo,
    })),
  );
  for (const batch of splitRows(rows)) await trx.insertInto('elementos_componentes').values(batch).execute();
  for (const version of versiones) {
    const base = compuestos.get(version.elemento.identificador)?.base;
    if (!base) continue;
    await trx
      .updateTable('elementos_versiones')
      .set({ base_version_id: idDe(base, version.desde) })
      .where('id', '=', getNamed(ids, toClave(version)))
      .execute();
  }
}

/** Values of every list, those of departments and municipalities from their catalogues. */
export async function insertValores(trx: Database, { versiones, ids }: Insertadas): Promise<void> {
  const escritos = readValores();
  const departamentos = await trx
    .selectFrom('departamentos')
    .select(['codigo', 'nombre'])
    .orderBy('codigo')
    .execute();
  const municipios = await trx
    .selectFrom('municipios')
    .select(['codigo', 'nombre'])
    .orderBy('codigo')
    .execute();
  const delEstado = new Map([
    ['codDepartamento', departamentos],
    ['codMunicipio', municipios],
  ]);
  const rows = versiones.flatMap((version) => {
    const { identificador } = version.elemento;
    const valores = delEstado.get(identificador) ?? escritos.get(identificador) ?? [];
    return valores
      .filter(({ codigo }) => !version.sinValores.includes(codigo))
      .map(({ codigo, nombre }, position) => ({
        version_id: getNamed(ids, toClave(version)),
        codigo,
        nombre,
        orden: position + 1,
      }));
  });
  for (const batch of splitRows(rows, 2000))
    await trx.insertInto('elementos_valores').values(batch).execute();
}

/** Synonyms, sources, norms and standards of every version. */
export async function insertSustento(
  trx: Database,
  { versiones, ids }: Insertadas,
  estandares: ReadonlyMap<string, number>,
): Promise<void> {
  const normas = readJson<Readonly<Record<string, FilaNorma>>>(new URL('normas.json', import.meta.url));
  const idDe = (version: DemoVersion) => getNamed(ids, toClave(version));
  const nombres = versiones.flatMap((version) =>
    version.elemento.sinonimos.map((nombre) => ({ version_id: idDe(version), tipo: 'sinonimo', nombre })),
  );
  for (const batch of splitRows(nombres)) await trx.insertInto('elementos_nombres').values(batch).execute();
  const fuentes = versiones.map((version) => ({
    version_id: idDe(version),
    orden: 1,
    ...presentFuente(version),
  }));
  for (const batch of splitRows(fuentes)) await trx.insertInto('elementos_fuentes').values(batch).execute();
  const aplicadas = versiones.flatMap((version) => {
    const { dominio, datoPersonal } = version.elemento;
    const propias = [datoPersonal === 'no' ? undefined : normas['datoPersonal'], normas[dominio]];
    return propias.flatMap((norma, position) => {
      if (!norma) return [];
      const { emisora, ...campos } = norma;
      return { version_id: idDe(version), orden: position + 1, entidad_emisora: emisora, ...campos };
    });
  });
  for (const batch of splitRows(aplicadas)) await trx.insertInto('elementos_normas').values(batch).execute();
  const usados = versiones.flatMap((version) =>
    version.elemento.estandares.map((codigo) => ({
      version_id: idDe(version),
      estandar_id: getNamed(estandares, codigo),
    })),
  );
  await trx.insertInto('elementos_estandares').values(usados).execute();
}

/** Standards an entity of the country keeps. */
const NACIONALES: ReadonlySet<string> = new Set(['DIVIPOLA', 'CIIU-4']);

function presentFuente({ elemento: { estandares, responsable, nombre } }: DemoVersion) {
  const [codigo] = estandares;
  return codigo
    ? { tipo: NACIONALES.has(codigo) ? 'catalogo-entidad' : 'estandar-internacional', nombre: codigo }
    : { tipo: 'catalogo-entidad', nombre: `Diccionario de datos de ${responsable}: ${nombre}` };
}

const CAMINO = [
  { accion: 'crear', hasta: 'borrador', quien: 'autor_id' },
  { accion: 'enviar', hasta: 'en-revision', quien: 'autor_id' },
  { accion: 'avalar', hasta: 'pendiente-entidad', quien: 'revisor_id' },
  { accion: 'aprobar', hasta: 'aprobado', quien: 'aprobador_id' },
  { accion: 'incorporar', hasta: 'incorporado', quien: 'incorporado_por_id' },
] as const;

/** The consent of an entity without anybody who may give it in the product. */
const POR_OFICIO =
  'La entidad responsable aprobó por oficio: aún no tenía líder de interoperabilidad en el sistema.';

/** Steps of the lifecycle each version has taken. */
export async function insertTransiciones(trx: Database): Promise<void> {
  const versiones = await trx
    .selectFrom('elementos_versiones')
    .select(['id', 'estado', 'autor_id', 'revisor_id', 'aprobador_id', 'incorporado_por_id'])
    .select(['created_at', 'updated_at', 'rige_desde', 'rige_hasta', 'motivo_caducidad'])
    .orderBy('id')
    .execute();
  const rows = versiones.flatMap((version) => {
    const dados = CAMINO.slice(0, countPasos(version.estado) + 1);
    const pasos = dados.map((paso, place) => ({
      version_id: version.id,
      accion: paso.accion as string,
      desde: (dados[place - 1]?.hasta ?? null) as string | null,
      hasta: paso.hasta as string,
      motivo: version[paso.quien] === null ? POR_OFICIO : '',
      usuario_id: version[paso.quien],
      created_at:
        (paso.accion === 'incorporar' ? version.rige_desde : null) ?? atPaso(version.created_at, place),
    }));
    const ultimo = pasos.at(-1);
    if (version.estado === 'descartado' || version.estado === 'caducado')
      pasos.push({
        version_id: version.id,
        accion: version.estado === 'caducado' ? 'caducar' : 'descartar',
        desde: ultimo?.hasta ?? null,
        hasta: version.estado,
        motivo: version.motivo_caducidad ?? '',
        usuario_id: version.incorporado_por_id ?? version.autor_id,
        created_at: version.rige_hasta ?? version.updated_at,
      });
    return pasos;
  });
  for (const batch of splitRows(rows)) await trx.insertInto('elementos_transiciones').values(batch).execute();
}
