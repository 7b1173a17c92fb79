import { lazy, Suspense, useState } from 'react';
import { Identifier } from '../clipboard/index.ts';
import styles from './oid-cell.module.css';
import type { TableRowInputs } from './row-inputs.ts';

// It comes with the first press: few who read a list open one.
const OidDialog = lazy(async () => ({ default: (await import('./oid-dialog.tsx')).OidDialog }));

export interface OidCellProps {
  readonly row: TableRowInputs;
  readonly onOpen: () => void;
}

const NAME = 'el OID';

/** An object identifier; pressing it tells what each of its levels is. Plain text where the row does not know. */
export function OidCell({ row, onOpen }: OidCellProps) {
  const { oid = '', oidDetails = [] } = row;
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  if (oid === '') return null;
  if (oidDetails.length === 0) return <Identifier text={oid} name={NAME} />;
  return (
    <>
      <Identifier text={oid} name={NAME}>
        <button
          type="button"
          className={styles['link']}
          aria-haspopup="dialog"
          onClick={() => {
            setState('open');
            onOpen();
          }}
        >
          {oid}
        </button>
      </Identifier>
      {state === 'never' ? null : (
        <Suspense fallback={null}>
          <OidDialog oidDetails={oidDetails} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
