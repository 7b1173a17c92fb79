import { type IndexEntry, PageIndex, ReadingBlock, ReadingFrame } from '@marco/web-kit/reading-page';
import { useBlockOfTab, useTotals } from '@marco/web-kit/reading-sections';
import { type ReactNode, useMemo } from 'react';
import type { DetalleElemento } from '../../contract/index.ts';
import { listRelacionesEnPalabras } from '../../rules/elementos/relaciones-en-palabras.ts';
import type { ElementoPanel, ElementoSlots } from '../elemento-slots.ts';
import { CitarSeccion } from './cita-seccion.tsx';
import { ComponentesSeccion } from './componentes-seccion.tsx';
import { DefinicionSeccion } from './definicion-seccion.tsx';
import { countFuentes, FuentesSeccion } from './fuentes-seccion.tsx';
import { listReglasDeElemento, ReglasSeccion } from './reglas-seccion.tsx';
import { RelacionesSeccion } from './relaciones-seccion.tsx';
import { EN_EL_INDICE, findSeccion, type IdSeccion, SECCIONES } from './secciones.ts';
import { ValoresSeccion } from './valores-seccion.tsx';
import { VersionesSeccion } from './versiones-seccion.tsx';

/** What one of both pages has beyond what anybody reads. */
export interface PropiasDePagina {
  /** Before everything else. */
  readonly avisos?: ReactNode;
  /** How to compare two versions. */
  readonly comparar?: ReactNode;
  /** The number this version should have. */
  readonly numeracion?: ReactNode;
  readonly adjuntos?: { readonly total: number; readonly contenido: ReactNode };
  /** Sections of those who work on it, after all others. */
  readonly secciones?: readonly {
    readonly id: 'comentarios' | 'historial';
    readonly contenido: ReactNode;
  }[];
}

interface PaginaElementoProps extends PropiasDePagina {
  readonly detalle: DetalleElemento;
  readonly slots: ElementoSlots;
}

/**
 * An element from its definition to how it is cited, for whoever works on it and for anybody: one page without tabs. A
 * section without data is neither on it nor in its index.
 */
export function PaginaElemento({ detalle, slots, ...propias }: PaginaElementoProps) {
  const { avisos, comparar, numeracion, adjuntos, secciones = [] } = propias;
  const { totals, report } = useTotals();
  const reglas = useMemo(() => listReglasDeElemento(detalle), [detalle]);
  const relaciones = useMemo(() => listRelacionesEnPalabras(detalle), [detalle]);
  useBlockOfTab((pestana) => findSeccion(pestana, detalle));

  const paneles = (place: ElementoPanel['place']) => (
    <Paneles place={place} slots={slots} detalle={detalle} onTotal={report} />
  );
  const entradas = useMemo(() => {
    const sum = (place: ElementoPanel['place']) => sumTotales(totals, place);
    const deVersion = detalle.versiones.length;
    const deRelaciones = sumNullable(relaciones.length || null, sum('relaciones'));
    const deFuentes = countFuentes(detalle) + (adjuntos?.total ?? 0);
    const all: readonly (readonly [IdSeccion, number | null, boolean])[] = [
      ['definicion', null, true],
      ['valores', detalle.valores.total, hasValores(detalle)],
      ['componentes', detalle.componentes.length, detalle.tipo === 'compuesto'],
      ['reglas', reglas.length, reglas.length > 0],
      ['esquema', null, hasPanel(slots, 'esquema')],
      ['relaciones', deRelaciones, deRelaciones !== null],
      ['uso', sum('uso'), sum('uso') !== null],
      ['versiones', deVersion, deVersion > 0],
      ['fuentes', deFuentes, deFuentes > 0],
      ['citar', null, true],
      ...secciones.map(({ id }) => [id, null, true] as const),
    ];
    return all
      .filter(([, , isShown]) => isShown)
      .map(([id, count]): IndexEntry => ({ id, title: EN_EL_INDICE[id] ?? SECCIONES[id], count }));
  }, [detalle, reglas, relaciones, totals, slots, adjuntos?.total, secciones]);
  const isShown = (id: IdSeccion) => entradas.some((entrada) => entrada.id === id);

  return (
    <ReadingFrame top={avisos} indexSide="start" index={<PageIndex entries={entradas} narrow="strip" />}>
      <DefinicionSeccion detalle={detalle} />
      {isShown('valores') ? <ValoresSeccion detalle={detalle} /> : null}
      {isShown('componentes') ? <ComponentesSeccion detalle={detalle} /> : null}
      {isShown('reglas') ? <ReglasSeccion detalle={detalle} reglas={reglas} /> : null}
      {isShown('esquema') ? (
        <ReadingBlock id="esquema" title={SECCIONES.esquema}>
          {paneles('esquema')}
        </ReadingBlock>
      ) : null}
      <RelacionesSeccion detalle={detalle} relaciones={relaciones} isHidden={!isShown('relaciones')}>
        {paneles('relaciones')}
      </RelacionesSeccion>
      <ReadingBlock id="uso" title={SECCIONES.uso} isHidden={!isShown('uso')}>
        {paneles('uso')}
      </ReadingBlock>
      {isShown('versiones') ? (
        <VersionesSeccion detalle={detalle} aside={comparar}>
          {numeracion}
        </VersionesSeccion>
      ) : null}
      {isShown('fuentes') ? <FuentesSeccion detalle={detalle}>{adjuntos?.contenido}</FuentesSeccion> : null}
      <CitarSeccion detalle={detalle}>{paneles('citar')}</CitarSeccion>
      {secciones.map(({ id, contenido }) => (
        <ReadingBlock key={id} id={id} title={SECCIONES[id]}>
          {contenido}
        </ReadingBlock>
      ))}
    </ReadingFrame>
  );
}

function hasValores({ clase, valores }: DetalleElemento): boolean {
  return clase === 'lista' && valores.total > 0;
}

function hasPanel(slots: ElementoSlots, place: ElementoPanel['place']): boolean {
  return slots.some((slot) => slot.place === place);
}

interface PanelesProps {
  readonly place: ElementoPanel['place'];
  readonly slots: ElementoSlots;
  readonly detalle: DetalleElemento;
  readonly onTotal: (name: string, total: number | null) => void;
}

/** What later contexts show in a section; each keeps to itself while it has nothing. */
function Paneles({ place, slots, detalle, onTotal }: PanelesProps) {
  const { elementoId, identificador, numero, oid } = detalle;
  const version = { elementoId, identificador, numero, oid };
  const here = useMemo(
    () =>
      slots
        .filter((slot) => slot.place === place)
        .map(({ order, Panel }, at) => ({
          name: `${place} ${order} ${at}`,
          Panel,
          report: (total: number | null) => onTotal(`${place} ${order} ${at}`, total),
        })),
    [slots, place, onTotal],
  );
  return here.map(({ name, Panel, report }) => <Panel key={name} {...version} onTotal={report} />);
}

/** What the panels of a place show together; null where none shows anything yet. */
function sumTotales(totales: ReadonlyMap<string, number | null>, place: string): number | null {
  return [...totales]
    .filter(([name]) => name.startsWith(`${place} `))
    .reduce<number | null>((sum, [, total]) => sumNullable(sum, total), null);
}

function sumNullable(one: number | null, other: number | null): number | null {
  return one === null ? other : one + (other ?? 0);
}
