import type { PapelMensaje } from '@marco/servicios/terms';
import {
  type CampoContrato,
  type ContratoLeido,
  listCampos,
  type MensajeLeido,
  type OperacionLeida,
} from '../contrato/contrato-leido.ts';
import { listRutas, toRutaDicha } from '../contrato/rutas-de-mensaje.ts';
import type { VinculoDeclarado } from '../declarado.ts';
import type { CampoEsperado, OperacionEsperada, ServicioEsperado } from '../esperado.ts';

/** A field of the service in one message of the contract, with the places that stand for it. */
export interface Vinculo {
  readonly esperado: CampoEsperado;
  readonly papel: PapelMensaje;
  readonly mensaje: MensajeLeido;
  readonly lugares: readonly CampoContrato[];
  /** The fields that stand around a place, the nearest one first, as far as the place of the field it is expected in. */
  readonly listEnvolturas: (lugar: CampoContrato) => readonly CampoContrato[];
}

/** A field of the service with what stands for it in every message it may be in. */
export interface CampoBuscado {
  readonly esperado: CampoEsperado;
  readonly papel: PapelMensaje;
  readonly operacion: OperacionEsperada;
  /** Local names from the outside in: `/movimiento/horas`. */
  readonly camino: string;
  /** Where the entity says it is; null where it says nothing and the field is looked for by its names. */
  readonly ruta: string | null;
  readonly vinculos: readonly Vinculo[];
}

export interface Correspondencia {
  /** Operations of both sides that are the same. */
  readonly parejas: readonly {
    readonly esperada: OperacionEsperada;
    readonly leidas: readonly OperacionLeida[];
  }[];
  /** Of every field, those inside others after them. */
  readonly busquedas: readonly CampoBuscado[];
  /** Places of messages that are compared and stand for no field. */
  readonly sobrantes: readonly { readonly campo: CampoContrato; readonly papel: PapelMensaje }[];
}

/**
 * What of a contract stands for what of a service: the place the entity declared, else what has a name of the field.
 *
 * @param declarados of the fields of the messages, each once
 */
export function computeCorrespondencia(
  contrato: Pick<ContratoLeido, 'operaciones' | 'tecnologia'>,
  esperado: ServicioEsperado,
  declarados: readonly VinculoDeclarado[] = [],
): Correspondencia {
  const rutas = new RutasDeclaradas(declarados, contrato.tecnologia);
  const parejas = esperado.operaciones.map((esperada) => ({
    esperada,
    leidas: contrato.operaciones.filter(
      ({ codigo }) => esperada.codigo === null || codigo === esperada.codigo,
    ),
  }));
  const busquedas = parejas.flatMap(({ esperada, leidas }) =>
    esperada.mensajes.flatMap(({ papel, campos }) => {
      const mensajes = leidas.flatMap((leida) => leida.mensajes.filter((uno) => uno.papel === papel));
      const enteros = mensajes.map((mensaje) => openAlcance(mensaje, mensaje.campos));
      const donde = {
        papel,
        operacion: esperada,
        enteros,
        alcances: enteros,
        hermanos: campos,
        rutas,
        padre: '',
      };
      return campos.flatMap((campo) => searchCampo(campo, donde));
    }),
  );
  return { parejas, busquedas, sobrantes: listSobrantes(parejas, busquedas) };
}

/** The places an entity declared, and what of each message is there. */
class RutasDeclaradas {
  private readonly porCampo: ReadonlyMap<number, string>;
  private readonly porMensaje = new Map<MensajeLeido, ReadonlyMap<string, readonly CampoContrato[]>>();

  constructor(declarados: readonly VinculoDeclarado[], tecnologia: ContratoLeido['tecnologia']) {
    this.porCampo = new Map(declarados.map(({ campoId, ruta }) => [campoId, toRutaDicha(ruta, tecnologia)]));
  }

  find({ campoId }: CampoEsperado): string | null {
    return campoId === null ? null : (this.porCampo.get(campoId) ?? null);
  }

  /** Whether the place of a field, or of one inside it, was declared. */
  has(campo: CampoEsperado): boolean {
    return (
      this.porCampo.size > 0 && (this.find(campo) !== null || campo.hijos.some((hijo) => this.has(hijo)))
    );
  }

  listLugares(mensaje: MensajeLeido, ruta: string): readonly CampoContrato[] {
    let lugares = this.porMensaje.get(mensaje);
    if (!lugares) {
      const grupos = Map.groupBy(listRutas(mensaje), ([suya]) => suya);
      lugares = new Map([...grupos].map(([suya, unos]) => [suya, unos.map(([, campo]) => campo)]));
      this.porMensaje.set(mensaje, lugares);
    }
    return lugares.get(ruta) ?? [];
  }
}

interface Alcance extends Pick<Vinculo, 'mensaje' | 'listEnvolturas'> {
  readonly campos: readonly CampoContrato[];
  readonly has: (lugar: CampoContrato) => boolean;
}

function openAlcance(mensaje: MensajeLeido, campos: readonly CampoContrato[]): Alcance {
  let padres: ReadonlyMap<CampoContrato, CampoContrato> | undefined;
  const findPadre = (lugar: CampoContrato) => {
    padres ??= new Map(listCampos(campos).flatMap((padre) => padre.hijos.map((hijo) => [hijo, padre])));
    return padres.get(lugar);
  };
  return {
    mensaje,
    campos,
    has: (lugar) => campos.includes(lugar) || findPadre(lugar) !== undefined,
    listEnvolturas: (lugar) => {
      const envolturas: CampoContrato[] = [];
      for (let padre = findPadre(lugar); padre; padre = findPadre(padre)) envolturas.push(padre);
      return envolturas;
    },
  };
}

/** What stands around a declared place: up to the field it is expected in where it is in that one, else all of it. */
function listDeclaradas(entero: Alcance, dentro: readonly Alcance[], lugar: CampoContrato) {
  const { mensaje: suMensaje } = entero;
  const suyo = dentro.find(({ mensaje, has }) => mensaje === suMensaje && has(lugar));
  return (suyo ?? entero).listEnvolturas(lugar);
}

interface DondeBuscar {
  readonly papel: PapelMensaje;
  readonly operacion: OperacionEsperada;
  /** The whole messages, in which a declared place is. */
  readonly enteros: readonly Alcance[];
  readonly alcances: readonly Alcance[];
  /** Fields beside it, itself among them. */
  readonly hermanos: readonly CampoEsperado[];
  readonly rutas: RutasDeclaradas;
  /** Path of the field they are in. */
  readonly padre: string;
}

function searchCampo(esperado: CampoEsperado, donde: DondeBuscar): CampoBuscado[] {
  const { papel, operacion, enteros, hermanos, rutas } = donde;
  const ruta = rutas.find(esperado);
  const camino = `${donde.padre}/${esperado.nombreLocal}`;
  const vinculos: readonly Vinculo[] =
    ruta === null
      ? donde.alcances.map(({ mensaje, campos, listEnvolturas }) => ({
          esperado,
          papel,
          mensaje,
          listEnvolturas,
          lugares: findLugares(esperado, campos, hermanos),
        }))
      : enteros.map((entero) => ({
          esperado,
          papel,
          mensaje: entero.mensaje,
          listEnvolturas: (lugar) => listDeclaradas(entero, donde.alcances, lugar),
          lugares: rutas.listLugares(entero.mensaje, ruta),
        }));
  const dentro = vinculos.flatMap(({ mensaje, lugares }) =>
    lugares.slice(0, 1).map((lugar) => openAlcance(mensaje, lugar.hijos)),
  );
  const propia = {
    esperado,
    papel,
    operacion,
    camino,
    ruta,
    vinculos: vinculos.filter(({ lugares }) => lugares.length > 0),
  };
  // Where it is nowhere, what is inside it is not looked for, but where the entity says it is.
  const inner = dentro.length === 0 ? esperado.hijos.filter((hijo) => rutas.has(hijo)) : esperado.hijos;
  const deDentro = { ...donde, alcances: dentro, hermanos: esperado.hijos, padre: camino };
  return [propia, ...inner.flatMap((hijo) => searchCampo(hijo, deDentro))];
}

/**
 * What stands for a field. Where another field of the service holds one of the same name, what is inside that other one
 * is only looked at when there is nothing else: `municipio` beside a `predio` that has its own.
 */
function findLugares(
  esperado: CampoEsperado,
  campos: readonly CampoContrato[],
  hermanos: readonly CampoEsperado[],
): CampoContrato[] {
  const conUnoIgual = hermanos.filter((otro) => otro !== esperado && holds(otro, esperado.nombreLocal));
  const fuera = listFuera(campos, (campo) => conUnoIgual.some((otro) => standsFor(campo, otro)));
  const propios = chooseLugares(esperado, fuera);
  return propios.length > 0 || conUnoIgual.length === 0
    ? propios
    : chooseLugares(esperado, listCampos(campos)).slice(0, 1);
}

const holds = ({ hijos }: CampoEsperado, nombre: string): boolean =>
  hijos.some((hijo) => hijo.nombreLocal === nombre || holds(hijo, nombre));

const standsFor = ({ nombre, oid }: CampoContrato, { nombreLocal, elemento }: CampoEsperado) =>
  nombre === nombreLocal ||
  (elemento !== null && (oid === elemento.oid || nombre === elemento.identificador));

/** The fields of a message without those inside of some. */
function listFuera(
  campos: readonly CampoContrato[],
  isCerrado: (campo: CampoContrato) => boolean,
): CampoContrato[] {
  return campos.flatMap((campo) => [campo, ...(isCerrado(campo) ? [] : listFuera(campo.hijos, isCerrado))]);
}

/** By the local name; else by the OID the contract says; else by the name of the language. */
function chooseLugares(
  { nombreLocal, elemento }: CampoEsperado,
  todos: readonly CampoContrato[],
): CampoContrato[] {
  const porNombre = todos.filter(({ nombre }) => nombre === nombreLocal);
  if (porNombre.length > 0 || elemento === null) return porNombre;
  const porOid = todos.filter(({ oid }) => oid === elemento.oid);
  return porOid.length > 0 ? porOid : todos.filter(({ nombre }) => nombre === elemento.identificador);
}

/** Places of the messages that are compared, but for those that stand for a field or hold one. */
function listSobrantes(
  parejas: Correspondencia['parejas'],
  busquedas: readonly CampoBuscado[],
): Correspondencia['sobrantes'] {
  const vinculados = new Map<CampoContrato, boolean>();
  for (const { esperado, vinculos } of busquedas)
    for (const { lugares } of vinculos)
      for (const lugar of lugares) vinculados.set(lugar, esperado.hijos.length > 0);
  const sobrantes: { campo: CampoContrato; papel: PapelMensaje }[] = [];
  const mensajes = parejas.flatMap(({ esperada, leidas }) =>
    leidas.flatMap((leida) => leida.mensajes.filter(({ papel }) => isComparado(papel, esperada))),
  );
  for (const { papel, campos } of new Set(mensajes)) addSobrantes(campos, papel, { vinculados, sobrantes });
  return sobrantes;
}

/**
 * Whether the fields of a message are all looked at: a message the service does not have has nothing to say. Errors have
 * structures of their own, and of an operation nobody said, or said nothing of, it is not known which messages it has.
 */
function isComparado(papel: PapelMensaje, { codigo, mensajes }: OperacionEsperada): boolean {
  return (
    mensajes.some((uno) => uno.papel === papel) ||
    (codigo !== null && mensajes.length > 0 && papel !== 'error')
  );
}

interface Reunion {
  readonly vinculados: ReadonlyMap<CampoContrato, boolean>;
  readonly sobrantes: { campo: CampoContrato; papel: PapelMensaje }[];
}

/** @returns whether one of the fields stands for something, or holds what does */
function addSobrantes(campos: readonly CampoContrato[], papel: PapelMensaje, reunion: Reunion): boolean {
  let hayVinculo = false;
  for (const campo of campos) {
    const conPartes = reunion.vinculados.get(campo);
    if (conPartes === false) {
      hayVinculo = true;
      continue;
    }
    const antes = reunion.sobrantes.length;
    const dentro = addSobrantes(campo.hijos, papel, reunion);
    if (conPartes === true || dentro) hayVinculo = true;
    else reunion.sobrantes.splice(antes, Number.POSITIVE_INFINITY, { campo, papel });
  }
  return hayVinculo;
}
