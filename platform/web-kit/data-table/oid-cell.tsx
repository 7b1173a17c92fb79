import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Identifier } from '../clipboard/index.ts';
import { Modal } from '../modal/index.ts';
import type { TableOidDetail, TableRowInputs } from './row-inputs.ts';
import styles from './special-cells.module.css';

export interface OidCellProps {
  readonly row: TableRowInputs;
  readonly onOpen: () => void;
}

const NAME = 'el OID';

/** An object identifier; pressing it tells what each of its levels is. Plain text where the row does not know. */
export function OidCell({ row, onOpen }: OidCellProps) {
  const { oid = '', oidDetails = [] } = row;
  const [isOpen, setOpen] = useState(false);
  if (oid === '') return null;
  if (oidDetails.length === 0) return <Identifier text={oid} name={NAME} />;
  const close = () => setOpen(false);
  return (
    <>
      <Identifier text={oid} name={NAME}>
        <button
          type="button"
          className={styles['link']}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
            onOpen();
          }}
        >
          {oid}
        </button>
      </Identifier>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Estructura Identificador Objeto Digital - OID"
        icon={<Fingerprint size={22} />}
        actions={<Button onClick={close}>Aceptar</Button>}
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
    </>
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
