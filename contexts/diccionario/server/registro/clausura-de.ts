import type { Clausura, Pieza } from '@marco/esquemas/port';

/** What one version of a larger closure needs: its parts and theirs, bases, and the extensions of what is abstract. */
export function toClausuraDe(clausura: Clausura, versionId: number): Clausura {
  const piezas = new Map<number, Pieza>();
  const waiting = [versionId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const pieza = clausura.piezas.get(id);
    if (!pieza || piezas.has(id)) continue;
    piezas.set(id, pieza);
    waiting.push(...listNecesarias(clausura, pieza));
  }
  return { ...clausura, raices: [versionId], piezas };
}

function listNecesarias(clausura: Clausura, pieza: Pieza): readonly number[] {
  if (pieza.tipo === 'simple') return [];
  const extensiones = pieza.abstracto
    ? [...clausura.piezas.values()].filter(
        (other) => other.tipo === 'compuesto' && other.baseId === pieza.versionId,
      )
    : [];
  return [
    ...pieza.componentes.map((componente) => componente.versionId),
    ...(pieza.baseId === null ? [] : [pieza.baseId]),
    ...extensiones.map((extension) => extension.versionId),
  ];
}
