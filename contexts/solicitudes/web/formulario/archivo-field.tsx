import {
  type CargaArchivos,
  CargaArchivosField,
  ListaArchivos,
  QuitarArchivo,
} from '@marco/archivos/widgets';
import { useModal } from '@marco/web-kit/modal';
import type { DocumentoSolicitud } from '../../contract/index.ts';
import styles from './formulario.module.css';

interface ArchivoFieldProps {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly documento: DocumentoSolicitud | null;
  readonly carga: CargaArchivos;
  readonly extensiones: readonly string[];
  /** Most bytes, where it takes less than any file may have. */
  readonly bytes?: number;
  /** What is lost with it, as the question says. */
  readonly alQuitar: string;
  readonly onQuitar: () => void;
}

/** A place for one file of the form: the file, or where it is chosen. */
export function ArchivoField(props: ArchivoFieldProps) {
  const { label, required = false, hint, documento, carga, extensiones, bytes, alQuitar, onQuitar } = props;
  const modals = useModal();

  async function remove(): Promise<void> {
    const sure = await modals.ask({
      title: `¿Quitar ${documento?.nombre}?`,
      message: alQuitar,
      confirmLabel: 'Quitar archivo',
    });
    if (sure) onQuitar();
  }

  return (
    <div>
      <p className={styles['subject']}>
        {label}
        {required ? ' *' : <span className={styles['optional']}> (opcional)</span>}
      </p>
      {documento === null ? (
        <CargaArchivosField
          carga={carga}
          reglas={{ multiple: false, extensiones, ...(bytes === undefined ? {} : { bytes }) }}
          label={label}
        />
      ) : (
        <div className={styles['stored']}>
          <ListaArchivos
            archivos={[documento]}
            toQuitar={({ nombre }) => <QuitarArchivo nombre={nombre} onClick={() => void remove()} />}
          />
        </div>
      )}
      {hint === undefined ? null : <p className={styles['hint']}>{hint}</p>}
    </div>
  );
}
