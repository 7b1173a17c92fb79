import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, createWholeList, refuse, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type ConsultaNit,
  entidadesErrors,
  findEntidadesEndpoint,
  findEntidadLiderNitEndpoint,
  findEntidadNitEndpoint,
  findIesNitEndpoint,
  findNitEndpoint,
  listEntidadesEndpoint,
} from '../contract/index.ts';
import { isNitVerificado } from '../rules/nit/verificacion-nit.ts';
import { bindAutodiagnosticos } from './autodiagnosticos/autodiagnosticos.bindings.ts';
import { bindCatalogos } from './catalogos/catalogos.bindings.ts';
import { bindAdministracion } from './entidades/administracion.bindings.ts';
import { createActivas, findActivaByNit, findByNombre, listDeSigla } from './entidades/entidades.queries.ts';
import type { VerifyNit } from './nit/verify-nit.ts';

export interface EntidadesDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly verifyNit: VerifyNit;
}

export function createEntidadesModule({ database, verifyNit }: EntidadesDependencies): ServerModule {
  const answerActivas = createWholeList(listEntidadesEndpoint, createActivas(database));
  return {
    context: 'entidades',
    endpoints: [
      bindEndpoint(findEntidadesEndpoint, ({ body }) =>
        findByNombre(database, body.nombreEntidad, body.tipo),
      ),
      bindEndpoint(listEntidadesEndpoint, ({ query: { sigla } }) =>
        sigla ? listDeSigla(database, sigla) : answerActivas(),
      ),
      bindEndpoint(findNitEndpoint, ({ body }, { log }) => verifyNit('privada', body, log)),
      bindEndpoint(findIesNitEndpoint, ({ body }, { log }) => verifyNit('ies', body, log)),
      bindEndpoint(findEntidadNitEndpoint, async ({ body }) => {
        const { nombre, nit, dv } = await getActiva(database, body);
        return { entidad: { nombre }, nit, dv };
      }),
      bindEndpoint(findEntidadLiderNitEndpoint, async ({ body }) => {
        const { nombre, nit, dv } = await getActiva(database, body);
        return { admEntidadLiderNombre: nombre, nit, dv };
      }),
      ...bindAdministracion(database),
      ...bindCatalogos(database),
      ...bindAutodiagnosticos(database),
    ],
  };
}

async function getActiva(database: Kysely<DatabaseSchema>, { nit, dv }: ConsultaNit) {
  const found = isNitVerificado(nit, dv) ? await findActivaByNit(database, nit) : undefined;
  if (!found) throw refuse(entidadesErrors, 'ENTIDAD_NO_ENCONTRADA');
  return found;
}
