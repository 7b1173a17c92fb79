import type { TableAttachment, TableRowInputs } from './row-inputs.ts';
import styles from './special-cells.module.css';

export interface VersionCellProps {
  readonly row: TableRowInputs;
  /** A file without address was pressed. */
  readonly onAttachment: (attachment: TableAttachment) => void;
}

/** Where a version comes from: its source, or its files when it is historical. */
export function VersionCell({ row, onAttachment }: VersionCellProps) {
  const { flagHistorico, attachments = [], fuenteInformacion } = row;
  if (!flagHistorico) return fuenteInformacion ?? '';
  return (
    <ul className={styles['files']}>
      {attachments.map((attachment) => (
        <li key={attachment.nombre}>
          {attachment.url === undefined ? (
            <button type="button" className={styles['link']} onClick={() => onAttachment(attachment)}>
              {attachment.nombre}
            </button>
          ) : (
            <a href={attachment.url} download={attachment.nombre}>
              {attachment.nombre}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
