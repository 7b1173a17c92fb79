import { Button } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Valor } from '../../contract/index.ts';
import type { Redaccion } from '../formulario/use-redaccion.ts';
import { useValores } from '../use-valores.ts';
import { TablaValores } from './tabla-valores.tsx';
import { UploadValores } from './upload-valores.tsx';
import { ValorDialog } from './valor-dialog.tsx';
import styles from './valores.module.css';

interface ValoresPanelProps {
  readonly versionId: number;
  readonly redaccion: Redaccion;
}

/** The values of a lista: added, changed, ordered, or brought from a file. They are saved with the rest of the draft. */
export function ValoresPanel(props: ValoresPanelProps) {
  const valores = useValores(props.versionId);
  return (
    <LoadBlock query={valores} subject="los valores">
      {(data) => <Editor {...props} guardados={data.valores} />}
    </LoadBlock>
  );
}

interface EditorProps extends ValoresPanelProps {
  readonly guardados: readonly Valor[];
}

function Editor({ versionId, redaccion, guardados }: EditorProps) {
  const [editing, setEditing] = useState<Valor | 'nuevo' | null>(null);
  const [isImporting, setImporting] = useState(false);
  const valores = redaccion.values.lista ?? guardados;
  const write = (lista: readonly Valor[]) => redaccion.change({ lista });
  const reparos = [...new Set(Object.values(redaccion.refused))];

  return (
    <CardStack>
      <div className={styles['actions']}>
        <Button variant="neutral" icon={<FileUp size={18} />} onClick={() => setImporting(!isImporting)}>
          {isImporting ? 'Cerrar importación' : 'Importar archivo'}
        </Button>
        <Button variant="neutral" icon={<Plus size={18} />} onClick={() => setEditing('nuevo')}>
          Agregar valor
        </Button>
      </div>
      {reparos.length === 0 ? null : (
        <Notice tone="err" role="alert">
          <b>No se guardan hasta corregir esto:</b>
          <ul className={styles['faults']}>
            {reparos.map((reparo) => (
              <li key={reparo}>{reparo}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isImporting ? (
        <UploadValores versionId={versionId} redaccion={redaccion} onDone={() => setImporting(false)} />
      ) : null}
      <TablaValores valores={valores} onChange={write} onEdit={setEditing} />
      {editing === null ? null : (
        <ValorDialog
          valor={editing === 'nuevo' ? null : editing}
          otros={valores.filter((valor) => valor !== editing)}
          elemento={redaccion.values}
          onClose={() => setEditing(null)}
          onKeep={(valor) => {
            write(
              editing === 'nuevo'
                ? [...valores, valor]
                : valores.map((otro) => (otro === editing ? valor : otro)),
            );
            setEditing(null);
          }}
        />
      )}
    </CardStack>
  );
}
