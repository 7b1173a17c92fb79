import type { ClaseCambio } from '../../contract/compatibilidad.terms.ts';
import {
  type CambioHallado,
  type ContextoComparacion,
  type Pareja,
  toCambio,
  toPareja,
  toSinEfecto,
} from './cambio-hallado.ts';

import { compareValores, toSentido } from './compare-valores.ts';
import {
  type CampoComparable,
  type ContenidoCampo,
  type ContenidoCompuesto,
  computeVeces,
  findModelo,
  isLista,
} from './mensaje-comparable.ts';
import {
  type ParteGrupo,
  type ParteMensaje,
  writeContenido,
  writeGrupo,
  writeVeces,
} from './parte-de-mensaje.ts';

/** More repetitions than these are no example for anybody. */
const MAS_VECES = 1000;
/** Pairs of fields that are tried at once. */
const PAREJAS = 400;

/** Every change of a group, each judged by the table and proved by what can really be written. */
export function compareGrupos(
  antes: ContenidoCompuesto,
  despues: ContenidoCompuesto,
  contexto: ContextoComparacion,
): CambioHallado[] {
  const grupos = toPareja(contexto.papel, antes, despues);
  const modelo = findModeloComun(antes, despues);
  const compartidos = antes.campos.flatMap((campo) => {
    const otro = despues.campos.find(({ nombre }) => nombre === campo.nombre);
    return otro ? [{ antes: campo, despues: otro }] : [];
  });
  const cambios = compartidos.flatMap((campos) => compareCampos(campos, grupos, contexto));
  if (modelo === null)
    return [
      toCambio('modelo-cambiado', [], contexto, grupos.lee, listPresencias(grupos.escribe, contexto)),
      ...cambios,
    ];
  return [
    ...listNuevosYRetirados(antes, despues, modelo, grupos, contexto),
    ...(modelo === 'secuencia' ? listDesordenes(compartidos, grupos, contexto) : []),
    ...cambios,
  ];
}

/** How the parts of both stand; null where one is a choice and the other a sequence. */
function findModeloComun(antes: ContenidoCompuesto, despues: ContenidoCompuesto) {
  if (antes.campos.length === 0 || despues.campos.length === 0) return 'secuencia';
  if (antes.campos.length === 1) return findModelo(despues);
  if (despues.campos.length === 1 || findModelo(antes) === findModelo(despues)) return findModelo(antes);
  return null;
}

/** The group with these parts of one field, and the least of the others. */
function writeConCampo(
  grupo: ContenidoCompuesto,
  nombre: string,
  partes: readonly ParteMensaje[] | undefined,
  { valores }: ContextoComparacion,
): ParteGrupo | undefined {
  return partes && writeGrupo(grupo, valores, new Map([[nombre, partes]]));
}

/** Each field alone, each two of them, none, and the least. */
function* listPresencias(grupo: ContenidoCompuesto, contexto: ContextoComparacion) {
  const { valores } = contexto;
  const escribibles = grupo.campos.flatMap((campo) => {
    const partes = writeVeces(campo, computeVeces(campo), valores);
    return partes ? [{ nombre: campo.nombre, partes }] : [];
  });
  yield writeGrupo(grupo, valores);
  for (const { nombre, minimo } of grupo.campos) {
    if (minimo === 0) yield writeConCampo(grupo, nombre, [], contexto);
  }
  for (const { nombre, partes } of escribibles) yield writeConCampo(grupo, nombre, partes, contexto);
  if (findModelo(grupo) === 'eleccion') return;
  let parejas = 0;
  for (const [index, uno] of escribibles.entries()) {
    for (const otro of escribibles.slice(index + 1)) {
      if (parejas++ > PAREJAS) return;
      yield writeGrupo(grupo, valores, new Map([uno, otro].map(({ nombre, partes }) => [nombre, partes])));
    }
  }
}

function listNuevosYRetirados(
  antes: ContenidoCompuesto,
  despues: ContenidoCompuesto,
  modelo: 'secuencia' | 'eleccion',
  grupos: Pareja<ContenidoCompuesto>,
  contexto: ContextoComparacion,
): CambioHallado[] {
  const find = (one: ContenidoCompuesto, other: ContenidoCompuesto) =>
    one.campos.filter(({ nombre }) => other.campos.every((campo) => campo.nombre !== nombre));
  const toPresencia = (campo: CampoComparable, clase: ClaseCambio) =>
    toCambio(clase, [campo.nombre], contexto, grupos.lee, listConCampo(campo, grupos.escribe, contexto));
  const retirados = find(antes, despues).map((campo) => {
    const obligatorio = campo.minimo > 0 ? 'obligatorio-retirado' : 'opcional-retirado';
    return toPresencia(campo, modelo === 'eleccion' ? 'alternativa-retirada' : obligatorio);
  });
  const nuevos = find(despues, antes).map((campo) => {
    const obligatorio = campo.minimo > 0 ? 'obligatorio-nuevo' : 'opcional-nuevo';
    return toPresencia(campo, modelo === 'eleccion' ? 'alternativa-nueva' : obligatorio);
  });
  return [...retirados, ...nuevos];
}

/** With a field where the writer knows it; the least where it does not. */
function* listConCampo(
  { nombre }: CampoComparable,
  escribe: ContenidoCompuesto,
  contexto: ContextoComparacion,
) {
  const suyo = escribe.campos.find((campo) => campo.nombre === nombre);
  if (suyo)
    yield writeConCampo(escribe, nombre, writeVeces(suyo, computeVeces(suyo), contexto.valores), contexto);
  yield writeGrupo(escribe, contexto.valores);
}

/** Fields that stand in another order: in a sequence of XML two of them no longer follow one another. */
function listDesordenes(
  compartidos: readonly { readonly antes: CampoComparable; readonly despues: CampoComparable }[],
  grupos: Pareja<ContenidoCompuesto>,
  contexto: ContextoComparacion,
): CambioHallado[] {
  const nombres = new Set(compartidos.map(({ antes }) => antes.nombre));
  const [escrito, leido] = [grupos.escribe, grupos.lee].map(({ campos }) =>
    campos.filter(({ nombre }) => nombres.has(nombre)),
  );
  if (!escrito || !leido || escrito.every(({ nombre }, index) => leido[index]?.nombre === nombre)) return [];
  return [
    toCambio(
      'orden-cambiado',
      [],
      contexto,
      grupos.lee,
      listVueltas(escrito, leido, grupos.escribe, contexto),
    ),
  ];
}

/** Two fields of the writer, in an order in which the reader never has them. */
function* listVueltas(
  escrito: readonly CampoComparable[],
  leido: readonly CampoComparable[],
  escribe: ContenidoCompuesto,
  { valores }: ContextoComparacion,
) {
  const place = new Map(leido.map(({ nombre }, index) => [nombre, index]));
  const parejas = escrito.flatMap((uno, index) =>
    escrito
      .slice(index + 1)
      .filter((otro) => (place.get(uno.nombre) ?? 0) > (place.get(otro.nombre) ?? 0))
      .map((otro) => [uno, otro] as const),
  );
  for (const pareja of parejas.slice(0, PAREJAS)) {
    const [deUno, deOtro] = pareja.map((campo) => writeVeces(campo, computeVeces(campo), valores));
    if (!deUno || !deOtro) continue;
    const exigencias = new Map([
      [pareja[0].nombre, deUno],
      [pareja[1].nombre, deOtro],
    ]);
    yield writeGrupo(escribe, valores, exigencias);
  }
}

/** Changes of a field that both have: how often it comes, where its name belongs, what it carries. */
function compareCampos(
  { antes, despues }: { readonly antes: CampoComparable; readonly despues: CampoComparable },
  grupos: Pareja<ContenidoCompuesto>,
  contexto: ContextoComparacion,
): CambioHallado[] {
  const campos = toPareja(contexto.papel, antes, despues);
  const clases = [
    ...listClasesDeOcurrencia(antes, despues),
    ...(antes.espacio === despues.espacio ? [] : (['espacio-cambiado'] as const)),
  ];
  const deOcurrencia = clases.map((clase) =>
    toCambio(clase, [antes.nombre], contexto, grupos.lee, listVeces(campos, grupos.escribe, contexto)),
  );
  const deContenido = compareContenidos(antes.contenido, despues.contenido, contexto).map((cambio) =>
    enclose(cambio, campos.escribe, grupos.escribe, contexto),
  );
  return [...deOcurrencia, ...deContenido];
}

function listClasesDeOcurrencia(antes: CampoComparable, despues: CampoComparable): ClaseCambio[] {
  const top = ({ maximo }: CampoComparable) => maximo ?? Number.POSITIVE_INFINITY;
  const clases: ClaseCambio[] = [];
  if (antes.minimo === 0 && despues.minimo > 0) clases.push('pasa-a-obligatorio');
  else if (antes.minimo > 0 && despues.minimo === 0) clases.push('pasa-a-opcional');
  else if (despues.minimo > antes.minimo) clases.push('debe-venir-mas');
  else if (despues.minimo < antes.minimo) clases.push('debe-venir-menos');
  if (isLista(antes) !== isLista(despues)) clases.push('valor-y-lista');
  if (top(despues) > top(antes)) clases.push('puede-venir-mas');
  if (top(despues) < top(antes)) clases.push('puede-venir-menos');
  return clases;
}

/** A field as seldom and as often as the writer may bring it, at the bounds of the reader. */
function* listVeces(
  { escribe, lee }: Pareja<CampoComparable>,
  grupo: ContenidoCompuesto,
  contexto: ContextoComparacion,
) {
  const beyond = (lee.maximo ?? Number.POSITIVE_INFINITY) + 1;
  const fits = beyond <= (escribe.maximo ?? Number.POSITIVE_INFINITY) && beyond <= MAS_VECES;
  for (const veces of new Set([escribe.minimo, computeVeces(escribe), ...(fits ? [beyond] : [])])) {
    yield writeConCampo(grupo, escribe.nombre, writeVeces(escribe, veces, contexto.valores), contexto);
  }
}

/** A change inside a field, proved by the whole group around it. */
function enclose(
  cambio: CambioHallado,
  campo: CampoComparable,
  grupo: ContenidoCompuesto,
  contexto: ContextoComparacion,
): CambioHallado {
  const dentro = { ...cambio, lugar: [campo.nombre, ...cambio.lugar] };
  if (dentro.prueba === null) return dentro;
  const parte = dentro.prueba;
  const partes = Array.from({ length: computeVeces(campo) }, () => parte);
  const prueba = writeConCampo(grupo, campo.nombre, partes, contexto);
  return prueba ? { ...dentro, prueba } : toSinEfecto(dentro);
}

/** Changes of what a field carries. */
function compareContenidos(
  antes: ContenidoCampo,
  despues: ContenidoCampo,
  contexto: ContextoComparacion,
): CambioHallado[] {
  if (antes.clase === 'valor' && despues.clase === 'valor') return compareValores(antes, despues, contexto);
  const { escribe, lee } = toPareja(contexto.papel, antes, despues);
  const minima = () => [writeContenido(escribe, contexto.valores)];
  if (antes.clase === 'grupo' && despues.clase === 'grupo') {
    const cambios = compareGrupos(antes, despues, contexto);
    if (antes.elementoId === despues.elementoId) return cambios;
    const pruebas = cambios.flatMap(({ prueba }) => prueba ?? []);
    return [toSentido('sentido-cambiado', lee, [...pruebas, ...minima()], contexto)];
  }
  if (antes.clase === 'opaco' || despues.clase === 'opaco') {
    const same = antes.clase === despues.clase && toIdentidad(antes) === toIdentidad(despues);
    return same ? [] : [toCambio('estructura-sin-comparar', [], contexto, lee, [])];
  }
  return [toSentido('tipo-cambiado', lee, listMinimas(escribe, contexto), contexto)];
}

function toIdentidad(contenido: ContenidoCampo): number | null {
  return contenido.clase === 'grupo' ? null : contenido.versionId;
}

/** The least that can be written, and of a group what says something too. */
function* listMinimas(
  escribe: ContenidoCampo,
  contexto: ContextoComparacion,
): Generator<ParteMensaje | undefined> {
  yield writeContenido(escribe, contexto.valores);
  if (escribe.clase === 'grupo') yield* listPresencias(escribe, contexto);
}
