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
import { buildArbol, listMensajes, type NodoComparable, type Rama } from '@marco/servicios/port';
import { OPERACION_PRINCIPAL, PAPELES_MENSAJE } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import { MAXIMO_CAMPOS_ESPERADOS } from '../../contract/conformidad.terms.ts';
import { ESPACIO_ABIERTO } from '../../rules/contrato/espacio-valores.ts';
import type {
  CampoEsperado,
  ElementoEsperado,
  OperacionEsperada,
  ServicioEsperado,
} from '../../rules/esperado.ts';
import { getServicioComparado, type ServicioComparado } from './get-servicio-comparado.ts';
import type { MaterialMensajes, MensajeDelServicio } from './material.ts';
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

/** What a contract of a servicio has to say, and what its messages are written and judged with. */
export interface Comparable {
  readonly esperado: ServicioEsperado;
  /** The messages whose operation somebody said. */
  readonly material: MaterialMensajes;
  /** All of them: the one operation of a version that names none is called `principal`. */
  readonly completo: MaterialMensajes;
}

/**
 * What a contract of a servicio has to say: the operations and messages of one of its versions.
 *
 * @param dia day of the lists, AAAA-MM-DD in Colombia
 * @throws SERVICIO_NO_ENCONTRADO, VERSION_NO_ENCONTRADA, SERVICIO_SIN_DATOS, SERVICIO_EXTENSO
 */
export async function getComparable(
  database: Kysely<DatabaseSchema>,
  comparado: ServicioComparado,
  dia: string,
): Promise<Comparable> {
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
  const operaciones = [...Map.groupBy(mensajes, ({ operacionId }) => operacionId).values()].map((suyos) =>
    toOperacion(suyos, porMensaje, armador),
  );
  const comun = { servicioId: servicio.id, clausura };
  const dichas = operaciones.filter(({ esperada }) => esperada.codigo !== null);
  return {
    esperado: { servicio, dia, operaciones: operaciones.map(({ esperada }) => esperada) },
    material: { ...comun, mensajes: dichas.flatMap(({ delServicio }) => delServicio) },
    completo: { ...comun, mensajes: operaciones.flatMap(({ delServicio }) => delServicio) },
  };
}

/** The same without what its messages are written with. */
export async function getEsperado(...pedido: Parameters<typeof getComparable>): Promise<ServicioEsperado> {
  return (await getComparable(...pedido)).esperado;
}

type MensajeRow = Awaited<ReturnType<typeof listMensajes>>[number];

/** An operation as a contract has to say it, and its messages as they are written. */
function toOperacion(
  mensajes: readonly MensajeRow[],
  campos: ReadonlyMap<number, readonly CampoIntercambiado[]>,
  armador: Armador,
): { readonly esperada: OperacionEsperada; readonly delServicio: readonly MensajeDelServicio[] } {
  const [{ codigo = OPERACION_PRINCIPAL, nombre = '' } = {}] = mensajes;
  const estaDicha = codigo !== OPERACION_PRINCIPAL;
  const suyos = PAPELES_MENSAJE.flatMap((papel) => {
    const mensaje = mensajes.find((uno) => uno.papel === papel);
    const ramas = buildArbol(campos.get(mensaje?.mensajeId ?? 0) ?? []);
    if (ramas.length === 0) return [];
    const esperados = ramas.map((rama) => armador.buildDeMensaje(rama, estaDicha));
    return [{ operacion: codigo, papel, nodos: ramas.map(toNodo), campos: esperados }];
  });
  return {
    esperada: {
      codigo: estaDicha ? codigo : null,
      nombre,
      mensajes: suyos.map(({ papel, campos: esperados }) => ({ papel, campos: esperados })),
    },
    delServicio: suyos,
  };
}

const toNodo = ({
  nombreLocal,
  elementoVersionId,
  minimo,
  maximo,
  hijos,
}: RamaIntercambiada): NodoComparable => ({
  nombreLocal,
  elementoVersionId,
  minimo,
  maximo,
  hijos: hijos.map(toNodo),
});

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

/** A field whose element nobody published: only what the message says of it is told. */
const createSinElemento = (forma: FormaCampo): CampoEsperado => ({
  campoId: null,
  ...forma,
  elemento: null,
  valores: ESPACIO_ABIERTO,
  vencidos: [],
  diferencia: false,
  anulable: false,
  hijos: [],
});

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
    if (rama.hijos.length === 0) return { ...this.build(pieza, forma, 0), campoId: rama.id };
    return {
      ...(rama.publicado ? this.build(pieza, forma, NIVELES) : createSinElemento(forma)),
      campoId: rama.id,
      valores: { ...ESPACIO_ABIERTO, base: 'compuesto' },
      hijos: rama.hijos.map((hijo) => this.buildDeMensaje(hijo, estaDicha)),
    };
  }

  private build(pieza: Pieza, forma: FormaCampo, nivel: number): CampoEsperado {
    const { versionId, identificador, oid, mayor, menor } = pieza;
    const estado = this.datos.estados.get(versionId);
    return {
      campoId: null,
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

function toEstado(estado: EstadoElemento | undefined): Pick<ElementoEsperado, 'estado' | 'hasta'> {
  if (estado?.estado === 'caducado')
    return { estado: 'caducado', hasta: estado.rigeHasta ? toColombianDay(estado.rigeHasta) : null };
  // A version that was replaced has no last day in the registry: whoever uses it is told, and not stopped.
  return { estado: estado?.estado === 'historico' ? 'reemplazado' : 'vigente', hasta: null };
}
