import { type AlcanceDeAcuerdo, findAlcanceDeAcuerdo } from '@marco/acuerdos/port';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type Esquema, type JuezMensaje, openJuezMensaje } from '@marco/esquemas/port';
import { type Caller, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { simuladorErrors } from '../../contract/simulador.errors.ts';
import { type FormaSimulada, LIMITES_SIMULADOR } from '../../contract/situaciones.terms.ts';
import type { Guion } from '../../rules/guiones/guion.ts';
import { findMaterial } from './find-material.ts';
import { Memoria } from './memoria.ts';
import type { SimuladorPool } from './simulador-pool.ts';
import { listVersionesSimuladas, type VersionSimulada } from './version-simulada.queries.ts';

/** How long what is known of the versions of a servicio holds: a version that is withdrawn is withdrawn here as soon. */
const VIGENCIA_MS = 15_000;

/** The script of a version with what its petitions are validated with. */
export interface GuionDeVersion {
  readonly version: VersionSimulada;
  readonly guion: Guion;
  /** The schema of a petition; undefined for an operation that asks for nothing. */
  readonly findEsquema: (operacion: string, forma: FormaSimulada) => Esquema | undefined;
  /** Says of a petition in JSON whether its schema takes it; undefined for an operation that asks for nothing. */
  readonly findJuez: (operacion: string) => JuezMensaje | undefined;
}

type GuionKept = Omit<GuionDeVersion, 'version'>;

interface VersionesKept {
  readonly versiones: readonly VersionSimulada[];
  readonly until: number;
}

/** The scripts of the versions that are asked for: each is read and written once for a day. */
export class Guiones {
  private readonly database: Kysely<DatabaseSchema>;
  private readonly pool: SimuladorPool;
  private readonly hechos = new Memoria<GuionKept>(LIMITES_SIMULADOR.versiones);
  private readonly versiones = new Memoria<VersionesKept>(LIMITES_SIMULADOR.versiones);

  constructor(database: Kysely<DatabaseSchema>, pool: SimuladorPool) {
    this.database = database;
    this.pool = pool;
  }

  /**
   * The script of a version of a servicio.
   *
   * @param numero as `M.m` or, for the newest one of a major, as `vM`; empty for the newest of all
   * @param clave key of an acuerdo, by whose reduced contract is answered; empty for the whole one
   * @throws SERVICIO_NO_SIMULADO, VERSION_NO_SIMULADA, VERSION_RETIRADA, VERSION_SIN_MENSAJES, VERSION_EXTENSA, SIMULADOR_OCUPADO;
   * CLAVE_DESCONOCIDA, CLAVE_SIN_ACUERDO_ACTIVO, CLAVE_DE_OTRA_VERSION
   */
  async get(servicioId: number, numero: string, caller: Caller, clave = ''): Promise<GuionDeVersion> {
    const todas = await this.listVersiones(servicioId);
    const versiones = todas.filter(({ estado }) => estado !== 'retirada');
    const version = findVersion(versiones, numero);
    if (!version && numero !== '' && findVersion(todas, numero))
      throw refuse(simuladorErrors, 'VERSION_RETIRADA');
    if (versiones.length === 0) throw refuse(simuladorErrors, 'SERVICIO_NO_SIMULADO');
    if (!version) throw refuse(simuladorErrors, 'VERSION_NO_SIMULADA');
    const alcance = clave === '' ? undefined : await this.getAlcance(clave, version);
    const dia = toColombianDay(new Date());
    // What an acuerdo asks for does not change once it is approved.
    const de = alcance ? ` ${alcance.acuerdoId}` : '';
    const kept = await this.hechos.get(`${version.id} ${dia}${de}`, () =>
      this.make(version, dia, { caller, pedidos: alcance?.campos }),
    );
    return { ...kept, version };
  }

  private async listVersiones(servicioId: number): Promise<readonly VersionSimulada[]> {
    const now = performance.now();
    const read = async () => ({
      versiones: await listVersionesSimuladas(this.database, servicioId),
      until: now + VIGENCIA_MS,
    });
    const clave = String(servicioId);
    const known = await this.versiones.get(clave, read);
    if (known.until > now) return known.versiones;
    this.versiones.forget(clave);
    return (await this.versiones.get(clave, read)).versiones;
  }

  private async getAlcance(clave: string, version: VersionSimulada): Promise<AlcanceDeAcuerdo> {
    const alcance = await findAlcanceDeAcuerdo(this.database, clave);
    if (!alcance) throw refuse(simuladorErrors, 'CLAVE_DESCONOCIDA');
    if (alcance.versionId !== version.id) throw refuse(simuladorErrors, 'CLAVE_DE_OTRA_VERSION');
    if (!alcance.estaActivo) throw refuse(simuladorErrors, 'CLAVE_SIN_ACUERDO_ACTIVO');
    return alcance;
  }

  private async make(
    version: VersionSimulada,
    dia: string,
    { caller, pedidos }: { readonly caller: Caller; readonly pedidos: ReadonlySet<number> | undefined },
  ): Promise<GuionKept> {
    const material = await findMaterial(this.database, version, dia, pedidos);
    if (!material) throw refuse(simuladorErrors, 'VERSION_SIN_MENSAJES');
    const { guion, esquemas } = await this.pool.run({ clase: 'guion', material }, caller);
    const jueces = new Map<string, JuezMensaje>();
    return {
      guion,
      findEsquema: (operacion, forma) => esquemas.get(operacion)?.[forma],
      findJuez: (operacion) => {
        const esquema = esquemas.get(operacion)?.json;
        if (esquema?.tipo !== 'json') return undefined;
        const juez = jueces.get(operacion) ?? openJuez(esquema.texto);
        jueces.set(operacion, juez);
        return juez;
      },
    };
  }
}

/** Our own schemas are always schemas. */
function openJuez(texto: string): JuezMensaje {
  const abierto = openJuezMensaje({ tipo: 'json', texto });
  if ('rechazo' in abierto) throw new Error(`A schema of a script is none: ${abierto.rechazo.join(' ')}`);
  return abierto.juez;
}

/** The version of a number; the newest one stands first. */
function findVersion<Version extends { readonly mayor: number; readonly menor: number }>(
  versiones: readonly Version[],
  numero: string,
): Version | undefined {
  if (numero === '') return versiones[0];
  const [, mayor, menor] = /^v?(\d{1,5})(?:\.(\d{1,5}))?$/.exec(numero) ?? [];
  return versiones.find(
    (una) => una.mayor === Number(mayor) && (menor === undefined || una.menor === Number(menor)),
  );
}
