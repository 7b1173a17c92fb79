import type { DatabaseSchema } from '@marco/database';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { openTestSession } from '@marco/test-kit';
import type { Engine } from '../crash/engines.ts';
import { type RunningProcess, runProduct } from '../product/run-product.ts';
import { addNivelDosTarget, type NivelDosTarget } from './nivel-dos-target.ts';

/** Sessions of those who send hostile inputs, and of somebody who only wants to work. */
export interface Sessions {
  readonly ministerio: string;
  readonly consultor: string;
  readonly lider: string;
  readonly otraPersona: string;
}

/** A running product that is attacked. */
export interface Target {
  readonly sessions: Sessions;
  /** The product of now: another one after a restart. */
  product(): RunningProcess;
  /** Where a new element may stand. */
  readonly lugar: {
    readonly capaId: number;
    readonly dominioId: number;
    readonly entidadResponsableId: number;
  };
  readonly nivelDos: NivelDosTarget;
}

const NUMEROS: Sessions = {
  ministerio: '1000000001',
  consultor: '1000000002',
  lider: '1000000003',
  otraPersona: '1000000011',
};

/** The first start makes database and demo data; sessions, places and a draft are made while nobody else has it open. */
export async function readTarget(engine: Engine): Promise<Omit<Target, 'product'>> {
  await (await runProduct(engine.environment)).stop();
  const database = engine.open();
  try {
    const { kysely } = database;
    const entries: [string, string][] = [];
    for (const [who, numero] of Object.entries(NUMEROS))
      entries.push([who, await openTestSession(kysely, numero)]);
    return {
      sessions: Object.fromEntries(entries) as Record<keyof Sessions, string>,
      lugar: await findLugar(database),
      nivelDos: await addNivelDosTarget(kysely, NUMEROS.lider),
    };
  } finally {
    await database.close();
  }
}

async function findLugar({ kysely }: DatabaseHandle<DatabaseSchema>): Promise<Target['lugar']> {
  const capa = kysely.selectFrom('capas_de_uso').select('id').where('tipo', '=', 'comun');
  const dominio = kysely
    .selectFrom('dominios')
    .select('id')
    .where('activo', '=', true)
    .orderBy('id')
    .limit(1);
  const membresia = kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select('m.entidad_id')
    .where('u.numero_identificacion', '=', NUMEROS.lider)
    .where('m.estado', '=', 'activa');
  const { id: capaId } = await capa.executeTakeFirstOrThrow();
  const { id: dominioId } = await dominio.executeTakeFirstOrThrow();
  const { entidad_id: entidadResponsableId } = await membresia.executeTakeFirstOrThrow();
  return { capaId, dominioId, entidadResponsableId };
}
