import { findAlcanceDeAcuerdo } from '@marco/acuerdos/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type FileStore, type Secrets, type ServerModule, toCaller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { DIRECCION_SIMULADOR } from '../contract/direcciones.terms.ts';
import {
  createEnsayoXroadEndpoint,
  getConsumoXroadEndpoint,
  getEnsayoXroadEndpoint,
  getSimuladorEndpoint,
  listEnsayosXroadEndpoint,
  verifyConsumoXroadEndpoint,
} from '../contract/index.ts';
import { LIMITES_SIMULADOR } from '../contract/situaciones.terms.ts';
import { getConteos, type LlamadaContada } from './conteos.ts';
import { createEnsayoXroad } from './ensayo-xroad/create-ensayo-xroad.ts';
import { getConsumoXroad } from './ensayo-xroad/get-consumo.ts';
import { getEnsayoXroad, readEnsayosDeVersion } from './ensayo-xroad/read-ensayos.ts';
import { verifyConsumoXroad } from './ensayo-xroad/verify-consumo.ts';
import { getSimulador } from './get-simulador.ts';
import { Contratos } from './guiones/contratos.ts';
import { ContratosServidos } from './guiones/contratos-servidos.ts';
import { Guiones } from './guiones/guiones.ts';
import { simuladorPool } from './guiones/simulador-pool.ts';
import { listOperacionesDeMiembro } from './guiones/version-simulada.queries.ts';
import { Demoras } from './respuestas/demoras.ts';
import { findDerechos } from './respuestas/derechos.queries.ts';
import { dispatchLlamada, refuseEn } from './respuestas/dispatch-llamada.ts';
import { toRechazo } from './respuestas/rechazo.ts';
import { TestigosDeSesion } from './respuestas/testigo-sesion.ts';

export interface SimuladorDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  readonly secrets: Pick<Secrets, 'deriveKey'>;
}

/** The simulator over HTTP: what its page reads, and the addresses programs call in the place of each servicio. */
export function createSimuladorModule({ database, files, secrets }: SimuladorDependencies): ServerModule {
  const simulador = {
    guiones: new Guiones(database, simuladorPool),
    contratos: new Contratos({ database, files }),
    contratosServidos: new ContratosServidos({ database, files, pool: simuladorPool }),
    listOperaciones: (miembro: string) => listOperacionesDeMiembro(database, miembro),
    findAlcance: (clave: string) => findAlcanceDeAcuerdo(database, clave),
    findDerechos: (miembro: string, clave: string) => findDerechos(database, miembro, clave),
    pool: simuladorPool,
    demoras: new Demoras(),
    conteos: { add: (llamada: LlamadaContada) => getConteos(database).add(llamada) },
    testigos: new TestigosDeSesion(secrets),
  };
  return {
    context: 'simulador',
    endpoints: [
      bindEndpoint(getSimuladorEndpoint, ({ params, query }, context) =>
        getSimulador(
          database,
          simulador.guiones,
          { id: params.id, version: query.version ?? '' },
          toCaller(context),
        ),
      ),
      bindEndpoint(listEnsayosXroadEndpoint, ({ params }, context) =>
        readEnsayosDeVersion(database, params.id, context),
      ),
      bindEndpoint(createEnsayoXroadEndpoint, ({ params }, context) =>
        createEnsayoXroad({ database, simulador }, params.id, context),
      ),
      bindEndpoint(getEnsayoXroadEndpoint, ({ params, query }, context) =>
        getEnsayoXroad(database, { ...params, ...query }, context),
      ),
      bindEndpoint(getConsumoXroadEndpoint, ({ params }, context) =>
        getConsumoXroad({ database, guiones: simulador.guiones }, params.id, context),
      ),
      bindEndpoint(verifyConsumoXroadEndpoint, ({ params }, context) =>
        verifyConsumoXroad({ database, simulador }, params.id, context),
      ),
    ],
    areas: [
      {
        prefix: DIRECCION_SIMULADOR,
        bodyLimit: LIMITES_SIMULADOR.bytes,
        ratePerMinute: LIMITES_SIMULADOR.porMinuto,
        answer: (call) => dispatchLlamada(simulador, call),
        refuse: (refusal, call) => refuseEn(call, toRechazo(refusal)),
      },
    ],
  };
}
