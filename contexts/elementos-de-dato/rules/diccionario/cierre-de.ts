import type { Cierre, Pieza } from '../esquemas/cierre.ts';

/** What one version of a larger closure needs: its parts and theirs, bases, and the extensions of what is abstract. */
export function narrowCierre(cierre: Cierre, versionId: number): Cierre {
  const piezas = new Map<number, Pieza>();
  const waiting = [versionId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const pieza = cierre.piezas.get(id);
    if (!pieza || piezas.has(id)) continue;
    piezas.set(id, pieza);
    if (pieza.tipo === 'simple') continue;
    waiting.push(...pieza.componentes.map((componente) => componente.versionId));
    if (pieza.baseId !== null) waiting.push(pieza.baseId);
    if (pieza.abstracto)
      for (const other of cierre.piezas.values())
        if (other.tipo === 'compuesto' && other.baseId === id) waiting.push(other.versionId);
  }
  return { ...cierre, raices: [versionId], piezas };
}
