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
import { buildArbol, listMensajes, type Rama } from '@marco/servicios/port';
import { OPERACION_PRINCIPAL, PAPELES_MENSAJE } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import { MAXIMO_CAMPOS_ESPERADOS } from '../../contract/conformidad.terms.ts';
import { ESPACIO_ABIERTO } from '../../rules/contrato/espacio-valores.ts';
import type { CampoEsperado, OperacionEsperada, ServicioEsperado } from '../../rules/esperado.ts';
import { getServicioComparado, type ServicioComparado } from './get-servicio-comparado.ts';
import {
  type CampoIntercambiado,
  type CodigoVencido,
  type EstadoElemento,
  listCamposIntercambiados,
  listEstados,
  listVencidos,
} from './mensajes-servicio.queries.ts';
import { toEspacioValores } from './to-espacio-valores.ts';

/** Levels of composites that are looked into. */
const NIVELES = 12;

type RamaIntercambiada = Rama<CampoIntercambiado>;

/**
 * What a contract of a servicio has to say: the operations and messages of one of its versions.
 *
 * @param dia day of the lists, AAAA-MM-DD in Colombia
 * @throws SERVICIO_NO_ENCONTRADO, VERSION_NO_ENCONTRADA, SERVICIO_SIN_DATOS, SERVICIO_EXTENSO
 */
export async function getEsperado(
  database: Kysely<DatabaseSchema>,
  comparado: ServicioComparado,
  dia: string,
): Promise<ServicioEsperado> {
  const { versionId, ...servicio } = await getServicioComparado(database, comparado);
  const [mensajes, campos] = await Promise.all([
    listMensajes(database, versionId),
    listCamposIntercambiados(database, versionId),
  ]);
  const clausura = await findClausura(
    database,
    [...new Set(campos.map((uno) => uno.elementoVersionId))],
    dia,
  );
  if (!clausura || campos.length === 0) throw refuse(conformidadErrors, 'SERVICIO_SIN_DATOS');
  const armador = await openArmador(database, clausura, dia);
  const porMensaje = Map.groupBy(campos, ({ mensajeId }) => mensajeId);
  return {
    servicio,
    dia,
    operaciones: [...Map.groupBy(mensajes, ({ operacionId }) => operacionId).values()].map((suyos) =>
      toOperacion(suyos, porMensaje, armador),
    ),
  };
}

type MensajeRow = Awaited<ReturnType<typeof listMensajes>>[number];

function toOperacion(
  mensajes: readonly MensajeRow[],
  campos: ReadonlyMap<number, readonly CampoIntercambiado[]>,
  armador: Armador,
): OperacionEsperada {
  const [{ codigo = OPERACION_PRINCIPAL, nombre = '' } = {}] = mensajes;
  const estaDicha = codigo !== OPERACION_PRINCIPAL;
  return {
    codigo: estaDicha ? codigo : null,
    nombre,
    mensajes: PAPELES_MENSAJE.flatMap((papel) => {
      const mensaje = mensajes.find((uno) => uno.papel === papel);
      const ramas = buildArbol(campos.get(mensaje?.mensajeId ?? 0) ?? []);
      return ramas.length === 0
        ? []
        : [{ papel, campos: ramas.map((rama) => armador.buildDeMensaje(rama, estaDicha)) }];
    }),
  };
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

/** How a field comes in the message or in the composite it is of. */
interface FormaCampo
  extends Pick<
    CampoEsperado,
    'nombreLocal' | 'obligatorio' | 'obligatorioDeNegocio' | 'datoPersonal' | 'repeticionDicha' | 'maximo'
  > {}

/** Makes the fields of messages, with those inside them. */
class Armador {
  private readonly clausura: Clausura;
  private readonly datos: Datos;
  /** Fields inside composites. */
  private campos = 0;

  constructor(clausura: Clausura, datos: Datos) {
    this.clausura = clausura;
    this.datos = datos;
  }

  /**
   * A field of a message. What it holds the message says; where it says nothing, its element does.
   *
   * @param estaDicha whether somebody said the operation; of a field no request wrote, in an operation nobody said, it is
   * only known that it comes
   */
  buildDeMensaje(rama: RamaIntercambiada, estaDicha: boolean): CampoEsperado {
    const { nombreLocal, minimo, maximo, obligatorioDeNegocio, datoPersonal, campoSolicitudId } = rama;
    const repeticionDicha = estaDicha || campoSolicitudId !== null;
    const obligatorio = !repeticionDicha || minimo > 0;
    const forma = { nombreLocal, obligatorio, obligatorioDeNegocio, datoPersonal, repeticionDicha, maximo };
    const pieza = getPieza(this.clausura, rama.elementoVersionId);
    if (rama.hijos.length === 0) return this.build(pieza, forma, 0);
    return {
      ...this.build(pieza, forma, NIVELES),
      valores: { ...ESPACIO_ABIERTO, base: 'compuesto' },
      hijos: rama.hijos.map((hijo) => this.buildDeMensaje(hijo, estaDicha)),
    };
  }

  private build(pieza: Pieza, forma: FormaCampo, nivel: number): CampoEsperado {
    const { versionId, identificador, oid, mayor, menor } = pieza;
    const estado = this.datos.estados.get(versionId);
    return {
      ...forma,
      datoPersonal: forma.datoPersonal || (estado?.datoPersonal ?? 'no') !== 'no',
      elemento: {
        identificador,
        version: `${mayor}.${menor}`,
        oid,
        espacio: getNombre(this.datos.nombres, versionId).espacio,
        ...toEstado(estado),
      },
      valores: toEspacioValores(pieza),
      vencidos: (this.datos.vencidos.get(versionId) ?? []).map(({ codigo, hasta }) => ({ codigo, hasta })),
      diferencia: false,
      anulable: false,
      hijos: pieza.tipo === 'compuesto' && nivel < NIVELES ? this.listHijos(pieza, nivel) : [],
    };
  }

  /** Parts of a composite and of what it extends; of an abstract one nobody knows which extension comes. */
  private listHijos(pieza: Extract<Pieza, { tipo: 'compuesto' }>, nivel: number): CampoEsperado[] {
    if (pieza.abstracto) return [];
    // A part of a servicio would be compared as if it were the whole.
    this.campos += pieza.componentes.length;
    if (this.campos > MAXIMO_CAMPOS_ESPERADOS) throw refuse(conformidadErrors, 'SERVICIO_EXTENSO');
    const base = pieza.baseId === null ? undefined : getPieza(this.clausura, pieza.baseId);
    const heredados =
      base?.tipo === 'compuesto' && nivel < NIVELES
        ? this.listHijos({ ...base, abstracto: false }, nivel + 1)
        : [];
    const propios = pieza.componentes.map(({ versionId, nombre, minimo, maximo }) => {
      const obligatorio = pieza.modelo !== 'eleccion' && minimo > 0;
      const forma = { nombreLocal: nombre, obligatorio, obligatorioDeNegocio: false, datoPersonal: false };
      return this.build(
        getPieza(this.clausura, versionId),
        { ...forma, repeticionDicha: true, maximo },
        nivel + 1,
      );
    });
    return [...heredados, ...propios];
  }
}

function toEstado(estado: EstadoElemento | undefined): Pick<CampoEsperado['elemento'], 'estado' | 'hasta'> {
  if (estado?.estado === 'caducado')
    return { estado: 'caducado', hasta: estado.rigeHasta ? toColombianDay(estado.rigeHasta) : null };
  // A version that was replaced has no last day in the registry: whoever uses it is told, and not stopped.
  return { estado: estado?.estado === 'historico' ? 'reemplazado' : 'vigente', hasta: null };
}
