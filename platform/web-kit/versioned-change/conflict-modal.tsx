import type { Modals } from '../modal/index.ts';
import styles from './conflict-modal.module.css';

/** One field of a record that two people changed. */
export interface ConflictField {
  readonly label: string;
  /** What the person on this screen typed. */
  readonly mine: string;
  /** What is stored now. */
  readonly current: string;
}

/**
 * Tells that somebody else changed the record meanwhile and shows both versions of the fields that differ.
 *
 * @returns whether to save one's own version over the present one; otherwise the person goes on editing and
 * nothing typed is lost
 */
export function openConflict(modals: Modals, fields: readonly ConflictField[]): Promise<boolean> {
  const different = fields.filter(({ mine, current }) => mine !== current);
  return modals.warn({
    title: 'Otra persona cambió este registro',
    message: 'Mientras usted lo editaba se guardó otra versión. Compare las dos antes de continuar.',
    body: <ConflictTable fields={different} />,
    cancelLabel: 'Seguir editando',
    confirmLabel: 'Guardar mi versión',
  });
}

function ConflictTable({ fields }: { readonly fields: readonly ConflictField[] }) {
  if (fields.length === 0) return <p>Los datos que usted ve no difieren de los guardados.</p>;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Su versión</th>
          <th scope="col">Versión guardada</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ label, mine, current }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine || '—'}</td>
            <td>{current || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
