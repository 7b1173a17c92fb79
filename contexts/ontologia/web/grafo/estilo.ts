import type { StylesheetJson } from 'cytoscape';
import type { NodoDelGrafo } from '../../contract/index.ts';

/** Shape of each kind of node: told apart without colour. */
const FORMAS = {
  clase: 'round-rectangle',
  propiedad: 'ellipse',
  individuo: 'diamond',
  evento: 'hexagon',
  regla: 'octagon',
  elemento: 'cut-rectangle',
} as const;

/** Tokens of the fill and the line of each kind. */
export const COLORES = {
  clase: ['--primary-soft', '--primary'],
  propiedad: ['--surface-2', '--control'],
  individuo: ['--ok-soft', '--ok'],
  evento: ['--purple-soft', '--purple'],
  regla: ['--warn-soft', '--warn-text'],
  elemento: ['--neutral-soft', '--neutral-text'],
} as const;

export type ClaseDibujo = keyof typeof FORMAS;

/** Every kind that is drawn, in the order of the legend. */
export const CLASES_DIBUJO = Object.keys(FORMAS) as readonly ClaseDibujo[];

/** The kind a node is drawn as. */
export function toClaseDibujo({ clase, tipo }: Pick<NodoDelGrafo, 'clase' | 'tipo'>): ClaseDibujo {
  if (clase !== 'definicion') return clase;
  return tipo === 'clase' ? 'clase' : 'propiedad';
}

/** The look of the graph by the tokens of the theme on show. */
export function buildEstilo(element: HTMLElement): StylesheetJson {
  const tokens = getComputedStyle(element);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  const kinds = (Object.keys(FORMAS) as ClaseDibujo[]).map((clase) => ({
    selector: `node.${clase}`,
    style: {
      shape: FORMAS[clase],
      'background-color': token(COLORES[clase][0]),
      'border-color': token(COLORES[clase][1]),
    },
  }));
  return [
    {
      selector: 'node',
      style: {
        label: 'data(texto)',
        color: token('--text'),
        'font-family': token('--font-body'),
        'font-size': 13,
        'text-wrap': 'wrap',
        'text-max-width': '124px',
        'text-valign': 'center',
        'text-halign': 'center',
        width: 140,
        height: 64,
        'border-width': 1.5,
      },
    },
    ...kinds,
    { selector: 'node.individuo, node.evento', style: { width: 168, height: 92 } },
    { selector: 'node.foco', style: { 'border-width': 4, 'font-weight': 600 } },
    {
      selector: 'node.actual',
      style: { 'outline-width': 3, 'outline-color': token('--accent'), 'outline-offset': 3 },
    },
    {
      selector: 'edge',
      style: {
        label: 'data(etiqueta)',
        width: 1.5,
        color: token('--text-2'),
        'font-family': token('--font-body'),
        'font-size': 12,
        'text-background-color': token('--surface'),
        'text-background-opacity': 1,
        'text-background-padding': '2px',
        'line-color': token('--border-2'),
        'target-arrow-color': token('--border-2'),
        'target-arrow-shape': 'triangle',
        'curve-style': 'bezier',
      },
    },
  ];
}
