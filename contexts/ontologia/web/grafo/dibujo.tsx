import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { useTheme } from '@marco/web-kit/theme';
import cytoscape, { type Core, type NodeSingular } from 'cytoscape';
import { Maximize, Minimize, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { NodoDelGrafo } from '../../contract/index.ts';
import { buildEstilo, toClaseDibujo } from './estilo.ts';
import { findHacia, isDireccion } from './find-hacia.ts';
import styles from './grafo.module.css';
import { presentClase } from './nodos.ts';
import type { Vecindad } from './use-grafo.ts';

export interface DibujoProps {
  readonly vecindad: Vecindad;
  readonly onFocus: (clave: string) => void;
  readonly onOpen: (nodo: NodoDelGrafo) => void;
}

const PASO_ZOOM = 1.25;

/** Below this size names are smaller than 12 px, so only a part around the focus is shown. */
const ZOOM_LEGIBLE = 1;

/** Nodes of the first ring around the focus; each ring farther out holds as many more. */
const PRIMER_ANILLO = 8;

/**
 * The library puts a style into the page unless there is one by this name, and the policy of the product refuses it; the
 * rule stands in the module of styles instead.
 */
const ESTILO_DE_LA_BIBLIOTECA = '__________cytoscape_stylesheet';

/** The ring of each neighbour, from the inside: those of a kind stand together. */
function toAnillo(position: number): number {
  let ring = 1;
  for (let room = PRIMER_ANILLO; position >= room; room += PRIMER_ANILLO * ring) ring += 1;
  return ring;
}

function toPiezas({ nodos, aristas, foco }: Vecindad) {
  const vecinos = nodos
    .filter(({ clave }) => clave !== foco?.clave)
    .sort((a, b) => presentClase(a).localeCompare(presentClase(b), 'es'));
  return [
    ...[...(foco ? [foco] : []), ...vecinos].map((nodo, position) => ({
      data: {
        id: nodo.clave,
        texto: `${presentClase(nodo)}\n${nodo.nombre}`,
        nodo,
        anillo: nodo === foco ? 0 : toAnillo(foco ? position - 1 : position),
      },
      classes: `${toClaseDibujo(nodo)} ${nodo === foco ? 'foco' : ''}`,
    })),
    ...aristas.map(({ desde, hacia, etiqueta }, position) => ({
      data: { id: `arista-${position}`, source: desde, target: hacia, etiqueta },
    })),
  ];
}

/** The nodes an arrow may lead to: those joined with the present one, all where nothing joins them. */
function listCandidatos(cy: Core, actual: NodeSingular) {
  const joined = actual.neighborhood('node');
  const nodes = (joined.nonempty() ? joined : cy.nodes().difference(actual)).nodes();
  return nodes.map((node) => ({ ...node.position(), node }));
}

/** The drawing: pan by dragging, zoom by wheel and keys, arrows from node to node, Enter opens, Space focuses. */
export function Dibujo({ vecindad, onFocus, onOpen }: DibujoProps) {
  const { foco } = vecindad;
  const box = useRef<HTMLDivElement>(null);
  const graph = useRef<Core>(null);
  const whole = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const helpId = useId();
  const { theme } = useTheme();
  const [actual, setActual] = useState<NodoDelGrafo | null>(foco);
  const focusRef = useRef(onFocus);
  useEffect(() => {
    focusRef.current = onFocus;
  });

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const cy = cytoscape({
      container,
      elements: toPiezas(vecindad),
      style: buildEstilo(container),
      // Nodes get their positions without animation, whatever the person prefers.
      layout: foco
        ? {
            name: 'concentric',
            animate: false,
            concentric: (node) => -(node.data('anillo') as number),
            levelWidth: () => 1,
            minNodeSpacing: 18,
          }
        : { name: 'grid', animate: false, avoidOverlapPadding: 24 },
      minZoom: 0.2,
      maxZoom: 3,
    });
    if (cy.zoom() < ZOOM_LEGIBLE) {
      cy.zoom(ZOOM_LEGIBLE);
      cy.center(foco ? cy.getElementById(foco.clave) : cy.nodes().slice(0, 1));
    }
    cy.on('tap', 'node', ({ target }) => focusRef.current(target.id()));
    graph.current = cy;
    setActual(foco ?? vecindad.nodos[0] ?? null);
    return () => {
      graph.current = null;
      cy.destroy();
    };
  }, [vecindad, foco]);

  useEffect(() => {
    // The tokens of the theme on show.
    if (box.current && theme) graph.current?.style(buildEstilo(box.current));
  }, [theme]);

  useEffect(() => {
    const cy = graph.current;
    if (!cy) return;
    cy.nodes().removeClass('actual');
    if (actual) cy.getElementById(actual.clave).addClass('actual');
  }, [actual]);

  useEffect(() => {
    const look = () => {
      setWhole(document.fullscreenElement !== null && document.fullscreenElement === whole.current);
      graph.current?.resize();
    };
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);

  /** The browser may refuse it: then the drawing stays as it is. */
  async function toggleWhole(): Promise<void> {
    await (isWhole ? document.exitFullscreen() : whole.current?.requestFullscreen())?.catch(() => undefined);
  }

  function zoom(factor: number): void {
    const cy = graph.current;
    if (!cy) return;
    cy.zoom({
      level: cy.zoom() * factor,
      renderedPosition: { x: cy.width() / 2, y: cy.height() / 2 },
    });
  }

  function move(key: string): boolean {
    const cy = graph.current;
    if (!cy || !actual || !isDireccion(key)) return false;
    const node = cy.getElementById(actual.clave);
    const next = findHacia(node.position(), listCandidatos(cy, node), key)?.node;
    if (next) {
      setActual(next.data('nodo') as NodoDelGrafo);
      cy.center(next);
    }
    return true;
  }

  function act(key: string): boolean {
    if (key === '+' || key === '=') zoom(PASO_ZOOM);
    else if (key === '-') zoom(1 / PASO_ZOOM);
    else if (key === 'Enter' && actual) onOpen(actual);
    else if (key === ' ' && actual) onFocus(actual.clave);
    else return move(key);
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key)) event.preventDefault();
  }

  return (
    <div ref={whole} className={styles['whole']}>
      <Card title="Grafo" aside={`${vecindad.nodos.length} nodos`}>
        <div className={styles['tools']}>
          <Button variant="neutral" size="small" icon={<ZoomIn size={16} />} onClick={() => zoom(PASO_ZOOM)}>
            Acercar
          </Button>
          <Button
            variant="neutral"
            size="small"
            icon={<ZoomOut size={16} />}
            onClick={() => zoom(1 / PASO_ZOOM)}
          >
            Alejar
          </Button>
          <Button
            variant="neutral"
            size="small"
            icon={<Scan size={16} />}
            onClick={() => graph.current?.fit(undefined, 24)}
          >
            Ver todo
          </Button>
          {document.fullscreenEnabled ? (
            <Button
              variant="neutral"
              size="small"
              icon={isWhole ? <Minimize size={16} /> : <Maximize size={16} />}
              onClick={() => void toggleWhole()}
            >
              {isWhole ? 'Salir de pantalla completa' : 'Pantalla completa'}
            </Button>
          ) : null}
        </div>
        <p id={helpId} className={styles['help']}>
          Arrastre para mover y use la rueda para acercar. Con el teclado: flechas para pasar de un nodo a
          otro, + y − para acercar y alejar, espacio para enfocar y Enter para abrir. La lista dice lo mismo.
        </p>
        <span id={ESTILO_DE_LA_BIBLIOTECA} hidden />
        <div
          ref={box}
          className={styles['canvas']}
          role="application"
          aria-label="Grafo de la ontología"
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing is worked with its own keys
          tabIndex={0}
          onKeyDown={onKeyDown}
        />
        <p role="status" className={styles['current']}>
          {actual ? `Nodo actual: ${presentClase(actual)} ${actual.nombre}.` : ''}
        </p>
      </Card>
    </div>
  );
}
