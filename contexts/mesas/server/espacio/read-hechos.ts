import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import type { Kysely } from 'kysely';
import type { ClaseHecho } from '../../contract/espacio.terms.ts';
import { FILAS_ESPACIO } from '../../contract/espacio.terms.ts';
import type { BloqueHechos, Hecho } from '../../contract/index.ts';
import { ROL_PARTICIPANTE, type RolParticipante } from '../../contract/terms.ts';
import { countHechos, listDecisionesDe, listHechos } from './hechos.queries.ts';

type Row = Awaited<ReturnType<typeof listHechos>>[number];

interface PeticionHechos {
  readonly idMesa: number;
  readonly clase: ClaseHecho;
  readonly antesDe?: string | undefined;
  /** Whether the caller reads the historial of the mesa. */
  readonly veHistorial: boolean;
}

/** A page of what happened in a mesa; its decisions and changes for those who read its historial. */
export async function readHechos(
  database: Kysely<DatabaseSchema>,
  { antesDe, ...peticion }: PeticionHechos,
): Promise<BloqueHechos> {
  const [cuando = '', clave = ''] = antesDe?.split('~') ?? [];
  const wanted = {
    ...peticion,
    limite: FILAS_ESPACIO.hechos,
    antesDe: antesDe === undefined ? undefined : { cuando, clave },
  };
  const [rows, total] = await Promise.all([listHechos(database, wanted), countHechos(database, wanted)]);
  const page = rows.slice(0, FILAS_ESPACIO.hechos);
  const decisiones = peticion.veHistorial ? await findDecisiones(database, page) : new Map();
  const last = page.at(-1);
  return {
    hechos: page.map((row) => presentHecho(row, decisiones)),
    total,
    siguiente: rows.length > page.length && last ? `${last.cuando.toISOString()}~${last.clave}` : null,
  };
}

type Decisiones = ReadonlyMap<number, readonly string[]>;

async function findDecisiones(database: Kysely<DatabaseSchema>, page: readonly Row[]): Promise<Decisiones> {
  const ids = page.flatMap(({ tipo, reunion_id }) =>
    tipo === 'reunion' && reunion_id !== null ? [reunion_id] : [],
  );
  const rows = ids.length === 0 ? [] : await listDecisionesDe(database, ids);
  const byReunion = Map.groupBy(rows, ({ reunion_id }) => reunion_id);
  return new Map([...byReunion].map(([id, own]) => [id, own.map(({ texto }) => texto)]));
}

function presentHecho(row: Row, decisiones: Decisiones): Hecho {
  return {
    ...presentFrase(row),
    clave: row.clave,
    cuando: row.cuando.toISOString(),
    idReunion: row.reunion_id,
    decisiones: row.tipo === 'reunion' ? [...(decisiones.get(row.reunion_id ?? 0) ?? [])] : [],
  };
}

/** What happened as a sentence: the words that stand out, and the rest. */
function presentFrase({ tipo, dato, detalle }: Row): Pick<Hecho, 'tipo' | 'titulo' | 'texto'> {
  const nombre = dato ?? '';
  switch (tipo) {
    case 'reunion':
      return { tipo, titulo: 'Reunión.', texto: nombre };
    case 'acta-emitida':
      return { tipo: 'acta', titulo: `Se emitió el acta ${nombre}`, texto: `de «${detalle}»` };
    case 'acta-sellada':
      return { tipo: 'acta', titulo: `Se selló el acta ${nombre}`, texto: `de «${detalle}»` };
    case 'documento':
      return { tipo, titulo: nombre, texto: `se adjuntó a «${detalle}»` };
    case 'entidad':
      return { tipo, titulo: presentEntidad(nombre), texto: presentRol(detalle) };
    case 'servicio':
      return { tipo, titulo: nombre, texto: `llegó a ${detalle}` };
    case 'mesa-creada':
      return { tipo: 'mesa', titulo: 'Se creó la mesa', texto: '' };
    case 'mesa-cerrada':
      return { tipo: 'mesa', titulo: 'Se cerró la mesa', texto: '' };
  }
}

function presentRol(rol: string | null): string {
  const nombre = rol !== null && rol in ROL_PARTICIPANTE ? ROL_PARTICIPANTE[rol as RolParticipante] : null;
  return nombre === null ? 'entró a la mesa' : `entró como entidad ${nombre.toLowerCase()}`;
}
