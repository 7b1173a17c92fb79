import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { classNames } from '@marco/web-kit/class-names';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading } from '@marco/web-kit/page';
import { Copy, Lock, Pencil, Printer, Users } from 'lucide-react';
import type { TableroLeido } from '../../contract/index.ts';
import { DeleteTablero } from './delete-tablero.tsx';
import { PiezaDeTablero } from './pieza.tsx';
import styles from './tablero.module.css';
import { useCopia } from './use-tableros.ts';

interface LecturaProps {
  readonly tablero: TableroLeido;
  readonly onEdit: () => void;
}

/** Who can open the address of a board. */
function presentAlcance(rol: string | null) {
  return rol === null
    ? {
        icon: <Lock size={16} />,
        text: 'Solo usted lo ve: su dirección no se abre en la sesión de otra persona.',
      }
    : {
        icon: <Users size={16} />,
        text: `Lo ven quienes trabajan como ${rol}: a ellos puede enviarles la dirección.`,
      };
}

/** A board as it is read: every pieza, who sees it, and what one does with it. */
export function LecturaTablero({ tablero, onEdit }: LecturaProps) {
  const { nombre, rol, piezas } = tablero;
  const isPropio = rol === null;
  const { copy, isSaving } = useCopia();
  return (
    <>
      <PageHeading
        title={nombre}
        facts={[presentAlcance(rol)]}
        actions={
          <>
            {isPropio ? (
              <Button icon={<Pencil size={18} />} onClick={onEdit}>
                Cambiar
              </Button>
            ) : null}
            <Button
              variant={isPropio ? 'neutral' : 'primary'}
              icon={<Copy size={18} />}
              busy={isSaving && 'Copiando'}
              onClick={() => void copy(tablero)}
            >
              {isPropio ? 'Copiar' : 'Copiar para cambiarlo'}
            </Button>
            <Button variant="neutral" icon={<Printer size={18} />} onClick={() => window.print()}>
              Imprimir
            </Button>
            {isPropio ? <DeleteTablero tablero={tablero} /> : null}
          </>
        }
      />
      {piezas.length === 0 ? (
        <Card>
          <EmptyState
            title="Su tablero está vacío"
            text="Agregue los indicadores que quiere ver juntos: hasta doce."
          >
            <Button onClick={onEdit}>Agregar piezas</Button>
          </EmptyState>
        </Card>
      ) : (
        <ul className={styles['piezas']}>
          {piezas.map((pieza, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same pieza may stand twice, and none moves here
              key={at}
              className={classNames(styles['pieza'], pieza.forma === 'grafica' && styles['ancha'])}
            >
              <PiezaDeTablero pieza={pieza} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
