import { readArchivo } from '@marco/archivos/port';
import { type DireccionDeContrato, listDirecciones, openBanco } from '@marco/conformidad/port';
import { LIMITES_CONTRATO } from '@marco/conformidad/terms';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Caller, FileStore } from '@marco/server-kit';
import { ESTADOS_CON_CONTRATO_PUBLICO } from '@marco/servicios/terms';
import { findContratoCertificado, listVinculosDeclarados } from '@marco/solicitudes/port';
import type { Kysely } from 'kysely';
import { LIMITES_SIMULADOR } from '../../contract/situaciones.terms.ts';
import { Memoria } from './memoria.ts';
import type { VersionSimulada } from './version-simulada.queries.ts';

interface ContratosDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
}

/** Where the contracts of the versions have their operations called: each is read once for a day, when somebody calls so. */
export class Contratos {
  private readonly dependencies: ContratosDependencies;
  private readonly leidos = new Memoria<readonly DireccionDeContrato[]>(LIMITES_SIMULADOR.versiones);

  constructor(dependencies: ContratosDependencies) {
    this.dependencies = dependencies;
  }

  /**
   * The methods and addresses of a contract that is for everybody; nothing of a version without one, or with one of SOAP.
   *
   * @throws BANCO_OCUPADO
   */
  async list(version: VersionSimulada, caller: Caller): Promise<readonly DireccionDeContrato[]> {
    if (!ESTADOS_CON_CONTRATO_PUBLICO.some((estado) => estado === version.estado)) return [];
    const dia = toColombianDay(new Date());
    return this.leidos.get(`${version.id} ${dia}`, () => this.read(version.id, dia, caller));
  }

  private async read(
    versionId: number,
    dia: string,
    caller: Caller,
  ): Promise<readonly DireccionDeContrato[]> {
    const { database, files } = this.dependencies;
    const certificado = await findContratoCertificado(database, versionId);
    if (!certificado) return [];
    const contrato = await readArchivo(database, files, certificado.id, LIMITES_CONTRATO.bytes);
    if (!contrato) return [];
    const vinculos = await listVinculosDeclarados(database, certificado.solicitudId);
    return listDirecciones(openBanco(database), { versionId, contrato, vinculos, dia }, caller);
  }
}
