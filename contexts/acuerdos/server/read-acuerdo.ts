import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { CampoDeAcuerdo } from '../contract/index.ts';
import type { SituacionAcuerdo } from '../rules/can-act-on-acuerdo.ts';
import { isConvenioFaltante, isConvenioNecesario, listImpedimentos } from '../rules/condiciones.ts';
import { type CuentaCuota, type Cuotas, computeCabida, computeCuentas } from '../rules/cuotas.ts';
import { type CampoPedible, computeVolumen, listRequisitosAcuerdo } from '../rules/requisitos-acuerdo.ts';
import {
  type AcuerdoRow,
  type FinalidadRow,
  findBase,
  listFinalidades,
  listMarcas,
} from './acuerdo.queries.ts';
import { listCamposPedibles } from './campos-pedibles.queries.ts';
import { findComprometido, findPoliticaRow, type PoliticaRow } from './politica.queries.ts';
import { readGrupos } from './read-condiciones.ts';

type Database = Kysely<DatabaseSchema>;

/** An acuerdo with everything that decides about it. */
export interface AcuerdoLeido {
  readonly row: AcuerdoRow;
  readonly finalidades: readonly FinalidadRow[];
  readonly marcas: Awaited<ReturnType<typeof listMarcas>>;
  readonly campos: readonly CampoDeAcuerdo[];
  readonly camposPorId: ReadonlyMap<number, CampoPedible>;
  readonly politica: PoliticaRow | undefined;
  readonly base: Awaited<ReturnType<typeof findBase>> | undefined;
  /** Whether it takes the place of the one it began as. */
  readonly loReemplaza: boolean;
  readonly convenioEsNecesario: boolean;
  readonly cuentas: readonly CuentaCuota[];
  readonly situacion: SituacionAcuerdo;
  readonly hoy: string;
}

export const toCuotas = (politica: PoliticaRow | undefined): Cuotas => ({
  porConsumidora: politica?.cuotaPorConsumidora ?? null,
  total: politica?.cuotaTotal ?? null,
});

const toCampoPedible = (campo: CampoDeAcuerdo): CampoPedible => ({
  id: campo.id,
  nombre: campo.nombre,
  esPersonal: campo.datoPersonal !== 'no',
  esPublico: campo.esPublico,
  pideJustificacion: campo.pideJustificacion,
});

const EN_VIGOR: ReadonlySet<string> = new Set(['activo', 'suspendido']);

const explainVersion = ({ estadoVersion }: AcuerdoRow): string[] =>
  estadoVersion === 'publicada' ? [] : ['La versión del servicio ya no está publicada.'];

/** What keeps the entidad that offers it from granting anything at all. */
function listImpedimentosDeAprobar(
  row: AcuerdoRow,
  { finalidades, cuentas, base }: Pick<AcuerdoLeido, 'finalidades' | 'cuentas' | 'base'>,
): string[] {
  const cabida = computeCabida(cuentas);
  // Less than was asked for may be granted, but something to each purpose.
  const cabeAlgo = cabida === null || cabida >= finalidades.length;
  return [
    ...explainVersion(row),
    ...(cabeAlgo ? [] : ['Ninguna consulta más cabe en las cuotas: súbalas, o termine otro acuerdo.']),
    ...(base?.estado === 'suspendido'
      ? ['El acuerdo que reemplaza está suspendido: primero debe reanudarse.']
      : []),
  ];
}

/** Reads everything that decides about an acuerdo. */
export async function readAcuerdo(database: Database, row: AcuerdoRow): Promise<AcuerdoLeido> {
  const [finalidades, marcas, campos, politica, base] = await Promise.all([
    listFinalidades(database, row.id),
    listMarcas(database, row.id),
    listCamposPedibles(database, row.versionId),
    findPoliticaRow(database, row.versionId),
    row.baseId === null ? undefined : findBase(database, row.baseId),
  ]);
  const loReemplaza = base !== undefined && EN_VIGOR.has(base.estado) && !EN_VIGOR.has(row.estado);
  const comprometido = await findComprometido(database, row.versionId, {
    consumidoraId: row.consumidoraId,
    // One that counts already stands beside the others, not beside itself.
    sin: EN_VIGOR.has(row.estado) ? row.id : loReemplaza ? row.baseId : null,
  });
  const camposPorId = new Map(campos.map((campo) => [campo.id, toCampoPedible(campo)]));
  const grupos = await readGrupos(database, politica?.grupos ?? []);
  const entidad = {
    id: row.consumidoraId,
    tipo: row.consumidoraTipo,
    ordenId: row.ordenId,
    sectorId: row.sectorId,
    hayConvenio: row.convenioArchivoId !== null && row.convenioNumero !== '' && row.convenioFecha !== null,
  };
  const volumen = computeVolumen(
    EN_VIGOR.has(row.estado)
      ? finalidades.map(({ volumenConcedido }) => ({ volumenDiario: volumenConcedido }))
      : finalidades,
  );
  const cuentas = computeCuentas(volumen, toCuotas(politica), comprometido);
  const completo = [
    ...explainVersion(row),
    ...listRequisitosAcuerdo(
      {
        tipo: row.consumidoraTipo,
        finalidades,
        sistema: row.sistema,
        responsable: {
          nombre: row.responsableNombre,
          cargo: row.responsableCargo,
          correo: row.responsableCorreo,
        },
        faltaConvenio: isConvenioFaltante(grupos, entidad),
        impedimentos: listImpedimentos(grupos, entidad),
      },
      camposPorId,
    ),
  ];
  return {
    row,
    finalidades,
    marcas,
    campos,
    camposPorId,
    politica,
    base,
    loReemplaza,
    convenioEsNecesario:
      isConvenioNecesario(entidad) || isConvenioFaltante(grupos, { ...entidad, hayConvenio: false }),
    cuentas,
    situacion: {
      estado: row.estado,
      consumidoraId: row.consumidoraId,
      proveedoraId: row.proveedoraId,
      suspendidoPor: row.suspendidoPor,
      faltantes: {
        completo,
        aprobable: listImpedimentosDeAprobar(row, {
          finalidades,
          cuentas,
          base: loReemplaza ? base : undefined,
        }),
      },
    },
    hoy: toColombianDay(new Date()),
  };
}
