import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, refuseCommon } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type DatosNivelDeTipo, solicitudesErrors } from '../../contract/index.ts';
import { TAMANOS_SOLICITUDES, type TipoDatoNivel } from '../../contract/terms.ts';
import { searchServiciosNivel } from '../lista/servicios-nivel.queries.ts';
import { toLector, toQuienTramita } from '../solicitudes/quien-tramita.ts';
import {
  hasServicio,
  listCertificadosDeNivel,
  listEntidadDeNivel,
  listNiveles,
  listSolicitudesDeNivel,
  listVersionesDeNivel,
} from './datos-nivel.queries.ts';

type Database = Kysely<DatabaseSchema>;

interface PeticionNivel {
  readonly tipo: TipoDatoNivel;
  readonly servicioId?: number | undefined;
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
}

/**
 * One page of what the caller's entity has of a type.
 *
 * @throws ACCESO_DENEGADO for the certificates, to who may not read them anywhere else either
 */
export async function listDatosNivel(
  database: Database,
  { tipo, servicioId, pagina = 1, tamano = TAMANOS_SOLICITUDES[0] }: PeticionNivel,
  context: CallContext,
): Promise<DatosNivelDeTipo> {
  const quien = toQuienTramita(context);
  const alcance = { ...toLector(quien), servicioId };
  const page = { pagina, tamano };
  switch (tipo) {
    case 'consulta': {
      const { servicios, total } = await searchServiciosNivel(database, { servicioId, ...page }, quien);
      return {
        tipo,
        filas: servicios.map(
          ({ solicitar: _decision, nivelDos: _nivelDos, nivelTres: _nivelTres, ...servicio }) => servicio,
        ),
        total,
      };
    }
    case 'nivel':
      return { tipo, ...(await listNiveles(database, alcance, page)) };
    case 'servicio':
      return { tipo, ...(await listSolicitudesDeNivel(database, alcance, page, { editables: false })) };
    case 'entidad':
      return { tipo, ...(await listEntidadDeNivel(database, alcance, page)) };
    case 'edicion':
      return { tipo, ...(await listSolicitudesDeNivel(database, alcance, page, { editables: true })) };
    case 'certificados':
      if (!quien.certificacion.has('consultar')) throw refuseCommon('ACCESO_DENEGADO');
      return { tipo, ...(await listCertificadosDeNivel(database, alcance, page)) };
    case 'versiones':
      return { tipo, ...(await listVersionesDeNivel(database, alcance, page)) };
  }
}

/**
 * The same of one servicio.
 *
 * @throws SERVICIO_NO_ENCONTRADO unless it is an active one of the caller's entity
 */
export async function listDatosNivelDeServicio(
  database: Database,
  peticion: PeticionNivel & { readonly servicioId: number },
  context: CallContext,
): Promise<DatosNivelDeTipo> {
  const lector = toLector(toQuienTramita(context));
  if (!(await hasServicio(database, { ...lector, servicioId: peticion.servicioId })))
    throw refuse(solicitudesErrors, 'SERVICIO_NO_ENCONTRADO');
  return listDatosNivel(database, peticion, context);
}
