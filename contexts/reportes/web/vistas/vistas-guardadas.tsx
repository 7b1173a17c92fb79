import { formatLongDay } from '@marco/country/day-text';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useModal } from '@marco/web-kit/modal';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { VistaReporte } from '../../contract/index.ts';
import { FORMAS_DE_COMPARTIR } from '../../contract/vistas.terms.ts';
import styles from '../explorador/explorador.module.css';
import { useBorrado, useVistas } from './use-vistas.ts';

const VistaDialog = lazy(async () => ({ default: (await import('./vista-dialog.tsx')).VistaDialog }));

/** The warning of a view whose set is read otherwise since it was kept. */
export const presentCambio = (dia: string): string =>
  `La definición de este conjunto cambió el ${formatLongDay(dia)}, desde que guardó esta vista.`;

interface VistasGuardadasProps {
  /** What happens once the view on show is deleted. */
  readonly onBorrada: (id: string) => void;
}

/** The own views, with what one does with them, and those of others that are shared. */
export function VistasGuardadas({ onBorrada }: VistasGuardadasProps) {
  const vistas = useVistas();
  return (
    <LoadBlock query={vistas} subject="las vistas guardadas">
      {({ vistas: todas }) => (
        <Card title="Vistas guardadas" isForScreen>
          {todas.length === 0 ? (
            <p className={styles['pregunta']}>
              Todavía no hay ninguna. Explore un conjunto y guárdelo con «Guardar vista».
            </p>
          ) : (
            <LineList>
              {todas.map((vista) => (
                <FilaDeVista key={vista.id} vista={vista} onBorrada={() => onBorrada(vista.id)} />
              ))}
            </LineList>
          )}
        </Card>
      )}
    </LoadBlock>
  );
}

function presentCompartida({ esPropia, compartida, rol, entidad }: VistaReporte): string {
  if (!esPropia) return `De ${entidad}`;
  return compartida === 'rol' && rol
    ? `Compartida con el rol ${rol.nombre}`
    : `Compartida: ${FORMAS_DE_COMPARTIR[compartida].toLowerCase()}`;
}

function FilaDeVista({ vista, onBorrada }: { readonly vista: VistaReporte; readonly onBorrada: () => void }) {
  const { id, nombre, titulo, direccion, esPropia, definicionCambio } = vista;
  const [isChanging, setChanging] = useState(false);
  const borrado = useBorrado(onBorrada);
  const modals = useModal();
  async function remove(): Promise<void> {
    const isSure = await modals.ask({
      title: 'Borrar la vista',
      message: `«${nombre}» deja de estar en su lista y en la de quienes la comparten. Los datos no cambian.`,
      confirmLabel: 'Borrar',
    });
    if (isSure) borrado.mutate(id);
  }
  return (
    <li>
      <Link to={direccion}>{nombre}</Link>
      <span>{titulo}</span>
      {definicionCambio === null ? null : <Chip tone="yellow">La definición cambió</Chip>}
      {esPropia ? (
        <span className={styles['acciones']}>
          <Button variant="neutral" size="small" onClick={() => setChanging(true)}>
            Cambiar o compartir <span className="sr">{nombre}</span>
          </Button>
          <Button
            variant="neutral"
            size="small"
            busy={borrado.isPending && 'Borrando'}
            onClick={() => void remove()}
          >
            Borrar <span className="sr">{nombre}</span>
          </Button>
        </span>
      ) : null}
      <LineNote>{presentCompartida(vista)}</LineNote>
      {isChanging ? (
        <Suspense fallback={null}>
          <VistaDialog estado={vista.estado} vista={vista} onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}
