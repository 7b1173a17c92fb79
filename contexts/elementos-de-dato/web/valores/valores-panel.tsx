import { Button } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { FileUp, Plus, Save } from 'lucide-react';
import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Valor } from '../../contract/index.ts';
import type { Borrador } from '../edicion/use-borrador.ts';
import { ImportarValores } from './importar-valores.tsx';
import { TablaValores } from './tabla-valores.tsx';
import { useGuardarValores } from './use-guardar-valores.ts';
import { useValores } from './use-valores.ts';
import { ValorDialog } from './valor-dialog.tsx';
import styles from './valores.module.css';

interface ValoresPanelProps {
  readonly versionId: number;
  readonly borrador: Borrador;
  /** Values written and not saved; they outlive a change of section. */
  readonly escritos: readonly Valor[] | null;
  readonly onWrite: Dispatch<SetStateAction<readonly Valor[] | null>>;
}

/** The values of a lista: added, changed, ordered, or brought from a file. */
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

function Editor({ versionId, borrador, escritos, onWrite, guardados }: EditorProps) {
  const [editing, setEditing] = useState<Valor | 'nuevo' | null>(null);
  const [isImporting, setImporting] = useState(false);
  const { save, isSaving } = useGuardarValores(versionId, borrador);
  const valores = escritos ?? guardados;

  return (
    <CardStack>
      <div className={styles['actions']}>
        <Button variant="neutral" icon={<FileUp size={18} />} onClick={() => setImporting(!isImporting)}>
          {isImporting ? 'Cerrar importación' : 'Importar archivo'}
        </Button>
        <Button variant="neutral" icon={<Plus size={18} />} onClick={() => setEditing('nuevo')}>
          Agregar valor
        </Button>
        <Button
          icon={<Save size={18} />}
          busy={isSaving && 'Guardando'}
          onClick={async () => {
            // What was changed while it was saved waits for the next time.
            if (await save(valores)) onWrite((now) => (now === valores ? null : now));
          }}
        >
          Guardar valores
        </Button>
      </div>
      {escritos === null ? null : (
        <Notice tone="warn" role="status">
          Hay valores sin guardar.
        </Notice>
      )}
      {isImporting ? (
        <ImportarValores
          versionId={versionId}
          borrador={borrador}
          isDirty={escritos !== null}
          onDone={() => setImporting(false)}
        />
      ) : null}
      <TablaValores valores={valores} onChange={onWrite} onEdit={setEditing} />
      {editing === null ? null : (
        <ValorDialog
          valor={editing === 'nuevo' ? null : editing}
          otros={valores.filter((valor) => valor !== editing)}
          elemento={borrador.valores}
          onClose={() => setEditing(null)}
          onKeep={(valor) => {
            onWrite(
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
