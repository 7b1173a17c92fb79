import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { Marcha, PiezaDelProducto } from '../../contract/estado-producto.terms.ts';
import {
  chooseCambioDeIncidente,
  computeMarchaDeCola,
  computeMarchaDeUltimo,
  DIAS_SIN_OPERACION,
  HORAS_DE_LO_DIARIO,
} from '../../rules/estado-producto/mediciones.ts';
import {
  findCorreosMedidos,
  findSelloMedido,
  findTrabajosMedidos,
  findUltimosMedidos,
} from './mediciones.queries.ts';
import {
  addApagon,
  addIncidente,
  closeIncidente,
  deleteIncidentesViejos,
  hasTurnoDeMedicion,
  keepMedicion,
  listAbiertos,
} from './mediciones.repository.ts';
import { runWithinTime } from './run-within-time.ts';

type Database = Kysely<DatabaseSchema>;

/** Milliseconds one measurement may take; one that takes longer is none. */
const PLAZO_DE_MEDICION_MS = 5000;

interface Medida {
  readonly pieza: PiezaDelProducto;
  readonly marcha: Marcha;
  readonly ultimo: Date | null;
}

export interface MedicionDependencies {
  readonly database: Database;
  /** Whether the process sends mails; without a server they wait in the outbox, which is no delay. */
  readonly servidorDeCorreo: boolean;
}

/** Each part by itself: one that is slow or fails leaves the others their measurement. */
async function measurePiezas({ database, servidorDeCorreo }: MedicionDependencies): Promise<Medida[]> {
  const measure = async (
    piezas: readonly PiezaDelProducto[],
    read: () => Promise<readonly Medida[]>,
  ): Promise<readonly Medida[]> =>
    (await runWithinTime(read(), PLAZO_DE_MEDICION_MS)) ??
    piezas.map((pieza) => ({ pieza, marcha: 'sin-medir', ultimo: null }));
  const parts = await Promise.all([
    measure(['tareas'], async () => [
      { pieza: 'tareas', marcha: computeMarchaDeCola(await findTrabajosMedidos(database)), ultimo: null },
    ]),
    measure(['correos'], async () => [
      {
        pieza: 'correos',
        marcha: servidorDeCorreo ? computeMarchaDeCola(await findCorreosMedidos(database)) : 'sin-uso',
        ultimo: null,
      },
    ]),
    measure(['sellos'], async () => {
      const { ultimo, atrasado } = await findSelloMedido(database);
      return [{ pieza: 'sellos', marcha: atrasado ? 'demora' : ultimo ? 'bien' : 'sin-uso', ultimo }];
    }),
    measure(['xroad', 'indicadores', 'datos-abiertos'], async () => {
      const { operacion, corte, edicion, ahora } = await findUltimosMedidos(database);
      const judge = (pieza: PiezaDelProducto, ultimo: Date | null, horas: number): Medida => ({
        pieza,
        marcha: computeMarchaDeUltimo(ultimo, horas, ahora),
        ultimo,
      });
      return [
        judge('xroad', operacion, DIAS_SIN_OPERACION * 24),
        judge('indicadores', corte, HORAS_DE_LO_DIARIO),
        judge('datos-abiertos', edicion, HORAS_DE_LO_DIARIO),
      ];
    }),
  ]);
  return parts.flat();
}

/** Each minute: how every part runs, and what began or ended to run badly since the last time. */
export async function keepMediciones(dependencies: MedicionDependencies): Promise<void> {
  const medidas = await measurePiezas(dependencies);
  await dependencies.database.transaction().execute(async (trx) => {
    if (!(await hasTurnoDeMedicion(trx))) return;
    await addApagon(trx);
    const abiertos = await listAbiertos(trx);
    for (const medida of medidas) {
      const { pieza, marcha } = medida;
      await keepMedicion(trx, medida);
      const decision = chooseCambioDeIncidente(abiertos.get(pieza), marcha);
      if (decision?.cierra) await closeIncidente(trx, pieza);
      if (decision?.abre) await addIncidente(trx, pieza, decision.abre);
    }
    await deleteIncidentesViejos(trx);
  });
}
