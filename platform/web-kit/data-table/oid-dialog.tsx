import { Fingerprint } from 'lucide-react';
import { Button } from '../button/index.ts';
import { Modal } from '../modal/index.ts';
import styles from './oid-cell.module.css';
import type { TableOidDetail } from './row-inputs.ts';

interface OidDialogProps {
  readonly oidDetails: readonly TableOidDetail[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What each level of an object identifier is. */
export function OidDialog({ oidDetails, isOpen, onClose }: OidDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Estructura Identificador Objeto Digital - OID"
      icon={<Fingerprint size={22} />}
      actions={<Button onClick={onClose}>Aceptar</Button>}
    >
      <ol className={styles['levels']}>
        {oidDetails.map((detail, position) => (
          <Level
            key={detail.oid}
            detail={detail}
            depth={position}
            isLast={position === oidDetails.length - 1}
          />
        ))}
      </ol>
    </Modal>
  );
}

const MAX_DEPTH = 5;

interface LevelProps {
  readonly detail: TableOidDetail;
  readonly depth: number;
  readonly isLast: boolean;
}

function Level({ detail: { oid, nombre }, depth, isLast }: LevelProps) {
  return (
    <li data-depth={Math.min(depth, MAX_DEPTH)} aria-current={isLast || undefined}>
      {oid} - {nombre}
    </li>
  );
}
