import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { directorioPaths } from '../../contract/directorio.paths.ts';
import type { DemandaDeDato, ResultadoDirectorio } from '../../contract/index.ts';
import styles from './demanda-card.module.css';

// The dialog comes with the first press.
const DemandaDialog = lazy(async () => ({
  default: (await import('./demanda-dialog.tsx')).DemandaDialog,
}));

interface DemandaCardProps extends Pick<ResultadoDirectorio, 'sinOferta'> {
  /** The words of the search. */
  readonly texto: string;
  readonly isNadaHallado: boolean;
  /** What most entidades ask for; absent where something in particular is looked for. */
  readonly masPedido: DemandaDeDato | undefined;
}

/** A datum nobody serves is asked for: what was looked for comes with it. */
export function DemandaCard({ sinOferta, texto, isNadaHallado, masPedido }: DemandaCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [dato] = sinOferta;
  const palabras = dato === undefined && isNadaHallado ? texto : '';
  const buscado = dato?.nombre ?? palabras;
  return (
    <div className={styles['box']}>
      <p>
        {buscado === '' ? (
          <>
            <b>¿Falta el dato que necesita?</b> {presentMasPedido(masPedido)}{' '}
            <Link to={directorioPaths.demandas}>Ver lo que más se pide</Link>
          </>
        ) : (
          <>
            <b>Nadie ofrece «{buscado}» todavía: pídalo.</b> {dato ? presentPedidos(dato) : null}
          </>
        )}
      </p>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Pedir un dato
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DemandaDialog
            elemento={dato ? { id: dato.elementoId, label: dato.nombre } : null}
            palabras={palabras}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function presentPedidos({ entidades }: ResultadoDirectorio['sinOferta'][number]): string {
  if (entidades === 0) return 'Sería la primera petición de una entidad.';
  return entidades === 1 ? '1 entidad ya lo pidió.' : `${formatNumber(entidades)} entidades ya lo pidieron.`;
}

/** What most entidades ask for, where any does. */
function presentMasPedido(demanda: DemandaDeDato | undefined): string {
  if (!demanda || demanda.entidades === 0) return 'Dígalo aquí y se suma a lo que piden las demás entidades.';
  const { dato, entidades } = demanda;
  const quienes = entidades === 1 ? '1 entidad ya pidió' : `${formatNumber(entidades)} entidades ya pidieron`;
  return `Dígalo aquí: ${quienes} «${dato}».`;
}
