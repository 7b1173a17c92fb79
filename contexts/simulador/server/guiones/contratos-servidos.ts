import { readArchivo } from '@marco/archivos/port';
import { getComparable } from '@marco/conformidad/port';
import { LIMITES_CONTRATO } from '@marco/conformidad/terms';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { AppError, type Caller, type FileStore } from '@marco/server-kit';
import { ESTADOS_CON_CONTRATO_PUBLICO } from '@marco/servicios/terms';
import { findContratoCertificado } from '@marco/solicitudes/port';
import type { Kysely } from 'kysely';
import { Memoria } from './memoria.ts';
import type { SimuladorPool } from './simulador-pool.ts';
import type { VersionSimulada } from './version-simulada.queries.ts';
import type { ClaseContrato, ContratoServido } from './worker/present-contrato.ts';

interface ContratosServidosDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  readonly pool: SimuladorPool;
}

/** Contracts that are kept: each may have some megabytes. */
const GUARDADOS = 20;

/** Contracts as the metaservicios give them: the certified one where it is for everybody, else one written of the messages. */
export class ContratosServidos {
  private readonly dependencies: ContratosServidosDependencies;
  private readonly certificados = new Memoria<ContratoServido | null>(GUARDADOS);
  private readonly escritos = new Memoria<ContratoServido | null>(GUARDADOS);

  constructor(dependencies: ContratosServidosDependencies) {
    this.dependencies = dependencies;
  }

  /** @throws SIMULADOR_OCUPADO, PETICION_DEMORADA */
  async find(
    version: VersionSimulada,
    clase: ClaseContrato,
    caller: Caller,
  ): Promise<ContratoServido | null> {
    const certificado = await this.findCertificado(version, caller);
    if (certificado?.clase === clase) return certificado;
    const dia = toColombianDay(new Date());
    return this.escritos.get(`${version.id} ${dia} ${clase}`, () =>
      this.write(version, { clase, dia, caller }),
    );
  }

  /** The certified contract of a version; null where it has none, or none that is for everybody. */
  async findCertificado(version: VersionSimulada, caller: Caller): Promise<ContratoServido | null> {
    const { database, files, pool } = this.dependencies;
    if (!ESTADOS_CON_CONTRATO_PUBLICO.some((estado) => estado === version.estado)) return null;
    const certificado = await findContratoCertificado(database, version.id);
    if (!certificado) return null;
    return this.certificados.get(`${version.id} ${certificado.id}`, async () => {
      const contrato = await readArchivo(database, files, certificado.id, LIMITES_CONTRATO.bytes);
      return contrato ? pool.run({ clase: 'contrato', contrato }, caller) : null;
    });
  }

  private async write(
    version: VersionSimulada,
    { clase, dia, caller }: { readonly clase: ClaseContrato; readonly dia: string; readonly caller: Caller },
  ): Promise<ContratoServido | null> {
    const { database, pool } = this.dependencies;
    const { id, servicioId, servicio, mayor, menor } = version;
    try {
      const { completo } = await getComparable(database, { servicioId, versionId: id }, dia);
      const contrato = {
        servicio: {
          nombre: servicio,
          version: `${mayor}.${menor}`,
          espacio: `urn:marco:servicio:${servicioId}:${mayor}.${menor}`,
          direcciones: [],
        },
        // What only a comparison needs stays here.
        material: { ...completo, mensajes: completo.mensajes.map((uno) => ({ ...uno, campos: [] })) },
        forma: clase,
      };
      return await pool.run({ clase: 'contrato', contrato }, caller);
    } catch (error) {
      if (!(error instanceof AppError) || error.status === OCUPADO) throw error;
      // Nothing is described, or too much: there is no contract to give.
      return null;
    }
  }
}

const OCUPADO = 503;
