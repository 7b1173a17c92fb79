import { addDays, nextWorkingDay } from '@marco/country/working-days';
import { createSeededRandom } from '../seeded-random.ts';
import type { DemoVersion } from './demo-elemento.ts';
import {
  type DemoCompuesto,
  type FilaElemento,
  type FilaVersion,
  parseRestriccion,
  readHistoria,
} from './read-elementos.ts';

/** Simple elements entered the registry during its first year. */
const PRIMER_DIA = '2024-02-01';
const DIAS_DE_CARGA = 300;

/** Composites came after their parts, and again when some part had a new version. */
const PRIMEROS_COMPUESTOS = '2025-03-03';
const SEGUNDOS_COMPUESTOS = '2026-05-11';
const DIAS_ENTRE_NIVELES = 14;

/** How deep a composite is: one more than its deepest part. */
function measureNivel(identificador: string, compuestos: ReadonlyMap<string, DemoCompuesto>): number {
  const compuesto = compuestos.get(identificador);
  if (!compuesto) return 0;
  const partes = [...compuesto.partes.map(({ parte }) => parte), ...(compuesto.base ? [compuesto.base] : [])];
  return 1 + Math.max(...partes.map((parte) => measureNivel(parte, compuestos)));
}

/** Whether some part of a composite, however deep, has a later version than the composite's first. */
function hasNewParts(
  identificador: string,
  compuestos: ReadonlyMap<string, DemoCompuesto>,
  historia: Readonly<Record<string, readonly FilaVersion[]>>,
): boolean {
  const compuesto = compuestos.get(identificador);
  if (!compuesto) return (historia[identificador] ?? []).some(({ desde }) => desde > PRIMEROS_COMPUESTOS);
  return [...compuesto.partes.map(({ parte }) => parte), ...(compuesto.base ? [compuesto.base] : [])].some(
    (parte) => hasNewParts(parte, compuestos, historia),
  );
}

function listEdiciones(
  elemento: FilaElemento,
  compuestos: ReadonlyMap<string, DemoCompuesto>,
  historia: Readonly<Record<string, readonly FilaVersion[]>>,
): readonly FilaVersion[] {
  const escritas = historia[elemento.identificador];
  if (escritas) return escritas;
  const nivel = measureNivel(elemento.identificador, compuestos);
  if (nivel === 0) {
    const random = createSeededRandom(`elemento ${elemento.identificador}`);
    const desde = addDays(PRIMER_DIA, random.int(0, DIAS_DE_CARGA));
    return [{ numero: '1.0', desde, resumen: 'Primera edición.' }];
  }
  const offset = nivel * DIAS_ENTRE_NIVELES;
  const primera = {
    numero: '1.0',
    desde: addDays(PRIMEROS_COMPUESTOS, offset),
    resumen: 'Primera edición.',
  };
  if (!hasNewParts(elemento.identificador, compuestos, historia)) return [primera];
  const segunda = {
    numero: '1.1',
    desde: addDays(SEGUNDOS_COMPUESTOS, offset),
    resumen: 'Actualiza las versiones de sus componentes.',
  };
  return [primera, segunda];
}

function splitNumero(numero: string): { mayor: number; menor: number } {
  const [mayor = 1, menor = 0] = numero.split('.').map(Number);
  return { mayor, menor };
}

/** Examples of an edition: its own, or those of today whose code it already had. */
function listEjemplos(elemento: FilaElemento, { ejemplos, sinValores = [] }: FilaVersion): readonly string[] {
  return (ejemplos?.split(';') ?? elemento.ejemplos).filter((ejemplo) => !sinValores.includes(ejemplo));
}

function listDeElemento(
  elemento: FilaElemento,
  compuestos: ReadonlyMap<string, DemoCompuesto>,
  { versiones, trabajo, caducados }: ReturnType<typeof readHistoria>,
): DemoVersion[] {
  const enTrabajo = trabajo.filter(({ identificador }) => identificador === elemento.identificador);
  const caducado = caducados.find(({ identificador }) => identificador === elemento.identificador);
  const soloBorrador = enTrabajo.some(({ numero }) => numero === '1.0');
  const ediciones = soloBorrador ? [] : listEdiciones(elemento, compuestos, versiones);
  const base = { elemento, definicion: elemento.definicion, ejemplos: elemento.ejemplos, sinValores: [] };
  const incorporadas = ediciones.map((edicion, position): DemoVersion => {
    const siguiente = ediciones[position + 1];
    const hasta = siguiente?.desde ?? caducado?.hasta;
    const cerrada = caducado ? 'caducado' : 'incorporado';
    return {
      ...base,
      ...splitNumero(edicion.numero),
      estado: siguiente ? 'historico' : cerrada,
      desde: nextWorkingDay(edicion.desde),
      hasta: hasta === undefined ? null : nextWorkingDay(hasta),
      resumen: edicion.resumen,
      definicion: edicion.definicion ?? elemento.definicion,
      ejemplos: listEjemplos(elemento, edicion),
      restriccion: edicion.restriccion ? parseRestriccion(edicion.restriccion) : elemento.restriccion,
      sinValores: edicion.sinValores ?? [],
      motivoCaducidad: !siguiente && caducado ? caducado.motivo : null,
    };
  });
  const otras = enTrabajo.map(
    ({ numero, estado, resumen }): DemoVersion => ({
      ...base,
      ...splitNumero(numero),
      estado,
      desde: null,
      hasta: null,
      resumen,
      restriccion: elemento.restriccion,
      motivoCaducidad: null,
    }),
  );
  return [...incorporadas, ...otras];
}

/** Every version of every element, parts before the composites that hold them. */
export function planVersiones(
  elementos: readonly FilaElemento[],
  compuestos: ReadonlyMap<string, DemoCompuesto>,
): DemoVersion[] {
  const historia = readHistoria();
  return elementos
    .toSorted(
      (one, other) =>
        measureNivel(one.identificador, compuestos) - measureNivel(other.identificador, compuestos),
    )
    .flatMap((elemento) => listDeElemento(elemento, compuestos, historia));
}
