import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import {
  type Clausura,
  computeNombres,
  findClausura,
  getNombre,
  getPieza,
  type NombresEsquema,
  type Pieza,
} from '@marco/esquemas/port';
import { refuse } from '@marco/server-kit';
import type { ServicioDeElemento } from '@marco/servicios/contract';
import type { Kysely } from 'kysely';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import type { CampoEsperado, ServicioEsperado } from '../../rules/esperado.ts';
import {
  type CodigoVencido,
  type EstadoElemento,
  findServicioActivo,
  listEstados,
  listIntercambiados,
  listVencidos,
} from './elementos-servicio.queries.ts';
import { toEspacioValores } from './to-espacio-valores.ts';

/** Levels of composites that are looked into. */
const NIVELES = 12;
const PAPELES = [
  { papel: 'peticion', sentidos: ['entrada', 'ambos'] },
  { papel: 'respuesta', sentidos: ['salida', 'ambos'] },
] as const satisfies readonly { papel: string; sentidos: readonly ServicioDeElemento['sentido'][] }[];

/**
 * What a contract of a servicio has to say: today the published elements it exchanges, in the petition or in the answer
 * and in no operation of a name.
 *
 * @param dia day of the lists, AAAA-MM-DD in Colombia
 * @throws SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS
 */
export async function getEsperado(
  database: Kysely<DatabaseSchema>,
  servicioId: number,
  dia: string,
): Promise<ServicioEsperado> {
  const servicio = await findServicioActivo(database, servicioId);
  if (!servicio) throw refuse(conformidadErrors, 'SERVICIO_NO_ENCONTRADO');
  const intercambiados = await listIntercambiados(database, servicioId);
  const clausura = await findClausura(
    database,
    intercambiados.map(({ versionId }) => versionId),
    dia,
  );
  if (!clausura || intercambiados.length === 0) throw refuse(conformidadErrors, 'SERVICIO_SIN_DATOS');
  const armador = await openArmador(database, clausura, dia);
  const mensajes = PAPELES.map(({ papel, sentidos }) => ({
    papel,
    campos: intercambiados
      .filter(({ sentido }) => sentidos.some((uno) => uno === sentido))
      .map(({ versionId }) => armador.build(getPieza(clausura, versionId))),
  })).filter(({ campos }) => campos.length > 0);
  return { servicio, dia, operaciones: [{ codigo: null, nombre: servicio.nombre, mensajes }] };
}

async function openArmador(
  database: Kysely<DatabaseSchema>,
  clausura: Clausura,
  dia: string,
): Promise<Armador> {
  const ids = [...clausura.piezas.keys()];
  const [estados, vencidos] = await Promise.all([
    listEstados(database, ids),
    listVencidos(database, ids, dia),
  ]);
  return new Armador(clausura, {
    nombres: computeNombres(clausura),
    estados: new Map(estados.map((estado) => [estado.id, estado])),
    vencidos: Map.groupBy(vencidos, ({ versionId }) => versionId),
  });
}

interface Datos {
  readonly nombres: NombresEsquema;
  readonly estados: ReadonlyMap<number, EstadoElemento>;
  readonly vencidos: ReadonlyMap<number, readonly CodigoVencido[]>;
}

interface Repeticion {
  readonly nombre: string;
  readonly minimo: number;
  readonly maximo: number | null;
}

/** Makes the field an element is, with those inside it. */
class Armador {
  private readonly clausura: Clausura;
  private readonly datos: Datos;

  constructor(clausura: Clausura, datos: Datos) {
    this.clausura = clausura;
    this.datos = datos;
  }

  /** @param repeticion how it comes inside another one; null where it stands by itself */
  build(pieza: Pieza, repeticion: Repeticion | null = null, nivel = 0): CampoEsperado {
    const { versionId, identificador, oid, mayor, menor } = pieza;
    return {
      nombreLocal: repeticion?.nombre ?? identificador,
      elemento: {
        identificador,
        version: `${mayor}.${menor}`,
        oid,
        espacio: getNombre(this.datos.nombres, versionId).espacio,
        ...toEstado(this.datos.estados.get(versionId)),
      },
      valores: toEspacioValores(pieza),
      vencidos: (this.datos.vencidos.get(versionId) ?? []).map(({ codigo, hasta }) => ({ codigo, hasta })),
      diferencia: false,
      obligatorio: repeticion === null || repeticion.minimo > 0,
      repeticionDicha: repeticion !== null,
      maximo: repeticion?.maximo ?? null,
      anulable: false,
      hijos: pieza.tipo === 'compuesto' && nivel < NIVELES ? this.listHijos(pieza, nivel) : [],
    };
  }

  /** Parts of a composite and of what it extends; of an abstract one nobody knows which extension comes. */
  private listHijos(pieza: Extract<Pieza, { tipo: 'compuesto' }>, nivel: number): CampoEsperado[] {
    if (pieza.abstracto) return [];
    const base = pieza.baseId === null ? undefined : getPieza(this.clausura, pieza.baseId);
    const heredados =
      base?.tipo === 'compuesto' && nivel < NIVELES
        ? this.listHijos({ ...base, abstracto: false }, nivel + 1)
        : [];
    const propios = pieza.componentes.map(({ versionId, nombre, minimo, maximo }) =>
      this.build(
        getPieza(this.clausura, versionId),
        { nombre, minimo: pieza.modelo === 'eleccion' ? 0 : minimo, maximo },
        nivel + 1,
      ),
    );
    return [...heredados, ...propios];
  }
}

function toEstado(estado: EstadoElemento | undefined): Pick<CampoEsperado['elemento'], 'estado' | 'hasta'> {
  if (estado?.estado === 'caducado')
    return { estado: 'caducado', hasta: estado.rigeHasta ? toColombianDay(estado.rigeHasta) : null };
  // A version that was replaced has no last day in the registry: whoever uses it is told, and not stopped.
  return { estado: estado?.estado === 'historico' ? 'reemplazado' : 'vigente', hasta: null };
}
